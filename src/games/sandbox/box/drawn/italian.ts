/**
 * The forty of the Italian regions, drawn for this project and after nobody's deck: coins, cups, swords and clubs, with knave, horse and king.
 * Keys: 'D1' (denari) to 'B10' (bastoni).
 */
import { at, BLUE, circle, GOLD, GREEN, INK, line, path, RED, rect, SKIN, svg } from './pen.ts';

export const SEMI = ['D', 'C', 'S', 'B'] as const;
export type Seme = (typeof SEMI)[number];

const PALE = '#fbeec2';
const ray = (turn: number): string => `<path d="M50 50L46 12h8Z" fill="${RED}" transform="rotate(${turn} 50 50)"/>`;
const COIN =
  circle(50, 50, 46, GOLD, `stroke="${INK}" stroke-width="2.5"`) +
  circle(50, 50, 36, PALE, `stroke="${RED}" stroke-width="2"`) +
  [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join('') +
  circle(50, 50, 15, GOLD, `stroke="${INK}" stroke-width="2"`) +
  circle(50, 50, 5, BLUE);

const CUP =
  path(
    'M18 10h64q2 36-24 46v18q14 3 16 16H26q2-13 16-16V56Q16 46 18 10Z',
    GOLD,
    `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`,
  ) +
  path('M20 22h60q-1 8-4 14H24q-3-6-4-14Z', RED) +
  path('M24 84h52v7H24Z', BLUE) +
  circle(50, 46, 5, BLUE) +
  rect(43, 60, 14, 8, GREEN);

const SWORD =
  path('M50 2l8 12v50H42V14Z', '#c9d8e6', `stroke="${INK}" stroke-width="2"`) +
  line('M50 10v50', BLUE, 2.5) +
  path('M24 62h52v9H24Z', GOLD, `stroke="${INK}" stroke-width="2"`) +
  rect(45, 71, 10, 17, RED, `stroke="${INK}" stroke-width="2"`) +
  circle(50, 92, 6.5, GOLD, `stroke="${INK}" stroke-width="2"`);

const CLUB =
  path('M42 98l-4-52Q30 8 50 4t14 34l-6 60Z', GREEN, `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"`) +
  circle(44, 28, 5, GOLD) +
  circle(57, 44, 5, GOLD) +
  circle(46, 60, 4, GOLD) +
  line('M40 84h18', RED, 5);

const SIGNS: Readonly<Record<Seme, string>> = { D: COIN, C: CUP, S: SWORD, B: CLUB };
export const seme = (suit: Seme): string => SIGNS[suit];

/** Columns at 28, 50 and 72. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 70]],
  [
    [50, 36],
    [50, 104],
  ],
  [
    [50, 26],
    [50, 70],
    [50, 114],
  ],
  [
    [28, 36],
    [72, 36],
    [28, 104],
    [72, 104],
  ],
  [
    [28, 32],
    [72, 32],
    [50, 70],
    [28, 108],
    [72, 108],
  ],
  [
    [28, 26],
    [72, 26],
    [28, 70],
    [72, 70],
    [28, 114],
    [72, 114],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 58],
    [72, 58],
    [50, 88],
    [28, 116],
    [72, 116],
  ],
];
const SIZES = [0, 78, 52, 42, 40, 36, 36, 32];

const COATS: Readonly<Record<Seme, string>> = { D: BLUE, C: RED, S: '#4a5d73', B: GREEN };

const head = (x: number, y: number): string =>
  circle(x, y, 11, SKIN, `stroke="${INK}" stroke-width="1.2"`) +
  circle(x - 4, y - 1, 1.3, INK) +
  circle(x + 4, y - 1, 1.3, INK) +
  line(`M${x - 3} ${y + 5}q3 2 6 0`, RED, 1.4);

/** A standing figure in a coat, the sign in hand. */
function standing(suit: Seme, hat: string, long: boolean): string {
  const coat = COATS[suit];
  const legs = long
    ? ''
    : rect(39, 104, 9, 26, GOLD) + rect(53, 104, 9, 26, GOLD) + path('M34 132h14v-5H39ZM53 132h14l-5-5h-9Z', INK);
  return (
    legs +
    path(long ? 'M30 54h40l10 78H20Z' : 'M32 54h36l8 52H24Z', coat, `stroke="${INK}" stroke-width="1.5"`) +
    path(long ? 'M45 54h10v78H45Z' : 'M45 54h10v52H45Z', GOLD) +
    line('M30 58l-14 26', coat, 9) +
    line('M70 58l12 16', coat, 9) +
    circle(83, 76, 4.5, SKIN) +
    head(50, 40) +
    hat +
    at(SIGNS[suit], 20, 84, 34)
  );
}

const CAP = path('M36 34q2-14 14-14t14 14Z', RED) + line('M60 22q8-2 10-10', GOLD, 3);
const CROWN =
  path('M34 32l-4-20 11 9 9-13 9 13 11-9-4 20Z', GOLD, `stroke="${INK}" stroke-width="1.2"`) +
  path('M39 46q2 16 11 18 9-2 11-18-5 5-11 5t-11-5Z', '#8a8f8a');

/** A rider: the horse from the side. */
function rider(suit: Seme): string {
  const horse =
    path(
      'M22 86q-4-22 10-30l4 10q24-6 40 4 8 8 6 24l4 34h-8l-4-26q-14 6-32 2l-2 24h-8l-2-30q-4-4-4-8-8 4-12-2Z',
      '#a8713c',
      `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"`,
    ) +
    circle(27, 72, 1.6, INK) +
    line('M80 84q10 4 8 24', '#6d4521', 4);
  const man =
    path('M42 40h20l6 34H40Z', COATS[suit], `stroke="${INK}" stroke-width="1.2"`) +
    line('M60 74l4 20', GOLD, 6) +
    line('M44 48L30 42', COATS[suit], 7);
  return horse + man + `<g transform="translate(2 -14)">${head(50, 40)}${CAP}</g>` + at(SIGNS[suit], 22, 28, 32);
}

/** The whole face: numbers are in the page's letters. */
export function italian(key: string): string {
  const suit = key[0] as Seme;
  const value = Number(key.slice(1));
  const frame = rect(3, 3, 94, 134, 'none', `rx="5" stroke="${INK}" stroke-width="1"`);
  if (value === 8) return svg(frame + standing(suit, CAP, false));
  if (value === 9) return svg(frame + rider(suit));
  if (value === 10) return svg(frame + standing(suit, CROWN, true));
  const size = SIZES[value]!;
  return svg(frame + PLACES[value]!.map(([x, y]) => at(SIGNS[suit], x, y, size)).join(''));
}
