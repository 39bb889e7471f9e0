/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import { MAX_SEATS, move, type Game, type Made } from '../../kernel/game.ts';
import { bool, fields, integer, nothing, oneOf, optional } from '../../kernel/schemas.ts';
import { present } from '../kit/seats.ts';
import { isCarried } from '../kit/votes.ts';
import { isBusy } from './busy.ts';
import { optionals } from './candidates.ts';
import { defining } from './edit/define.ts';
import { isLeftOver, removing, type Going } from './edit/make.ts';
import { mark, type Mark } from './edit/mark.ts';
import { deal, draw, isThere, type From } from './cards/pile-moves.ts';
import { calling, force, seize } from './cards/table-moves.ts';
import { finish, votesFor, withVotes } from './finish.ts';
import { laying } from './lay.ts';
import { ANY_NAMED, freshOf, named } from './named.ts';
import { tell } from './news.ts';
import { listOf, thePiece } from './pieces.ts';
import { setEdit, setPolicy } from './policy.ts';
import { notOnLocked, put, type Put } from './put.ts';
import { MOST_FLAGS } from './rows.ts';
import { hostOf, notOver, rule, type None, type TableMove } from './rules.ts';
import { act, sandbox, type Options } from './sandbox.ts';
import { EDITS, NONE, POLICIES, type Edit, type Policy, type State, type Votes } from './state.ts';
import { group, type Group } from './tools.ts';

interface SetBoth {
  readonly policy: Policy;
  readonly edit: Edit;
}

const about = ({ policy, edit }: SetBoth): number => POLICIES.indexOf(policy) * EDITS.length + EDITS.indexOf(edit);

/** Both at once: of two quick changes the second set the first one back. */
const setBoth: TableMove<SetBoth> = {
  args: fields({ policy: oneOf(...POLICIES), edit: oneOf(...EDITS) }),
  rules: [
    notOver,
    rule('SB-16', 'already-so', (s, m: Made<SetBoth>) => s.policy !== m.args.policy || s.edit !== m.args.edit),
    rule('SB-16', 'already-voted', (s, m: Made<SetBoth>) => !votesFor(s, 'policy', about(m.args)).includes(m.seat)),
  ],
  apply(s, { seat: by, args }) {
    const votes = [...votesFor(s, 'policy', about(args)), by];
    if (by !== hostOf(s) && !isCarried(votes, present(s))) return withVotes(s, 'policy', about(args), votes);
    const { policy, edit } = args;
    return tell({ ...withVotes(s, 'policy', about(args), []), policy, edit }, 'policy', by, { n: about(args) });
  },
  choices: () => POLICIES.flatMap((policy) => EDITS.map((edit) => ({ policy, edit }))),
};

/** A table that was told of no groups. */
const silentGroup: TableMove<Group> = {
  ...group,
  apply: (s, made, ask) => ({ ...group.apply(s, made, ask), news: s.news }),
};

/** A pile went also where some of its cards had to stay, which then lay nowhere. */
const goingInPart: Going = (s, args, seat) => {
  const fresh = freshOf(s, args, seat);
  const all = new Set(fresh.flatMap((n) => (thePiece(s, n).kind === 'pile' ? [n, ...listOf(s, n)] : [n])));
  return [...all].filter((n) => listOf(s, n).every((one) => all.has(one)) && !isLeftOver(s, n, all) && !isBusy(s, n));
};

/** A person who had voted couldn't again, also where the votes had become enough. */
const votedOnce = <A extends object>(
  of: TableMove<A>,
  what: Votes['what'],
  about: (args: A) => number,
): TableMove<A> => ({
  ...of,
  rules: [
    ...of.rules,
    rule('SB-16', 'already-voted', (s, m: Made<A>) => !votesFor(s, what, about(m.args)).includes(m.seat)),
  ],
});

/** A locked card could be laid on, and moved with the pile that it became. */
const putOnLocked: TableMove<Put> = { ...put, rules: put.rules.filter((one) => one !== notOnLocked) };

/** All marks of a piece were set at once. */
const markWhole: TableMove<Mark> = {
  ...mark,
  args: fields({
    p: named,
    flags: optional(integer(0, MOST_FLAGS)),
    own: optional(integer(NONE, MAX_SEATS - 1)),
    anyway: optional(bool),
  }),
  choices: () => optionals<Mark>(ANY_NAMED, ['flags', 'own', 'anyway']),
};

/** Nothing was drawn or dealt from a single card. */
const fromContainers = <A extends From>(of: TableMove<A>): TableMove<A> => ({
  ...of,
  rules: [...of.rules, isThere<A>()],
});

/**
 * Cards turned within some seconds were told but for the first, and a counter with the value that it had first. An undo counted scores and turns
 * as pieces, and a clock ran on once the table was cleared. A passed turn came back after others had acted in the next one. Deals and buttons
 * asked no zone what it takes, and clocks that stood counted as if they ran.
 */
export const sandbox4: Game<State, Options> = {
  ...sandbox,
  version: 4,
  setup(start, ask) {
    const { edition: _edition, decks: _decks, ...s } = sandbox.setup(start, ask);
    return s;
  },
  // Of two who changed the box at once the second set back what the first had done.
  moves: {
    ...sandbox.moves,
    define: move(act(defining(false))),
    callChoice: move(act(calling<None>(nothing))),
    mark: move(act(markWhole)),
  },
};

export const sandbox3: Game<State, Options> = {
  ...sandbox4,
  version: 3,
  // A shuffled pack that came back by an undo had lost what was shuffled in it.
  moves: {
    ...sandbox4.moves,
    remove: move(act(removing(goingInPart, false))),
    put: move(act(putOnLocked)),
    draw: move(act(fromContainers(draw))),
    deal: move(act(fromContainers(deal))),
    finish: move(act(votedOnce(finish, 'finish', () => NONE))),
    seize: move(act(votedOnce(seize, 'seize', ({ seat }) => seat))),
    force: move(act(votedOnce(force, 'force', ({ seat }) => seat))),
    setPolicy: move(act(votedOnce(setPolicy, 'policy', ({ policy }) => POLICIES.indexOf(policy)))),
    setEdit: move(act(votedOnce(setEdit, 'edit', ({ edit }) => EDITS.indexOf(edit)))),
  },
};

export const sandbox2: Game<State, Options> = {
  ...sandbox3,
  version: 2,
  moves: { ...sandbox3.moves, group: move(act(silentGroup)) },
};

const { setEdit: _, ...moves } = sandbox2.moves;

export const sandbox1: Game<State, Options> = {
  ...sandbox2,
  version: 1,
  // A box closed editing with its first part, and couldn't be laid to its end where it had several.
  moves: { ...moves, lay: move(act(laying('first'))), setPolicy: move(act(setBoth)) },
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [sandbox4, sandbox3, sandbox2, sandbox1];
