/**
 * A table in one hand, for a first game on this page. It has a game's real rules, its cards in a known order, no journal, no cryptography and
 * nobody else. Time stands still, so that no window closes before it was read about, and goes on where the tour says so.
 */
import type { About, Answer, Eyes, Game, Handle, Outcome, Seat, MoveCall } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import { answerAsk, begin, makeMove, nextDeadline, passTime } from '../../kernel/pipeline/play.ts';
import { eyesOf } from '../../kernel/play/eyes.ts';
import type { MadeMove } from '../../kernel/pipeline/context.ts';
import type { OpenAsk, Play } from '../../kernel/play/state.ts';
import { judgeVeiled } from '../../kernel/pipeline/move-chain.ts';
import { choices } from '../../kernel/play/sift.ts';
import { slotOf } from '../../kernel/play/slot.ts';
import type { Tour, TourAct, TourDeed, TourWait } from '../../elements/frame/tour.ts';
import { TourVeils } from './tour-veils.ts';

/** Table time of the beginning, milliseconds. */
const NOW = 1_000_000;
/** A wait that goes through more than this waits for something that never comes. */
const MOST_STEPS = 1_000;

type Given = Omit<Answer, 'tag'>;

export class TourTable {
  readonly #game: Game<unknown>;
  readonly #top: readonly string[];
  readonly #secret: readonly string[];
  readonly #faces = new Map<string, string>();
  readonly #readers = new Map<string, ReadonlySet<Seat>>();
  readonly #dice: readonly number[];
  readonly #packs: Readonly<Record<string, unknown>>;
  readonly #veils: TourVeils;
  #now = NOW;
  #play: Play;
  #rolled = 0;
  #causes = 0;

  /** Throws where the tour's game can't begin, or a move made before it is refused. */
  constructor(
    game: Game<unknown>,
    { names, options, top, secret = [], dice = [], packs = {}, before }: Omit<Tour, 'title' | 'steps'>,
  ) {
    this.#game = game;
    this.#top = top;
    this.#secret = secret;
    this.#dice = dice;
    this.#packs = packs;
    this.#veils = new TourVeils(game);
    this.#play = begin(game, { seats: names.map((_, seat) => seat), options }, this.#cause(), NOW);
    this.#settle();
    for (const deed of before) this.does(deed);
  }

  get now(): number {
    return this.#now;
  }

  /** What this seat has chosen that travels veiled, as its page shows it. */
  desk(seat: Seat): readonly MoveCall[] {
    return this.#veils.desk(seat, this.#play);
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
    const made = this.#entry(seat, move, args);
    if (this.#isVeiled(move)) {
      const judged = judgeVeiled(this.#game, this.#play, { ...made, opened: Object.fromEntries(this.#known(seat)) });
      return judged.ok ? undefined : judged.refusal;
    }
    const moved = makeMove(this.#game, this.#play, made);
    return moved.ok ? undefined : moved.refusal;
  }

  does(deed: TourDeed): void {
    if ('until' in deed) this.#wait(deed);
    else this.act(deed);
  }

  /** Throws where the rules refuse it: a tour is written so that they don't. */
  act({ seat, move, args }: TourAct): void {
    const given = args?.(this.view(seat)) ?? {};
    const refusal = this.check(seat, move, given);
    if (refusal) throw new Error(`tour: ${move} of seat ${seat} is refused as ${refusal.code}`);
    if (this.#isVeiled(move)) return this.#veils.put(seat, move, given, this.#play);
    this.#make(seat, move, given);
    this.#settle();
  }

  #isVeiled(move: string): boolean {
    return this.#game.moves[move]?.veiled !== undefined;
  }

  #make(seat: Seat, move: string, args: unknown): boolean {
    const moved = makeMove(this.#game, this.#play, this.#entry(seat, move, args));
    if (moved.ok) this.#play = moved.play;
    return moved.ok;
  }

  #wait({ until }: TourWait): void {
    for (let i = 0; i < MOST_STEPS; i++) {
      if (until(this.view(0))) return;
      if (!this.#dutiful() && !this.#passOn()) break;
      this.#settle();
    }
    throw new Error('tour: waits for what doesn’t come');
  }

  /** What some device does unasked. */
  #dutiful(): boolean {
    return this.#play.seats.some((seat) =>
      (this.#game.duties?.(this.#play.state, this.#eyes(seat)) ?? []).some(({ move, args }) =>
        this.#make(seat, move, args),
      ),
    );
  }

  /** The next letters arrive, or the next clock runs out. */
  #passOn(): boolean {
    const letters = this.#play.asks.filter((ask) => ask.kind === 'veil').toSorted((a, b) => a.at - b.at)[0];
    const at = nextDeadline(this.#play) ?? Infinity;
    if (letters === undefined && at === Infinity) return false;
    this.#now = Math.max(this.#now, Math.min(at, letters?.at ?? Infinity));
    this.#play =
      letters && letters.at <= at
        ? answerAsk(this.#game, this.#play, letters.id, this.#answer(letters), this.#now)
        : passTime(this.#game, this.#play, this.#now);
    return true;
  }

  #known(seat: Seat): ReadonlyMap<string, string> {
    const seen = [...this.#faces].filter(([thing]) => this.#readers.get(thing)?.has(seat));
    return new Map([...seen, ...this.#veils.read(seat)]);
  }

  #eyes(seat: Seat): Eyes {
    return eyesOf(this.#play, seat, this.#known(seat));
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
    return { seat, move, args, cause: this.#cause(), now: this.#now, slot, opened };
  }

  #settle(): void {
    const next = (): OpenAsk | undefined => this.#play.asks.find(({ kind }) => kind !== 'veil');
    for (let ask = next(); ask; ask = next())
      this.#play = answerAsk(this.#game, this.#play, ask.id, this.#answer(ask), this.#now);
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
      case 'pack': {
        const content = this.#packs[ask.hash];
        return content === undefined ? { failed: 'lost' } : { content };
      }
      case 'veil':
        return {
          cards: [this.#veils.carry(ask, this.#play, this.#eyes(ask.hub))],
          ...(ask.way === 'in' && { by: [] }),
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
