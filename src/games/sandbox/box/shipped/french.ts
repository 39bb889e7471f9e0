/** The fifty-two with two jokers: a deck that goes to hands, and rules for three games of it. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { isRed, SUITS, type Suit } from '../drawn/french.ts';
import type { Box, Face } from '../model.ts';
import { rules } from './french-rules.ts';
import { again, CARD_TABLE, CARD, OURS } from './ours.ts';

const NAMES = {
  it: {
    box: 'Carte francesi',
    deck: 'Carta',
    back: 'dorso',
    joker: ['matta rossa', 'matta nera'],
    suits: { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' },
    values: ['', 'asso', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'fante', 'donna', 're'],
    of: 'di',
  },
  en: {
    box: 'French cards',
    deck: 'Card',
    back: 'back',
    joker: ['red joker', 'black joker'],
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    values: ['', 'ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'],
    of: 'of',
  },
} as const;

const CORNERS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const RED_TINT = 1;
const BLACK_TINT = 0;

function face(suit: Suit, value: number, lang: Lang): Face {
  const { suits, values, of } = NAMES[lang];
  return {
    name: `${values[value]!} ${of} ${suits[suit]}`,
    text: CORNERS[value]!,
    drawn: `french:${suit}${value}`,
    tint: isRed(suit) ? RED_TINT : BLACK_TINT,
  };
}

/** Spades, hearts, diamonds, clubs, each from ace to king; then the jokers. */
export function french(lang: Lang): Box {
  const names = NAMES[lang];
  const cards = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => face(suit, i + 1, lang)));
  const jokers = names.joker.map((name, i): Face => ({ name, text: '★', drawn: `french:J${i + 1}`, tint: 1 - i }));
  return {
    ...OURS,
    id: 'french',
    name: names.box,
    lang,
    players: { min: 1, max: 10 },
    rules: rules(lang),
    table: CARD_TABLE,
    defs: [
      {
        kind: 'card',
        name: names.deck,
        ...CARD,
        faces: [...cards, ...jokers],
        back: { name: names.back, drawn: 'back:tiles' },
      },
      again(lang, [0], [0]),
    ],
    pieces: [
      { def: 0, x: 1700, y: 1500, faces: cards.map((_, i) => i), forHands: true },
      { def: 0, x: 750, y: 1500, faces: [52, 53] },
      // A second deck, for what more people play with two.
      { def: 0, x: 750, y: 2450, faces: [...cards.map((_, i) => i), 52, 53] },
      { def: 1, x: 1700, y: 2350 },
    ],
  };
}
