/** The secret cards: 14 Identities and 10 Missions. Names are in `words/`. */
import type { ArtifactClass } from './deck.ts';

export interface Identity {
  readonly id: string;
  /** Ripplepoint that must show its true side. */
  readonly trueEvent: string;
  /** What must lie or be turned: Patches by id, a Linchpin by id where its changed side is wanted. */
  readonly changed: readonly [string, string];
  /** Lives in the UltraParadox, so it bars nothing (CH-112). */
  readonly needsUltraParadox?: true;
}

export type Slot =
  | { readonly kind: 'artifact'; readonly id: string }
  | { readonly kind: 'any-of'; readonly ids: readonly string[] }
  | { readonly kind: 'best-in-play'; readonly class: ArtifactClass };

export interface Mission {
  readonly id: string;
  readonly slots: readonly [Slot, Slot, Slot];
}

const identity = (id: string, year: number, a: string, b: string): Identity => ({
  id,
  trueEvent: `R${year}`,
  changed: [a, b],
});

export const IDENTITIES: readonly Identity[] = [
  identity('I01', 1929, 'P1917', 'P1974'),
  identity('I02', 1868, 'P1939', 'P1986'),
  identity('I03', 1917, 'P1929', 'P1968'),
  { ...identity('I04', 1918, 'P1933', 'P1962'), needsUltraParadox: true },
  identity('I05', 1933, 'P1918', 'P1950'),
  identity('I06', 1944, 'P1942', 'P1995'),
  identity('I07', 1945, 'P1969', 'P1991'),
  identity('I08', 1948, 'P1917', 'P1999'),
  identity('I09', 1950, 'P1944', 'P1986'),
  identity('I10', 1968, 'P1948', 'P1969'),
  identity('I11', 1969, 'P1939', 'P1995'),
  identity('I12', 1986, 'P1950', 'P1968'),
  identity('I13', 1991, 'P1868', 'P1974'),
  identity('I14', 1995, 'P1918', 'P1999'),
];

const the = (id: string): Slot => ({ kind: 'artifact', id });
const mission = (id: string, a: Slot, b: Slot, c: Slot): Mission => ({ id, slots: [a, b, c] });

export const MISSIONS: readonly Mission[] = [
  mission('triptych', the('portrait-real'), the('portrait-fine-copy'), the('portrait-poor-copy')),
  mission(
    'cheaters',
    { kind: 'any-of', ids: ['portrait-fine-copy', 'portrait-poor-copy'] },
    the('sports-almanac'),
    the('imperial-egg'),
  ),
  mission('portrait-and-beast', { kind: 'best-in-play', class: 'portrait' }, the('tyrannosaur'), the('lost-play')),
  mission('great-mysteries', the('ark'), the('rongorongo'), the('library-scroll')),
  mission('menagerie', the('tyrannosaur'), the('stegosaur'), the('mammoth')),
  mission('sacred-vault', the('ark'), the('grail'), the('menorah')),
  mission('future-perfect', the('sports-almanac'), the('cancer-cure'), the('library-scroll')),
  mission('unburnt-library', the('lost-play'), the('library-scroll'), the('rongorongo')),
  mission('body-and-soul', the('cancer-cure'), the('grail'), the('mammoth')),
  mission('auction', the('imperial-egg'), the('menorah'), the('stegosaur')),
];

export const findIdentity = (face: string | undefined): Identity | undefined =>
  IDENTITIES.find((one) => one.id === face);
export const findMission = (face: string | undefined): Mission | undefined => MISSIONS.find((one) => one.id === face);
