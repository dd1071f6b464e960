package zwick.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import zwick.engine.evaluation.Evaluation;
import zwick.view.Answers;

/// The door between JavaScript and Java. What may be asked and what is answered is written down in
/// the page's `types.d.ts`; whoever sends something unreadable gets sentences, in his language,
/// that say what is wrong with it.
public final class Browser {
  /// Weights come over the network, so until somebody sends them there are none.
  private static final Answers ANSWERS = new Answers(Evaluation::untrained);

  private Browser() {}

  /// The answer to a question of the page, as JSON.
  @JSExport
  public static String ask(String question, String json) {
    return ANSWERS.ask(question, json);
  }

  /// The same for the question `analyse`, which tells `listener` all along what it has found.
  @JSExport
  public static String analyse(String json, Listener listener) {
    return ANSWERS.ask("analyse", json, listener::told);
  }

  /// A function of JavaScript's.
  @JSFunctor
  public interface Listener extends JSObject {
    void told(String report);
  }

  /// Loading the program runs this; nothing has to happen then.
  public static void main(String[] args) {}
}
