package zwick.fuzz;

import org.jspecify.annotations.Nullable;

/// Where Jazzer comes in: it looks for methods of these names.
public final class Door {
  private static @Nullable Target target;

  private Door() {}

  public static void fuzzerInitialize(String[] arguments) throws ReflectiveOperationException {
    target = (Target) Class.forName(arguments[0]).getConstructor().newInstance();
  }

  public static void fuzzerTestOneInput(byte[] input) throws Exception {
    if (target == null) {
      throw new IllegalStateException("fuzzerInitialize comes first");
    }
    target.take(input);
  }
}
