package zwick.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/// A target whose input is text.
public abstract class TextTarget implements Target {
  private final String name;

  protected TextTarget(String name) {
    this.name = name;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Stream<byte[]> seeds() {
    return texts().map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public final void take(byte[] input) throws Exception {
    take(new String(input, StandardCharsets.UTF_8));
  }

  protected abstract Stream<String> texts();

  protected abstract void take(String text) throws Exception;
}
