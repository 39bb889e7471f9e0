/** What panels say beyond the board's own words: what a button will do, where a piece may go, how something is found. They come with the panels. */
import { words } from '../../../elements/words.ts';

const pezzi = (n: number): string => (n === 1 ? 'un pezzo' : `${n} pezzi`);
const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
const pieces = (n: number): string => (n === 1 ? 'one piece' : `${n} pieces`);
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const it = {
  will: (name: string): string => `«${name}» farà così:`,
  wont: (name: string): string => `«${name}» ora non si può premere.`,
  steps: {
    recall: (n: number, to: string) => `${pezzi(n)} in: ${to}`,
    shuffle: (n: number, to: string) => `mescola: ${to} (${carte(n)})`,
    deal: (n: number, to: string) => `${carte(n)} a: ${to}`,
    move: (n: number, to: string) => `${carte(n)} in: ${to}`,
    flip: (n: number) => `gira ${pezzi(n)}`,
    turn: (n: number) => `ruota ${pezzi(n)}`,
    roll: (n: number) => `tira ${n === 1 ? 'un dado' : `${n} dadi`}`,
    sort: (n: number, to: string) => `mette in ordine: ${to} (${carte(n)})`,
    count: (n: number, _: string, value: number) => `${n === 1 ? 'un contatore' : `${n} contatori`}: ${signed(value)}`,
    countTo: (n: number, _: string, value: number) => `${n === 1 ? 'un contatore' : `${n} contatori`} a ${value}`,
    score: (_: number, to: string, value: number) => `segna ${signed(value)} a: ${to}`,
    pass: () => 'passa il turno',
    order: () => 'sorteggia chi comincia',
    clock: () => 'regola gli orologi',
    passHands: () => 'le mani fanno un giro',
    home: (n: number) => `${pezzi(n)} di nuovo al loro posto`,
    say: (_: number, to: string) => `dice: «${to}»`,
  },
  hand: (name: string): string => `mano di ${name}`,
  find: 'Cerca per nome',
  found: (n: number): string => (n === 1 ? 'uno trovato' : `${n} trovati`),
  moveTo: (name: string): string => `${name}: dove?`,
  cells: 'Caselle',
  snaps: 'Punti del tabellone',
  cell: (name: string, there: string): string => (there ? `${name}: ${there}` : name),
  nudge: 'Un centimetro più in là',
  ways: { left: 'a sinistra', up: 'in su', down: 'in giù', right: 'a destra' },
  places: 'Mazzi e zone',
  beside: 'Accanto a',
  galleryFor: (players: string): string => `per ${players}`,
  players: (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`),
  layAgain: 'Apparecchia da capo',
  laySure: 'Si sparecchia quello che c’è sul tavolo.',
  openFile: 'Apri un gioco da un file…',
  saveBox: 'Salva la scatola',
  saveTable: 'Salva il tavolo com’è',
};
type PanelWords = typeof it;

const en: PanelWords = {
  will: (name) => `“${name}” will do this:`,
  wont: (name) => `“${name}” can’t be pressed now.`,
  steps: {
    recall: (n, to) => `${pieces(n)} into: ${to}`,
    shuffle: (n, to) => `shuffle: ${to} (${cards(n)})`,
    deal: (n, to) => `${cards(n)} to: ${to}`,
    move: (n, to) => `${cards(n)} to ${to}`,
    flip: (n) => `flip ${pieces(n)}`,
    turn: (n) => `turn ${pieces(n)}`,
    roll: (n) => `roll ${n === 1 ? 'one die' : `${n} dice`}`,
    sort: (n, to) => `put in order: ${to} (${cards(n)})`,
    count: (n, _, value) => `${n === 1 ? 'one counter' : `${n} counters`}: ${signed(value)}`,
    countTo: (n, _, value) => `${n === 1 ? 'one counter' : `${n} counters`} to ${value}`,
    score: (_, to, value) => `write ${signed(value)} for: ${to}`,
    pass: () => 'pass the turn',
    order: () => 'draw lots for who begins',
    clock: () => 'set the clocks',
    passHands: () => 'hands go round',
    home: (n) => `${pieces(n)} back to their places`,
    say: (_, to) => `say: “${to}”`,
  },
  hand: (name) => `${name}’s hand`,
  find: 'Find by name',
  found: (n) => (n === 1 ? 'one found' : `${n} found`),
  moveTo: (name) => `${name}: where to?`,
  cells: 'Cells',
  snaps: 'Points of the board',
  cell: (name, there) => (there ? `${name}: ${there}` : name),
  nudge: 'A centimetre on',
  ways: { left: 'left', up: 'up', down: 'down', right: 'right' },
  places: 'Piles and places',
  beside: 'Beside',
  galleryFor: (players) => `for ${players}`,
  players: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  layAgain: 'Lay it anew',
  laySure: 'What lies on the table is cleared away.',
  openFile: 'Open a game from a file…',
  saveBox: 'Save the box',
  saveTable: 'Save the table as it lies',
};

export const panelWords: (lang: 'it' | 'en') => PanelWords = words(it, en);
