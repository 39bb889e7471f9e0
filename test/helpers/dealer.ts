/**
 * A table in one hand, for tests of games. It plays one game and answers what it asks for in the clear, keeping hidden faces itself
 * and remembering who may read which. Cards, dice and seeds come from a seeded chance. No journal, no cryptography.
 */
import type { About, Answer, Eyes, Game, Handle, Seat, SealedTo } from '../../src/kernel/game.ts';
import { answerAsk, begin, makeMove, nextDeadline, passTime, tell } from '../../src/kernel/pipeline/play.ts';
import { eyesOf } from '../../src/kernel/play/eyes.ts';
import type { Moved, Start, TableWord } from '../../src/kernel/pipeline/play.ts';
import type { MadeMove } from '../../src/kernel/pipeline/context.ts';
import type { OpenAsk, Play } from '../../src/kernel/play/state.ts';
import { choices, lawful, type Lawful } from '../../src/kernel/play/sift.ts';
import { judgeVeiled } from '../../src/kernel/pipeline/move-chain.ts';
import { slotOf } from '../../src/kernel/play/slot.ts';
import { answerInClear } from './answers.ts';
import { deepFreeze } from './plain.ts';
import { seeded, type Rng } from './rng.ts';

export type Failed = NonNullable<Answer['failed']>;

export interface DealerOptions {
  /** Questions that go wrong. */
  readonly fail?: (ask: OpenAsk) => Failed | undefined;
  /** The seats that a failure names; nobody unless said. */
  readonly by?: (ask: OpenAsk) => readonly Seat[];
  /** What packs hold, by hash. */
  readonly packs?: Readonly<Record<string, unknown>>;
  /** What a seat sends in a veil; null where no letter comes. Without it, what it has chosen, or by chance what it may choose. */
  readonly letter?: (seat: Seat, ask: VeilAsk, chosen: readonly number[] | undefined) => readonly number[] | null;
  /** Nothing is frozen: for thousands of games by rules that change nothing where it was frozen. */
  readonly loose?: boolean;
}

/** A veil that is open. */
export type VeilAsk = Extract<OpenAsk, { readonly kind: 'veil' }>;

/** What a person has chosen under a veil. */
interface Laid {
  readonly slot: string;
  readonly numbers: readonly number[];
}

/** One thing that happened, to play it again. */
export type Happened =
  | { readonly kind: 'begin'; readonly start: Start; readonly cause: string; readonly now: number }
  | { readonly kind: 'move'; readonly made: MadeMove }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Omit<Answer, 'tag'>; readonly now: number }
  | { readonly kind: 'time'; readonly now: number }
  | {
      readonly kind: 'tell';
      readonly tag: TableWord;
      readonly seat: Seat;
      readonly cause: string;
      readonly now: number;
    };

export class Dealer<S = unknown> {
  readonly game: Game<S>;
  readonly rng: Rng;
  readonly log: Happened[] = [];
  /** Faces that not everybody knows, by handle. */
  readonly hidden: Map<string, string> = new Map();
  readonly readers: Map<string, ReadonlySet<Seat>> = new Map();
  /** In whose hand a card is; what lies in no hand isn't in it. */
  readonly holders: Map<string, Seat> = new Map();
  /** Letters that were sent, with the cell that all of them can be read with. */
  readonly veils: { readonly thing: string; readonly root: string }[] = [];
  play: Play<S>;
  now = 1_000_000;
  readonly #options: DealerOptions;
  readonly #thrown: unknown[] = [];
  /** By seat and tag: it lies on the seat's device. */
  readonly #desks: Map<string, Laid> = new Map();
  readonly #knownBy: Map<Seat, Map<string, string>> = new Map();
  #causes = 0;

  constructor(game: Game<S>, start: Start, seed: number, options: DealerOptions = {}) {
    this.game = this.#loud(game);
    this.rng = seeded(seed);
    this.#options = options;
    const cause = this.#cause();
    this.log.push({ kind: 'begin', start, cause, now: this.now });
    this.play = this.#kept(begin(this.game, start, cause, this.now));
  }

  get state(): S {
    return this.play.state;
  }

