/** Words of the shell: bar, lobby, strips. Italian first; a headline has at most 42 characters. */
import { capital, inWords, words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import type { Lang } from '../../elements/frame/board.ts';

/** People who look on, where a game has fewer seats than people: the last in line. */
export const lookOnIt = (names: readonly string[]): string =>
  `${list(names, 'it')} ${names.length > 1 ? 'guardano' : 'guarda'}`;
export const lookOnEn = (names: readonly string[]): string =>
  `${list(names, 'en')} ${names.length > 1 ? 'look' : 'looks'} on`;

const it = {
  // bar and menu
  home: 'Tavolata, tutti i tavoli',
  invite: 'Invita',
  rules: 'Regole',
  log: 'Registro',
  menu: 'Menu',
  language: 'Lingua',
  light: 'Luce',
  lightAuto: 'automatica',
  lightLight: 'chiara',
  lightDark: 'scura',
  contrast: 'Contrasto elevato',
  sound: 'Suoni',
  pointing: 'Dita sul tavolo',
  pointingSay: 'Chi tocca qualcosa una volta lo fa vedere agli altri',
  tap: 'Leggere con un tocco',
  tapSay: 'Per chi non può tenere premuto: si ricopre dopo otto secondi',
  five: 'Cinque tasti, da 1 a 5',
  fiveSay: 'Per chi usa pulsanti speciali o indica una scelta a voce',
  leave: 'Lascia il posto',
  // lobby
  you: 'tu',
  asks: 'chiede posto',
  free: 'libero',
  freeSeat: (n: number): string => `Posto ${n}, libero: siediti qui`,
  people: 'A tavola',
  nobody: 'La tavola è pronta',
  alone: 'Per ora ci sei tu',
  one: 'C’è già qualcuno',
  weAre: (n: number): string => `Siamo in ${inWords(n, 'it')}`,
  theyAre: (n: number): string => `Sono in ${inWords(n, 'it')}`,
  needs: (game: string, min: number): string =>
    min === 1 ? 'Si gioca anche da soli.' : `Per ${game} servono almeno ${inWords(min, 'it')} persone.`,
  tooMany: (game: string, max: number, over: readonly string[]): string =>
    `Per ${game} i posti sono ${inWords(max, 'it')}: ${lookOnIt(over)}.`,
  looksOn: 'guarda',
  /** @param name of the first of those who would look on */
  letPlay: (name: string): string => `Gioca ${name} al posto mio`,
  missing: (game: string, min: number, n: number): string =>
    `Per ${game} servono almeno ${inWords(min, 'it')}: ${n === 1 ? 'manca ancora una persona' : `ne mancano ${inWords(n, 'it')}`}.`,
  /** @param meant for so many the game is, @param n sit here */
  houseRule: (game: string, meant: number, n: number): string =>
    `${game} è per ${inWords(meant, 'it')}: in ${inWords(n, 'it')} serve una regola della casa, che scegliete appena apparecchiato.`,
  enough: (game: string, more: number): string => {
    if (more === 0) return `Per ${game} il tavolo è al completo.`;
    return `Per ${game} bastano: si può cominciare.`;
  },
  sitTitle: 'Siediti con noi',
  sitSay: 'Basta un nome: è quello che gli altri dicono a voce.',
  name: 'Il tuo nome',
  nameHint: 'per esempio Giulia',
  nameEmpty: 'Scrivi un nome, così sanno chi sei.',
  nameTaken: 'A tavola c’è già chi si chiama così: con un’iniziale vi distinguete.',
  nameLong: 'Sul segnaposto ci stanno 40 caratteri: accorcialo un po’.',
  sit: 'Siediti',
  ask: 'Chiedi posto',
  askSay: 'Chi ospita ti fa entrare.',
  asking: 'Hai chiesto posto',
  askingSay: (host: string): string => `Appena ${host || 'chi ospita'} ti fa entrare, sei a tavola.`,
  unask: 'Ritira la richiesta',
  full: 'Il tavolo è pieno',
  fullSay: 'Puoi guardare da qui.',
  watching: 'Stai guardando',
  watchingSay: 'Vedi quello che vedono tutti.',
  lookingOn: 'Questa la guardi: giochi alla prossima, o se qualcuno si alza.',
  yourSeat: (plate: string): string => `A voce sei «${plate}».`,
  rename: 'Cambia nome',
  save: 'Va bene',
  cancel: 'Ci ripenso',
  askOne: 'chiede posto',
  askMany: (n: number): string => `– in ${n} chiedono posto con questo nome`,
  askMore: (n: number): string => (n === 1 ? 'Un altro chiede posto.' : `Altri ${n} chiedono posto.`),
  noToAll: (n: number): string => (n === 2 ? 'No a tutti e due' : `No a tutti e ${n}`),
  bar: 'No, e da questo dispositivo non più',
  admit: 'Fai entrare',
  turnAway: 'No',
  inviteMissing: 'Invita chi manca',
  start: (game: string): string => `Apparecchia ${game}`,
  // strips
  offline: (n: number): string => {
    if (n === 0) return 'Senza rete. Quello che fai resta qui e parte al ritorno.';
    return n === 1
      ? 'Senza rete. Una mossa aspetta qui, nulla è perso.'
      : `Senza rete. ${capital(inWords(n, 'it'))} mosse aspettano qui, nulla è perso.`;
  },
  flooded: 'Il server manda troppo: questa pagina ha riattaccato. Ricarica per riprovare.',
  unstored: 'Il server ora non riesce a salvare: non chiudete tutti insieme.',
  keyless: 'Qui apparecchia chi ha la chiave del gestore: apri prima il suo link.',
  blocked: 'Il server non accetta questo tavolo, ora. Ricarica tra poco; quello che hai resta qui.',
  waiting: (names: string, many: boolean): string => `Aspettiamo ${many ? 'i' : 'il'} browser di ${names}.`,
  mixing: (names: string, many: boolean): string => `${names} ${many ? 'stanno' : 'sta'} mescolando…`,
  passedOver: 'Ti hanno saltato nel mescolare: il browser non aiuta finché non si rifà.',
  helpAnyway: 'Aiuta lo stesso',
  close: 'Chiudi',
  fold: 'Metti via gli avvisi',
  unfold: (n: number): string => (n === 1 ? 'Mostra l’avviso' : `Mostra i ${n} avvisi`),
  // whole pages
  opening: 'Apro il tavolo…',
  openingLog: 'Apro il registro…',
  openingSay: 'Un momento: leggo le mosse e controllo le firme.',
  partMissing: 'Manca un pezzo della pagina: arriva appena torna la linea.',
  unreached: 'Il tavolo non si raggiunge',
  unreachedSay:
    'O sei senza rete, o il suo server non risponde. Il link è tenuto da parte: appena la linea torna, il tavolo si apre da solo.',
  empty: 'Il link è buono, ma il tavolo non è qui',
  emptySay:
    'Tra chi è collegato ora nessuno ce l’ha. Appena torna chi ci ha giocato, con lo stesso link, ricompare da solo.',
  lost: 'Qualcuno è arrivato prima',
};

type ShellWords = typeof it;

const en: ShellWords = {
  home: 'Tavolata, all tables',
  invite: 'Invite',
  rules: 'Rules',
  log: 'Log',
  menu: 'Menu',
  language: 'Language',
  light: 'Theme',
  lightAuto: 'automatic',
  lightLight: 'light',
  lightDark: 'dark',
  contrast: 'High contrast',
  sound: 'Sounds',
  pointing: 'Fingers on the table',
  pointingSay: 'What somebody taps once, the others see',
  tap: 'Read with a tap',
  tapSay: 'For people who can’t hold: it covers itself after eight seconds',
  five: 'Five keys, 1 to 5',
  fiveSay: 'For switches, or for choosing through somebody else',
  leave: 'Leave the seat',
  you: 'you',
  asks: 'asks for a seat',
  free: 'free',
  freeSeat: (n) => `Seat ${n}, free: sit here`,
  people: 'At the table',
  nobody: 'The table is ready',
  alone: 'Only you so far',
  one: 'Somebody is here already',
  weAre: (n) => `There are ${inWords(n, 'en')} of us`,
  theyAre: (n) => `${capital(inWords(n, 'en'))} already here`,
  needs: (game, min) =>
    min === 1 ? 'You can also play alone.' : `It takes at least ${inWords(min, 'en')} for ${game}.`,
  tooMany: (game, max, over) => `For ${game} there are ${inWords(max, 'en')} seats: ${lookOnEn(over)}.`,
  looksOn: 'looks on',
  letPlay: (name) => `${name} plays in my place`,
  missing: (game, min, n) => `It takes at least ${inWords(min, 'en')} for ${game}: we need ${inWords(n, 'en')} more.`,
  houseRule: (game, meant, n) =>
    `${game} is for ${inWords(meant, 'en')}: ${inWords(n, 'en')} of you need a house rule, which you choose once the table is set.`,
  enough: (game, more) => {
    if (more === 0) return `The table is full for ${game}.`;
    return `Enough of us for ${game}: we can begin.`;
  },
  sitTitle: 'Sit down with us',
  sitSay: 'A name will do: the one that others say on the call.',
  name: 'Your name',
  nameHint: 'for example Giulia',
  nameEmpty: 'Write a name, so they know who you are.',
  nameTaken: 'Somebody here has that name: an initial would tell you apart.',
  nameLong: 'A place card holds 40 characters: make it a little shorter.',
  sit: 'Sit down',
  ask: 'Ask for a seat',
  askSay: 'The host lets you in.',
  asking: 'You’ve asked for a seat',
  askingSay: (host) => `As soon as ${host || 'the host'} lets you in, you’re at the table.`,
  unask: 'Take the request back',
  full: 'The table is full',
  fullSay: 'You can watch from here.',
  watching: 'You’re watching',
  watchingSay: 'You see what everybody sees.',
  lookingOn: 'You look on at this one: you play the next, or when somebody gets up.',
  yourSeat: (plate) => `On the call you’re “${plate}”.`,
  rename: 'Change name',
  save: 'OK',
  cancel: 'Never mind',
  askOne: 'asks for a seat',
  askMany: (n) => `– ${n} ask for a seat under this name`,
  askMore: (n) => (n === 1 ? 'One more asks for a seat.' : `${n} more ask for a seat.`),
  noToAll: (n) => (n === 2 ? 'No to both' : `No to all ${n}`),
  bar: 'No, and not from this device again',
  admit: 'Let in',
  turnAway: 'No',
  inviteMissing: 'Invite the others',
  start: (game) => `Set the table for ${game}`,
  offline: (n) => {
    if (n === 0) return 'Offline. What you do stays here and is sent when you’re back.';
    return n === 1
      ? 'Offline. One move waits here, nothing is lost.'
      : `Offline. ${capital(inWords(n, 'en'))} moves wait here, nothing is lost.`;
  },
  flooded: 'The server sends too much: this page has hung up. Reload to try again.',
  unstored: 'The server can’t save right now: don’t all close the table at once.',
  keyless: 'Here only people with the operator’s key set tables: open their link first.',
  blocked: 'The server won’t take this table now. Reload later; nothing is lost.',
  waiting: (names, many) => `Waiting for the ${many ? 'browsers' : 'browser'} of ${names}.`,
  mixing: (names, many) => `${names} ${many ? 'are' : 'is'} shuffling…`,
  passedOver: 'You were passed over in the shuffle: until the next one your browser doesn’t help.',
  helpAnyway: 'Help all the same',
  close: 'Close',
  fold: 'Put the notices away',
  unfold: (n) => (n === 1 ? 'Show the notice' : `Show the ${n} notices`),
  opening: 'Opening the table…',
  openingLog: 'Opening the log…',
  openingSay: 'One moment: reading the moves and checking the signatures.',
  partMissing: 'A part of the page is missing: it comes once the line is back.',
  unreached: 'The table can’t be reached',
  unreachedSay:
    'Either you’re offline, or its server doesn’t answer. The link is kept: as soon as the line is back, the table opens by itself.',
  empty: 'The link is good, but the table isn’t here',
  emptySay:
    'Nobody connected now has it. As soon as someone who played returns with the same link, it appears by itself.',
  lost: 'Somebody got there first',
};

export const shellWords: (lang: Lang) => ShellWords = words(it, en);
