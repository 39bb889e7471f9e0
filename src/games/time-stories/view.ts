/**
 * What a board gets: the table without its hidden flags, counters and opened logic, and which cards this person may read. Texts aren't in
 * it: a board takes them from the pack on its own device, of the cards in `reads` alone (TS-323, TS-325).
 */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { valueOf } from './language/evaluate.ts';
import type { By, Instruction, Question } from './language/run.ts';
import type { Session } from './session.ts';
import { kept } from './table/promises.ts';
import { plays } from './table/agents.ts';
import type { QuestionShown, SessionShown, TableShown } from './shown.ts';
import { factsFor } from './table/facts.ts';
import { cardOf, conflictOf, elementOf, receptacleOf } from './table/lookups.ts';
import { visibleSpots } from './table/map.ts';
import { isAloud, summaryOf } from './table/reading.ts';
import { billOf, endingText, resultOf } from './table/ending.ts';
import { opensOf } from './table/readable.ts';
import { costsOf, costsOfSupport } from './table/costs.ts';
import { choices } from './table/rounds.ts';
import { freeSlots, rowOf } from './table/rows.ts';
import type { AgentId, State } from './table/state.ts';
import { tellable } from './table/tell.ts';
import { strengthOf } from './table/conflicts.ts';
import { modifierOf, sumOf, waitedFor } from './table/trials.ts';
import { afterDestiny, isUsable, usesOf } from './table/uses.ts';
import { attributesNow, storiesNow, backsOf, cardsFor, headerShown, mapsOf, placesOf, priceNow } from './view-faces.ts';

/** Cards that this person may read now; a watcher those that all may. */
export function readsOf(s: State, mine: readonly AgentId[]): readonly string[] {
  const { story } = s.mission;
  const open = [
    story.returnCard.id,
    ...story.prologue.slice(0, s.prologue).map(({ id }) => id),
    ...s.flipped,
    ...s.archive,
    ...s.agents.flatMap(({ receptacle }) => receptacleOf(s, receptacle)?.personal.power.id ?? []),
    ...Object.entries(s.elements).flatMap(([number, where]) => {
      const element = elementOf(s, Number(number));
      return element && where !== 'removed' && isAloud(element) ? [element.id] : [];
    }),
    ...s.looks.flatMap(({ card, agent }) => (agent === null ? [card] : [])),
    ...(s.group ? [s.group.card] : []),
  ];
  const own = mine.flatMap((id) => [
    ...[s.agents[id]?.front ?? []].flat(),
    ...s.out.flatMap(({ card, agent }) => (agent === id ? [card] : [])),
    ...s.looks.flatMap(({ card, agent }) => (agent === id ? [card] : [])),
  ]);
  const aloud = s.agents.flatMap(({ front }) => {
    const card = front === null ? undefined : cardOf(s, front);
    return card && isAloud(card) ? [card.id] : [];
  });
  return [...new Set([...open, ...aloud, ...own])];
}

/** What a program asks, as far as the one who is asked may see it: labels of options are texts of a card in `reads`. */
function questionOf(s: State, asks: Question): object {
  if (asks.what === 'choose')
    return { what: 'choose', offered: asks.offered, labels: asks.options.map(({ label }) => label) };
  if (asks.what === 'whom') return { what: 'whom', seats: asks.seats };
  if (asks.what === 'code')
    return { what: 'code', tries: asks.tries, prompt: asks.block.op === 'askCode' ? asks.block.prompt : null };
  return asks.what === 'may' ? { what: 'may', ...deedOf(s, asks.by, asks.block) } : { what: asks.what };
}

/** What a card offers its reader. Where it is about others, the card alone says it. */
function deedOf(s: State, by: By, block: Instruction): { readonly op: string; readonly n: number } {
  const isOwn = block.who === undefined || block.who === 'reader';
  const n =
    block.op !== 'drawMystery' && 'number' in block
      ? block.number
      : 'n' in block && block.n !== undefined
        ? block.n
        : 1;
  return { op: isOwn ? block.op : '', n: valueOf(n, factsFor(s, by)) };
}

function questions(s: State, mine: readonly AgentId[]): readonly QuestionShown[] {
  return s.doing.flatMap(({ id, agent, run: { asks } }) => {
    if (asks === null || !('by' in asks)) return [];
    const { seat, card } = asks.by;
    // Others see that somebody thinks, not about what.
    return [mine.includes(seat) ? { doing: id, agent: seat, card, ...questionOf(s, asks) } : { doing: id, agent }];
  });
}

