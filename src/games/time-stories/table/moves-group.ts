/** What the group decides together: the first Captain, leaving, a Refresh, giving up (TS-003, TS-032, TS-110, TS-192 … TS-202, TS-312). */
import { FREE, type Ask, type Move, type None, type Rule, type Seat } from '../../../kernel/game.ts';
import { bool, fields, integer, list, nothing, oneOf } from '../../../kernel/schemas.ts';
import { without } from '../../kit/seats.ts';
import { evenShares, potOf, refreshed } from '../azrak.ts';
import { active, azrakOf, isActive } from './agents.ts';
import { fitting } from './args.ts';
import { shared } from './deeds-money.ts';
import { endRun } from './ending.ts';
import { carriedOn, proceed } from './engine.ts';
import { withPurse } from './money.ts';
import { begin, fired, step } from './programs.ts';
import { refreshOver } from './rounds.ts';
import { everybody, isOn, rule, rulesOf } from './rules.ts';
import { isSince6, type AgentId, type Doing, type Proposal, type State } from './state.ts';
import { told } from './tell.ts';
import { isSealed } from '../pack/texts.ts';

interface Proposes {
  readonly what: Exclude<Proposal['what'], 'abandon'>;
  readonly shares: readonly number[];
  readonly free: boolean;
}

type Judge = (s: State, proposal: Proposes) => boolean;

/** Agents who have no part in what a card orders. */
const gone = (s: State): readonly AgentId[] => [...s.agents.keys()].filter((id) => !isActive(s, id));

/** A program that waits for a Refresh to be shared out. */
const sharing = (s: State): Doing | undefined =>
  s.doing.find(({ run: { asks } }) => asks?.what === 'deed' && asks.about === 'share');

const empty = (s: State): readonly AgentId[] => s.agents.flatMap((_, id) => (azrakOf(s, id) === 0 ? [id] : []));

const canRefresh: Judge = (s, { shares, free }) => refreshed(s.purse, shares, free, empty(s)) !== undefined;
const isStill: Judge = (s) => s.doing.length === 0 && s.links.length === 0;

/** When each may be proposed: step of the round first. */
const POSSIBLE: Readonly<Record<Proposes['what'], Judge>> = {
  captain: (s, { shares: [id] }) => s.phase === 'setup' && id !== undefined && id < s.agents.length,
  leave: (s) => s.phase === 'exploration' && s.step === 'actions',
  refresh: (s) => s.phase === 'between' && s.step === 'refresh' && isStill(s, NOTHING),
  skip: (s) => s.phase === 'between' && s.step === 'refresh' && isStill(s, NOTHING),
  share: (s) => sharing(s) !== undefined,
};
/** How many numbers a proposal has where they share nothing out. */
const SHARES: Readonly<Partial<Record<Proposes['what'], number>>> = { captain: 1, leave: 0, skip: 0 };
const NOTHING: Proposes = { what: 'skip', shares: [], free: false };

const only =
  (what: Proposes['what'], holds: Judge): Rule<State, Proposes>['holds'] =>
  (s, m) =>
    m.args.what !== what || holds(s, m.args);

