/** Before the deal: who plays, who moderates, which cards and rules; and the table again after a game. */
import { type Ask, FREE, move, type Move, type None, type Rule, type Seat, type SetUp } from '../../kernel/game.ts';
import { bool, fields, nothing, seat as aSeat } from '../../kernel/schemas.ts';
import { isNew } from '../kit/options.ts';
import { everybody, nextCompany } from '../kit/seats.ts';
import { agreeToHand } from './hand-over.ts';
import { mixProblems, recommended } from './mix.ts';
import { NO_DAY } from './day-state.ts';
import { hasPerson, living } from './people.ts';
import { change, type Options } from './options.ts';
import { MAX_PLAYERS } from './roles.ts';
import { type Code, during, rule } from './rules.ts';
import type { RuleId } from './words/ids.ts';
import { isSince3, NO_NIGHT, type State } from './state.ts';

/** Which of them play, and what is dealt to them: of the lobby alone. */
const settled = (s: State, plays: boolean): State => {
  const players = plays ? s.seats : s.seats.filter((seat) => seat !== s.hub);
  const { mix, blanks } = s.options;
  const changed = { ...s, players, mix: mix ?? recommended(players.length, blanks.length), agreed: [] };
  return s.changes === undefined ? changed : { ...changed, changes: s.changes + 1 };
};

const hubPlays = (s: State): boolean => s.players.includes(s.hub);

/** A program on the first seat's own device, where it can be: then nobody sits out. All must agree to it. */
export function lobby(options: Options, seats: readonly Seat[]): State {
  const s: State = {
    ...NO_DAY,
    options,
    mix: recommended(seats.length),
    ballots: [],
    stage: 'lobby',
    seats,
    players: seats,
    hub: seats[0] ?? 0,
    agreed: [],
    away: [],
    late: [],
    left: [],
    cells: [],
    out: [],
    night: 0,
    now: NO_NIGHT,
    record: [],
    said: [],
    paused: false,
    handing: null,
    graves: [],
    calling: [],
    stuck: null,
    declared: null,
    broken: { hub: seats[0] ?? 0, times: 0 },
    opened: null,
    roles: null,
    findings: null,
    side: null,
    result: null,
    news: [],
  };
  return settled(s, options.moderator === 'program' && seats.length <= MAX_PLAYERS);
}

export const setup = ({ seats, options }: SetUp<State, Options>): State => ({
  ...lobby(options, seats),
  changes: 0,
  edition: 3,
});

const inLobby = during('LU-208', 'lobby', 'already-begun');

interface Change {
  readonly change: Partial<Options>;
}

/** Each kind of moderator has its own kind of night, unless the table says otherwise. */
const withKind = (given: Partial<Options>): Partial<Options> =>
  given.moderator === undefined ? given : { night: given.moderator === 'person' ? 'called' : 'together', ...given };

const configure: Move<State, Change> = {
  args: fields({ change }),
  who: everybody,
  rules: [
    inLobby,
    rule<Change>('LUQ-24', 'ghosts-or-open-graves', (s, m) => {
      const { ghosts, deadSeeAll } = { ...s.options, ...m.args.change };
      return !(ghosts && deadSeeAll);
    }),
    rule<Change>('LU-208', 'not-now', (s, m) => isNew(s.options, m.args.change)),
  ],
  apply(s, { args }) {
    const options = { ...s.options, ...withKind(args.change) };
    return settled({ ...s, options }, hubPlays(s) && options.moderator === 'program');
  },
  choices: () => [{ change: FREE }],
};

interface Moderates {
  readonly seat: Seat;
  readonly plays: boolean;
}

const moderate: Move<State, Moderates> = {
  args: fields({ seat: aSeat, plays: bool }),
  who: everybody,
  rules: [
    inLobby,
    rule<Moderates>('LU-208', 'nobody-such', (s, m) => s.seats.includes(m.args.seat)),
    rule<Moderates>('LU-003', 'moderator-neutral', (s, m) => !(m.args.plays && s.options.moderator === 'person')),
    rule<Moderates>('LU-208', 'not-now', (s, m) => m.args.seat !== s.hub || m.args.plays !== hubPlays(s)),
  ],
  apply: (s, { args }) => settled({ ...s, hub: args.seat }, args.plays),
  choices: (s) => s.seats.flatMap((seat) => [true, false].map((plays) => ({ seat, plays }))),
};

