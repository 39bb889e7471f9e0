/** The deal: cards, the lots of all nights and the letters' root come from one seed that nobody chooses, committed to before the first night. */
import { dice } from '../../kernel/dice.ts';
import type { Step } from '../../kernel/game.ts';
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

export const onRoles: Step<State> = (s, { cards, failed }, ask) => {
  if (s.stage !== 'roles') return s;
  if (failed || !cards) return fail(s, ask, 'roles');
  return fall(tell({ ...s, cells: cards }, 'dealt', [], s.players.length), ask);
};