const JUDGES: readonly Rule<State, Proposes>[] = [
  rule('TS-192', 'phase-closed', (s, m) => POSSIBLE[m.args.what](s, m.args)),
  rule(
    'TS-110',
    'card-in-front',
    only('leave', (s) => active(s).every((id) => s.agents[id]!.front === null)),
  ),
  rule(
    'TS-111',
    'conflict-first',
    only('leave', (s) => s.group === null && s.groups.length === 0 && s.trials.length === 0),
  ),
  rule(
    'TS-111',
    'follow-card-first',
    only('leave', (s) => isStill(s, NOTHING)),
  ),
  rule(
    'TS-222',
    'refresh-mandatory',
    only('skip', (s) => !s.mustRefresh || potOf(s.purse, false) === undefined),
  ),
  rule(
    'TS-300',
    'no-free-refresh',
    only('refresh', (s, { free }) => !free || s.freeRefreshes > 0),
  ),
  rule(
    'TS-199',
    'vortex-empty',
    only('refresh', (s) => potOf(s.purse, true) !== undefined),
  ),
  rule(
    'TS-196',
    'above-start',
    only(
      'refresh',
      (s, { shares }) =>
        shares.length === s.agents.length &&
        s.purse.reserves.every(({ azrak, most }, id) => azrak + shares[id]! <= most),
    ),
  ),
  rule('TS-197', 'must-take-all', only('refresh', canRefresh)),
  rule(
    'TS-201',
    'must-take-all',
    only('share', (s, { shares }) => {
      const { state } = shared(s, { seat: s.captain, card: '' }, shares);
      return state !== s;
    }),
  ),
];

const isPossible = (s: State, { what, shares, free }: Proposal): boolean =>
  what === 'abandon' || isSound(s, { what, shares, free });
const isSound = (s: State, args: Proposes): boolean =>
  JUDGES.every(({ holds }) => holds(s, { seat: -1, args, eyes: { seat: null, read: () => undefined } }));

/** People whose word is waited for. */
const present = ({ players, away }: State): readonly Seat[] => without(players, away);

/** Yes, no, or not decided yet (TS-003): all agree; else the Captain's word, once everybody else has spoken or the time is over. */
function verdict(s: State, { what, yes, no }: Proposal, isLate: boolean): boolean | undefined {
  const voters = present(s);
  if (voters.every((seat) => yes.includes(seat))) return true;
  const captain = s.agents[s.captain]!.player;
  const haveSpoken = voters.every((seat) => yes.includes(seat) || no.includes(seat));
  // TS-312: nobody is made to give up.
  if (what === 'abandon') return no.length > 0 || isLate ? false : undefined;
  if (!haveSpoken && !isLate) return undefined;
  if (yes.includes(captain)) return true;
  if (no.includes(captain)) return false;
  return haveSpoken || isLate ? no.length === 0 : undefined;
}

/** The decision is taken. */
function carried(s: State, { what, shares, free }: Proposal): State {
  const now: State = { ...s, proposal: null };
  switch (what) {
    case 'captain':
      return runBegins({ ...now, captain: shares[0] ?? 0 });
    case 'leave':
      return begin(now, now.captain, '', [step('between')]);
    case 'skip':
      return refreshOver(now);
    case 'abandon':
      return endRun({ ...now, gaveUp: true }, 'failure', null);
    case 'share': {
      const doing = sharing(now)!;
      const { state, lists = [] } = shared(now, { seat: doing.agent, card: '' }, shares);
      const events = lists.flatMap(({ program }) => (isSealed(program) ? [] : program));
      return carriedOn(begin(state, doing.agent, '', events), doing, { done: true });
    }
    default: {
      const paid = withPurse(now, refreshed(now.purse, shares, free, empty(now)) ?? now.purse);
      const state = told({ ...paid.state, freeRefreshes: now.freeRefreshes - (free ? 1 : 0) }, 'refreshed');
      return begin(refreshOver(state), state.captain, '', [...paid.events, ...fired(state, 'refresh')]);
    }
  }
}

/** The Story deck is with its first Captain: sealed events are opened, then the run begins. */
function runBegins(s: State): State {
  const { events } = s.mission;
  const pages =
    isSealed(events) && !Object.hasOwn(s.pages, events.sealed) ? [step('page', { about: events.sealed })] : [];
  const now = told({ ...s, phase: 'prologue' }, 'captain', { agent: s.captain });
  return begin(now, s.captain, '', [...pages, step('started')]);
}

