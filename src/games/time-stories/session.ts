/** Around the runs of a mission: which mission, who takes which receptacle, what earlier runs came to (TS-011 … TS-018, TS-313 … TS-315). */
import type { Answer, Ask, Move, Rule, Seat } from '../../kernel/game.ts';
import { FREE, makeRule, type MakeRule } from '../../kernel/game.ts';
import { fields, nothing, text } from '../../kernel/schemas.ts';
import { isWhole, keyringOf, laidFields, type Keyring, type Laid } from './keyring.ts';
import { without } from '../kit/seats.ts';
import { readMission } from './pack/check.ts';
import { joined, type Entry, type Part } from './pack/entry.ts';
import type { Mission } from './pack/mission.ts';
import { readPage } from './pack/pages.ts';
import { setUp } from './table/begin.ts';
import { pageOf, proceed } from './table/engine.ts';
import { recorded } from './table/ending.ts';
import { decide } from './table/moves-group.ts';
import type { Code, RuleId } from './table/rules.ts';
import { isSince6, type AgentId, type State } from './table/state.ts';
import { told } from './table/tell.ts';

export interface Session {
  readonly players: readonly Seat[];
  readonly away: readonly Seat[];
  /** Hash of the mission that is being fetched, or was. */
  readonly hash: string;
  readonly failed: 'lost' | 'bad' | '';
  /** Hash of the file that its pages lie in; empty for a mission that lies open in the log. */
  readonly container: string;
  /** The keys of its pages, where they are split among the players; absent where they came with the file. */
  readonly keyring?: Keyring;
  /** Parts of its shell that are still to come, by hash, and those that are here. */
  readonly missing: readonly string[];
  readonly parts: readonly string[];
  readonly mission: Mission | null;
  readonly picked: readonly (readonly [Seat, string])[];
  /** The run that is on, or the last one; null before the first. */
  readonly table: State | null;
  /** People have stopped, or the mission has succeeded. */
  readonly over: boolean;
  readonly edition?: number;
}

type Made<A> = Parameters<Rule<Session, A>['holds']>[1];
const rule: MakeRule<Session, RuleId, Code> = makeRule;
const everybody = (s: Session): readonly Seat[] => s.players;

/** No run is on: before the first, and after each. */
const isIdle = (s: Session): boolean => s.table === null || s.table.phase === 'ended';
const idle = <A>(): Rule<Session, A> => rule('TS-022', 'setup-only', (s) => !s.over && isIdle(s));

interface Loads extends Laid {
  readonly hash: string;
}

/** The mission's shell, from the table's shelf. Another one may be taken between runs; its runs are counted anew. */
export const load: Move<Session, Loads> = {
  args: fields({ hash: text(64), ...laidFields }),
  who: everybody,
  rules: [
    idle(),
    rule('TS-004', 'unknown-thing', (_s, { args }: Made<Loads>) => /^[0-9a-f]{64}$/u.test(args.hash)),
    rule('TS-323', 'unknown-thing', (s, { seat, args }: Made<Loads>) => isWhole(s, seat, args)),
  ],
  apply(s, { seat, args }, ask) {
    const { hash } = args;
    const { keyring: _before, ...rest } = s;
    const keyring = keyringOf(s, seat, args);
    ask.cancel('mission');
    ask.cancel('part');
    ask.pack('mission', hash);
    return {
      ...rest,
      hash,
      failed: '',
      container: '',
      ...(keyring && { keyring }),
      missing: [],
      parts: [],
      mission: null,
      picked: [],
      table: null,
    };
  },
  choices: () => [{ hash: FREE }],
};

const notHere = (s: Session, { failed }: Answer): Session => ({ ...s, failed: failed === 'bad' ? 'bad' : 'lost' });

/** A mission that lies open, or where the pages and the shell of a sealed one are. */
export function onMission(s: Session, answer: Answer, ask: Ask): Session {
  const { content, failed } = answer;
  if (failed || content === undefined) return notHere(s, answer);
  if (!('parts' in (content as Entry | Mission))) return { ...s, mission: content as Mission };
  const { container, parts } = content as Entry;
  ask.pack('part', parts[0]!);
  return { ...s, container, missing: parts, parts: [] };
}

/** The next part of the shell; with the last one it is read as a whole. */
export function onPart(s: Session, answer: Answer, ask: Ask): Session {
  const { content, failed } = answer;
  if (failed || content === undefined) return notHere(s, answer);
  const parts = [...s.parts, (content as Part).part];
  const missing = s.missing.slice(1);
  const [next] = missing;
  if (next !== undefined) {
    ask.pack('part', next);
    return { ...s, missing, parts };
  }
  const read = readMission(joined(parts), 'published');
  const here = { ...s, missing: [], parts: [] };
  return 'mission' in read ? { ...here, mission: read.mission } : { ...here, failed: 'bad' };
}

