/** TIME Stories: agents of one team live through a mission that somebody wrote, card by card. Rule ids are in `words/`; TSQ ids are rulings. */
import { move, type Answer, type Ask, type Game, type Move, type Rule } from '../../kernel/game.ts';
import { fields } from '../../kernel/schemas.ts';
import type { Mission } from './pack/mission.ts';
import { readMission } from './pack/check.ts';
import { readEntry, readPart, type Entry, type Part } from './pack/entry.ts';
import { duties, hand } from './handing.ts';
import { keys } from './keyring.ts';
import {
  begin,
  inTable,
  load,
  onAway,
  onBack,
  onJoined,
  onLeft,
  onMission,
  onPage,
  onPart,
  pick,
  seek,
  stop,
  unpick,
} from './session.ts';
import type { Session } from './session.ts';
import { answer, explore, follow, standby, use } from './table/moves-actions.ts';
import { beginConflict, firstConflict, orderTurn } from './table/moves-conflicts.ts';
import { give } from './table/moves-gifts.ts';
import { giveUp, propose, vote } from './table/moves-group.ts';
import { emergencyRefresh, loseControl } from './table/moves-links.ts';
import { claim, confirm, tell, unclaim } from './table/moves-recon.ts';
import { choose, prologue, readA } from './table/moves-start.ts';
import { accept, decline, declinePledge, offer, pass, pledge } from './table/moves-trade.ts';
import { boost, declineUse, draw, onDestiny, start, support } from './table/moves-trials.ts';
import { onClock, standIn } from './table/presence.ts';
import type { State } from './table/state.ts';
import { awaited } from './table/awaited.ts';
import { news } from './table/tell.ts';
import { shownKeys } from './shown-keys.ts';
import { view } from './view.ts';

/** A move of the run that is on. */
export function atTable<A>(m: Move<State, A>): Move<Session, never> {
  const rules = m.rules.map(({ id, code, holds }): Rule<Session, A> => ({
    id,
    code,
    holds: (s, made) => s.table !== null && holds(s.table, made),
  }));
  const { slot } = m;
  return move<Session, A>({
    ...m,
    who: (s) => (s.table ? m.who(s.table) : []),
    ...(slot && { slot: (s: Session, args: A) => (s.table ? slot(s.table, args) : '') }),
    rules,
    apply: (s, made, ask) => inTable(s, (table) => m.apply(table, made, ask)),
    choices: (s, eyes, about) => (s.table ? m.choices(s.table, eyes, about) : []),
  } as Move<Session, A>);
}

const at =
  (change: (s: State, answer: Answer, ask: Ask) => State) =>
  (s: Session, answered: Answer, ask: Ask): Session =>
    inTable(s, (table) => change(table, answered, ask));

/** A mission as the shelf has it. One that isn't published lies open, as its author plays it; the board says so. */
const mission = {
  read(input: unknown): Mission | Entry | undefined {
    const entry = readEntry(input);
    if (entry) return entry;
    const read = readMission(input, 'source');
    return 'mission' in read ? read.mission : undefined;
  },
};
const part = { read: (input: unknown): Part | undefined => readPart(input) };
/** Judged against its place in the mission when it comes in. */
const page = { read: (input: unknown): unknown => input ?? undefined };

export const timeStories: Game<Session, Record<never, never>> = {
  id: 'time-stories',
  version: 6,
  keepers: true,
  seats: { min: 1, max: 4 },
  options: fields({}),
  setup: ({ seats }) => ({
    players: seats,
    away: [],
    hash: '',
    failed: '',
    container: '',
    missing: [],
    parts: [],
    mission: null,
    picked: [],
    table: null,
    over: false,
    edition: 6,
  }),
  packs: { mission, part, page },
  moves: {
    load: move(load),
    pick: move(pick),
    unpick: move(unpick),
    begin: move(begin),
    stop: move(stop),
    seek: move(seek),
    keys: move(keys),
    hand: move(hand),
    prologue: atTable(prologue),
    choose: atTable(choose),
    readA: atTable(readA),
    claim: atTable(claim),
    unclaim: atTable(unclaim),
    confirm: atTable(confirm),
    tell: atTable(tell),
    follow: atTable(follow),
    answer: atTable(answer),
    explore: atTable(explore),
    standby: atTable(standby),
    give: atTable(give),
    use: atTable(use),
    test: atTable(start),
    boost: atTable(boost),
    support: atTable(support),
    draw: atTable(draw),
    declineUse: atTable(declineUse),
    emergency: atTable(emergencyRefresh),
    loseControl: atTable(loseControl),
    beginConflict: atTable(beginConflict),
    orderTurn: atTable(orderTurn),
    firstConflict: atTable(firstConflict),
    propose: atTable(propose),
    vote: atTable(vote),
    giveUp: atTable(giveUp),
    offer: atTable(offer),
    accept: atTable(accept),
    decline: atTable(decline),
    pass: atTable(pass),
    pledge: atTable(pledge),
    declinePledge: atTable(declinePledge),
    standIn: atTable(standIn),
  },
  on: {
    mission: onMission,
    part: onPart,
    page: at(onPage),
    destiny: at(onDestiny),
    clock: at(onClock),
    joined: onJoined,
    away: onAway,
    back: onBack,
    left: onLeft,
  },
  awaits: awaited,
  outcome: (s) => {
    if (!s.over) return undefined;
    const isWon = s.table?.ending?.result === 'success';
    return { winners: isWon ? s.players : [], why: isWon ? 'TS-310' : 'TS-312' };
  },
  news,
  duties,
  view: (s, eyes) => ({ ...view(s, eyes), keyring: shownKeys(s, eyes) }),
};
