/**
 * A table in one hand, for a first game on this page: a game's real rules, its cards in a known order, no journal, no cryptography and
 * nobody else. Time stands still, so that no window closes before it was read about.
 */
import type { About, Answer, Eyes, Game, Handle, Outcome, Seat } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import {
  answerAsk,
  begin,
  eyesOf,
  makeMove,
  type MadeMove,
  type OpenAsk,
  type Play,
} from '../../kernel/pipeline/play.ts';
import { choices } from '../../kernel/play/sift.ts';
import { slotOf } from '../../kernel/play/slot.ts';
import type { Tour, TourAct } from '../../elements/tour.ts';

/** Table time, milliseconds. */
const NOW = 1_000_000;

type Given = Omit<Answer, 'tag'>;

export class TourTable {
  readonly #game: Game<unknown>;
  readonly #top: readonly string[];
  readonly #secret: readonly string[];
  readonly #faces = new Map<string, string>();
  readonly #readers = new Map<string, ReadonlySet<Seat>>();
  readonly #dice: readonly number[];
  #play: Play;
  #rolled = 0;
  #causes = 0;

  /** Throws where the tour's game can't begin, or a move made before it is refused. */
  constructor(
    game: Game<unknown>,
    { names, options, top, secret = [], dice = [], before }: Omit<Tour, 'title' | 'steps'>,
  ) {
    this.#game = game;
    this.#top = top;
    this.#secret = secret;
    this.#dice = dice;
    this.#play = begin(game, { seats: names.map((_, seat) => seat), options }, this.#cause(), NOW);
    this.#settle();
    for (const act of before) this.act(act);
  }

  get now(): number {
    return NOW;
  }

  get waiting(): readonly Seat[] {
    return this.#game.awaits(this.#play.state);
  }

  get outcome(): Outcome | undefined {
    return this.#game.outcome(this.#play.state);
  }

  view(seat: Seat): unknown {
    return this.#game.view(this.#play.state, this.#eyes(seat));
  }

  choices(seat: Seat, move: string, about?: About): readonly unknown[] {
    return choices(this.#game, this.#play, move, this.#eyes(seat), about);
  }

  check(seat: Seat, move: string, args: unknown): Refusal | undefined {
    const moved = makeMove(this.#game, this.#play, this.#entry(seat, move, args));
    return moved.ok ? undefined : moved.refusal;
  }

  /** Throws where the rules refuse it: a tour is written so that they don't. */
  act({ seat, move, args }: TourAct): void {
    const made = this.#entry(seat, move, args?.(this.view(seat)) ?? {});
    const moved = makeMove(this.#game, this.#play, made);
    if (!moved.ok) throw new Error(`tour: ${move} of seat ${seat} is refused as ${moved.refusal.code}`);
    this.#play = moved.play;
    this.#settle();
  }

  #eyes(seat: Seat): Eyes {
    const known = [...this.#faces].filter(([thing]) => this.#readers.get(thing)?.has(seat));
    return eyesOf(this.#play, seat, new Map(known));
  }

  #cause(): string {
    return (++this.#causes).toString(16).padStart(64, '0');
  }

  #face(thing: string): string {
    return this.#play.faces[thing] ?? this.#faces.get(thing) ?? '';
  }

  #entry(seat: Seat, move: string, args: unknown): MadeMove {
    const typed = this.#game.moves[move]?.args.read(args);
    const opens = typed === undefined ? [] : (this.#game.moves[move]?.brings?.(typed).open ?? []);
    const mine = opens.filter((thing) => this.#readers.get(thing)?.has(seat));
    const opened = Object.fromEntries(mine.map((thing) => [thing, this.#face(thing)]));
    const slot = slotOf(this.#game, this.#play, move, args);
    return { seat, move, args, cause: this.#cause(), now: NOW, slot, opened };
  }

  #settle(): void {
    for (let [ask] = this.#play.asks; ask; [ask] = this.#play.asks)
      this.#play = answerAsk(this.#game, this.#play, ask.id, this.#answer(ask), NOW);
  }

  #answer(ask: OpenAsk): Given {
    switch (ask.kind) {
      case 'shuffle':
        return this.#shuffled(ask.id, ask.cards);
      case 'deal':
        for (const card of ask.cards) this.#show(card, [ask.to]);
        return {};
      case 'show':
        for (const thing of ask.things) this.#show(thing, ask.to);
        return {};
      case 'bury':
        for (const card of ask.cards) {
          this.#faces.set(card, this.#face(card));
          this.#readers.delete(card);
        }
        return {};
      case 'open':
        return { faces: ask.things.map((thing) => this.#face(thing)) };
      case 'secret':
        return { cards: this.#secretCells(ask.id, ask.holders) };
      case 'roll':
        return {
          values: Array.from({ length: ask.n }, (_, i) => (ask.distinct ? i + 1 : (this.#dice[this.#rolled++] ?? 1))),
        };
      default:
        return { failed: 'lost' };
    }
  }

  #show(thing: string, to: readonly Seat[]): void {
    this.#faces.set(thing, this.#face(thing));
    this.#readers.set(thing, new Set([...(this.#readers.get(thing) ?? []), ...to]));
  }

  #secretCells(id: string, holders: readonly Seat[]): readonly Handle[] {
    return this.#secret.map((face, i) => {
      const cell = `${id}/${i}` as Handle;
      this.#faces.set(cell, face);
      this.#show(cell, holders);
      return cell;
    });
  }

  /** The tour's cards first, each as often as it is named. */
  #shuffled(id: string, cards: readonly string[]): Given {
    const rest = cards.map((card) => this.#face(card));
    const first = this.#top.flatMap((face) => {
      const at = rest.indexOf(face);
      return at < 0 ? [] : rest.splice(at, 1);
    });
    return {
      cards: [...first, ...rest].map((face, i) => {
        this.#faces.set(`${id}/${i}`, face);
        return `${id}/${i}` as Handle;
      }),
    };
  }
}
