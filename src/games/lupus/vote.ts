/** A vote is given in turn, aloud, for good: LU-092 to LU-098, LU-110 to LU-116, LU-185 to LU-191. */
import { move, type Move, type Seat } from '../../kernel/game.ts';
import { fields, seat } from '../../kernel/schemas.ts';
import { give, voterOf } from './flow.ts';
import { isLiving, isNeutral, isOut } from './people.ts';
import { during, isOn, notOver, rule } from './rules.ts';
import type { State } from './state.ts';

interface At {
  readonly seat: Seat;
}

const round = ({ vote }: State): number => vote?.round ?? 1;

/** A person who died tonight or today is no ghost yet. */
const diedToday = (s: State, of: Seat): boolean => s.out.some((one) => one.seat === of && one.cycle === s.night);

const votes = (s: State, of: Seat): boolean => s.vote?.order.includes(of) === true;

const vote: Move<State, At> = {
  args: fields({ seat }),
  who: (s) => [...new Set([...s.players, s.hub])],
  slot: (s) => `day ${s.night} vote ${round(s)} turn ${s.vote?.given.length ?? 0}`,
  final: 'LU-094',
  rules: [
    notOver,
    isOn,
    rule('LU-003', 'moderator-neutral', (s, m) => !isNeutral(s, m.seat)),
    during('LU-088', 'vote'),
    rule('LU-187', 'from-next-day', (s, m) => !s.options.ghosts || votes(s, m.seat) || !diedToday(s, m.seat)),
    rule('LU-188', 'ghosts-nominate-only', (s, m) => !s.options.ghosts || round(s) === 1 || !isOut(s, m.seat)),
    rule('LU-076', 'eliminated-silent', (s, m) => votes(s, m.seat) || !isOut(s, m.seat)),
    rule('LU-111', 'nominees-do-not-vote', (s, m) => round(s) === 1 || !s.nominated.includes(m.seat)),
    rule('LU-093', 'not-your-turn', (s, m) => voterOf(s) === m.seat),
    rule('LU-003', 'nobody-such', (s, m) => !isNeutral(s, m.args.seat)),
    rule('LU-191', 'target-not-alive', (s, m) => !s.options.ghosts || !isOut(s, m.args.seat)),
    rule('LU-095', 'target-not-alive', (s, m) => isLiving(s, m.args.seat)),
    rule('LU-112', 'not-nominated', (s, m) => s.vote?.candidates.includes(m.args.seat) === true),
  ],
  apply: (s, { args }, ask) => give(s, ask, args.seat),
  choices: (s) => (s.vote?.candidates ?? []).map((one) => ({ seat: one })),
};

export const voteMoves: { readonly vote: Move<State, never> } = { vote: move(vote) };
