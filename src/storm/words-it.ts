/** What the page says in Italian. Sentences tell facts (`facts.ts`), with names instead of seats; lists are ready-made. */
import type { Fact } from './facts.ts';
import type { Hit } from './hits.ts';

/** Names as they are listed, of these seats. */
export type Names = (seats: readonly number[]) => string;

const ALL = 6;
const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const seconds = (ms: number): string => counted(Math.max(1, Math.round(ms / 1_000)), 'secondo', 'secondi');

const HIT: Readonly<Record<Hit, (who: string, whom: string) => string>> = {
  sleep: (who) =>
    `Il computer di ${who}, che mette in ordine le mosse, si addormenta di colpo, senza dire niente a nessuno.`,
  wake: () => 'Chi dormiva si sveglia.',
  stop: () => 'Il relay si spegne: ognuno resta solo con quello che ha.',
  start: () => 'Il relay si riaccende.',
  wipe: () => 'Il relay perde tutto quello che conservava, e riparte vuoto.',
  cut: (who) => `La linea di ${who} è tagliata.`,
  mend: (who) => `La linea di ${who} è riparata.`,
  slow: (who) => `La linea di ${who} rallenta: ogni messaggio ci mette un secondo e mezzo in più.`,
  quick: (who) => `La linea di ${who} torna veloce.`,
  move: (who) =>
    `${who} bara: il suo programma, modificato, manda una mossa che le regole vietano, senza chiedere prima.`,
  twice: (who) => `${who} mente: firma due messaggi diversi per lo stesso posto della sua catena, un sì e un no.`,
  forge: (who) => `Qualcuno rimanda l’ultimo messaggio di ${who} con un bit della firma cambiato.`,
  stamps: (who) =>
    `${who} mente: mette in ordine le mosse in due modi diversi e firma tutti e due. Un relay complice ne mostra uno a metà del tavolo, l’altro all’altra metà.`,
  deaf: (who, whom) => `${who}, che mette in ordine le mosse, lascia fuori quelle di ${whom}.`,
};

const NAME: Readonly<Record<Hit, string>> = {
  sleep: 'chi ordina dorme',
  wake: 'sveglia',
  stop: 'relay spento',
  start: 'relay acceso',
  wipe: 'relay svuotato',
  cut: 'linea tagliata',
  mend: 'linea riparata',
  slow: 'linea lenta',
  quick: 'linea veloce',
  move: 'mossa vietata',
  twice: 'due messaggi, un posto',
  forge: 'firma cambiata',
  stamps: 'due ordini',
  deaf: 'qualcuno lasciato fuori',
};

export type Of<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

