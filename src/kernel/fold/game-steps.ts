/** A game begins, and a move of it is made: each goes through the pipeline of validators, and what it asks for is begun. */
import { freshCards } from '../runs/cards.ts';
import { own } from '../own.ts';
import { isOfThisPage } from '../this-page.ts';
import { parseMoveBody, parseStartBody } from '../journal/bodies.ts';
import type { Entry } from '../journal/entry.ts';
import { keepingForGame } from '../keygen/tend.ts';
import { begun as undoBegun } from '../undo/state.ts';
import { refuse } from '../pipeline/refusals.ts';
import { begin, makeMove } from '../pipeline/play.ts';
import type { Play } from '../play/state.ts';
import { withHandles } from './attached.ts';
import { bringsOf, readBrought } from './brought.ts';
import { type Folded, no } from './folded.ts';
import { lineUp } from './line-up.ts';
import { settle } from './settling.ts';
import { startRefusal } from './start.ts';
import { changed, movingSeatOf, type TableState } from '../state/state.ts';
import { isFromUndone, movedBy } from './undo.ts';
import type { FoldWorld } from '../state/world.ts';
import { waits } from '../runs/not-yet.ts';

/** The game that was chosen begins, for those who are in line. */
export function foldStart(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseStartBody(entry.body);
  if (!body) return no(state, 'start', 'entry/malformed');
  const code = startRefusal(world.game, state, entry.device);
  if (code) return no(state, 'start', code);
  const { playing, lookingOn } = lineUp(world.game, state);
  const seats = playing.toSorted((a, b) => a - b);
  // A seat that looks on sits there too, and may keep.
  const present = [...seats, ...lookingOn].toSorted((a, b) => a - b);
  if (world.game.options.read(body.options) === undefined) return no(state, 'start', 'start/options');
  const before = state.play?.state;
  let play: Play;
  try {
    play = begin(
      world.game,
      { seats, options: body.options, ...(before === undefined ? {} : { before }) },
      entry.hash,
      state.now,
    );
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return { kind: 'refused', state, what: 'start', refusal: refuse('game/fault', error) };
  }
  const { veils: _, lookingOn: __, ...rest } = state;
  const begun = settle(world, {
    ...rest,
    play,
    games: state.games + 1,
    requests: {},
    secrets: {},
    sealed: {},
    cards: freshCards(state.cards, entry.hash),
    undo: undoBegun(state.undo),
    ...(lookingOn.length > 0 && { lookingOn }),
    ...(state.keeping && { keeping: keepingForGame(state.keeping, present) }),
  });
  return { kind: 'done', state: begun.state, what: 'start', args: { seats }, lines: begun.lines };
}

/** One move, judged by its game's rules with what it shows and what the table holds for it. */
export function foldMove(world: FoldWorld, state: TableState, entry: Entry): Folded {
  const body = parseMoveBody(entry.body);
  if (!body) return no(state, 'move', 'entry/malformed');
  const what = `move/${body.move}`;
  if (!state.play) return no(state, what, 'game/not-running');
  const author = movingSeatOf(state, entry.device);
  if (author === undefined) return no(state, what, 'move/not-your-seat');
  if (isFromUndone(world, state, entry)) return no(state, what, 'move/stale');
  const args = withHandles(world, state, body, author, entry);
  if (waits(args)) return args;
  if ('code' in args) return no(state, what, args.code);
  const brings = bringsOf(own(world.game.moves, body.move), args.args);
  const brought = readBrought(world, { ...state, cards: args.cards }, brings, author, args.rest, entry);
  if (waits(brought)) return brought;
  const made = makeMove(world.game, state.play, {
    seat: author,
    move: body.move,
    args: args.args,
    ...(body.slot === '' ? {} : { slot: body.slot }),
    cause: entry.hash,
    now: state.now,
    ...(brought ? { opened: brought.opened } : { proofs: 'bad' }),
  });
  if (!made.ok) return { kind: 'refused', state, what, refusal: made.refusal };
  const settled = settle(
    world,
    changed(state, {
      play: made.play,
      cards: brought!.cards,
      sealed: args.sealed ? { ...state.sealed, ...args.sealed } : state.sealed,
      undo: movedBy(world, state, { entry: entry.hash, seat: author, name: body.move }, made.play),
    }),
  );
  return { kind: 'done', state: settled.state, what, args: body.args, lines: settled.lines };
}
