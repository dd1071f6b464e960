package zwick.server.protocol;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import zwick.text.Language;

/// What the server says itself; all about games comes from the module text.
public final class ServerTexts {
  private ServerTexts() {}

  public static String say(Language language, String key, Object... values) {
    var locale = Locale.of(language.code());
    var sentence = ResourceBundle.getBundle("zwick.server.server", locale).getString(key);
    return values.length == 0 ? sentence : new MessageFormat(sentence, locale).format(values);
  }
}