  /** What a seat's device can read; a watcher's (null) reads public faces only. */
  eyes(seat: Seat | null): Eyes {
    return eyesOf(this.play, seat, this.#known(seat));
  }

  /** What a seat's device has opened, by handle. */
  known(seat: Seat | null): ReadonlyMap<string, string> {
    return this.#known(seat);
  }

  view(seat: Seat | null): unknown {
    return this.game.view(this.play.state, this.eyes(seat));
  }

  lawful(seat: Seat): Lawful[] {
    return lawful(this.game, this.play, seat, this.#known(seat));
  }

  choices(seat: Seat, move: string, about?: About): unknown[] {
    return choices(this.game, this.play, move, this.eyes(seat), about);
  }

  /** The entry that a seat's device would write: sealed arguments as handles, what it brings opened, the slot of now. */
  entry(seat: Seat, move: string, args: unknown, more: Partial<MadeMove> = {}): MadeMove {
    const cause = this.#cause();
    const sealed = this.#seal(seat, move, args, cause);
    const slot = slotOf(this.game, this.play, move, sealed);
    return { seat, move, args: sealed, cause, now: this.now, slot, opened: this.#open(seat, move, sealed), ...more };
  }

  /** The verdict only; nothing happens. */
  judge(seat: Seat, move: string, args: unknown, more: Partial<MadeMove> = {}): Moved<S> {
    if (this.#veiled(move)) return this.#judgeVeiled(seat, move, args);
    return makeMove(this.game, this.play, this.entry(seat, move, args, more));
  }

  /** Makes a move; a refusal changes nothing. What it asks for is answered by `settle`. */
  move(seat: Seat, move: string, args: unknown, more: Partial<MadeMove> = {}): Moved<S> {
    if (this.#veiled(move)) return this.#lay(seat, move, args);
    const made = this.entry(seat, move, args, more);
    const moved = makeMove(this.game, this.play, made);
    if (moved.ok) this.#take(moved.play, { kind: 'move', made });
    if (moved.ok) this.#give(seat, move, made.args);
    return moved;
  }

  #veiled(move: string): boolean {
    return Object.hasOwn(this.game.moves, move) && this.game.moves[move]!.veiled !== undefined;
  }

  #judgeVeiled(seat: Seat, move: string, args: unknown): Moved<S> {
    const made: MadeMove = {
      seat,
      move,
      args,
      cause: '',
      now: this.now,
      opened: Object.fromEntries(this.#known(seat)),
    };
    const verdict = judgeVeiled(this.game, this.play, made);
    return verdict.ok ? { ok: true, play: this.play } : verdict;
  }

  /** Judged like any move, and kept for the next letter. */
  #lay(seat: Seat, move: string, args: unknown): Moved<S> {
    const verdict = this.#judgeVeiled(seat, move, args);
    const { veiled, args: schema } = this.game.moves[move]!;
    if (verdict.ok && veiled)
      this.#desks.set(`${seat} ${veiled.tag}`, {
        slot: slotOf(this.game, this.play, move, args) ?? '',
        numbers: veiled.numbers(schema.read(args)!),
      });
    return verdict;
  }

  /** What this seat sends: what it chose for this slot, else whatever it might have chosen. */
  letterOf(seat: Seat, ask: VeilAsk): readonly number[] | null {
    const name = Object.keys(this.game.moves).find((move) => this.game.moves[move]!.veiled?.tag === ask.tag);
    if (name === undefined) return ask.bases.map(() => 0);
    const { veiled, args } = this.game.moves[name]!;
    const laid = this.#desks.get(`${seat} ${ask.tag}`);
    const chosen = laid && laid.slot === (slotOf(this.game, this.play, name, {}) ?? '') ? laid.numbers : undefined;
    if (this.#options.letter) return this.#options.letter(seat, ask, chosen);
    const any = chosen ? undefined : args.read(this.rng.pick(this.choices(seat, name)));
    if (this.rng.oneIn(20)) return null;
    return chosen ?? (any === undefined || this.rng.oneIn(8) ? veiled!.none : veiled!.numbers(any));
  }

  /** Letters under a root: each of these seats reads its own place, whoever reads the root all. */
  seal(thing: string, { root, seats }: VeilAsk, letters: readonly (readonly number[] | null)[]): void {
    const all = JSON.stringify(letters);
    this.hidden.set(thing, all);
    this.veils.push({ thing, root });
    for (const [i, seat] of seats.entries())
      this.#known(seat).set(thing, JSON.stringify(letters.map((one, j) => (i === j ? one : null))));
    for (const reader of this.readers.get(root) ?? []) this.#known(reader).set(thing, all);
  }

  /** What a move hands on: its new holder reads it, and who held it before still knows it. */
  #give(seat: Seat, move: string, args: unknown): void {
    const { brings, args: schema } = this.game.moves[move]!;
    const typed = brings && schema.read(args);
    if (!brings || typed === undefined) return;
    for (const [thing, to] of brings(typed).give ?? []) {
      if (this.holders.get(thing) !== seat) throw new Error(`seat ${seat} hands on '${thing}', which it doesn't hold`);
      this.hide(thing, this.face(thing), [...(this.readers.get(thing) ?? []), ...(to === 'pile' ? [] : [to])]);
      if (to === 'pile') this.holders.delete(thing);
      else this.holders.set(thing, to);
    }
  }

  /** Answers one open question, any of them. False when none is open. */
  answerOne(): boolean {
    const ask = this.rng.pick(this.play.asks);
    if (ask) this.answerThis(ask);
    return ask !== undefined;
  }

  /** One of the open questions. */
  answerThis(ask: OpenAsk): void {
    const failed = this.#options.fail?.(ask);
    const answer = failed
      ? { failed, ...(this.#options.by && { by: this.#options.by(ask) }) }
      : answerInClear(this, ask, this.#options.packs ?? {});
    this.answer(ask.id, answer);
  }

  answer(id: string, answer: Omit<Answer, 'tag'>): void {
    this.#take(answerAsk(this.game, this.play, id, answer, this.now), { kind: 'answer', id, answer, now: this.now });
  }

  /** Answers until nothing is asked any more. */
  settle(): void {
    for (let i = 0; this.answerOne(); i++) if (i > 10_000) throw new Error('the game asks for ever');
  }

  /** Goes to the next deadline and lets its timers fire. False when no timer runs. */
  wait(): boolean {
    const at = nextDeadline(this.play);
    if (at === undefined) return false;
    this.pass(Math.max(at, this.now));
    return true;
  }

  /** Table time goes on to `now` (milliseconds). */
  pass(now: number): void {
    this.now = now;
    this.#take(passTime(this.game, this.play, now), { kind: 'time', now });
  }

  tell(tag: TableWord, seat: Seat): void {
    const cause = this.#cause();
    this.#take(tell(this.game, this.play, tag, seat, cause, this.now), {
      kind: 'tell',
      tag,
      seat,
      cause,
      now: this.now,
    });
  }

  /** A face comes into being that only these seats can read. */
  hide(thing: string, face: string, readers: readonly Seat[]): void {
    for (const seat of this.readers.get(thing) ?? []) this.#knownBy.get(seat)?.delete(thing);
    this.hidden.set(thing, face);
    this.readers.set(thing, new Set(readers));
    for (const seat of readers) {
      this.#known(seat).set(thing, face);
      for (const veil of this.veils) if (veil.root === thing) this.#known(seat).set(veil.thing, this.face(veil.thing));
    }
  }

  face(thing: string): string {
    const face = this.hidden.get(thing) ?? this.play.faces[thing];
    if (face === undefined) throw new Error(`nothing lies behind '${thing}'`);
    return face;
  }

  #known(seat: Seat | null): Map<string, string> {
    if (seat === null) return new Map();
    const known = this.#knownBy.get(seat) ?? new Map<string, string>();
    this.#knownBy.set(seat, known);
    return known;
  }

  #cause(): string {
    return (++this.#causes).toString(16).padStart(64, '0');
  }

  #kept(play: Play<S>): Play<S> {
    return this.#options.loose ? play : deepFreeze(play);
  }