export const it = {
  title: 'La tempesta',
  lead: 'Sei persone giocano a Codenames, qui dentro: sei programmi veri, con chiavi e firme vere, e nessun server. Rompi qualcosa.',
  begins: 'In sei si siedono e preparano le chiavi…',
  failed: 'Qui la tempesta non parte: al browser manca qualcosa che serve per le firme.',
  home: 'Ai tavoli',
  table: 'Il tavolo',
  faults: 'Guasti',
  lies: (name: string): string => `Bugie di ${name}`,
  orderLies: 'Bugie di chi ordina',
  time: 'Tempo',
  story: 'Che cosa succede',
  storyEmpty:
    'Per ora giocano tranquilli. Premi un pulsante: qui si legge che cosa fa il tavolo, e perché non si perde niente.',
  log: 'Il registro',
  seatHint: 'Scegli una persona al tavolo: tagli e bugie toccano a lei.',
  buttons: {
    sleep: (name: string): string => `Addormenta chi ordina${name && ` (${name})`}`,
    wake: (names: string): string => `Sveglia ${names}`,
    stop: 'Spegni il relay',
    start: 'Riaccendi il relay',
    wipe: 'Svuota il relay',
    cut: (name: string): string => `Taglia la linea di ${name}`,
    mend: (name: string): string => `Ripara la linea di ${name}`,
    slow: (name: string): string => `Rallenta ${name}`,
    quick: (name: string): string => `Sblocca ${name}`,
    move: 'Mossa vietata',
    twice: 'Due messaggi, un posto',
    forge: 'Firma cambiata',
    stamps: 'Due ordini diversi',
    deaf: (name: string): string => `Lascia fuori ${name}`,
    pause: 'Pausa',
    go: 'Riprendi',
    slowly: 'Al rallentatore',
    again: 'Rivedi dall’inizio',
    other: 'Un’altra tempesta',
  },
  cannot: 'Adesso non si può: prima deve passare quello che c’è.',
  again: 'Questa è una replica: si rifà da sé quello che era stato fatto.',
  seed: (n: number): string => `Tempesta n. ${n}`,
  orders: 'ordina',
  state: { live: 'in linea', offline: 'fuori linea', asleep: 'dorme', gone: 'torna fra poco' },
  cut: 'linea tagliata',
  slow: 'linea lenta',
  mute: 'voce sospesa',
  liar: 'ha mentito',
  waiting: (n: number): string => counted(n, 'mossa in attesa', 'mosse in attesa'),
  place: (n: number): string => `posto ${n}`,
  mark: (mark: string): string => `impronta ${mark}`,
  relay: { up: 'relay', down: 'relay spento', split: 'relay complice: due metà' },
  held: (n: number): string => counted(n, 'messaggio cifrato', 'messaggi cifrati'),
  allAgree: (mark: string): string => `Tutti e sei uguali: ${mark}`,
  openAgree: (n: number): string => `${n} pagine aperte, tutte uguali`,
  differ: (n: number): string => `${n} impronte diverse`,
  settled: 'deciso',
  placed: 'ha un posto',
  epoch: (n: number): string => `epoca ${n}`,
  committed: (n: number): string => `deciso fino al posto ${n}`,
  team: { red: 'Rossi', blue: 'Blu' },
  clue: (word: string, number: string): string => `«${word}», ${number}`,
  noClue: 'si pensa a un indizio',
  left: (n: number): string => `ancora ${n}`,
  wins: (team: string): string => `vincono i ${team}`,
  cover: { red: 'rossa', blue: 'blu', bystander: 'passante', assassin: 'assassino', '': 'coperta' },
  at: (ms: number): string => `${(ms / 1_000).toFixed(1).replace('.', ',')} s`,
  hit: ({ hit, seats }: Of<'hit'>, names: Names): string =>
    HIT[hit](names(seats.slice(0, 1)), names(seats.slice(1, 2))),
  hitName: (hit: Hit): string => NAME[hit],
  fact: {
    offline: ({ seats }: Of<'offline'>, names: Names): string =>
      seats.length === ALL
        ? 'Tutte e sei le pagine si accorgono di essere scollegate. Quello che ognuna sa è già sul suo dispositivo: si può ancora scrivere, ma nessuno lo sente.'
        : `${seats.length === 1 ? 'La pagina' : 'Le pagine'} di ${names(seats)} si ${seats.length === 1 ? 'accorge di essere scollegata' : 'accorgono di essere scollegate'}.`,
    online: ({ seats }: Of<'online'>, names: Names): string =>
      seats.length === ALL
        ? 'Tutti e sei sono di nuovo in linea, e si scambiano quello che mancava.'
        : `${names(seats)}: di nuovo in linea, con quello che mancava.`,
    waits: ({ count }: Of<'waits'>): string =>
      count === 1
        ? 'Intanto una mossa aspetta un posto: è già scritta e firmata sul dispositivo di chi l’ha fatta.'
        : `Intanto ${count} mosse aspettano un posto: sono già scritte e firmate sui dispositivi di chi le ha fatte.`,
    takeover: ({ to, epoch, over, promised, of }: Of<'takeover'>, names: Names): string =>
      `Dall’epoca ${epoch} mette in ordine ${names([to])}: gliel’hanno promesso con una firma ${names(promised)}, ${promised.length} voci su ${of}. Si riparte dal posto ${over}. Ogni cosa decisa aveva altrettante voci, perciò almeno una di queste la conosce: niente va perduto.`,
    out: ({ seats, count, quorum }: Of<'out'>, names: Names): string =>
      `Da un po’ non si ${seats.length === 1 ? 'sente' : 'sentono'} ${names(seats)}: ${seats.length === 1 ? 'voce sospesa, posto tenuto' : 'voci sospese, posti tenuti'}. Contano ${count} voci, e per decidere ne servono ${quorum}.`,
    in: ({ seats, count, quorum }: Of<'in'>, names: Names): string =>
      `${seats.length === 1 ? 'La voce' : 'Le voci'} di ${names(seats)} ${seats.length === 1 ? 'conta' : 'contano'} di nuovo: ora ne contano ${count}, e per decidere ne servono ${quorum}.`,
    stuck: (): string =>
      'Quelli che si sentono sono troppo pochi per decidere. Niente di nuovo diventa definitivo finché non torna qualcuno, e niente si perde.',
    parted: ({ groups }: Of<'parted'>, names: Names): string =>
      `Le pagine non sono più d’accordo, e le impronte lo mostrano: ${groups.map((seats) => names(seats)).join(' da una parte, ')} dall’altra. Al più una delle due parti può raccogliere le voci che servono.`,
    refused: ({ seat, position, rule, pages }: Of<'refused'>, names: Names, text: string): string =>
      `La mossa di ${names([seat])} ha avuto il posto ${position}, e lì ${pages} pagine su ${ALL} l’hanno rifiutata per la stessa regola: ${rule}${text && `, «${text}»`}. Lo stato non cambia.`,
    lied: ({ seat, proof, pages }: Of<'lied'>, names: Names): string =>
      proof === 'stamps'
        ? `${pages} pagine hanno la prova che ${names([seat])} ha mentito: due ordini contrari, con la sua firma, nella stessa epoca. Solo la sua chiave li può fare. Nessuno prometterà più a quel dispositivo di mettere in ordine.`
        : `${pages} pagine hanno la prova che ${names([seat])} ha mentito: due messaggi diversi, con la sua firma, per lo stesso posto. Nessun guasto li può fare: solo la sua chiave.`,
    known: ({ seat }: Of<'known'>, names: Names): string =>
      `Le pagine avevano già la prova che ${names([seat])} mente: non ne serve un’altra.`,
    unheld: ({ seat, pages }: Of<'unheld'>, names: Names): string =>
      `Nessuna delle ${pages} pagine lo tiene: la firma non torna, quindi non l’ha scritto ${names([seat])}. Chi l’abbia mandato non si sa, e non si accusa nessuno.`,
    refilled: ({ count }: Of<'refilled'>): string =>
      `Le pagine hanno riempito di nuovo il relay: ${count} messaggi, non uno di meno. Il relay era solo una cassetta delle lettere.`,
    over: ({ placed, position, ms }: Of<'over'>): string =>
      `È passata, in ${seconds(ms)}. Stesso ordine e stesso stato per tutti e sei, fino al posto ${position}: ${counted(placed, 'posto assegnato', 'posti assegnati')} intanto, e di quello che era deciso non manca niente.`,
    nothing: (): string => 'Non ne è venuto niente: nessuna pagina ha dovuto fare nulla.',
    broken: ({ what }: Of<'broken'>): string => `Qui una promessa è stata rotta, e non doveva succedere: ${what}`,
  },
};
