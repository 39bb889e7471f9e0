/**
 * A table on which the tests play Codenames. Every move goes through the pipeline, every question is answered in the clear with a
 * known grid roll and a known key. Which tags stay unanswered is the test's choice, so that it can answer them itself.
 */
import { expect } from 'vitest';
import type { GridDraw } from '../../../src/games/codenames/deck.ts';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import type { State } from '../../../src/games/codenames/state.ts';
import type { CodenamesView } from '../../../src/games/codenames/view.ts';
import type { Answer, Ask, Handle, Seat } from '../../../src/kernel/game.ts';
import { own } from '../../../src/kernel/own.ts';
import { answerAsk, begin, makeMove, passTime, tell, type TableWord } from '../../../src/kernel/pipeline/play.ts';
import { eyesOf } from '../../../src/kernel/play/eyes.ts';
import type { OpenAsk, Play } from '../../../src/kernel/play/state.ts';
import { choices } from '../../../src/kernel/play/sift.ts';

const times = <T>(n: number, face: T): readonly T[] => Array.from({ length: n }, () => face);

/** How the plain grid is drawn. */
export const DRAW: GridDraw = { cells: 20, words: 0, usedCards: [], wordList: [], usedWords: [] };

/** Red 0–7, Blue 8–14, bystanders 15–18, the assassin 19; Red begins. */
export const KEY: readonly string[] = [
  ...times(8, 'red'),
  ...times(7, 'blue'),
  ...times(4, 'bystander'),
  'assassin',
  'red',
];

/** In a trial of six: 0 and 1 are the spymasters, the even seats Red, the odd ones Blue. */
export const RED_CHIEF = 0;
export const BLUE_CHIEF = 1;
export const RED = 2;
export const BLUE = 3;
export const RED_TOO = 4;
export const BLUE_TOO = 5;

export interface Setting {
  readonly seats?: number;
  readonly options?: unknown;
  readonly key?: readonly string[];
  /** Tags whose questions are left open. */
  readonly hold?: readonly string[];
}

export class Trial {
  play: Play<State>;
  key: readonly string[];
  hold: readonly string[];
  /** Of the cells: what the spymasters' devices hold. */
  readonly faces: Map<string, string> = new Map<string, string>();
  /** Table time, in milliseconds. */
  now = 0;
  /** Content of sealed arguments, and who can read it. */
  readonly #letters: Map<string, { readonly face: string; readonly readers: readonly Seat[] }> = new Map();
  #causes = 0;

