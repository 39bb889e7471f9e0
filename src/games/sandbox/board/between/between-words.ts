/** What is said where people show one another cards, take some, or choose in secret. It comes with these panels. */
import { words } from '../../../../elements/words.ts';
import { ad } from '../../../../language/italian.ts';
import { list } from '../../../../language/list.ts';

const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);

const it = {
  close: 'Chiudi',

  // Carte
  showTo: 'A chi mostri?',
  which: 'Quali carte?',
  own: 'Le tue carte',
  whole: 'Tutta la mano',
  who: 'A chi?',
  everybody: 'A tutti',
  show: (n: number, names: string): string => (names === '' || n === 0 ? 'Mostra' : `Mostra ${carte(n)} ${ad(names)}`),
  give: (n: number, names: string): string => (names === '' || n === 0 ? 'Dai' : `Dai ${carte(n)} ${ad(names)}`),
  showSay: 'Le vede solo chi scegli. Che le mostri, lo sanno tutti.',
  steal: (name: string): string => `Prendi una carta ${ad(name)}`,
  stealSay: (name: string): string => `Alla cieca: le carte di ${name} si mescolano, poi scegli un dorso.`,
  hidden: 'carta coperta',
  place: (i: number, n: number, what: string): string => `${what}, ${i} di ${n}`,
  mixing: (name: string): string => `Le carte di ${name} si mescolano…`,
  pick: (name: string): string => `Scegli una carta di ${name}`,
  pickSay: 'Nessuno sa quale è quale: nemmeno chi le tiene.',
  backOf: (i: number, n: number): string => `dorso ${i} di ${n}`,
  callOff: 'Lascia perdere',
  shown: (name: string): string => `Viste da te, di ${name}`,
  shownTitle: 'Carte che ti hanno mostrato',

  // Insieme
  together: 'Tutti insieme',
  choice: 'Scelta segreta',
  callSay: 'Ognuno scrive o sceglie di nascosto; si apre tutto insieme.',
  call: 'Chiedi una scelta segreta',
  again: 'Un’altra scelta',
  asks: (name: string): string => `${name} chiede: ognuno scelga di nascosto.`,
  word: 'La tua scelta',
  quick: 'Oppure scegli',
  answers: ['Sì', 'No'] as readonly string[],
  seal: 'Chiudi la busta',
  sealed: 'La tua busta è chiusa: si apre con le altre.',
  elsewhere: 'Questo schermo lo guardano tutti: si sceglie sul proprio.',
  chooseNow: 'Scegli anche tu: nessuno vede che cosa.',
  allChosen: 'Hanno scelto tutti: si può aprire.',
  chosen: 'ha scelto',
  awaited: 'sta scegliendo',
  open: 'Apriamo le buste',
  openNow: (names: string): string => `Apri senza aspettare ${names}`,
  opening: 'Le buste si aprono…',
  lately: 'L’ultima scelta',
  begins: 'Chi comincia?',
  beginsSay: 'Il caso decide un giro, dal primo all’ultimo.',
  draw: 'Sorteggia',
  drawn: (names: readonly string[]): string =>
    names.length > 1 ? `Comincia ${names[0]}, poi ${list(names.slice(1), 'it')}.` : '',
};
type BetweenWords = typeof it;

const en: BetweenWords = {
  close: 'Close',

  showTo: 'Show to whom?',
  which: 'Which cards?',
  own: 'Your cards',
  whole: 'The whole hand',
  who: 'To whom?',
  everybody: 'To everybody',
  show: (n, names) => (names === '' || n === 0 ? 'Show' : `Show ${cards(n)} to ${names}`),
  give: (n, names) => (names === '' || n === 0 ? 'Give' : `Give ${cards(n)} to ${names}`),
  showSay: 'Only those you choose see them. Everybody is told that you show them.',
  steal: (name) => `Take a card from ${name}`,
  stealSay: (name) => `Blindly: ${name}’s cards are shuffled, then you choose a back.`,
  hidden: 'face-down card',
  place: (i, n, what) => `${what}, ${i} of ${n}`,
  mixing: (name) => `${name}’s cards are being shuffled…`,
  pick: (name) => `Choose one of ${name}’s cards`,
  pickSay: 'Nobody knows which is which, not even their holder.',
  backOf: (i, n) => `back ${i} of ${n}`,
  callOff: 'Call it off',
  shown: (name) => `Seen by you, ${name}’s`,
  shownTitle: 'Cards that you were shown',

  together: 'All together',
  choice: 'Secret choice',
  callSay: 'Everybody writes or chooses in secret; all is opened at once.',
  call: 'Call a secret choice',
  again: 'Another choice',
  asks: (name) => `${name} asks everybody to choose in secret.`,
  word: 'Your choice',
  quick: 'Or choose',
  answers: ['Yes', 'No'],
  seal: 'Seal the envelope',
  sealed: 'Your envelope is sealed: it opens with the others.',
  elsewhere: 'Everybody looks at this screen: choose on your own.',
  chooseNow: 'Choose, too: nobody sees what.',
  allChosen: 'All have chosen: it can be opened.',
  chosen: 'has chosen',
  awaited: 'is choosing',
  open: 'Open the envelopes',
  openNow: (names) => `Open without waiting for ${names}`,
  opening: 'The envelopes are being opened…',
  lately: 'The last choice',
  begins: 'Who begins?',
  beginsSay: 'Chance decides a round, from the first to the last.',
  draw: 'Draw lots',
  drawn: (names) => (names.length > 1 ? `${names[0]} begins, then ${list(names.slice(1), 'en')}.` : ''),
};

export const betweenWords: (lang: 'it' | 'en') => BetweenWords = words(it, en);
