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
      house.rated-not-against-oneself = Contro il proprio programma, o fra due della stessa persona,
          una partita non vale per la classifica. Senza classifica si può.
      house.rated-enough-for-today = Oggi voi due avete già giocato per la classifica tante volte
          quante ne valgono in un giorno. Senza classifica potete continuare. iniziale.
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
      house.password-too-common = Questa password si indovina facilmente. Prendine una a cui nessuno
          pensa: quattro parole che non c’entrano fra loro, per esempio.
      house.password-same = Questa è già la tua password; scegline un’altra.
      house.password-wrong = La password non è giusta.
      house.name-or-password-wrong = Il nome o la password non sono giusti.
      house.has-account = Hai già un account.
      house.needs-account = Per questo ti serve un account.
      house.too-many-bots = Non puoi iscrivere altri programmi.
      house.too-many-tokens = Non puoi avere altre chiavi; prima eliminane una che non ti serve più.
      house.too-many-passkeys = Non puoi avere altre passkey; prima togline una che non ti serve più.
      house.passkey-refused = Questa passkey non va bene: non appartiene a nessun account qui, oppure
          è per un altro indirizzo. Usane un’altra o accedi con la password.
      house.passkey-known = Questa passkey c’è già.
      house.passkey-too-late = Ci è voluto troppo tempo, oppure è già fatto; ricomincia.
      house.passkey-only = Per questo account vale solo una passkey.
      house.no-passkey = Non hai ancora una passkey; prima aggiungine una.
      house.last-passkey = Questa è la tua ultima passkey, e il tuo account non si apre con altro.
          Prima permetti di nuovo la password, o aggiungi un’altra passkey.
      house.proof-needed = Prima dimostra che sei tu: con la tua password o con una passkey.
      house.label-not-allowed = Non si può chiamare così: da 1 a 60 caratteri, tutti leggibili.
      house.too-busy = In questo momento c’è troppo da fare; riprova tra poco.
      house.too-many-computer-games = Stai già giocando abbastanza partite contro il
          computer. Finiscine una o aspetta un minuto.
      house.too-many-invitations = Al ritrovo ci sono già abbastanza tuoi inviti. Ritirane uno o
          aspetta che arrivi qualcuno.

      # How much one may ask for, for those who run a server.
      limit.requests-per-second = Richieste di un indirizzo al secondo
      limit.commands-per-second = Mosse e altre azioni di un giocatore al secondo
      limit.probes-per-second = Domande di un indirizzo su ciò che è noto, al secondo
      limit.messages-per-second = Messaggi su una connessione al secondo
      limit.sockets-per-address = Connessioni aperte insieme da un indirizzo
      limit.streams-per-address = Programmi di un indirizzo che seguono partite insieme
      limit.guests-per-hour = Nuovi ospiti da un indirizzo all’ora
      limit.accounts-per-hour = Nuovi conti da un indirizzo all’ora
      limit.failed-logins-per-hour = Password sbagliate da un indirizzo o per un nome all’ora
      limit.passwords-per-minute = Password da un indirizzo, giuste o sbagliate, al minuto
      limit.games-per-minute = Nuove partite da un indirizzo al minuto
      limit.computer-games-per-player = Partite contro il computer che un giocatore gioca insieme
      limit.computer-games-per-address = Partite contro il computer da un indirizzo insieme
      limit.listed-games-per-player = Inviti di un giocatore esposti al ritrovo
      limit.listed-games-per-address = Inviti di un indirizzo esposti al ritrovo
      limit.tokens-per-player = Chiavi di un giocatore per programmi
      limit.passkeys-per-player = Passkey di un giocatore
      limit.bots-per-player = Programmi di un giocatore che giocano da soli
      limit.rated-games-per-pair-and-day = Partite valide per la classifica tra gli stessi due al
          giorno
      limit.reports-per-day = Segnalazioni di un giocatore al giorno
      limit.connections-per-address = Collegamenti aperti insieme da un indirizzo
      limit.connections = Collegamenti aperti insieme in tutto
      house.no-such-game = Questa partita non esiste, o il giocatore non ne fa parte.
      house.no-such-message = Questo messaggio non esiste.
      house.no-such-report = Questa segnalazione non esiste, o è già stata trattata.
      house.no-such-sanction = Non c’è niente del genere in vigore.
      house.no-such-address = Questo non è un indirizzo; uno è come 203.0.113.7 o 2001:db8:1:2::1.
      house.not-about-yourself = Non puoi segnalare te stesso.
      house.too-many-reports = Per oggi basta; domani potrai segnalare altro.
      house.report-too-long = È troppo lungo: al massimo 500 caratteri.
      house.needs-a-why = Indica un motivo; viene conservato e mostrato a chi riguarda.
      house.is-administrator = Questo giocatore è amministratore; prima lo cambia «zwick hall admin NAME
          --revoke».
      house.not-an-administrator = Questo giocatore non è amministratore.
      house.only-accounts = Solo chi ha un proprio account può essere amministratore.

      # Per chi è toccato da una decisione: fino a quando e perché.
      sanction.muted = Puoi giocare, ma non dire niente fino al {0}. Motivo: {1}
      sanction.muted-for-good = Puoi giocare, ma non dire niente. Motivo: {0}
      sanction.banned = Non puoi entrare fino al {0}. Motivo: {1}
      sanction.banned-for-good = Non puoi più entrare. Motivo: {0}
      sanction.address = Dalla tua connessione non può entrare nessuno di nuovo fino al {0}. Motivo: {1}
      sanction.address-for-good = Dalla tua connessione non può entrare nessuno di nuovo. Motivo: {0}
      """;

  private ItalianHall() {}
}
