package zwick.cli.commands.games;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.notation.records.RecordFormat;

/// `zwick convert`: game records from one format to another. Which format the file has it can see.
@Command(name = "convert")
public final class ConvertCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "record")
  private String file = "";

  @Option(names = "--to", paramLabel = "FORMAT", required = true, descriptionKey = "to")
  private String to = "";

  @Option(names = "--rules", paramLabel = "RULES", descriptionKey = "convert.rules")
  private @Nullable String rules;

  public ConvertCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var format = RecordFormat.find(to).orElseThrow(() -> new BadUsage("bad-value", "--to", to));
    var usual = Optional.ofNullable(rules).map(CommandContext::rules);
    var text = commandContext.read(file);
    var records = RecordFormat.of(text).read(text, usual);
    commandContext.out().print(format.write(records));
  }
}
