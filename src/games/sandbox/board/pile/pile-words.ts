/** What is said where a number of cards is chosen, and over cards that one person looks at. It comes with that panel. */
import { capital, words } from '../../../../elements/words.ts';
import { ad } from '../../../../language/italian.ts';

const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
const prime = (n: number): string => (n === 1 ? 'la prima' : `le prime ${n}`);
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const first = (n: number): string => (n === 1 ? 'the top card' : `the top ${n} cards`);

const it = {
  number: 'Quante carte',
  less: 'una in meno',
  more: 'una in più',
  all: (n: number): string => `Tutte (${n})`,
  draw: (n: number): string => `Pesca ${carte(n)}`,
  turnUp: (n: number): string => `Scopri ${prime(n)}`,
  look: (n: number): string => `Guarda ${prime(n)}`,
  search: (n: number, all: boolean): string => (all ? 'Cerca in tutto il mazzo' : `Cerca fra le prime ${n}`),
  told: 'Che guardi lo sanno tutti; che cosa vedi, no.',
  letLook: (n: number): string => `Fai guardare ${prime(n)}`,
  to: (name: string): string => capital(ad(name)),
  dealTo: (n: number): string => `Distribuisci ${carte(n)} per posto`,
  handOf: (name: string): string => `Mano di ${name}`,
  ownHand: 'La tua mano',
  cloth: 'Sul tavolo, in fila',
  faceUp: 'Scoperte',
  deal: 'Distribuisci',
  needs: (wanted: number, there: number): string =>
    `Servono ${carte(wanted)}: qui ce ne ${there === 1 ? 'è una' : `sono ${there}`}.`,
  loose:
    'Mescolato: un ordine non c’è ancora. La carta che viene la decidono i dadi di tutti nel momento in cui si gira.',
  secret: (peek: number): string =>
    `Sotto chiave. Ogni mescolata porta una prova, che questo dispositivo controlla: le carte restano quelle, e il nuovo ordine non lo conosce nessuno. Per guardarci dovrebbero accordarsi in ${peek}.`,
  alone: (name: string): string => `Sotto la chiave di una persona sola, ${name}: agli altri nulla è provato.`,
  noPlace: 'Scegli almeno un posto.',
  looked: 'Le vedi solo tu',
  lookedSay: 'Dalla prima in giù. Scegline una per prenderla o spostarla.',
  gone: 'Qui non ci sono più.',
  shared: 'Questo schermo lo guardano tutti: le carte si vedono sugli altri dispositivi di chi le guarda.',
  th: (i: number, name: string): string => `${i}ª: ${name}`,
  take: 'Prendi in mano',
  top: 'In cima al mazzo',
  bottom: 'In fondo al mazzo',
  table: 'Coperta sul tavolo',
  close: 'Chiudi',
};
type PileWords = typeof it;

const en: PileWords = {
  number: 'How many cards',
  less: 'one less',
  more: 'one more',
  all: (n) => `All (${n})`,
  draw: (n) => `Draw ${cards(n)}`,
  turnUp: (n) => `Turn up ${first(n)}`,
  look: (n) => `Look at ${first(n)}`,
  search: (n, all) => (all ? 'Search the whole pile' : `Search the top ${n}`),
  told: 'Everybody is told that you look, and not what you see.',
  letLook: (n) => `Let somebody look at ${first(n)}`,
  to: (name) => name,
  dealTo: (n) => `Deal ${cards(n)} to each place`,
  handOf: (name) => `${name}’s hand`,
  ownHand: 'Your hand',
  cloth: 'On the table, in a row',
  faceUp: 'Face up',
  deal: 'Deal',
  needs: (wanted, there) => `That takes ${cards(wanted)}, and there ${there === 1 ? 'is one' : `are ${there}`}.`,
  loose: 'Shuffled: there is no order yet. Everybody’s dice decide which card comes, at the moment it is turned up.',
  secret: (peek) =>
    `Under keys. Each shuffle comes with a proof, which this device checks: the cards stay the same, and nobody knows their new order. To look, ${peek} people would have to agree.`,
  alone: (name) => `Under the key of one person alone, ${name}: nothing is proved to the others.`,
  noPlace: 'Choose at least one place.',
  looked: 'Only you see these',
  lookedSay: 'From the top down. Choose one to take or move it.',
  gone: 'They don’t lie here any more.',
  shared: 'Everybody looks at this screen: the cards are seen on the other devices of whoever looks at them.',
  th: (i, name) => `${i}: ${name}`,
  take: 'Take in hand',
  top: 'Onto the top',
  bottom: 'Under the bottom',
  table: 'Face down on the table',
  close: 'Close',
};

export const pileWords: (lang: 'it' | 'en') => PileWords = words(it, en);
