/** I capitoli e le parole del regolamento, in italiano. */
import type { BookWords } from './chapters.ts';

export const bookIt: BookWords = {
  yes: 'sì',
  no: 'no',
  mode: 'Gioco',
  chapters: {
    goal: {
      title: 'Lo scopo',
      says: 'Siete viaggiatori nel tempo e ognuno viene da un’altra storia del mondo. Si cambiano gli eventi del passato, si ripara quello che ne va storto, si raccolgono oggetti perduti. Vince chi per primo torna a casa, compie la sua missione o arriva a dieci carte in mano. Per cominciare, la strada più corta è Artifaxx; chi spiegherà il gioco grande impara la linea del tempo con Solonauts.',
    },
    timeline: {
      title: 'La linea del tempo',
      says: 'Trentadue carte, quattro righe da otto. I tredici cardini (scuri, con il rombo) li girano i giocatori. Le diciannove conseguenze (chiare, con le onde) si girano da sole: di ognuna è scritto quali cardini la rompono. Alcune si rompono con uno qualunque dei loro cardini, altre solo con tutti e due; in quel caso un puntino dice che il primo c’è già. Se il cardine torna com’era, torna com’era anche la conseguenza. Il tavolo fa tutto da sé e lo mostra passo per passo.',
    },
    win: {
      title: 'Vincere',
      says: 'Si vince in tre modi, sempre alla fine del proprio turno e dicendolo. Tornare a casa: l’anno nero dell’identità è com’era e sui due anni rossi c’è proprio la toppa che l’identità nomina; non importa chi l’ha messa. Missione compiuta: i suoi tre oggetti sono davanti a te. Dieci carte in mano: dopo aver giocato o scartato.',
    },
    start: {
      title: 'Prima di cominciare',
      says: 'Ricevete a testa un’identità, una missione e tre carte, che nessun altro vede. Si indovina che ore sono senza guardare: chi ci va più vicino comincia. Se la tua identità non ti piace, puoi cambiarla una volta.',
    },
    turn: {
      title: 'Il turno',
      says: 'Si pesca una carta, se ne gioca una, si finisce il turno. Chi non può o non vuole giocare perde tempo: scarta una carta, e se vuole ne scarta una seconda e ne pesca un’altra.',
    },
    inverters: {
      title: 'Inversori',
      says: 'Un inversore gira un cardine dall’altra parte. Ognuno ha il suo elenco di eventi; «Tutta un’altra storia» ne gira uno qualsiasi, in un senso o nell’altro, e «Com’era davvero» riporta solo al lato vero. Prima di giocarlo si vede che cosa cambierà.',
    },
    patches: {
      title: 'Toppe',
      says: 'Una toppa copre il paradosso del suo anno: da lì in poi non conta più tra quelli aperti, e chi l’ha giocata pesca subito una carta. Quando il paradosso sparisce, la toppa va negli scarti. Il 1945 dipende da tre cardini e ha tre toppe diverse: ognuna regge solo finché i suoi simboli corrispondono tutti.',
    },
    universe: {
      title: 'UltraParadosso e fine dell’universo',
      says: 'Con tredici paradossi aperti l’universo finisce e perdono tutti: il contatore sotto la linea del tempo avverte prima. Con la toppa del 1962 comincia l’UltraParadosso: gli anni dopo il 1962 non si possono più toccare, e non valgono per tornare a casa, finché quella toppa resta lì.',
    },
    artifacts: {
      title: 'Oggetti',
      says: 'Gli oggetti si giocano scoperti davanti a sé e da soli non fanno niente: servono alla missione e a pagare certe carte. Ogni oggetto esiste una volta sola. I tre ritratti hanno un valore diverso: l’originale, la copia magistrale, la copia maldestra.',
    },
    actions: {
      title: 'Azioni',
      says: 'Un’azione fa quello che c’è scritto e va negli scarti. Nell’annunciarla si dice tutto quello a cui è rivolta. «Venduto al volo» e «Stupore generale» costano un oggetto e fanno pescare; le carte pescate con «Stupore generale» stanno in una mano a parte e si giocano subito.',
    },
    memo: {
      title: 'Il Biglietto e la sua finestra',
      says: 'Una carta annunciata aspetta qualche secondo prima di avere effetto. In quella finestra chiunque altro può fermarla con un Biglietto, o lasciarla passare; appena tutti l’hanno lasciata passare, la finestra si chiude. Anche un Biglietto si ferma con un altro, e allora la carta che c’è sotto vale. Chi ha lasciato passare non si vede finché la finestra è aperta.',
    },
    timewarps: {
      title: 'Salti',
      says: '«Doppia velocità»: si pescano due carte e se ne giocano due. «Una seconda occasione»: si prende una carta dagli scarti e la si gioca. «Uno sguardo avanti»: si guarda nel mazzo, si prende una carta e la si gioca; poi si mescola. Nessuna di queste ultime due può riprendere un salto.',
    },
    piles: {
      title: 'Mazzo e scarti',
      says: 'Gli scarti stanno scoperti e li può guardare chiunque. Quando il mazzo è vuoto e serve una carta, gli scarti si mescolano e diventano il mazzo. L’ordine del mazzo non lo conosce nessuno. Quando non resta quasi più una carta, «Doppia velocità» può ripescare sé stessa e un turno durare quanto si vuole: è permesso, e lo è anche annullare la partita.',
    },
    artifaxx: {
      title: 'Artifaxx',
      says: 'Il gioco breve: niente linea del tempo e niente identità, solo oggetti, azioni, salti e una missione a testa. Si pesca una carta, se ne gioca una. Vince chi alla fine del proprio turno ha davanti i tre oggetti della missione. Le carte rimaste nella scatola sono quelle di Solonauts: chi è di troppo può giocarci nel frattempo, a un altro tavolo.',
    },
    solonauts: {
      title: 'Solonauts',
      says: 'Da soli o in squadra, con inversori e toppe soltanto. Alcune identità scoperte vogliono tornare a casa (otto, se la casa non dice altro); cinque carte in mano. A ogni passo se ne gioca o se ne scarta una, poi torna a casa chi può e la mano si riempie. Il mazzo si scorre una volta sola, e nessuno ferma niente.',
    },
    table: {
      title: 'Al tavolo',
      says: 'Le carte le tengono insieme i dispositivi di chi gioca. Quando manca qualcuno il tavolo aspetta, e gli altri possono decidere di andare avanti comunque. Una partita che nessuno può o vuole finire si annulla appena lo chiede più della metà, e non vince nessuno. All’inizio si può scegliere un guardiano del tempo: il suo schermo gira le carte della linea una per una, mentre il tavolo ha già fatto i conti. Anche chi gioca un inversore può toccare quello che cambia. Dopo la fine chi vuole mostra quello che aveva.',
    },
  },
  terms: {
    timeline: {
      word: 'Linea del tempo',
      forms: [],
      says: 'Le trentadue carte al centro, dal 1865 al 1999: tredici cardini e diciannove conseguenze.',
    },
    linchpin: {
      word: 'Cardine',
      forms: ['cardini'],
      says: 'Un evento che i giocatori possono girare, scuro e con il rombo. Girato ha un accento: 1912′.',
    },
    ripplepoint: {
      word: 'Conseguenza',
      forms: ['conseguenze'],
      says: 'Un evento che segue dai cardini, chiaro e con le onde. Nessuno lo gira: quando i suoi cardini cambiano, diventa un paradosso o torna com’era.',
    },
    ripple: {
      word: 'Onda',
      forms: [],
      says: 'Quello che un cardine girato cambia lungo la linea del tempo, anno dopo anno.',
    },
    prime: {
      word: 'Lato cambiato',
      forms: ['cambiato'],
      says: 'La storia come non è andata. Il cardine è verde, inclinato e porta l’accento: 1957′.',
    },
    paradox: {
      word: 'Paradosso',
      forms: ['paradossi', 'paradosso aperto', 'paradossi aperti'],
      says: 'Una conseguenza a cui manca la causa: nera a strisce, con il fulmine. Aperto, finché nessuna toppa lo copre. Con tredici aperti perdono tutti.',
    },
    ultraparadox: {
      word: 'UltraParadosso',
      forms: [],
      says: 'Dura finché c’è la toppa del 1962: tutto quello che viene dopo il 1962 non si raggiunge.',
    },
    patch: {
      word: 'Toppa',
      forms: ['toppe'],
      says: 'Una carta che copre il paradosso del suo anno e ne fa un’altra storia. Chi la gioca pesca una carta. Cade quando il paradosso sparisce.',
    },
    nexus: {
      word: 'Nodo',
      forms: ['nexus'],
      says: 'Il 1945: dipende da tre cardini e ha tre toppe, ciascuna con i suoi simboli.',
    },
    inverter: {
      word: 'Inversore',
      forms: ['inversori'],
      says: 'Una carta che gira un cardine dall’altra parte, tra quelli del suo elenco.',
    },
    artifact: {
      word: 'Oggetto',
      forms: ['oggetti'],
      says: 'Un tesoro preso da un altro tempo: sta scoperto davanti a chi lo gioca e serve alle missioni.',
    },
    action: { word: 'Azione', forms: ['azioni'], says: 'Una carta che fa una volta quello che c’è scritto.' },
    timewarp: {
      word: 'Salto',
      forms: ['salti'],
      says: 'Una carta molto forte: il Biglietto, «Doppia velocità», «Una seconda occasione», «Uno sguardo avanti».',
    },
    memo: {
      word: 'Biglietto',
      forms: ['biglietti'],
      says: 'L’unica carta che si gioca anche fuori turno: ferma quella che qualcun altro ha appena annunciato, e che così non ha effetto.',
    },
    window: {
      word: 'Finestra',
      forms: [],
      says: 'I secondi in cui una carta annunciata può essere fermata con un Biglietto. Si chiude prima se tutti la lasciano passare.',
    },
    identity: {
      word: 'Identità',
      forms: [],
      says: 'Chi sei, e da quale storia vieni: un anno com’era e due con la loro toppa. La conosci solo tu.',
    },
    mission: {
      word: 'Missione',
      forms: ['missioni'],
      says: 'Tre oggetti da avere davanti a sé. La conosci solo tu.',
    },
    losingTime: {
      word: 'Perdere tempo',
      forms: ['perde tempo', 'perdi tempo', 'perdendo tempo'],
      says: 'Scartare una carta invece di giocarla; chi vuole ne scarta una seconda e ne pesca un’altra.',
    },
    goHome: {
      word: 'Tornare a casa',
      forms: ['torna a casa', 'torno a casa', 'tornate a casa'],
      says: 'Vincere con la propria identità: i suoi tre titoli si leggono tutti sulla linea del tempo.',
    },
  },
};
