/**
 * What a device hands its board of a game: made from the state, which is public, and the faces that this device has opened. Nothing else.
 */
import type { BoardProps, Lang, RefusalWords } from '../../src/elements/frame/board.ts';
import { NO_TERMS } from '../../src/elements/frame/book.ts';
import type { GameWords } from '../../src/games/registered-game.ts';
import type { About, Game, Seat } from '../../src/kernel/game.ts';
import { judgeVeiled } from '../../src/kernel/pipeline/move-chain.ts';
import { makeMove } from '../../src/kernel/pipeline/play.ts';
import type { MadeMove } from '../../src/kernel/pipeline/context.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import { choices } from '../../src/kernel/play/sift.ts';
import { slotOf } from '../../src/kernel/play/slot.ts';
import type { Faces } from '../contracts/two-worlds.ts';

const NAMES = ['Giulia', 'Marco', 'Elena', 'Tom', 'Nadia', 'Piero', 'Sara', 'Luca', 'Ines', 'Ugo'];

/** The device's person, and whether its screen is for all to look at: such a one opens nothing. */
export interface Screen {
  readonly seat: Seat | null;
  readonly shared: boolean;
}

export interface Table {
  readonly game: Game<unknown>;
  readonly words: GameWords;
  readonly lang: Lang;
  /** Table time, which stands still. */
  readonly now: number;
}

export function propsOf(
  { game, words, lang, now }: Table,
  play: Play,
  { seat, shared }: Screen,
  known: Faces,
): BoardProps {
  const eyes = eyesOf(play, seat, known);
  /** The entry that this device would write: sealed arguments go as handles, and of what it reads it opens what the move brings. */
  const entry = (from: Seat, move: string, args: unknown): MadeMove => {
    const made = Object.hasOwn(game.moves, move) ? game.moves[move] : undefined;
    const written = withHandles(made?.args.seals ?? {}, move, args);
    const typed = made?.args.read(written);
    const brings = typed === undefined ? undefined : made?.brings?.(typed);
    const opened = (brings?.open ?? []).flatMap((thing) => (known.has(thing) ? [[thing, known.get(thing)!]] : []));
    const slot = slotOf(game, play, move, written);
    return { seat: from, move, args: written, opened: Object.fromEntries(opened), cause: '', now, slot };
  };
  return {
    view: game.view(play.state, eyes),
    people: play.seats.map((one) => ({
      seat: one,
      name: NAMES[one] ?? `Ada ${one}`,
      plate: one,
      me: one === seat,
    })),
    me: seat,
    shared,
    past: false,
    lang,
    terms: NO_TERMS,
    pending: [],
    waiting: game.awaits(play.state),
    now: () => now,
    choices: (move: string, about?: About) => choices(game, play, move, eyes, about),
    check(move: string, args: unknown): RefusalWords | undefined {
      if (seat === null) return undefined;
      const isVeiled = Object.hasOwn(game.moves, move) && game.moves[move]!.veiled !== undefined;
      const verdict = isVeiled
        ? judgeVeiled(game, play, { seat, move, args, cause: '', now, opened: Object.fromEntries(known) })
        : makeMove(game, play, entry(seat, move, args));
      if (verdict.ok) return undefined;
      const { code, rule } = verdict.refusal;
      return { code, rule, advice: words.advice[code] ?? code, text: words.rules[rule] ?? '' };
    },
  };
}

const withHandles = (seals: object, move: string, args: unknown): unknown =>
  typeof args === 'object' && args !== null
    ? Object.fromEntries(
        Object.entries(args).map(([name, value]) => [
          name,
          Object.hasOwn(seals, name) && value !== undefined ? `${move}/${name}` : (value as unknown),
        ]),
      )
    : args;
