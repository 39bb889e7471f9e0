/** The deal: cards, the lots of all nights and the letters' root come from one seed that nobody chooses, committed to before the first night. */
import { dice } from '../../kernel/dice.ts';
import type { Seat, Step } from '../../kernel/game.ts';
import { dealt } from './mix.ts';
import { tell } from './news.ts';
import { fall } from './night.ts';
import { BLANKS } from './roles.ts';
import type { State } from './state.ts';
import { fail } from './stuck.ts';

/** More than a village can have nights. */
const LOTS = 30;
const LOT = 2 ** 32;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 132 bits: nobody guesses it. */
const ROOT_LETTERS = 22;

/** A card for each player, a lot for each night, the root. */
export function rolesLayout(seed: Uint8Array, { mix, options }: State): readonly string[] {
  const luck = dice(seed);
  const cards = luck.shuffle([...dealt(mix), ...BLANKS.slice(0, options.blanks.length)]);
  const lots = Array.from({ length: LOTS }, () => String(luck.below(LOT)));
  const root = Array.from({ length: ROOT_LETTERS }, () => ALPHABET[luck.below(ALPHABET.length)]).join('');
  return [...cards, ...lots, root];
}

/** By the moderator's device, unless others alone are named. */
function broken(s: State, by: readonly Seat[]): State {
  if (by.length > 0 && !by.includes(s.hub)) return s;
  const times = s.broken.hub === s.hub ? s.broken.times + 1 : 1;
  return { ...s, broken: { hub: s.hub, times } };
}

export const onRoles: Step<State> = (s, { cards, failed, by = [] }, ask) => {
  if (s.stage !== 'roles') return s;
  if (failed || !cards) return fail(broken(s, by), ask, 'roles');
  return fall(tell({ ...s, cells: cards, broken: { hub: s.hub, times: 0 } }, 'dealt', [], s.players.length), ask);
};
