/** The status line: whose moment it is, and what is expected. */
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import type { Headline } from '../../../elements/frame/headline.ts';
import { list } from '../../../language/list.ts';
import type { AgentId } from '../table/state.ts';
import { attributeName, callOf, isAlone, plateFor, tableOf, textOf, type TimeContext } from './context.ts';

/** How a run has ended; after the last one how the mission has. */
export function endOf(context: TimeContext): Omit<Headline, 'plates'> {
  const { view, w } = context;
  const result = tableOf(context).ending?.result ?? 'failure';
  if (result === 'success') return { says: w.won, second: '' };
  if (view.over) return { says: w.closed, second: w.closedSays(w.results[result]) };
  return result === 'abandoned'
    ? { says: w.gaveUp, second: w.gaveUpSays(isAlone(context)) }
    : { says: w.lost, second: w.lostSays };
}

/** Before the first run, and between two. */
function idle(context: TimeContext): Headline {
  const { view, w } = context;
  const { mission, hash, table } = view;
  if (table?.phase === 'ended' && !isBare(context)) {
    return { ...endOf(context), plates: [] };
  }
  if (!mission) return { says: w.chooseMission, second: hash === '' ? w.lobbyLine : w.laying, plates: [] };
  return { says: w.chooseReceptacle, second: w.chooseReceptacleSays(view.players.length === 1), plates: [] };
}

/** Something breaks into the round. */
function urgent(context: TimeContext): Headline | undefined {
  const { w } = context;
  const { links, proposal, pledge, group, trials, captain, mine } = tableOf(context);
  const name = (agent: AgentId): string => callOf(context, agent);
  const [link] = links;
  if (link !== undefined)
    return {
      says: w.link(mine.includes(link), name(link)),
      second: w.linkSays,
      plates: [plateFor(context, link)],
    };
  if (proposal) {
    const second = proposal.what === 'abandon' ? w.giveUpSays : w.captainBreaks(name(captain));
    return { says: w.proposals[proposal.what], second, plates: [] };
  }
  if (pledge) {
    const left = pledge.n - pledge.given.reduce((sum, { n }) => sum + n, 0);
    const what = pledge.resource === 'azrak' ? 'Azrak' : w.magic;
    return { says: w.pledge(pledge.n, what), second: w.pledgeHeadline(left, name(captain)), plates: [] };
  }
  const trial = trials.find(({ suspended }) => !suspended);
  if (trial) {
    // A person who plays one agent is told that it is they.
    const called = trial.waits.map((agent) => (mine.length === 1 && mine[0] === agent ? w.waitsYou : name(agent)));
    const waits = list(called, context.lang);
    const steps = { boost: w.testBoost, support: w.testSupport(waits) } as const;
    const second = trial.step === 'boost' || trial.step === 'support' ? steps[trial.step] : w.testSeen(waits);
    return {
      says: w.test(name(trial.agent), attributeName(context, trial.attribute)),
      second,
      plates: [plateFor(context, trial.agent)],
    };
  }
  if (!group) return undefined;
  const [next] = group.order;
  const second = {
    before: w.groupBefore,
    order: w.groupOrder(group.turn, name(captain)),
    turn: w.groupTurn(group.turn, next !== undefined && mine.includes(next), next === undefined ? '' : name(next)),
  }[group.step];
  return {
    says: w.group(textOf(context, group.name)),
    second,
    plates: next === undefined ? [] : [plateFor(context, next)],
  };
}

export function headlineOf(context: TimeContext): Headline {
  const { view, w } = context;
  const { table } = view;
  if (!table || table.phase === 'ended') return idle(context);
  const { captain, mine, phase, step, round, agents, told, confirmed } = table;
  const isCaptain = mine.includes(captain);
  const name = callOf(context, captain);
  const plates = [plateFor(context, captain)];
  const [keeper] = view.keyring?.waits ?? [];
  if (view.keyring?.lost) return { says: w.keysLost, second: w.opening, plates: [] };
  if (keeper !== undefined) return { says: w.keysWait(nameOf(context, keeper)), second: w.opening, plates: [] };
  if (table.stuck !== '') return { says: w.opening, second: w.stuck, plates: [] };
  const first = urgent(context);
  if (first) return first;
  const thinker = table.questions.find(({ agent }) => mine.includes(agent)) ?? table.questions[0];
  if (thinker) {
    const says = mine.includes(thinker.agent) ? w.question : w.thinks(callOf(context, thinker.agent));
    return { says, second: '', plates: [plateFor(context, thinker.agent)] };
  }
  if (phase === 'setup') {
    // The table looks as it did at first: a run that isn't the first says so.
    const again = table.run > 1 ? `${w.runN(table.run)} · ` : '';
    return { says: w.setup, second: `${again}${w.setupSays}`, plates: [] };
  }
  if (phase === 'prologue')
    return {
      says: w.prologue(isCaptain, name),
      second: table.prologue === 0 ? '' : w.prologueSays(table.prologue, view.mission?.story.prologue.length ?? 0),
      plates,
    };
  if (phase === 'captain') {
    if (step === 'choose') return { says: w.choose(isCaptain, name), second: w.chooseSays, plates };
    return { says: w.readA(isCaptain, name), second: '', plates };
  }
  const active = agents.filter(({ status }) => status === 'active').length;
  if (step === 'recon') return { says: w.recon, second: w.reconSays(confirmed.length, active), plates: [] };
  if (step === 'telepathy') {
    const alone = isAlone(context);
    const owed = agents.flatMap(({ front, player }, id) =>
      front !== null && !told.includes(id) ? [{ id, player }] : [],
    );
    if (alone) {
      const calls = owed.map(({ id }) => callOf(context, id));
      return { says: w.telepathyAlone, second: list(calls, context.lang), plates: [] };
    }
    // A person who plays for somebody who is away owes several tales. What one owes oneself stands in the window.
    const others = new Set(owed.flatMap(({ player }) => (player === context.me ? [] : [player])));
    return { says: w.telepathy, second: w.telepathySays(namesOf(context, [...others])), plates: [] };
  }
  if (phase === 'exploration') return { says: w.actions, second: w.actionsSays(round), plates: [] };
  if (step === 'refresh') return { says: w.refresh, second: w.refreshSays, plates: [] };
  const next = (captain + 1) % agents.length;
  return { says: w.exchange(isCaptain, name), second: w.exchangeSays(callOf(context, next)), plates };
}

/** How many receptacles somebody takes yet; less than nothing where some are to be left, since others have come. */
export const wantsOf = ({ view: { mission, players, picked } }: TimeContext, seat: number): number =>
  (players.length === 1 ? (mission?.soloReceptacles ?? 1) : 1) - picked.filter(([one]) => one === seat).length;

/** This screen's person sits without as many receptacles as they take, and a run may begin. */
export const isBare = (context: TimeContext): boolean =>
  context.me !== null && !context.view.over && wantsOf(context, context.me) !== 0;

/** People for whom a lobby waits, apart from the one who looks. */
export const missingIn = (context: TimeContext): readonly number[] =>
  context.view.players.filter((seat) => seat !== context.me && wantsOf(context, seat) !== 0);