/** How many receptacles a person takes: alone as many as the mission says. */
const sharesOf = ({ mission, players }: Session): number =>
  players.length === 1 ? (mission?.soloReceptacles ?? 2) : 1;
const pickedBy = ({ picked }: Session, seat: Seat): number => picked.filter(([one]) => one === seat).length;

interface Picks {
  readonly receptacle: string;
}

/** TS-012, TS-013. */
export const pick: Move<Session, Picks> = {
  args: fields({ receptacle: text(64) }),
  who: everybody,
  rules: [
    idle(),
    rule(
      'TS-018',
      'unknown-thing',
      (s, { args }: Made<Picks>) =>
        s.mission !== null && s.mission.receptacles.some(({ id }) => id === args.receptacle),
    ),
    rule(
      'TS-013',
      'receptacle-taken',
      (s, { args }: Made<Picks>) => !s.picked.some(([, id]) => id === args.receptacle),
    ),
    rule('TS-012', 'one-card', (s, { seat }: Made<Picks>) => pickedBy(s, seat) < sharesOf(s)),
  ],
  apply: (s, { seat, args }) => ({ ...s, picked: [...s.picked, [seat, args.receptacle] as const] }),
  choices: (s) => s.mission?.receptacles.map(({ id }) => ({ receptacle: id })) ?? [],
};

export const unpick: Move<Session, Picks> = {
  args: fields({ receptacle: text(64) }),
  who: everybody,
  rules: [
    idle(),
    rule('TS-013', 'not-your-agent', (s, { seat, args }: Made<Picks>) =>
      s.picked.some(([one, id]) => one === seat && id === args.receptacle),
    ),
  ],
  apply: (s, { args }) => ({ ...s, picked: s.picked.filter(([, id]) => id !== args.receptacle) }),
  choices: (s, { seat }) => s.picked.flatMap(([one, id]) => (one === seat ? [{ receptacle: id }] : [])),
};

/** What a run leaves behind. Where its last page is still on its way, what it came to is written down all the same (TS-318). */
function lastOf(table: State | null): Pick<State, 'runs' | 'asked' | 'pages' | 'next'> {
  if (!table) return { runs: [], asked: [], pages: {}, next: 0 };
  const { pages, next, asked, stuck } = table;
  const { runs } = table.doing.length > 0 ? recorded(table) : table;
  // Of a page that couldn't be had no answer is open.
  return { runs, pages, next, asked: stuck === '' ? asked : [] };
}

/** Whether a mission is for so many people. */
export const isEnough = ({ players: { min, max } }: Mission, people: number): boolean => people >= min && people <= max;

/** TS-022, TS-313: when everybody has picked, the table is laid. */
export const begin: Move<Session, Record<never, never>> = {
  args: nothing,
  who: everybody,
  slot: (s) => `run ${s.table?.run ?? 0}`,
  rules: [
    idle(),
    rule('TS-011', 'wrong-number', (s) => !isSince6(s) || s.mission === null || isEnough(s.mission, s.players.length)),
    rule(
      'TS-012',
      'receptacles-missing',
      (s) => s.mission !== null && s.players.every((seat) => pickedBy(s, seat) === sharesOf(s)),
    ),
  ],
  apply(s, _made, ask) {
    const { mission, players, away, table, edition } = s;
    if (!mission) return s;
    const lasting = {
      players,
      away,
      ...(edition !== undefined && { edition }),
      run: (table?.run ?? 0) + 1,
      ...lastOf(table),
    };
    const picked = s.picked.toSorted(([a], [b]) => a - b);
    return { ...s, table: proceed(setUp(mission, picked, lasting, ask.now), ask) };
  },
  choices: () => [{}],
};

/** After a run that failed the people stop for good. */
export const stop: Move<Session, Record<never, never>> = {
  args: nothing,
  who: everybody,
  rules: [rule('TS-312', 'setup-only', (s) => !s.over && s.table?.phase === 'ended')],
  apply: (s) => ({ ...s, over: true }),
  choices: () => [{}],
};

const isWanted = ({ doing }: State, blob: string): boolean => doing.some(({ run }) => pageOf(run) === blob);

/**
 * A page of the mission is there; one that is damaged, or that nobody has, is told, and can be asked for again. Of one that nothing waits for
 * any more, since its run is over, nothing is told.
 */
