/** The boxes that ship with the program: what a gallery shows of each, and the box itself when somebody lays it. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { Box } from '../model.ts';
import { withLarder } from './larder.ts';

export interface ShippedBox {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  /** What it is, in one line. */
  readonly line: Readonly<Record<Lang, string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** Keys of pictures that stand for it, drawn one over the other. */
  readonly cover: readonly string[];
}

interface Entry extends ShippedBox {
  readonly load: () => Promise<(lang: Lang) => Box>;
}

const ENTRIES: readonly Entry[] = [
  {
    id: 'french',
    name: { it: 'Carte francesi', en: 'French cards' },
    line: {
      it: 'Cinquantadue carte e due matte, con le regole di tre giochi.',
      en: 'Fifty-two cards and two jokers, with the rules of three games.',
    },
    players: { min: 1, max: 10 },
    cover: ['french:S1', 'french:H12'],
    load: async () => (await import('./french.ts')).french,
  },
  {
    id: 'italian',
    name: { it: 'Carte italiane', en: 'Italian cards' },
    line: { it: 'Le quaranta: scopa, briscola, tressette.', en: 'The forty: scopa, briscola, tressette.' },
    players: { min: 2, max: 6 },
    cover: ['italian:D1', 'italian:S10'],
    load: async () => (await import('./italian.ts')).italian,
  },
  {
    id: 'chess',
    name: { it: 'Scacchi e dama', en: 'Chess and draughts' },
    line: { it: 'Una scacchiera, i pezzi dei due giochi.', en: 'One board, the pieces of both games.' },
    players: { min: 2, max: 4 },
    cover: ['boards:chess-wN', 'boards:chess-bK'],
    load: async () => (await import('./boards.ts')).chess,
  },
  {
    id: 'draughts',
    name: { it: 'Dama', en: 'Draughts' },
    line: { it: 'Dodici pedine a testa, già al loro posto.', en: 'Twelve men each, already in their places.' },
    players: { min: 2, max: 2 },
    cover: ['boards:man-w', 'boards:man-bD'],
    load: async () => (await import('./boards.ts')).draughts,
  },
  {
    id: 'tombola',
    name: { it: 'Tombola', en: 'Tombola' },
    line: { it: 'Novanta numeri, ventiquattro cartelle, fagioli.', en: 'Ninety numbers, twenty-four cards, beans.' },
    players: { min: 2, max: 24 },
    cover: ['tombola:card-0', 'tombola:n-47'],
    load: async () => (await import('./party.ts')).tombola,
  },
  {
    id: 'dice',
    name: { it: 'Dadi e foglio segnapunti', en: 'Dice and score sheet' },
    line: { it: 'Cinque dadi, fogli su cui scrivere, contatori.', en: 'Five dice, sheets to write on, counters.' },
    players: { min: 1, max: 8 },
    cover: ['boards:die-3', 'boards:die-5'],
    load: async () => (await import('./party.ts')).dice,
  },
  {
    id: 'go',
    name: { it: 'Go', en: 'Go' },
    line: { it: 'Tavole da 19, 13 e 9, e duecento pietre.', en: 'Boards of 19, 13 and 9, and two hundred stones.' },
    players: { min: 2, max: 6 },
    cover: ['boards:lines-9', 'boards:stone-b'],
    load: async () => (await import('./boards.ts')).go,
  },
  {
    id: 'army',
    name: { it: 'Esercito nascosto', en: 'Hidden army' },
    line: {
      it: 'Quaranta pezzi a testa: chi sia chi lo sai solo tu.',
      en: 'Forty pieces each: which is which only you know.',
    },
    players: { min: 2, max: 2 },
    cover: ['boards:armyback-b', 'boards:army-r1'],
    load: async () => (await import('./boards.ts')).army,
  },
  {
    id: 'memory',
    name: { it: 'Memory', en: 'Memory' },
    line: { it: 'Ventiquattro coppie di figure disegnate qui.', en: 'Twenty-four pairs of pictures drawn here.' },
    players: { min: 1, max: 8 },
    cover: ['picture:11', 'picture:44'],
    load: async () => (await import('./party.ts')).memory(),
  },
  {
    id: 'laboratory',
    name: { it: 'Laboratorio del mazzo', en: 'Deck laboratory' },
    line: {
      it: 'Cinquantadue carte e dadi: provate un mazzo che nessuno ha in mano.',
      en: 'Fifty-two cards and dice: try a deck that nobody holds.',
    },
    players: { min: 1, max: 12 },
    cover: ['french:D1', 'french:C13'],
    load: async () => (await import('./laboratory.ts')).laboratory,
  },
  {
    id: 'kit',
    name: { it: 'Scatola vuota', en: 'Empty box' },
    line: {
      it: 'Carte bianche, quadretti, esagoni, cubetti: per inventare.',
      en: 'Blank cards, squares, hexagons, cubes: to invent with.',
    },
    players: { min: 1, max: 25 },
    cover: ['boards:squares-8'],
    load: async () => (await import('./party.ts')).kit,
  },
];

export const shipped: readonly ShippedBox[] = ENTRIES;

/** The box with the pieces that every table has at hand; undefined for one that doesn't ship. */
export async function loadShipped(id: string, lang: Lang): Promise<Box | undefined> {
  const entry = ENTRIES.find((one) => one.id === id);
  return entry && withLarder((await entry.load())(lang), lang);
}
