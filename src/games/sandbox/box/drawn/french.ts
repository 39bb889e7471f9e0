/** The fifty-two and the jokers, drawn for this project: pips from four shapes, court cards from a few more. Keys: 'S1' to 'C13', 'J1', 'J2'. */
import { at, BLUE, circle, GOLD, INK, line, path, RED, rect, SKIN, svg, twice } from './pen.ts';

const HEART = 'M50 90C18 64 8 47 8 32a22 22 0 0 1 42-9 22 22 0 0 1 42 9C92 47 82 64 50 90Z';
const SPADE = 'M50 6C80 32 92 46 92 60a21 21 0 0 1-37 14q2 14 9 20H36q7-6 9-20A21 21 0 0 1 8 60C8 46 20 32 50 6Z';
const DIAMOND = 'M50 4Q64 30 86 50 64 70 50 96 36 70 14 50 36 30 50 4Z';
const CLUB = 'M50 6a21 21 0 0 1 17 33.5A21 21 0 1 1 56 68q2 16 9 26H35q7-10 9-26a21 21 0 1 1-11-28.5A21 21 0 0 1 50 6Z';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];
const SHAPES: Readonly<Record<Suit, string>> = { S: SPADE, H: HEART, D: DIAMOND, C: CLUB };
export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
const colour = (suit: Suit): string => (isRed(suit) ? RED : INK);
export const pip = (suit: Suit): string => path(SHAPES[suit], colour(suit));

/** Where pips stand, by value: columns at 28, 50, 72; those below the middle are upside down. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 70]],
  [
    [50, 22],
    [50, 118],
  ],
  [
    [50, 22],
    [50, 70],
    [50, 118],
  ],
  [
    [28, 22],
    [72, 22],
    [28, 118],
    [72, 118],
  ],
  [
    [28, 22],
    [72, 22],
    [50, 70],
    [28, 118],
    [72, 118],
  ],
  [
    [28, 22],
    [72, 22],
    [28, 70],
    [72, 70],
    [28, 118],
    [72, 118],
  ],
  [
    [28, 22],
    [72, 22],
    [50, 46],
    [28, 70],
    [72, 70],
    [28, 118],
    [72, 118],
  ],
  [
    [28, 22],
    [72, 22],
    [50, 46],
    [28, 70],
    [72, 70],
    [50, 94],
    [28, 118],
    [72, 118],
  ],
  [
    [28, 20],
    [72, 20],
    [28, 53],
    [72, 53],
    [50, 70],
    [28, 87],
    [72, 87],
    [28, 120],
    [72, 120],
  ],
  [
    [28, 20],
    [72, 20],
    [50, 37],
    [28, 53],
    [72, 53],
    [28, 87],
    [72, 87],
    [50, 103],
    [28, 120],
    [72, 120],
  ],
];

const HATS: Readonly<Record<number, string>> = {
  // A cap with a feather, a tiara, a crown.
  11: path('M30 26q2-14 20-14t20 14l-4 6H34Z', BLUE) + line('M66 22q12-4 14-16-14 0-18 10', GOLD, 4),
  12:
    path('M32 30l-2-18 9 9 5-13 6 12 6-12 5 13 9-9-2 18Z', GOLD) +
    circle(50, 8, 3, RED) +
    circle(30, 12, 2.5, RED) +
    circle(70, 12, 2.5, RED),
  13: path('M30 32l-4-22 14 11L50 6l10 15 14-11-4 22Z', GOLD) + rect(30, 28, 40, 5, RED),
};
const HAIR: Readonly<Record<number, string>> = {
  11: path('M32 30q-6 14 2 22l4-20Zm36 0q6 14-2 22l-4-20Z', '#7a4a1e'),
  12: path('M32 30q-12 22-6 36l12-4V30Zm36 0q12 22 6 36l-12-4V30Z', '#7a4a1e'),
  13: path('M34 44q2 22 16 26 14-4 16-26-8 6-16 6t-16-6Z', '#7a4a1e'),
};

/** Half of a court card: head, hat, shoulders with the suit on them. */
function court(suit: Suit, value: number): string {
  const coat = isRed(suit) ? RED : INK;
  const stripe = path('M44 56h12v14H44Z', GOLD);
  const head = circle(50, 42, 15, SKIN) + circle(44.5, 40, 1.7, INK) + circle(55.5, 40, 1.7, INK);
  const face = line('M50 41v6', '#b98a5c', 1.4) + line('M46 50q4 2.5 8 0', RED, 1.8);
  const body = path('M12 70q2-16 24-18l14 8 14-8q22 2 24 18Z', coat) + stripe;
  return (
    (value === 13 ? '' : HAIR[value]!) +
    body +
    head +
    face +
    (value === 13 ? HAIR[13]! + line('M45 53q5 3 10 0', RED, 1.8) : '') +
    HATS[value]! +
    at(pip(suit), 21, 22, 17)
  );
}

const joker = (tint: string): string =>
  path('M50 30q-10-24-30-18 12 6 12 22Zm0 0q10-24 30-18-12 6-12 22Zm-14 4Q38 6 50 6t14 28Z', tint) +
  circle(20, 13, 4, GOLD) +
  circle(80, 13, 4, GOLD) +
  circle(50, 7, 4, GOLD) +
  circle(50, 44, 14, SKIN) +
  circle(45, 42, 1.8, INK) +
  circle(55, 42, 1.8, INK) +
  line('M43 49q7 7 14 0', RED, 2) +
  path('M14 70q4-14 22-16l14 8 14-8q18 2 22 16Z', tint);

/** Between the corners, which have the rank in letters of the page. */
export function french(key: string): string {
  const value = Number(key.slice(1));
  if (key.startsWith('J')) return svg(twice(joker(value === 1 ? RED : INK)));
  const suit = key[0] as Suit;
  if (value > 10)
    return svg(
      `${rect(6, 2, 88, 136, 'none', `rx="4" stroke="${colour(suit)}" stroke-width="1.2"`)}${twice(court(suit, value))}`,
    );
  if (value === 1) return svg(at(pip(suit), 50, 70, 62));
  return svg(PLACES[value]!.map(([x, y]) => at(pip(suit), x, y, 25, y > 71 ? 180 : 0)).join(''));
}