/** After a vote, when one who was waited for has gone, or when the time is over. */
export function decide(s: State, ask: Ask, isLate = false): State {
  const { proposal } = s;
  if (!proposal) return s;
  const said = verdict(s, proposal, isLate);
  if (said === undefined) return proceed(s, ask);
  const isDone = said && isPossible(s, proposal);
  const now = isDone ? carried(s, proposal) : { ...s, proposal: null };
  return proceed(outcomeTold(now, proposal.what, isDone ? 'yes' : said ? 'late' : 'no'), ask);
}

/** How the vote ended, as `n` of what is told. */
const ENDS = { no: 0, yes: 1, late: 2 } as const;

/** Of a yes what it does is told, but for a Refresh that isn't made. By rules 5 nothing was. */
const outcomeTold = (s: State, what: Proposal['what'], how: keyof typeof ENDS): State =>
  isSince6(s) && (how !== 'yes' || what === 'skip') ? told(s, 'decided', { about: what, n: ENDS[how] }) : s;

export const proposalExpires = (s: State, ask: Ask): State => decide(s, ask, true);

export const propose: Move<State, Proposes> = {
  args: fitting<Proposes>(
    fields({
      what: oneOf('captain', 'leave', 'refresh', 'skip', 'share'),
      shares: list(integer(0, 99), 4),
      free: bool,
    }),
    ({ what, shares, free }) => (what === 'refresh' || !free) && (SHARES[what] ?? shares.length) === shares.length,
  ),
  who: everybody,
  slot: (s) => `proposal ${s.proposal?.number ?? 0}`,
  rules: [...rulesOf<Proposes>(isOn), rule('TS-003', 'proposal-open', (s) => s.proposal === null), ...JUDGES],
  apply(s, { seat, args }, ask) {
    const proposal: Proposal = { number: s.next, ...args, yes: [seat], no: [] };
    return decide({ ...s, next: s.next + 1, proposal }, ask);
  },
  choices: (s) => [
    ...s.agents.map((_, id): Proposes => ({ what: 'captain', shares: [id], free: false })),
    { what: 'leave', shares: [], free: false },
    { what: 'skip', shares: [], free: false },
    { what: 'refresh', shares: evenShares(s.purse, false), free: false },
    { what: 'refresh', shares: evenShares(s.purse, true), free: true },
    { what: 'share', shares: evenShares(s.purse, true, gone(s)), free: false },
    // Any other split.
    ...[false, true].map((free): Proposes => ({ what: 'refresh', shares: FREE, free })),
    { what: 'share', shares: FREE, free: false },
  ],
};

/** TS-312: a run is given up if all agree. */
export const giveUp: Move<State, None> = {
  args: nothing,
  who: everybody,
  slot: (s) => `proposal ${s.proposal?.number ?? 0}`,
  rules: [
    ...rulesOf<None>(isOn),
    rule('TS-312', 'phase-closed', (s) => s.phase !== 'setup'),
    rule('TS-003', 'proposal-open', (s) => s.proposal === null),
  ],
  apply(s, { seat }, ask) {
    const proposal: Proposal = { number: s.next, what: 'abandon', shares: [], free: false, yes: [seat], no: [] };
    return decide({ ...s, next: s.next + 1, proposal }, ask);
  },
  choices: () => [{}],
};

interface Votes {
  readonly yes: boolean;
}

/** A vote may change until it is decided. */
export const vote: Move<State, Votes> = {
  args: fields({ yes: bool }),
  who: everybody,
  slot: (s) => `proposal ${s.proposal?.number ?? 0}`,
  rules: [...rulesOf<Votes>(isOn), rule('TS-003', 'no-question', (s) => s.proposal !== null)],
  apply(s, { seat, args: { yes } }, ask) {
    const { proposal } = s;
    if (!proposal) return s;
    const rest = { ...proposal, yes: without(proposal.yes, [seat]), no: without(proposal.no, [seat]) };
    const voted = yes ? { ...rest, yes: [...rest.yes, seat] } : { ...rest, no: [...rest.no, seat] };
    return decide({ ...s, proposal: voted }, ask);
  },
  choices: () => [{ yes: true }, { yes: false }],
};
