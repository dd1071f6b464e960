package zwick.text.german;

/// German: sides, numbers, presets. See [PackagedTexts] for how to write them.
public final class GermanNames {
  public static final String TEXT =
      """
      side.white = Weiß
      side.black = Schwarz
      list.and = {0} und {1}
      list.or = {0} oder {1}

      number.2 = zwei
      number.3 = drei
      number.4 = vier
      number.5 = fünf
      number.6 = sechs
      number.7 = sieben
      number.8 = acht
      number.9 = neun
      number.10 = zehn
      number.11 = elf
      number.12 = zwölf

      preset.muehle-ravensburger = Mühle (Ravensburger)
      preset.muehle-turnier = Mühle (Turnierregeln)
      preset.mulino = Mulino (italienisches Heft)
      preset.mulino-misto = Mulino misto (gemischte Mühle)
      preset.mulino-ceylonese = Mulino ceylonese (Ceylon-Mühle)
      preset.dame-ravensburger = Dame (Ravensburger)
      preset.dames-ravensburger = Dames (Ravensburger, französisch)
      preset.dame-100 = Dame 100 (Ravensburger)
      preset.dames-100 = Dames 100 (Ravensburger, französisch)
      preset.dama = Dama (italienisches Heft)
      preset.mangia-la-dama = Mangia la dama (Schlagdame)
      preset.lupo-e-pecore = Lupo e pecore (Wolf und Schafe)
      preset.dame-10x10 = Dame (10 × 10)
      preset.lasker = Lasker-Mühle
      preset.morabaraba = Morabaraba
      preset.twelve = Mühle mit zwölf Steinen
      preset.six = Kleine Mühle mit sechs Steinen
      preset.english = Englische Dame (Checkers)
      preset.russian = Russische Dame
      preset.brazilian = Brasilianische Dame
      preset.italian = Italienische Dame
      preset.spanish = Spanische Dame
      preset.czech = Tschechische Dame
      preset.thai = Thailändische Dame (Makhos)
      preset.frisian = Friesische Dame
      preset.antidraughts = Schlagdame (10 × 10)

      summary.muehle-ravensburger = Steine in Mühlen sind sicher; eine Mühle gegen drei Steine
          gewinnt sofort.
      summary.muehle-turnier = Stehen alle Steine in Mühlen, sind sie nicht mehr geschützt; mit
          Regeln fürs Unentschieden.
      summary.mulino = Klassische Mühle mit neun Steinen; mit drei Steinen wird gesprungen.
      summary.mulino-misto = Setzen oder ziehen? Das entscheidet jeder bei jedem Zug selbst.
      summary.mulino-ceylonese = Jede Mühle schenkt dir einen Extrazug.
      summary.dame-ravensburger = Steine schlagen nur vorwärts; wer einen Schlag übersieht, muss ihn
          auf Verlangen nachholen.
      summary.dames-ravensburger = Wie Dame von Ravensburger, aber Steine schlagen auch rückwärts.
      summary.dame-100 = Dame von Ravensburger auf 100 Feldern mit je 20 Steinen.
      summary.dames-100 = Dames von Ravensburger auf 100 Feldern; Steine schlagen auch rückwärts.
      summary.dama = Freie Wahl beim Schlagen; wer nicht schlägt, dessen Stein wird weggeblasen.
      summary.mangia-la-dama = Verkehrte Welt: Wer zuerst alle Steine los ist, gewinnt.
      summary.lupo-e-pecore = Vier Schafe wollen den Wolf einkreisen, der Wolf will hindurch.
      summary.dame-10x10 = Internationale Dame: die meisten Steine zuerst, weite Damen,
          Unentschieden auf Antrag.
      summary.lasker = Zehn Steine; setzen und ziehen in beliebiger Folge.
      summary.morabaraba = Zwölf Steine auf dem Brett mit Schrägen, aus dem Süden Afrikas.
      summary.twelve = Zwölf Steine auf dem Brett mit Schrägen.
      summary.six = Sechs Steine auf zwei Quadraten; gesprungen wird nicht.
      summary.english = Kurze Damen, freie Wahl beim Schlagen, Steine schlagen nur vorwärts.
      summary.russian = Weite Damen; ein Stein wird mitten im Schlag zur Dame und schlägt weiter.
      summary.brazilian = Die internationalen Regeln auf 64 Feldern.
      summary.italian = Kurze Damen, die kein einfacher Stein schlagen darf; strenge Schlagfolge.
      summary.spanish = Weite Damen; die meisten Steine zuerst, dann die meisten Damen.
      summary.czech = Weite Damen; kann eine Dame schlagen, hat sie Vorrang.
      summary.thai = Acht Steine je Spieler; Geschlagenes verschwindet sofort.
      summary.frisian = Geschlagen wird in acht Richtungen, schräg und gerade.
      summary.antidraughts = Internationale Dame verkehrt: Wer alles verliert, gewinnt.
      """;

  private GermanNames() {}
}
