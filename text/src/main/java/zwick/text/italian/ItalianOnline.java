package zwick.text.italian;

/// Italian: games between people on the page. See [PackagedTexts] for how to write them.
public final class ItalianOnline {
  public static final String TEXT =
      """
      # Home, and where there is a server.
      web.friend-link = Amico via link
      web.invite = Invita
      web.lobby = Ritrovo
      web.mine = Le mie partite
      web.mine-waiting = Le mie partite: {0} ti aspettano
      web.mine-waiting.one = Le mie partite: {0} ti aspetta
      web.me = Io
      web.no-network = Al momento non c’è rete. Tutto il resto va come sempre; le partite con gli
          altri riprendono appena torna.
      web.no-server = Questa pagina viene da un server senza partite tra persone.
      web.guest = Ospite
      web.your-name = Il tuo nome
      web.your-name-why = Così gli altri vedono chi sei.
      web.save = Salva
      web.saved = Salvato.
      web.cancel = Annulla

      # Time.
      web.time = Tempo
      web.time.unhurried = Senza orologio
      web.time.live = Con l’orologio
      web.time.post = Per corrispondenza
      web.time.own = Altro tempo
      web.pace.unhurried = senza orologio
      web.pace.live = {0} min + {1} s a mossa
      web.pace.short = {0} min + {1} s
      web.pace.post = {0} giorni a mossa
      web.pace.post.one = {0} giorno a mossa
      web.time-minutes = Minuti per ciascuno
      web.time-seconds = Secondi in più a mossa
      web.time-days = Giorni per ogni mossa
      web.time-bank = Giorni di riserva per tutta la partita
      web.time-rest = Giorni di ferie per ciascuno
      web.days = {0} giorni
      web.days.one = {0} giorno
      web.hours = {0} ore
      web.hours.one = {0} ora
      web.minutes = {0} min
      web.time-left = ancora {0}
      web.low-time = Poco tempo!

      # What two agree on.
      web.your-colour = Il tuo colore
      web.you-play.W = Giochi con il bianco.
      web.you-play.B = Giochi con il nero.
      web.you-play.lot = I colori si tirano a sorte.
      web.rated = Vale per la classifica
      web.rated-account = Per la classifica serve un account a entrambi.
      web.listed = Mostra anche al ritrovo: può giocare chiunque
      web.own-position = Si parte da una posizione scelta.

      # Inviting.
      web.invite-title = Invita qualcuno
      web.invite-intro = Come volete giocare? Poi avrai un link da mandare.
      web.invite-create = Crea il link
      web.invite-wait = In attesa del tuo amico…
      web.invite-send = Manda questo link, o fai leggere il codice con una fotocamera. Appena
          qualcuno dice sì, la partita comincia qui.
      web.invite-share = Manda il link
      web.invite-text = Giochi con me? {0}
      web.invite-change = Cambia tempo o colore
      web.invite-withdraw = Ritira l’invito
      web.qr-game = Codice QR con il link a questa partita

      # Answering.
      web.join-title = {0} ti invita
      web.join-nameless = Hai un invito
      web.join-play = Gioca
      web.join-house = Proponi altre regole
      web.join-terms = Proponi altro tempo o colore
      web.join-taken = Qui si sta già trattando con qualcun altro. Appena si gioca, potrai
          guardare.
      web.propose-title = Come vuoi giocare?
      web.propose-send = Manda la proposta
      web.proposed-yours = La tua proposta è in viaggio
      web.proposed-wait = In attesa di {0}…
      web.proposed-theirs = {0} propone altro
      web.proposed-yes = D’accordo, si gioca
      web.proposed-no = Rifiuta
      web.closed = Questa partita è stata annullata

      # Playing each other.
      web.their-turn = Tocca a {0}.
      web.is-away = si è assentato
      web.watching = Stai guardando.
      web.watchers = {0} guardano
      web.watchers.one = {0} guarda
      web.connecting = La connessione è caduta. Mi ricollego…
      web.unsent = La tua mossa non è ancora salvata. Partirà appena possibile.
      web.clock-of = Orologio: {0}
      web.abort = Annulla la partita
      web.abort-sure = Non avete ancora mosso entrambi: nessuno perde.
      web.abort-yes = Sì, annulla
      web.back-asked = Vorresti ritirare una mossa. In attesa di {0}…
      web.back-wanted = {0} vorrebbe ritirare una mossa.
      web.back-yes = Permetti
      web.back-no = Non permettere
      web.back-refused = {0} preferisce che la mossa valga.
      web.claim-draw = Chiedi il pareggio
      web.absent = {0} è via da un pezzo. Puoi aspettare o farti dare la vittoria.
      web.absent-claim = Chiedi la vittoria
      web.rest = Prendi ferie
      web.rest-how = Per questo tempo il tuo orologio si ferma.
      web.rested = {0} è in ferie: {1}
      web.rematch-asked = Vorresti rigiocare. In attesa di {0}…
      web.rematch-wanted = {0} vorrebbe rigiocare.
      web.next-game = Alla prossima partita
      web.talk = Conversazione
      web.talk-say = Di’ qualcosa
      web.talk-words = Con parole tue
      web.talk-send = Invia

      # The lobby.
      web.lobby-intro = Siediti con qualcuno, o invita tutti.
      web.lobby-open = Qui aspetta qualcuno
      web.lobby-none = Al momento non aspetta nessuno. Invita tu!
      web.lobby-invite = Invita tutti
      web.lobby-computers = Il computer ha sempre tempo
      web.lobby-games = Da guardare
      web.lobby-quiet = Al momento non si gioca.
      web.lobby-yours = Il tuo invito
      web.watch = Guarda
      web.versus = {0} contro {1}

      # One's own games.
      web.mine-turn = Tocca a te
      web.mine-open = Invito
      web.mine-none = Non giochi ancora con nessuno.
      web.mine-over = Finite
      web.mine-aborted = Annullata
      web.feed = Farsi ricordare
      web.feed-how = Due indirizzi per il tuo calendario o lettore di feed. Chi li conosce vede
          quando tocca a te.
      web.feed-make = Crea gli indirizzi
      web.feed-atom = Feed
      web.feed-calendar = Calendario

      # Oneself.
      web.me-guest = Giochi come ospite. Le tue partite restano in questo browser.
      web.me-account = Sei collegato.
      web.account = Conto
      web.account-why = Con un account hai le tue partite su ogni dispositivo, e possono valere per
          la classifica. Non serve un indirizzo e-mail.
      web.account-create = Crea un account
      web.login = Entra
      web.logout = Esci
      web.account-name = Nome
      web.password = Password
      web.password-old = Password attuale
      web.password-fresh = Nuova password
      web.password-change = Cambia la password
      web.password-again = La tua password, ancora una volta per sicurezza
      web.free-text = Permetto parole libere nella conversazione
      web.free-text-how = Si scrive liberamente solo se entrambi lo permettono. Le frasi pronte
          vanno sempre.
      web.ratings = Classifica
      web.ratings-none = Nessuna partita ha ancora contato.
      web.ratings-line = {0} ± {1} dopo {2} partite
      web.ratings-early = ancora provvisoria
      web.family.mill = Mulino
      web.family.draughts = Dama
      web.family.wolf = Lupo e pecore
      web.passkeys = Passkey
      web.passkeys-how = Con una passkey entri senza password: con l’impronta, il viso o il PIN del tuo
          dispositivo. Nessuno può indovinarla né carpirtela.
      web.passkey-login = Entra con una passkey
      web.passkey-add = Aggiungi una passkey
      web.passkey-numbered = Passkey {0}
      web.passkey-label = Nome della passkey
      web.passkey-rename = Rinomina
      web.passkey-remove = Rimuovi
      web.passkey-there = Su questo dispositivo hai già una passkey.
      web.passkey-nothing = Non se n’è fatto nulla. Riprova, oppure usa la password.
      web.proof-why = Mostra ancora una volta che sei tu.
      web.proof-password = Continua con la password
      web.proof-passkey = Continua con una passkey
      web.passkey-only = Solo con una passkey
      web.passkey-only-how = Allora la tua password non apre più nulla. Se perdi tutte le tue passkey,
          può aiutarti solo chi gestisce questo server.
      web.sessions = Dove sei collegato
      web.sessions-how = Tutti i browser con cui sei entrato. Chiudi quelli che non conosci.
      web.session-here = Questo browser
      web.session-other = Un altro browser
      web.session-since = dal {0}, visto il {1}
      web.session-end = Scollega
      web.session-end-others = Esci da tutti gli altri
      web.unprotected = Questa connessione non è cifrata: chi sta in mezzo può leggere la tua password.
      web.programs = Programmi
      web.programs-how = Un programma può giocare a tuo nome, o come giocatore a sé. La sua chiave
          si vede una volta sola.
      web.token-label = A che serve la chiave?
      web.token-make = Crea una chiave
      web.token-once = Annotala adesso:
      web.token-end = Elimina la chiave
      web.token-scope = Che cosa può fare il programma?
      web.token-read = Solo guardare e leggere
      web.token-play = Anche giocare e parlare
      web.token-until = vale fino al {0}
      web.bot-name = Nome del programma
      web.bot-make = Crea un giocatore a sé
      web.data = I miei dati
      web.data-export = Scarica tutto
      web.data-delete = Cancella tutto su di me
      web.data-delete-sure = Il tuo nome, il tuo account e ciò che hai detto spariscono; le partite
          in corso finiscono. Non si può annullare.
      web.data-delete-yes = Sì, cancella tutto
      web.still-playing = Questa partita non è ancora finita; fino ad allora il computer non
          aiuta.
      """;

  private ItalianOnline() {}
}
