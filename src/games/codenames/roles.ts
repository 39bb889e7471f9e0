/** Teams and spymasters: who is what, while it may still change. */
import type { Answer, Made, Move, Seat } from '../../kernel/game.ts';
import { fields, nothing, oneOf } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { SEED_ROLL, stream } from './deck.ts';
import { settle } from './presence.ts';
import { rule, type None } from './rules.ts';
import {
  activeTeam,
  changed,
  gameSlot,
  homeOf,
  isOn,
  isSince5,
  isSpymaster,
  join,
  NOBODY,
  operatives,
  resigned,
  spread,
  type State,
  teamOf,
} from './state.ts';
import { hasSeenKey } from './stand-in.ts';
import { TEAMS, type Team } from './view.ts';

const plain = { who: everybody, slot: gameSlot } as const;

/** CNQ-27: between two turns, or while the team that should guess has nobody to do it. */
function mayArrive(s: State): boolean {
  return s.phase === 'clue' || (s.phase === 'guess' && operatives(s, activeTeam(s)).length === 0);
}

/** CN-194: between games roles may change, once the next game is called. */
const nextGameFirst = rule('CN-194', 'next-game-first', (s) => s.phase !== 'over');
const rolesOpen = rule('CN-006', 'roles-fixed', (s) => !isOn(s));

export const setTeam: Move<State, { readonly team: Team }> = {
  ...plain,
  args: fields({ team: oneOf(...TEAMS) }),
  rules: [
    nextGameFirst,
    rule('CN-154', 'one-team', (s) => homeOf(s) === undefined || isOn(s)),
    rule('CN-007', 'key-seen', (s, m) => !isOn(s) || !hasSeenKey(s, m.seat)),
    rule('CN-006', 'roles-fixed', (s, m) => !isOn(s) || teamOf(s, m.seat) === undefined),
    rule('CNQ-27', 'three-players', (s) => !isOn(s) || s.setting.options.mode !== 'three'),
    rule('CN-154', 'one-team', (s, m: Made<{ readonly team: Team }>) => (homeOf(s) ?? m.args.team) === m.args.team),
    rule('CNQ-27', 'between-turns', (s) => !isOn(s) || mayArrive(s)),
    rule('CN-001', 'already-in-team', (s, m: Made<{ readonly team: Team }>) => teamOf(s, m.seat) !== m.args.team),
  ],
  // One more may be what a team needs to hand on the key.
  apply: (s, m, ask) => (isSince5(s) ? settle(join(s, m.seat, m.args.team), ask) : join(s, m.seat, m.args.team)),
  choices: () => TEAMS.map((team) => ({ team })),
};

export const claimSpymaster: Move<State, None> = {
  ...plain,
  args: nothing,
  rules: [
    nextGameFirst,
    rolesOpen,
    rule('CN-001', 'no-team', (s, m) => teamOf(s, m.seat) !== undefined),
    rule('CN-004', 'role-taken', (s, m) => s.spymaster[teamOf(s, m.seat)!] === NOBODY),
  ],
  apply: (s, m) => changed(s, { spymaster: { ...s.spymaster, [teamOf(s, m.seat)!]: m.seat } }),
  choices: () => [{}],
};

export const resignSpymaster: Move<State, None> = {
  ...plain,
  args: nothing,
  rules: [nextGameFirst, rolesOpen, rule('CN-004', 'not-spymaster', (s, m) => isSpymaster(s, m.seat))],
  apply: (s, m) => resigned(s, m.seat),
  choices: () => [{}],
};

export const splitTeams: Move<State, None> = {
  ...plain,
  args: nothing,
  rules: [nextGameFirst, rolesOpen, rule('CN-154', 'one-team', (s) => homeOf(s) === undefined)],
  apply: (s, _, ask) => {
    ask.roll('split', SEED_ROLL);
    return s;
  },
  choices: () => [{}],
};

/** CN-002: everybody at random, sizes differing by one at most; which team is the larger one is random too. */
export function onSplit(s: State, { values, failed, by }: Answer): State {
  if (s.phase !== 'lobby' || homeOf(s)) return s;
  if (failed !== undefined || values === undefined) return changed(s, { trouble: { what: 'roll', by: by ?? [] } });
  const from = stream(values);
  const first = from.below(2);
  const order = from.shuffle(s.seats);
  const side = (n: number): readonly Seat[] => order.filter((_, i) => i % 2 === n);
  return changed(s, { spymaster: { red: NOBODY, blue: NOBODY }, teams: { red: side(first), blue: side(1 - first) } });
}

/** Another way to play wants other teams: all in one (CN-154), or anew in two. A seat that led goes on leading where it is. */
export function regrouped(s: State): State {
  const led = [s.spymaster.red, s.spymaster.blue].filter((seat) => seat !== NOBODY);
  const nobody = { red: NOBODY, blue: NOBODY };
  const all = spread(changed(s, { spymaster: nobody, teams: { red: [], blue: [] } }));
  const spymaster = { ...nobody };
  for (const seat of led) {
    const team = teamOf(all, seat);
    if (team && spymaster[team] === NOBODY) spymaster[team] = seat;
  }
  return changed(all, { spymaster });
}
