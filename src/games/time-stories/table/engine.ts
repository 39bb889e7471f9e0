/** After each move: programs run as far as they can, and then whatever the rules say by themselves happens, until nothing does. */
import type { Ask } from '../../../kernel/game.ts';
import { answered, type Reply } from '../language/answer.ts';
import { advance } from '../language/machine.ts';
import type { Run } from '../language/run.ts';
import { azrakOf } from './agents.ts';
import { drawOf, counted, deckOf, trialOf, withTrial } from './trials.ts';
import { groupBegins, groupSettles, personalLapses } from './conflicts.ts';
import { emptied, letGo } from './expulsion.ts';
import { begin, fired, inline, step } from './programs.ts';
import { afterDestiny } from './uses.ts';
import { withClocks } from './clocks.ts';
import type { Doing, State } from './state.ts';
import { told } from './tell.ts';
import { world } from './world.ts';

/** A program makes at most a hundred steps, and few programs set off others: beyond this a pack plays with itself. */
const ROUNDS_MOST = 400;

/** The blob that a program waits for. */
export function pageOf({ asks }: Run): string | undefined {
  if (asks?.what === 'page') return asks.blob;
  return asks?.what === 'deed' && asks.about.startsWith('page ') ? asks.about.slice('page '.length) : undefined;
}

/** What a waiting program is told, once that is there. */
function replyTo(s: State, { id, run }: Doing): Reply | undefined {
  const { asks } = run;
  const page = pageOf(run);
  if (page !== undefined) {
    if (!Object.hasOwn(s.pages, page)) return undefined;
    return asks?.what === 'page' ? { program: s.pages[page] as never } : { done: true };
  }
  if (asks?.what !== 'deed' || asks.about !== 'links') return undefined;
  return s.links.some(({ doing }) => doing === id) ? undefined : { done: true };
}

/** The program with this answer, carried on; gone once it is through. */
export function carriedOn(s: State, doing: Doing, reply?: Reply): State {
  const run = reply ? answered(doing.run, reply) : doing.run;
  if (!run) return s;
  const next = advance<State>({ ...s, current: doing.id }, run, world);
  const { state } = next;
  // A program that ended the visit or the run is gone with all others.
  const isKept = state.doing.some(({ id }) => id === doing.id);
  const isThrough = next.run.frames.length === 0;
  const rest = state.doing.flatMap((one) =>
    one.id !== doing.id ? [one] : isThrough ? [] : [{ ...one, run: next.run }],
  );
  const now = { ...state, current: -1, doing: isKept ? rest : state.doing };
  return next.run.cut && !run.cut ? told(now, 'cut', { agent: doing.agent }) : now;
}

function programs(s: State): State {
  for (const doing of s.doing) {
    if (doing.run.asks === null) return carriedOn(s, doing);
    const reply = replyTo(s, doing);
    if (reply) return carriedOn(s, doing, reply);
  }
  return s;
}

/** the running lists end first; then everybody leaves. */
const leaves = (s: State): State =>
  s.leaving && s.phase === 'exploration' && s.doing.length === 0
    ? begin({ ...s, leaving: false }, s.captain, '', [step('between')])
    : s;

/** what mended a link makes its choice lapse. */
const linksMended = (s: State): State =>
  s.links.every(({ agent }) => azrakOf(s, agent) === 0)
    ? s
    : { ...s, links: s.links.filter(({ agent }) => azrakOf(s, agent) === 0) };

/** A program that asks the group to pay has the table's ear, one at a time. */
function asksForMoney(s: State): State {
  const doing = s.pledge === null ? s.doing.find(({ run }) => run.asks?.what === 'spend') : undefined;
  const asks = doing?.run.asks;
  if (!doing || asks?.what !== 'spend') return s;
  if (asks.n === 0) return carriedOn(s, doing, { paid: true });
  return { ...s, pledge: { doing: doing.id, resource: asks.resource, n: asks.n, given: [] } };
}

/** A test whose cards are all revealed goes on; with `skip` there are none. */
function drawn(s: State): State {
  const trial = s.trials.find(({ step: at, id, suspended }) => at === 'drawing' && !suspended && !s.draws.includes(id));
  if (!trial || s.doing.length > 0) return s;
  const { destiny } = counted(s, trial);
  const now = withTrial(s, trial.id, { destiny, handled: destiny.length, step: 'seen' });
  const onReveal = trial.destiny
    .slice(trial.handled)
    .flatMap((id) => inline(s.mission.shared.destiny.find((one) => one.id === id)?.onReveal));
  const events = trial.destiny.length === trial.handled ? [] : fired(now, 'destinyRevealed');
  return begin(now, trial.agent, trial.card, [...onReveal, ...events, step('seen', { n: trial.id })], trial.id);
}

/** TS-328: nobody could use anything any more. */
function outcomes(s: State): State {
  if (s.doing.length > 0) return s;
  const trial = s.trials.find((one) => one.step === 'seen' && !one.suspended && afterDestiny(s, one.id).length === 0);
  return trial ? begin(s, trial.agent, trial.card, [step('outcome', { n: trial.id })]) : s;
}

const RULES: readonly ((s: State) => State)[] = [
  linksMended,
  programs,
  drawn,
  outcomes,
  letGo,
  leaves,
  personalLapses,
  groupSettles,
  groupBegins,
  emptied,
  asksForMoney,
];

/** What happens by itself, in the order of `RULES`, until none of them has anything to do. */
export function settle(s: State): State {
  let now = s;
  for (let turn = 0; turn < ROUNDS_MOST; turn++) {
    const next = RULES.reduce<State>((state, rule) => (state === now ? rule(state) : state), now);
    if (next === now) return now;
    now = next;
  }
  return told({ ...now, doing: [] }, 'cut');
}

/** How many Destiny cards a test still reveals when it is drawn for. */
export const drawsOf = (s: State, id: number): readonly number[] => {
  const trial = trialOf(s, id);
  if (!trial) return [];
  const how = drawOf(s, trial);
  if (how === 'skip') return [];
  return how === 'one' ? [id] : [id, id];
};

/** Asks for what is not known yet: one page, one roll at a time. */
function wanted(s: State, ask: Ask): State {
  let now = s;
  const [draw] = now.draws;
  if (draw !== undefined && !now.rolling) {
    ask.roll('destiny', { n: 1, sides: Math.max(1, deckOf(now).length) });
    now = { ...now, rolling: true };
  }
  if (now.asked.length > 0) return now;
  const page = now.doing
    .map(({ run }) => pageOf(run))
    .find((one) => one !== undefined && !Object.hasOwn(now.pages, one));
  const blob = page === undefined ? undefined : now.mission.blobs[page];
  if (page === undefined || !blob) return now;
  ask.pack('page', blob.sha256);
  return { ...now, asked: [page] };
}

/** After a move or an answer. */
export const proceed = (s: State, ask: Ask): State => withClocks(wanted(settle({ ...s, at: ask.now }), ask), ask);
