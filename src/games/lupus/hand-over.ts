/** The moderator's part goes to another, by day, if all who live agree: the same record, in other hands. */
import { type Ask, move, type Move, type Seat, type Step } from '../../kernel/game.ts';
import { fields, oneOf, seat as aSeat } from '../../kernel/schemas.ts';
import { tell } from './news.ts';
import { callNow, NIGHTFALL_MS, waited } from './night.ts';
import { hasPerson, isLiving, isOut, living } from './people.ts';
import { notOver, rule } from './rules.ts';
import { isSince3, type State } from './state.ts';
import type { Options } from './options.ts';

interface To {
  readonly seat: Seat;
  readonly as: Options['moderator'];
}

const DAY: ReadonlySet<string> = new Set(['talk', 'vote', 'speech']);
const atTable = (s: State): readonly Seat[] => [...s.seats, ...s.late].filter((seat) => !s.left.includes(seat));

const handOver: Move<State, To> = {
  args: fields({ seat: aSeat, as: oneOf('person', 'program') }),
  who: atTable,
  rules: [
    notOver,
    rule('LUQ-27', 'not-moderator', (s, m) => m.seat === s.hub),
    rule('LUQ-27', 'not-now', (s) => DAY.has(s.stage) && s.handing?.asked !== true),
    rule<To>('LUQ-27', 'nobody-such', (s, m) => atTable(s).includes(m.args.seat) && !s.away.includes(m.args.seat)),
    rule<To>('LU-208', 'not-for-a-player', (s, m) => m.args.seat === s.hub || !isLiving(s, m.args.seat)),
    // A ghost votes; a moderator doesn't.
    rule<To>('LU-003', 'moderator-neutral', (s, m) => !s.options.ghosts || !isOut(s, m.args.seat)),
    rule<To>('LUQ-27', 'not-now', (s, m) => m.args.seat !== s.hub || s.handing !== null),
  ],
  apply: (s, { args }) => ({
    ...s,
    handing: args.seat === s.hub ? null : { to: args.seat, as: args.as, agreed: [], asked: false },
  }),
  choices: (s) => atTable(s).flatMap((seat) => (['person', 'program'] as const).map((as) => ({ seat, as }))),
};

export const handMoves: { readonly handOver: Move<State, never> } = { handOver: move(handOver) };

/** Somebody who lives agrees; once all do, the roles are shown to the new one. */
export function agreeToHand(s: State, ask: Ask, seat: Seat): State {
  const handing = s.handing!;
  return handIfAgreed({ ...s, handing: { ...handing, agreed: [...handing.agreed, seat] } }, ask);
}

export function handIfAgreed(s: State, ask: Ask): State {
  const { handing } = s;
  if (!handing || handing.asked || !living(s).every((seat) => handing.agreed.includes(seat))) return s;
  // Somebody who looks already, being out, has the roles.
  if (s.graves.includes(handing.to)) return handed(s, ask);
  ask.show('handed', s.cells, [handing.to]);
  return { ...s, handing: { ...handing, asked: true } };
}

function handed(s: State, ask: Ask): State {
  const { to, as } = s.handing!;
  const after: State = { ...s, hub: to, options: { ...s.options, moderator: as }, handing: null };
  // Between two calls a person's hand was waited for: the program has none.
  const isWaited = isSince3(s) && hasPerson(s) && callNow(s) !== undefined && !s.now.open;
  return tell(isWaited ? waited(after, ask, NIGHTFALL_MS) : after, 'handed', [s.hub, to]);
}

export const onHanded: Step<State> = (s, { failed }, ask) => {
  if (!s.handing?.asked) return s;
  return failed ? { ...s, handing: null } : handed(s, ask);
};
