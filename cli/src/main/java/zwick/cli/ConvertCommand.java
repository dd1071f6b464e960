package zwick.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.notation.RecordFormat;

/// `zwick convert`: game records from one format to another. Which format the file has it can see.
@Command(name = "convert")
final class ConvertCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "record")
  private String file = "";

  @Option(names = "--to", paramLabel = "FORMAT", required = true, descriptionKey = "to")
  private String to = "";

  @Option(names = "--rules", paramLabel = "RULES", descriptionKey = "convert.rules")
  private @Nullable String rules;

  ConvertCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var format = RecordFormat.find(to).orElseThrow(() -> new BadUsage("bad-value", "--to", to));
    var usual = Optional.ofNullable(rules).map(Session::rules);
    var text = session.read(file);
    var records = RecordFormat.of(text).read(text, usual);
    session.out().print(format.write(records));
  }
}
