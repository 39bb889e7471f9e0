/** Solonauts: one player, or several as one, send Identities home before the cards run out. One step is a play or one discard. */
import type { Handle, Made, Move } from '../../kernel/game.ts';
import { fields, handle, nothing } from '../../kernel/schemas.ts';
import { everybody, without } from '../kit/seats.ts';
import { findCard } from './cards/deck.ts';
import { HAND } from './options.ts';
import { eachHeld, slot, thrown, type Named } from './play.ts';
import { hasBegun, hasPlays, isOn, onlySolo, ONES_TURN, rule, rulesOf, type None } from './rules.ts';
import { run } from './run.ts';
import { ended, faceOf, handOf, phaseOf, type State } from './state.ts';
import { PILES } from './tasks.ts';
import { beginStep, spent } from './turns.ts';
import { isHome } from './win.ts';

const SOLO = rulesOf<never>(isOn, hasBegun, onlySolo, ...ONES_TURN);
const isHeld = rule<Named>('CH-053', 'not-in-hand', (s, m) => handOf(s, m.seat).includes(m.args.card));

/** CH-256, CH-267 */
export const discardAny: Move<State, Named> = {
  args: fields({ card: handle }),
  who: everybody,
  slot,
  rules: [...rulesOf<Named>(...SOLO, hasPlays), isHeld],
  apply: (s, m, ask) => run(spent(thrown(s, m)), ask),
  choices: eachHeld,
};

const isPatch = (s: State, { args }: Made<Named>): boolean => findCard(faceOf(s, args.card))?.kind === 'patch';

/** CH-258: as many as one likes, besides the step. */
export const discardPatch: Move<State, Named> = {
  args: fields({ card: handle }),
  who: everybody,
  slot,
  rules: [...rulesOf<Named>(...SOLO), isHeld, rule('CH-258', 'not-a-patch', isPatch)],
  apply: (s, m, ask) => run(thrown(s, m), ask),
  choices: eachHeld,
};

const isAfterStep = rule<never>('CH-260', 'step-first', (s) => phaseOf(s) === 'home');

/** CH-261, CH-262 */
export const sendHome: Move<State, Named> = {
  args: fields({ card: handle }),
  who: everybody,
  slot,
  rules: [
    ...rulesOf<Named>(...SOLO, isAfterStep),
    rule('CH-260', 'not-waiting', (s, m) => s.travellers.includes(m.args.card)),
    rule('CH-263', 'win-not-met', (s, m) => isHome(s, faceOf(s, m.args.card))),
  ],
  apply: (s, { args: { card } }) => {
    const next: State = { ...s, travellers: without(s.travellers, [card]), home: [...s.home, card] };
    return next.travellers.length > 0 ? next : ended(next, { winners: s.seats, why: 'CH-265' });
  },
  choices: (s): Iterable<Named> => s.travellers.map((card: Handle) => ({ card })),
};

/** CH-259; with nothing left in hand and pile the attempt is over (CH-264, CH-266). */
export const refill: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot,
  rules: [...rulesOf<None>(...SOLO, isAfterStep)],
  apply: (s, { seat }, ask) => {
    const hand = handOf(s, seat).length;
    if (hand === 0 && s.drawPile.length === 0) return ended(s, { winners: [], why: 'CH-266' });
    const n = Math.max(0, HAND.solonauts - hand);
    return run({ ...beginStep(s), todo: [{ do: 'turn-up', as: 'hand', n }] }, ask);
  },
  choices: () => [{}],
};

/** CH-271 */
export const giveUp: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [...rulesOf<None>(isOn, hasBegun, onlySolo)],
  apply: (s, _, ask) => {
    for (const tag of ['opened', ...PILES]) ask.cancel(tag);
    return ended(s, { winners: [], why: 'CH-271' });
  },
  choices: () => [{}],
};