function faceOf(s: State, seat: Seat | null): Omit<TableShown, 'opens' | 'opensToAll'> {
  const mine = s.agents.flatMap((_, id) => (seat !== null && plays(s, seat, id) ? [id] : []));
  const reads = readsOf(s, mine);
  const card = s.group ? cardOf(s, s.group.card) : undefined;
  const row = s.location === null ? [] : rowOf(s, s.location);
  return {
    mine,
    reads,
    cards: cardsFor(s, reads, mine),
    places: placesOf(s),
    maps: mapsOf(s),
    run: s.run,
    round: s.round,
    phase: s.phase,
    step: s.step,
    captain: s.captain,
    agents: s.agents,
    attributes: attributesNow(s),
    stories: storiesNow(s),
    purse: s.purse,
    prologue: s.prologue,
    location: s.location,
    row,
    backs: backsOf(s, row),
    free: freeSlots(s),
    // The Captain reads it to all, and not before.
    header: s.phase === 'captain' && s.step === 'read' ? null : headerShown(s),
    claims: s.claims,
    confirmed: s.confirmed,
    told: s.told,
    tellings: s.tellings,
    destiny: {
      left: s.destiny.length,
      discards: s.discards.map((id) => modifierOf(s, id)),
      summary: s.mission.shared.destinySummary,
    },
    elements: s.elements,
    tokens: s.tokens,
    archive: s.archive.flatMap((id) => {
      const found = cardOf(s, id);
      return found ? [{ card: id, summary: summaryOf(s, found).summary }] : [];
    }),
    spots: visibleSpots(s),
    choices: s.phase === 'captain' && s.step === 'choose' ? choices(s) : [],
    price: priceNow(s),
    links: s.links.map(({ agent }) => agent),
    freeRefreshes: s.freeRefreshes,
    mustRefresh: s.mustRefresh,
    costs: mine.map((id) => costsOf(s, id)),
    trials: s.trials.map((trial) => ({
      ...trial,
      // The difficulty stands on the card. A person who is asked for support hears it.
      sum: sumOf(s, trial),
      waits: [...waitedFor(s, trial), ...afterDestiny(s, trial.id)],
      prices: s.agents.map((_, id) => costsOfSupport(s, trial, id)),
    })),
    group: s.group && {
      ...s.group,
      ...strengthOf(s, s.group.card),
      name: card ? (conflictOf(s, card)?.name ?? null) : null,
    },
    waiting: s.groups,
    pledge: kept(s).pledge,
    proposal: s.proposal,
    trade: s.trade,
    questions: questions(s, mine),
    uses: mine.flatMap((agent) =>
      usesOf(s, agent).map((use) => ({
        agent,
        from: use.from,
        id: use.action.id,
        label: use.action.label,
        cost: use.action.cost,
        step: use.action.step,
        now: [null, ...s.trials.map(({ id }) => id)].filter((trial) => isUsable(s, agent, use, trial)),
      })),
    ),
    shown: s.shown.filter(({ to }) => to === null || mine.includes(to)),
    clocks: s.clocks,
    news: tellable(s),
    ending: s.ending && { ...s.ending, result: resultOf(s), text: endingText(s)?.text ?? null },
    bill: s.score === null ? null : billOf(s),
    score: s.score,
    runs: s.runs,
    asked: s.asked,
    stuck: s.stuck,
    sharing: s.doing.some(({ run: { asks } }) => asks?.what === 'deed' && asks.about === 'share'),
  };
}

function tableOf(s: State, seat: Seat | null): Omit<TableShown, 'opensToAll'> {
  const face = faceOf(s, seat);
  const { cards, header, archive, group, questions: asked, uses, shown, ending, maps, places, bill } = face;
  // Backs of the row are pictures that all see.
  const backs = face.backs.map((image) => ({ image }));
  return {
    ...face,
    opens: opensOf(s, [cards, header, archive, group, asked, uses, shown, ending, maps, places, bill, backs]),
    // Nobody has come to an end of the mission. Its page may be opened all the same: saved evenings hand its keys on.
    ending: ending && (s.gaveUp ? { ...ending, text: null } : ending),
  };
}

const opened = new WeakMap<State, Map<Seat | null, readonly string[]>>();

/** Blobs that this person may open now; a watcher (null) what all may. */
export const opensFor = ({ table }: Session, seat: Seat | null): readonly string[] =>
  table ? opensAt(table, seat) : [];

function opensAt(table: State, seat: Seat | null): readonly string[] {
  const known = opened.get(table) ?? new Map<Seat | null, readonly string[]>();
  const found = known.get(seat) ?? tableOf(table, seat).opens;
  opened.set(table, known.set(seat, found));
  return found;
}

export const view = (s: Session, { seat }: Eyes): Omit<SessionShown, 'keyring'> => ({
  players: s.players,
  away: s.away,
  hash: s.hash,
  container: s.container,
  failed: s.failed,
  mission: s.mission,
  picked: s.picked,
  over: s.over,
  table: s.table && { ...tableOf(s.table, seat), opensToAll: opensAt(s.table, null) },
});