/** With what the lobby shows, or with a new moderator. */
const agree: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot({ handing, stage, changes }) {
    if (handing) return `hand to ${handing.to} as ${handing.as}`;
    return changes === undefined ? stage : `${stage} ${changes}`;
  },
  rules: [
    rule('LU-208', 'already-begun', (s) => s.stage === 'lobby' || s.handing?.asked === false),
    rule('LU-208', 'not-for-a-player', (s, m) => (s.handing ? living(s) : s.players).includes(m.seat)),
    rule('LU-208', 'already-agreed', (s, m) => !(s.handing?.agreed ?? s.agreed).includes(m.seat)),
  ],
  apply: (s, { seat }, ask) => (s.handing ? agreeToHand(s, ask, seat) : { ...s, agreed: [...s.agreed, seat] }),
  choices: () => [{}],
};

/** Every rule that forbids this mix, as its own refusal. */
const mixRule = (id: RuleId, code: Code): Rule<State, None> =>
  rule(id, code, (s) => mixOf(s).every((problem) => problem.id !== id || problem.code !== code));

const mixOf = (s: State): ReturnType<typeof mixProblems> =>
  mixProblems(s.players.length, s.mix, { ...s.options, blanks: s.options.blanks.length });

/** So many deals may one device break off in a row. */
const MOST_BROKEN = 3;

const begin: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [
    inLobby,
    // A moderator who doesn't like what was dealt could break it off until it pleases.
    rule('LU-208', 'another-moderates', ({ hub, broken }) => broken.hub !== hub || broken.times < MOST_BROKEN),
    mixRule('LU-001', 'player-count'),
    mixRule('LU-013', 'wolves'),
    mixRule('LU-014', 'one-seer'),
    mixRule('LU-011', 'no-specials-at-eight'),
    mixRule('LU-018', 'masons-in-pair'),
    mixRule('LU-016', 'supply'),
    mixRule('LU-016', 'villager-supply'),
    mixRule('LU-015', 'cards-and-players'),
    mixRule('LU-017', 'recommended-from'),
    rule('LU-208', 'all-must-agree', (s) => !hubPlays(s) || s.players.every((seat) => s.agreed.includes(seat))),
  ],
  apply(s, _, ask) {
    return deal(s, ask);
  },
  choices: () => [{}],
};

function deal(s: State, ask: Ask): State {
  ask.secret('roles', [s.hub], 'roles');
  return { ...s, stage: 'roles' };
}

/** The same people and whoever sat down meanwhile, by the same rules of the house. */
const nextGame: Move<State, None> = {
  args: nothing,
  who: (s) => [...s.seats, ...s.late],
  rules: [during('LU-008', 'over')],
  apply: (s) => again(s),
  choices: () => [{}],
};

/** The lobby again. */
export function again(s: State): State {
  const { seats, away } = nextCompany(s);
  const fresh = lobby(s.options, seats);
  const hub = seats.includes(s.hub) ? s.hub : fresh.hub;
  // The same device moderates as before, with its person at play or not: a person who took it over, being out, doesn't play.
  const mayPlay = seats.length <= MAX_PLAYERS && !(isSince3(s) && hasPerson(s));
  const plays = hub === s.hub ? hubPlays(s) && mayPlay : hubPlays(fresh);
  const counted = {
    ...(s.changes !== undefined && { changes: s.changes }),
    ...(s.edition !== undefined && { edition: s.edition }),
  };
  return settled({ ...fresh, ...counted, hub, away, news: s.news, broken: s.broken }, plays);
}

/** Somebody sits down or leaves before the deal. */
export const seated = (s: State, seats: readonly Seat[]): State => {
  const hub = seats.includes(s.hub) ? s.hub : (seats[0] ?? 0);
  const plays = s.options.moderator === 'program' && seats.length <= MAX_PLAYERS && (hubPlays(s) || hub !== s.hub);
  return settled({ ...s, seats, hub }, plays);
};

export const lobbyMoves: Readonly<
  Record<'configure' | 'moderate' | 'agree' | 'begin' | 'nextGame', Move<State, never>>
> = {
  configure: move(configure),
  moderate: move(moderate),
  agree: move(agree),
  begin: move(begin),
  nextGame: move(nextGame),
};