  #take(play: Play<S>, happened: Happened): void {
    const faulty = play.faults > this.play.faults;
    this.log.push(happened);
    this.play = this.#kept(play);
    if (faulty) throw this.#thrown.at(-1);
  }

  #seal(seat: Seat, move: string, args: unknown, cause: string): unknown {
    const seals = Object.hasOwn(this.game.moves, move) ? this.game.moves[move]!.args.seals : undefined;
    if (!seals || typeof args !== 'object' || args === null || Array.isArray(args)) return args;
    const out: Record<string, unknown> = { ...args };
    for (const [name, { content, to }] of Object.entries(seals)) {
      const given = out[name];
      if (given === undefined) continue;
      if (content.read(given) === undefined) {
        // A device seals no such thing; its plain text is no handle.
        if (typeof given === 'string' && !this.hidden.has(given)) out[name] = null;
        continue;
      }
      const thing = `${cause}/${name}`;
      this.hide(thing, JSON.stringify(out[name]), this.#sealedTo(to, seat));
      out[name] = thing;
    }
    return out;
  }

  #sealedTo(to: SealedTo, author: Seat): readonly Seat[] {
    if (typeof to === 'function') return [author, ...to(this.play.state as never, author)];
    return typeof to === 'string' ? [author] : [author, ...to];
  }

  #open(seat: Seat, move: string, args: unknown): Readonly<Record<string, string>> {
    const made = Object.hasOwn(this.game.moves, move) ? this.game.moves[move] : undefined;
    const typed = made?.args.read(args);
    if (!made?.brings || typed === undefined) return {};
    const things: readonly Handle[] = made.brings(typed).open ?? [];
    const mine = things.filter((thing) => this.readers.get(thing)?.has(seat));
    return Object.fromEntries(mine.map((thing) => [thing, this.hidden.get(thing)!]));
  }

  /** The game, keeping what its answers throw: the machine swallows it, a test wants to see it. */
  #loud(game: Game<S>): Game<S> {
    const on = Object.entries(game.on).map(([tag, step]): [string, typeof step] => [
      tag,
      (s, answer, ask) => {
        try {
          return step(s, answer, ask);
        } catch (error) {
          this.#thrown.push(error);
          throw error;
        }
      },
    ]);
    return { ...game, on: Object.fromEntries(on) };
  }
}
