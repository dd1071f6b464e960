package zwick.text.italian;

/// Italian: playing each other. See [PackagedTexts] for how to write them.
public final class ItalianHall {
  public static final String TEXT =
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
      house.rated-not-against-oneself = Le partite contro il proprio programma, o fra due
          programmi della stessa persona, non valgono per la classifica. Senza classifica si può
          giocare.
      house.rated-enough-for-today = Per oggi avete già giocato fra voi abbastanza partite
          valide per la classifica. Senza classifica potete continuare.
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
      house.passkey-too-late = Ci è voluto troppo tempo, oppure è già stato fatto; ricomincia.
      house.passkey-only = Per questo account vale solo una passkey.
      house.no-passkey = Non hai ancora una passkey; prima aggiungine una.
      house.last-passkey = Questa è la tua ultima passkey, e il tuo account non si apre con altro.
          Prima permetti di nuovo la password, o aggiungi un’altra passkey.
      house.proof-needed = Prima dimostra che sei tu: con la tua password o con una passkey.
      house.label-not-allowed = Non si può chiamare così: da 1 a 60 caratteri, tutti leggibili.
      house.too-busy = In questo momento c’è troppo da fare; riprova tra poco.
      house.too-many-proposals = Per questa partita ci sono già state abbastanza proposte. Accetta
          quello che viene offerto o invita di nuovo.
      house.too-many-take-backs = In questa partita hai già chiesto abbastanza volte di ritirare
          una mossa.
      house.game-too-long = Questa partita dura da così tanto che resta solo da muovere o da
          abbandonare.
      house.too-many-computer-games = Stai già giocando abbastanza partite contro il
          computer. Finiscine una o aspetta un minuto.
      house.too-many-invitations = Al ritrovo ci sono già abbastanza tuoi inviti. Ritirane uno o
          aspetta che arrivi qualcuno.

      # How much one may ask for, for those who run a server.
      limit.requests-per-second = Richieste di un indirizzo al secondo
      limit.commands-per-second = Mosse e altre azioni di un giocatore al secondo
      limit.commands-per-second-and-address = Mosse e altre azioni di tutti i giocatori di un indirizzo al secondo
      limit.probes-per-second = Domande di un indirizzo su ciò che è noto, al secondo
      limit.messages-per-second = Messaggi su una connessione al secondo
      limit.sockets-per-address = Connessioni aperte contemporaneamente da un indirizzo
      limit.streams-per-address = Programmi di un indirizzo che seguono partite
          contemporaneamente
      limit.guests-per-hour = Nuovi ospiti da un indirizzo all’ora
      limit.accounts-per-hour = Nuovi account da un indirizzo all’ora
      limit.failed-logins-per-hour = Password sbagliate da un indirizzo o per un nome all’ora
      limit.passwords-per-minute = Password da un indirizzo, giuste o sbagliate, al minuto
      limit.games-per-minute = Nuove partite da un indirizzo al minuto
      limit.computer-games-per-player = Partite contro il computer che un giocatore gioca
          contemporaneamente
      limit.computer-games-per-address = Partite contro il computer da un indirizzo
          contemporaneamente
      limit.listed-games-per-player = Inviti di un giocatore esposti al ritrovo
      limit.listed-games-per-address = Inviti di un indirizzo esposti al ritrovo
      limit.proposals-per-player-and-game = Proposte di un giocatore per una partita
      limit.take-backs-per-player-and-game = Mosse che un giocatore può chiedere di ritirare in una partita
      limit.events-per-game = Eventi in una partita
      limit.tokens-per-player = Chiavi di un giocatore per programmi
      limit.passkeys-per-player = Passkey di un giocatore
      limit.bots-per-player = Programmi di un giocatore che giocano da soli
      limit.rated-games-per-pair-and-day = Partite valide per la classifica tra gli stessi due al
          giorno
      limit.reports-per-day = Segnalazioni di un giocatore al giorno
      limit.connections-per-address = Collegamenti aperti contemporaneamente da un indirizzo
      limit.connections = Collegamenti aperti contemporaneamente in tutto
      limit.reports-per-address-and-day = Segnalazioni da un indirizzo al giorno
      house.no-such-game = Questa partita non esiste, o il giocatore non ne fa parte.
      house.no-such-message = Questo messaggio non esiste.
      house.no-such-report = Questa segnalazione non esiste, o è già stata trattata.
      house.no-such-sanction = Non c’è niente del genere in vigore.
      house.no-such-address = Non è un indirizzo; dev’essere del tipo 203.0.113.7 o 2001:db8:1:2::1.
      house.not-about-yourself = Non puoi segnalare te stesso.
      house.too-many-reports = Per oggi basta; domani potrai segnalare altro.
      house.report-too-long = È troppo lungo: al massimo 500 caratteri.
      house.needs-a-why = Indica un motivo; viene conservato e mostrato a chi riguarda.
      house.is-administrator = Questo giocatore è amministratore; prima togligli il ruolo con «zwick hall
          admin NAME --revoke».
      house.somebody-else-decides = Nessuno decide su se stesso né sui propri programmi; chiedi a un altro
          amministratore.
      house.not-an-administrator = Questo giocatore non è amministratore.
      house.only-accounts = Solo chi ha un proprio account può essere amministratore.

      # Per chi è toccato da una decisione: fino a quando e perché.
      sanction.muted = Puoi giocare, ma fino al {0} non puoi dire niente. Motivo: {1}
      sanction.muted-for-good = Puoi giocare, ma non puoi dire niente. Motivo: {0}
      sanction.banned = Non puoi entrare fino al {0}. Motivo: {1}
      sanction.banned-for-good = Non puoi più entrare. Motivo: {0}
      sanction.address = Nessun nuovo ospite può entrare dalla tua connessione fino al {0}. Motivo: {1}
      sanction.address-for-good = Nessun nuovo ospite può entrare dalla tua connessione. Motivo: {0}
      """;

  private ItalianHall() {}
}
