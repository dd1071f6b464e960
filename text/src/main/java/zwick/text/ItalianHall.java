package zwick.text;

/// Italian: playing each other. See [Texts] for how to write them.
final class ItalianHall {
  static final String TEXT =
      """
      # What players say to each other with one touch.
      phrase.hello = Ciao!
      phrase.good-luck = Buona fortuna!
      phrase.nice-move = Bella mossa!
      phrase.oops = Ops!
      phrase.thanks = Grazie!
      phrase.one-moment = Un momento, per favore.
      phrase.well-played = Ben giocato!
      phrase.good-game = È stata una bella partita.
      phrase.rematch = Ancora una partita?
      phrase.goodbye = Arrivederci!

      # Why the house does not do something.
      house.not-seated = Non giochi a questo tavolo.
      house.not-invited = Questo invito ormai è per qualcun altro.
      house.your-own-terms = Deve dire di sì qualcun altro.
      house.not-begun = La partita non è ancora cominciata.
      house.already-begun = La partita è già cominciata.
      house.table-closed = Questa partita è stata annullata.
      house.still-playing = Prima deve finire questa partita.
      house.too-late-to-abort = È troppo tardi per annullare: avete già mosso entrambi. Puoi
          abbandonare o offrire la patta.
      house.not-for-players = Questo può farlo solo la casa.
      house.nothing-to-take-back = Non hai ancora una mossa da ritirare.
      house.already-asked = È già stato chiesto; si aspetta la risposta.
      house.nothing-asked = Non è stato chiesto niente.
      house.no-take-back-in-rated-games = In una partita valida per la classifica non si ritira
          nessuna mossa.
      house.opponent-is-there = Non ancora: chi deve muovere c’è, o è appena andato via.
      house.no-holiday-left = In questa partita non ti restano tanti giorni di pausa.
      house.rated-needs-accounts = Per la classifica ci vuole un account da entrambe le parti.
      house.rated-starts-at-the-start = Per la classifica una partita comincia dalla posizione
          iniziale.
      house.no-such-phrase = Questa frase non c’è.
      house.words-not-allowed = Per scrivere parole proprie ci vuole il permesso di entrambi; le
          frasi pronte vanno sempre bene.
      house.words-too-long = È troppo lungo: al massimo 200 caratteri.
      house.no-words = Non c’è scritto niente.
      house.not-so-fast = Non così in fretta; aspetta un momento.
      house.no-such-player = Questo giocatore non esiste.
      house.name-not-allowed = Questo nome non va: da 2 a 24 lettere e cifre, anche con spazi,
          trattini o punti in mezzo, e nessuno che sembri nostro.
      house.name-taken = Questo nome è già preso.
      house.password-too-short = La password deve avere almeno 8 caratteri.
      house.password-too-long = La password può avere al massimo 200 caratteri.
      house.name-or-password-wrong = Il nome o la password non sono giusti.
      house.has-account = Hai già un account.
      house.needs-account = Per questo ti serve un account.
      house.too-many-bots = Non puoi registrare più di cinque programmi.
      house.too-busy = In questo momento c’è troppo da fare; riprova tra poco.
      """;

  private ItalianHall() {}
}
