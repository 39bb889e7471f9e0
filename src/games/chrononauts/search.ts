/** The choice of a search: one card of the discard pile or of the draw pile, announced at once with all its targets. */
import type { Handle, Made, Move } from '../../kernel/game.ts';
import { fields, handle, list, optional, text } from '../../kernel/schemas.ts';
import { everybody, without } from '../kit/seats.ts';
import { findCard, type Card } from './cards/deck.ts';
import { checksOf, waysToPlay } from './legal.ts';
import { slot, TALE, withTale } from './play.ts';
import { isOn, noWindow, rule, rulesOf } from './rules.ts';
import { run } from './run.ts';
import type { Prompt, State } from './state.ts';
import { mixing, type Task } from './tasks.ts';

interface Choice {
  /** Absent: nothing is taken. */
  readonly card?: Handle | undefined;
  readonly targets: readonly string[];
  readonly tale?: string | undefined;
}

const zoneOf = (s: State, { zone }: Prompt): readonly Handle[] => (zone === 'draw' ? s.drawPile : s.discard);

const cardIn = (_: State, { args, eyes }: Made<Choice>): Card | undefined =>
  args.card === undefined ? undefined : findCard(eyes.read(args.card));

/** A choice opens its card; of the draw pile that is what its player was shown (CH-193, CH-293). */
export const choose: Move<State, Choice> = {
  args: fields({ card: optional(handle), targets: list(text(40), 4), tale: TALE }),
  who: everybody,
  slot,
  brings: ({ card }) => (card === undefined ? {} : { open: [card] }),
  rules: [
    ...rulesOf<Choice>(isOn, noWindow),
    rule('CH-293', 'nothing-to-choose', (s) => s.prompt !== null),
    rule('CH-048', 'not-your-turn', (s, m) => s.prompt!.seat === m.seat),
    // CH-191, CH-196: the discard pile holds one at least, so there is no declining.
    rule('CH-189', 'must-take-one', (s, m) => m.args.card !== undefined || s.prompt!.zone === 'draw'),
    rule('CH-281', 'bad-target-count', (_, m) => m.args.card !== undefined || m.args.targets.length === 0),
    rule('CH-189', 'not-in-pile', (s, m) => m.args.card === undefined || zoneOf(s, s.prompt!).includes(m.args.card)),
    rule('CH-053', 'not-in-hand', (s, m) => m.args.card === undefined || cardIn(s, m) !== undefined),
    rule('CH-148', 'timewarp-excluded', (s, m) => cardIn(s, m)?.kind !== 'timewarp'),
    ...checksOf<Choice>(cardIn),
  ],
  apply: (s, { seat, args: { card, targets, tale }, eyes }, ask) => {
    const { zone } = s.prompt!;
    const rest =
      card === undefined ? s : { ...s, drawPile: without(s.drawPile, [card]), discard: without(s.discard, [card]) };
    // CH-195: mixed before the card's window opens, and before anybody draws.
    const mixed: readonly Task[] = zone === 'draw' ? [mixing({ pile: 'drawPile', cards: rest.drawPile })] : [];
    const found: readonly Task[] =
      card === undefined
        ? []
        : [{ do: 'announce', item: { seat, card, face: eyes.read(card)!, targets, ...withTale(tale) } }];
    return run({ ...rest, prompt: null, todo: [...mixed, ...found, ...s.todo] }, ask);
  },
  *choices(s, { seat, read }) {
    if (s.prompt === null || s.prompt.seat !== seat) return;
    if (s.prompt.zone === 'draw') yield { targets: [] };
    for (const card of zoneOf(s, s.prompt)) {
      const known = findCard(read(card));
      if (known && known.kind !== 'timewarp') for (const targets of waysToPlay(s, seat, known)) yield { card, targets };
    }
  },
};
