/** Before the game: mode and options, and the dealing of all cards. */
import { FREE, type Move, type Schema, type Seat, type SetUp } from '../../kernel/game.ts';
import { fields, nothing } from '../../kernel/schemas.ts';
import { everybody, nextCompany } from '../kit/seats.ts';
import { IDENTITIES, MISSIONS } from './cards/goals.ts';
import { change, HAND, leavesNobodyOut, options, playDeck, seatsFit, type Change, type Options } from './options.ts';

import { rule, rulesOf, type None } from './rules.ts';
import { run } from './run.ts';
import { NOBODY, playing, type State } from './state.ts';
import { mixing, type Mixed, type Task } from './tasks.ts';
import { TRUE_HISTORY } from './timeline.ts';

/** Nothing is dealt. */
function lobby(options: Options, seats: readonly Seat[]): State {
  return {
    options,
    stage: 'lobby',
    seats,
    away: [],
    skipped: [],
    left: [],
    late: [],
    accepted: [],
    start: { step: 'commit', guesses: {}, out: [], mulligans: {} },
    timeline: TRUE_HISTORY,
    laid: {},
    changes: [],
    drawPile: [],
    discard: [],
    hands: {},
    artifacts: {},
    identities: {},
    missions: {},
    identityDeck: [],
    missionDeck: [],
    pool: [],
    faces: {},
    exposed: [],
    travellers: [],
    home: [],
    active: NOBODY,
    turn: 0,
    pending: [],
    swap: 'no',
    plays: 0,
    stack: [],
    until: 0,
    passed: [],
    autoPass: [],
    prompt: null,
    todo: [],
    doing: null,
    waiting: 0,
    failed: [],
    stuck: null,
    reminded: false,
    skipVotes: {},
    offVotes: [],
    audited: [],
    earlier: {},
    news: [],
    result: null,
  };
}

export const setup = ({ options, seats, before }: SetUp<State, Options>): State => ({
  ...lobby(options, seats),
  ...(before && { earlier: withEarlier(before) }),
});

const inLobby = rule<never>('CH-241', 'game-running', (s) => s.stage === 'lobby');

/**
 * Changes the options, which then have to be accepted anew.
 *
 * @param after what the options are with these arguments
 * @param fits whether so many people may have them in place of those of now
 */
export const configuring = <Args>(
  args: Schema<Args>,
  after: (now: Options, args: Args) => Options,
  free: Args,
  fits: (now: Options, next: Options, people: number) => boolean,
): Move<State, Args> => ({
  args,
  who: everybody,
  rules: [
    ...rulesOf<Args>(inLobby),
    rule('CH-005', 'seat-limit', (s, m) => fits(s.options, after(s.options, m.args), playing(s).length)),
  ],
  apply: (s, m) => ({ ...s, options: after(s.options, m.args), accepted: [] }),
  choices: () => [free],
});

interface Configured {
  readonly change: Change;
}

/** What isn't named stays as it is, so that two people may set different things at once. */
export const changing = (fits: (now: Options, next: Options, people: number) => boolean): Move<State, Configured> =>
  configuring(fields({ change }), (now, args) => ({ ...now, ...args.change }), { change: FREE }, fits);

export const configure: Move<State, Configured> = changing(leavesNobodyOut);

/** In the order of their names, which is the same on every device. */
const valuesOf = (options: Options): readonly unknown[] =>
  Object.entries(options)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]): unknown => value);

/** To these options: a yes on its way counts for no others. */
export const accept: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: ({ options }) => valuesOf(options).join(' '),
  rules: [...rulesOf<None>(inLobby), rule('CH-241', 'already-so', (s, m) => !s.accepted.includes(m.seat))],
  apply: (s, m) => ({ ...s, accepted: [...s.accepted, m.seat] }),
  choices: () => [{}],
};

const needsConsent = ({ options: { mode, axParents } }: State): boolean =>
  mode === 'artifaxx' && axParents === 'asItNeverExisted';

const facesOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);

/** What `begin` will have shuffled. */
export function decksToMix(s: State | undefined): readonly (readonly string[])[] {
  if (s && s.stage !== 'lobby') return [];
  const chosen = s?.options ?? options.read({})!;
  const missions = chosen.mode === 'solonauts' ? [] : [facesOf(MISSIONS)];
  const people = chosen.mode === 'artifaxx' ? [] : [facesOf(IDENTITIES)];
  return [...people, ...missions, playDeck(chosen)];
}

/** CH-019 to CH-022, CH-242; Solonauts lays its Identities and its hand face up (CH-254, CH-255). */
export const begin: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [
    ...rulesOf<None>(inLobby),
    rule('CH-005', 'seat-limit', (s) => seatsFit(s.options, playing(s).length)),
    rule('CH-241', 'consent-missing', (s) => !needsConsent(s) || playing(s).every((seat) => s.accepted.includes(seat))),
  ],
  apply: (before, _, ask) => {
    const { mode, soloIdentities } = before.options;
    const s: State = { ...before, seats: playing(before), stage: 'deal', left: [], skipped: [] };
    const deck: Mixed = { pile: 'drawPile', cards: ask.deck('drawPile', playDeck(s.options)) };
    const people: Mixed = { pile: 'identityDeck', cards: ask.deck('identityDeck', facesOf(IDENTITIES)) };
    if (mode === 'solonauts') {
      const todo: readonly Task[] = [
        mixing(people, deck),
        { do: 'turn-up', as: 'travellers', n: soloIdentities },
        { do: 'turn-up', as: 'hand', n: HAND[mode] },
        { do: 'stage', to: 'turns' },
      ];
      return run({ ...s, active: s.seats[0]!, todo }, ask);
    }
    const missions: Mixed = { pile: 'missionDeck', cards: ask.deck('missionDeck', facesOf(MISSIONS)) };
    const goals: readonly Task[] = [
      ...(mode === 'chrononauts' ? [{ do: 'deal-out', as: 'identities', n: 1 } as const] : []),
      { do: 'deal-out', as: 'missions', n: 1 },
    ];
    const todo: readonly Task[] = [
      mode === 'chrononauts' ? mixing(people, missions, deck) : mixing(missions, deck),
      ...goals,
      { do: 'deal-out', as: 'hand', n: HAND[mode] },
      { do: 'stage', to: 'start' },
    ];
    return run({ ...s, todo }, ask);
  },
  choices: () => [{}],
};

/** As many Identities are remembered of each. */
const MOST_EARLIER = 5;

/** Of those that were shown: by their players at the end, or by the win. */
function withEarlier({ earlier, seats, identities, faces }: State): State['earlier'] {
  const shown = seats.flatMap((seat) => {
    const face = faces[identities[seat] ?? ''];
    return face === undefined ? [] : [[seat, [...(earlier[seat] ?? []), face].slice(-MOST_EARLIER)] as const];
  });
  return { ...earlier, ...Object.fromEntries(shown) };
}

/** The lobby again, with the same people and whoever sat down meanwhile, and by the same rules of the house. */
export function anew(s: State): State {
  const { seats, away } = nextCompany(s);
  return { ...lobby(s.options, seats), away, earlier: withEarlier(s), news: s.news };
}

/** The end of the universe leaves its turn’s reminder running, which would have people voted over early in the next game (CH-058). */
export const nextGame: Move<State, None> = {
  args: nothing,
  who: (s) => [...s.seats, ...s.late],
  rules: rulesOf<None>(rule('CH-227', 'game-not-over', (s) => s.stage === 'over')),
  apply: (s, _, ask) => {
    ask.cancel('reminder');
    return anew(s);
  },
  choices: () => [{}],
};
