/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import {
  makeRule,
  move,
  type Answer,
  type Ask,
  type Game,
  type Made,
  type MakeRule,
  type Move,
} from '../../kernel/game.ts';
import { fields, text } from '../../kernel/schemas.ts';
import { keys, type Laid } from './keyring.ts';
import { begin, inTable, load, onAway, onLeft, onPage, type Session } from './session.ts';
import type { SessionShown } from './shown.ts';
import { proceed } from './table/engine.ts';
import { answering } from './table/moves-actions.ts';
import { beginning } from './table/moves-conflicts.ts';
import { accept, declining, offer, oneTrade, pledging, sizeOf, type Offers } from './table/moves-trade.ts';
import { starting, type Starts } from './table/moves-trials.ts';
import { rule as ruleOfTable, type Code, type RuleId } from './table/rules.ts';
import type { State } from './table/state.ts';
import { ownTrial, undertaken } from './table/trials.ts';
import { atTable, timeStories } from './time-stories.ts';

const rule: MakeRule<Session, RuleId, Code> = makeRule;

/** Somebody alone could have no split keys. */
const inCompany = rule(
  'TS-323',
  'unknown-thing',
  (s: Session, { args }: Made<Laid>) => args.keys === undefined || s.players.length > 1,
);

/** In a turn of a Group Conflict any number of tests; each stood behind the own one that was suspended, which was taken for it. */
const testInTurn = starting(
  ruleOfTable<Starts>('TS-137', 'one-test', (s, m) => ownTrial(s, m.args.agent) === undefined || s.group !== null),
  (s, agent, card, test, attribute) =>
    undertaken(s, agent, card, test, attribute, ({ trials }, trial) => [...trials, trial]),
);

/** An offer came in the place of the one before. */
const offerOver: Move<State, Offers> = {
  ...offer,
  rules: offer.rules.filter((one) => one !== oneTrade),
  apply(s, made, ask) {
    const { agent: from, to, gives, wants } = made.args;
    return sizeOf(wants) === 0 ? offer.apply(s, made, ask) : proceed({ ...s, trade: { from, to, gives, wants } }, ask);
  },
};
const { slot: _this, ...acceptAny } = accept;
const { slot: _that, ...declineAny } = declining((_s, { from, to }) => [from, to]);

/**
 * Before agents with a suspended test could take and support tests of a Group Conflict (TS-163, TS-172). A yes didn't yet count for the
 * exchange that its person saw (TS-272). Of a riddle's answers its reader alone was told. What else changed asks `isSince6`.
 */
export const timeStories5: Game<Session, Record<never, never>> = {
  ...timeStories,
  version: 5,
  setup(start, ask) {
    const { edition: _edition, ...s } = timeStories.setup(start, ask);
    return s;
  },
  moves: {
    ...timeStories.moves,
    answer: atTable(answering((s) => s)),
    test: atTable(testInTurn),
    beginConflict: atTable(beginning((s) => s)),
    offer: atTable(offerOver),
    accept: atTable(acceptAny),
    decline: atTable(declineAny),
  },
};

/** Promises counted also where what was promised had been spent meanwhile. */
export const timeStories4: Game<Session, Record<never, never>> = {
  ...timeStories5,
  version: 4,
  moves: { ...timeStories5.moves, pledge: atTable(pledging((s) => s)) },
  view(s, eyes) {
    const shown = timeStories5.view(s, eyes) as SessionShown;
    return shown.table && s.table ? { ...shown, table: { ...shown.table, pledge: s.table.pledge } } : shown;
  },
};

/** A run begun before the last page of the one before had come forgot what that one came to, and which page it was. */
export const timeStories3: Game<Session, Record<never, never>> = {
  ...timeStories4,
  version: 3,
  moves: {
    ...timeStories4.moves,
    begin: move({
      ...begin,
      apply: (s, made, ask) => begin.apply({ ...s, table: s.table && { ...s.table, doing: [], asked: [] } }, made, ask),
    }),
  },
  on: {
    ...timeStories4.on,
    page: (s: Session, answer: Answer, ask: Ask) => inTable(s, (table) => onPage(table, answer, ask, () => true)),
  },
};

/** Nobody was told who plays on for somebody who has gone, and what is proposed waited for the next vote. */
export const timeStories2: Game<Session, Record<never, never>> = {
  ...timeStories3,
  version: 2,
  moves: {
    ...timeStories3.moves,
    load: move({ ...load, rules: [...load.rules, inCompany] }),
    keys: move({ ...keys, rules: [...keys.rules, inCompany] }),
  },
  on: {
    ...timeStories3.on,
    away: (s: Session, answer: Answer, ask: Ask) => onAway(s, answer, ask, (table) => table),
    left: (s: Session, answer: Answer, ask: Ask) =>
      onLeft(s, answer, ask, (table: State, _agents, now) => proceed(table, now)),
  },
};

const { keys: _keys, hand: _hand, ...moves } = timeStories2.moves;
const { duties: _duties, ...rest } = timeStories2;

/** Before keys could be split among the players. */
export const timeStories1: Game<Session, Record<never, never>> = {
  ...rest,
  version: 1,
  moves: { ...moves, load: move({ ...load, args: fields({ hash: text(64) }) }) },
};

/** All of them, the newest first. */
export const earlier: readonly Game<Session, Record<never, never>>[] = [
  timeStories5,
  timeStories4,
  timeStories3,
  timeStories2,
  timeStories1,
];
