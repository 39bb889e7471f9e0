/** Colours of others as ours, which are few and come each with a sign. */

/** Indices of `Face.tint`: ink, red, blue, green, ochre, purple, white. */
const NAMED: Readonly<Record<string, number>> = {
  black: 0,
  grey: 0,
  gray: 0,
  red: 1,
  pink: 1,
  blue: 2,
  cyan: 2,
  teal: 3,
  green: 3,
  yellow: 4,
  orange: 4,
  gold: 4,
  brown: 4,
  purple: 5,
  violet: 5,
  magenta: 5,
  white: 6,
};

/** Upper ends of hues in degrees, and what they are. */
const HUES: readonly (readonly [number, number])[] = [
  [20, 1],
  [70, 4],
  [170, 3],
  [255, 2],
  [330, 5],
  [360, 1],
];

/** @param r to 1, as the others */
export function tintOfParts(r: number, g: number, b: number): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const by = most - least;
  if (by < 0.15) return most > 0.7 ? 6 : 0;
  const sixth = most === r ? (g - b) / by : most === g ? 2 + (b - r) / by : 4 + (r - g) / by;
  const hue = (sixth * 60 + 360) % 360;
  return HUES.find(([end]) => hue <= end)![1];
}

/** A word or `#rrggbb`, `#rgb`; ink for anything else. */
export function tintOf(colour: string): number {
  const named = colour.toLowerCase();
  if (Object.hasOwn(NAMED, named)) return NAMED[named]!;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/u
    .exec(named)
    ?.slice(1)
    .map((digit) => digit + digit);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/u.exec(named)?.slice(1);
  const parts = (long ?? short)?.map((part) => parseInt(part, 16) / 255);
  return parts ? tintOfParts(parts[0]!, parts[1]!, parts[2]!) : 0;
}

const SUITS = 'SHDC';
const VALUES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Our own picture of a playing card that another program names by rank and suit ('10H', 'KS'); undefined for other names. */
export function ownCard(
  name: string,
): { readonly drawn: string; readonly text: string; readonly tint: number } | undefined {
  const [, value = '', suit = ''] = /^(10|[2-9TJQKA])[ _-]?([SHDC])$/iu.exec(name.trim()) ?? [];
  if (!suit) return undefined;
  const text = value.toUpperCase().replace('T', '10');
  const of = suit.toUpperCase();
  return {
    drawn: `french:${of}${VALUES.indexOf(text) + 1}`,
    text,
    tint: SUITS.indexOf(of) === 1 || of === 'D' ? 1 : 0,
  };
}
