/**
 * How the key comes out of the joint seed: every device that holds it, and everybody after the end, lays the same one.
 */
import { dice, type Dice } from '../../kernel/dice.ts';
import { KEY_CARDS, isSameCard, keyCard, turned, turnsOf } from './key-cards.ts';
import { countOf } from './key.ts';
import { homeOf, type State } from './state.ts';
import { IDENTITIES, TEAMS, type Team } from './view.ts';

/** How a key is drawn. */
export interface KeyDraw {
  readonly cells: number;
  readonly source: 'generated' | 'deck';
  /** CN-157: only keys whose lights show this team. */
  readonly starting?: Team | undefined;
  /** CN-196: as returned for the game before; empty if unknown. */
  readonly lastKey: readonly string[];
}

export const keyDrawOf = (s: State): KeyDraw => ({
  cells: s.pictures.length,
  source: s.setting.options.keySource,
  starting: homeOf(s),
  lastKey: s.setting.lastKey,
});

/** Uniform over all keys with the right counts, so a turned key is as likely and needs no turning. */
function generated(from: Dice, { cells, starting, lastKey }: KeyDraw): readonly string[] | undefined {
  const first = starting ?? TEAMS[from.below(TEAMS.length)]!;
  const grid = IDENTITIES.flatMap((one) => Array.from({ length: countOf(one, first, cells) }, () => one));
  const key = [...from.shuffle(grid), first];
  return key.some((face, i) => face !== lastKey[i]) ? key : undefined;
}

function fromDeck(from: Dice, { cells, starting, lastKey }: KeyDraw): readonly string[] | undefined {
  const { grid, starting: first } = keyCard(cells, from.below(KEY_CARDS));
  const turn = from.below(turnsOf(cells));
  const wanted = starting === undefined || starting === first;
  return wanted && !isSameCard(grid, lastKey) ? [...turned(grid, turn), first] : undefined;
}

/**
 * CN-017, CN-020, CN-025, CN-176. CN-196: the key just used is skipped and the stream read on.
 * @returns the identities, row by row, then the starting team
 */
export function layKey(seed: Uint8Array, draw: KeyDraw): readonly string[] {
  const from = dice(seed);
  for (;;) {
    const key = draw.source === 'deck' ? fromDeck(from, draw) : generated(from, draw);
    if (key) return key;
  }
}