export function onPage(s: State, { content, failed }: Answer, ask: Ask, wants: typeof isWanted = isWanted): State {
  const [blob] = s.asked;
  const now: State = { ...s, asked: [] };
  if (blob === undefined) return now;
  const read = failed || content === undefined ? undefined : readPage(s.mission, blob, content, s.pages);
  if (!read || !('page' in read)) {
    if (!wants(s, blob)) return proceed(now, ask);
    // It stays asked for, so that not every move asks for it again.
    return told({ ...s, stuck: blob }, 'stuck', { about: failed === 'bad' || read ? 'bad' : 'lost' });
  }
  return proceed({ ...now, pages: { ...s.pages, [blob]: read.page } }, ask);
}

/** A page that nobody had: somebody has it by now. Pages that hold it make this move, people need not. */
export const seek: Move<Session, Record<never, never>> = {
  args: nothing,
  who: everybody,
  slot: (s) => `stuck ${s.table?.stuck ?? ''}`,
  rules: [rule('TS-323', 'nothing-to-follow', (s) => s.table !== null && s.table.stuck !== '')],
  apply: (s, _made, ask) => inTable(s, (table) => again(table, ask)),
  choices: () => [{}],
};

/** A move or answer of the run that is on. */
export const inTable = (s: Session, change: (table: State) => State): Session => {
  if (!s.table) return s;
  const table = change(s.table);
  return table === s.table
    ? s
    : { ...s, table, over: s.over || (table.phase === 'ended' && table.ending?.result === 'success') };
};

/** A page that couldn't be had is asked for again: somebody has come who may have it. */
const again = (table: State, ask: Ask): State =>
  table.stuck === '' ? table : proceed({ ...table, asked: [], stuck: '' }, ask);

/** The people who are here, at the table too. */
function withPeople(s: Session, people: Partial<Pick<Session, 'players' | 'away'>>): Session {
  const now = { ...s, ...people };
  return inTable(now, (table) => ({ ...table, players: now.players, away: now.away }));
}

export const onJoined = (s: Session, { seat }: Answer, ask: Ask): Session =>
  seat === undefined || s.players.includes(seat)
    ? s
    : inTable(withPeople(s, { players: [...s.players, seat].toSorted((a, b) => a - b) }), (table) => again(table, ask));

/** What comes of it at the table when somebody goes: by the rules of a version. @param agents that have been handed on */
type Then = (table: State, agents: readonly AgentId[], ask: Ask) => State;

/** Those who are here may all have agreed to what is proposed. */
const goesOn: Then = (table, agents, ask) => {
  const isOn = table.phase !== 'ended';
  return decide(isOn ? agents.reduce((now, agent) => told(now, 'takesOver', { agent }), table) : table, ask);
};

export const onAway = (s: Session, { seat }: Answer, ask: Ask, then: Then = goesOn): Session =>
  seat === undefined || s.away.includes(seat)
    ? s
    : inTable(withPeople(s, { away: [...s.away, seat] }), (table) => (table.proposal ? then(table, [], ask) : table));

/** TSQ-01: whoever comes back plays the own agents again. */
export function onBack(s: Session, { seat }: Answer, ask: Ask): Session {
  if (seat === undefined) return s;
  return inTable(withPeople(s, { away: without(s.away, [seat]) }), (table) => {
    const mine = new Set(table.stoodFor.filter(([, player]) => player === seat).map(([id]) => id));
    const agents = table.agents.map((agent, id) => (mine.has(id) ? { ...agent, player: seat } : agent));
    return again(
      proceed({ ...table, agents, stoodFor: table.stoodFor.filter(([, player]) => player !== seat) }, ask),
      ask,
    );
  });
}

/** TSQ-02: agents of whoever leaves for good go to the next person; with nobody left it is over. */
export function onLeft(s: Session, { seat }: Answer, ask: Ask, then: Then = goesOn): Session {
  if (seat === undefined) return s;
  const players = without(s.players, [seat]);
  const bare = withPeople(
    { ...s, picked: s.picked.filter(([one]) => one !== seat) },
    { players, away: without(s.away, [seat]) },
  );
  const [heir] = players.filter((one) => one > seat).concat(players);
  if (heir === undefined) return { ...bare, over: true };
  return inTable(bare, (table) => {
    const handed = table.agents.flatMap(({ player }, id) => (player === seat ? [id] : []));
    const agents = table.agents.map((agent) => (agent.player === seat ? { ...agent, player: heir } : agent));
    const stoodFor = table.stoodFor.filter(([, player]) => player !== seat);
    return then({ ...table, agents, stoodFor }, handed, ask);
  });
}