  constructor({ seats = 6, options = {}, key = KEY, hold = [] }: Setting = {}) {
    this.key = key;
    this.hold = hold;
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.play = begin(codenames, { seats: all, options }, this.#cause(), 0);
  }

  get s(): State {
    return this.play.state;
  }

  /** 'ok', or the code and rule of the refusal: 'guess-required CN-097'. */
  do(seat: Seat, move: string, args: unknown = {}, slot: string | undefined = this.slot(move)): string {
    const cause = this.#cause();
    const made = { seat, move, args: this.#sealed(seat, move, args, cause), slot, cause, now: this.now };
    const out = makeMove(codenames, this.play, made);
    if (!out.ok) return `${out.refusal.code} ${out.refusal.rule}`;
    this.play = out.play;
    this.deal();
    return 'ok';
  }

  slot(move: string): string | undefined {
    // No slot of this game looks at the arguments.
    return own(codenames.moves, move)?.slot?.(this.s, {} as never);
  }

  choices(seat: Seat, move: string): readonly unknown[] {
    return choices(codenames, this.play, move, eyesOf(this.play, seat, new Map()));
  }

  tell(tag: TableWord, seat: Seat): void {
    this.play = tell(codenames, this.play, tag, seat, this.#cause(), this.now);
    this.deal();
  }

  /** The one open question with this tag, answered by the test. */
  answer(tag: string, answer: Omit<Answer, 'tag'>): void {
    const asked = this.asked(tag);
    if (!asked) throw new Error(`nothing is asked by the tag ${tag}`);
    this.play = answerAsk(codenames, this.play, asked.id, answer, this.now);
    this.deal();
  }

  /** So many milliseconds later; what is due then happens. */
  wait(ms: number): void {
    this.now += ms;
    this.play = passTime(codenames, this.play, this.now);
    this.deal();
  }

  asked(tag: string): OpenAsk | undefined {
    return this.play.asks.findLast((ask) => ask.tag === tag);
  }

  /** What the game would make of an answer that nothing asks for: the state, nothing happens. */
  on(tag: string, answer: Answer): State {
    const never = new Proxy({} as Ask, { get: (_, name) => () => expect.fail(`asked for ${String(name)}`) });
    return codenames.on[tag]!(this.s, answer, never);
  }

  /** Answers what is open, in the clear. */
  deal(): void {
    for (;;) {
      const asked = this.play.asks.find(({ tag }) => !this.hold.includes(tag));
      if (!asked) return;
      this.play = answerAsk(codenames, this.play, asked.id, this.#truth(asked), this.now);
    }
  }

  #truth(asked: OpenAsk): Omit<Answer, 'tag'> {
    if (asked.kind === 'roll')
      return { values: Array.from({ length: asked.n }, (_, i) => ((i * 7919) % asked.sides) + 1) };
    if (asked.kind === 'open')
      return { faces: asked.things.map((thing) => this.faces.get(thing) ?? this.#letters.get(thing)?.face ?? '') };
    if (asked.kind === 'show') return {};
    const cards = this.key.map((_, i) => `${asked.id}/${i}` as Handle);
    cards.forEach((card, i) => this.faces.set(card, this.key[i]!));
    return { cards };
  }

  /** What this seat's device shows; only the spymasters' devices have opened anything. */
  view(seat: Seat | null): CodenamesView {
    const chief = seat !== null && (this.s.spymaster.red === seat || this.s.spymaster.blue === seat);
    const known = new Map(chief ? this.faces : []);
    for (const [thing, { face, readers }] of this.#letters)
      if (seat !== null && readers.includes(seat)) known.set(thing, face);
    return codenames.view(this.s, eyesOf(this.play, seat, known)) as CodenamesView;
  }

  /** Handles in place of what is sealed, as the table puts them there; content that doesn't read is no letter. */
  #sealed(seat: Seat, move: string, args: unknown, cause: string): unknown {
    const out: Record<string, unknown> = { ...(args as object) };
    for (const [name, { content, to }] of Object.entries(codenames.moves[move]?.args.seals ?? {})) {
      if (out[name] === undefined) continue;
      const fits = content.read(out[name]) !== undefined && typeof to === 'function';
      const readers = fits ? [seat, ...to(this.s as never, seat)] : [];
      if (fits) this.#letters.set(`${cause}/${name}`, { face: JSON.stringify(out[name]), readers });
      out[name] = fits ? `${cause}/${name}` : null;
    }
    return out;
  }

  #cause(): string {
    return (this.#causes++).toString(16).padStart(64, '0');
  }
}

/** The lobby with both spymasters named: ready for `drawGrid`. */
export function ready(setting: Setting = {}): Trial {
  const t = new Trial(setting);
  t.do(RED_CHIEF, 'claimSpymaster');
  t.do(BLUE_CHIEF, 'claimSpymaster');
  return t;
}

/** Grid and key lie; Red's spymaster is to give the first clue. */
export function inClue(setting: Setting = {}): Trial {
  const t = ready(setting);
  t.do(RED, 'drawGrid');
  return t;
}

/** Red's clue is given. */
export function inGuess(number = 2, setting: Setting = {}): Trial {
  const t = inClue(setting);
  t.do(RED_CHIEF, 'giveClue', { word: 'vapore', number });
  return t;
}

/** Red touches these, one after the other. */
export function touching(cells: readonly number[], number = 7, setting: Setting = {}): Trial {
  const t = inGuess(number, setting);
  for (const cell of cells) t.do(RED, 'touch', { cell });
  return t;
}

/** Red has touched the assassin: Blue has won. */
export const ended = (setting: Setting = {}): Trial => touching([19], 1, setting);
