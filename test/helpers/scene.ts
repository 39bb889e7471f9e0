/**
 * A game's board on a page as the table would put it there, over the real rules and the test dealer. What is tapped is played, and the
 * dealer answers in the clear. So these tests see a game, not a picture of one. Which game it is, each game's own scene says.
 */
import type { Lang, ProposeEvent, RefusalWords } from '../../src/elements/frame/board.ts';
import type { GameBoard } from '../../src/elements/frame/game-board.ts';
import '../../src/elements/tv-room.ts';
import { allUpdated } from './shadow.ts';

export interface Stage {
  /** The seat whose screen it is; null: a watcher's. */
  readonly me?: number | null;
  readonly theme?: 'light' | 'dark';
  readonly lang?: Lang;
  readonly width?: string;
  readonly height?: string;
}

export interface Judged {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly rule?: string };
}

/** A game's texts in one language. */
interface Texts {
  readonly advice: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

export abstract class Scene<B extends GameBoard> {
  readonly room: HTMLElement = document.createElement('tv-room');
  readonly board: B;
  /** `move {args}` of every proposal, in order. */
  readonly proposed: string[] = [];
  /** Their moves alone. */
  readonly moves: string[] = [];
  readonly explained: RefusalWords[] = [];
  readonly me: number | null;
  readonly lang: Lang;
  readonly #texts: Texts;

  constructor(board: B, stage: Stage, texts: Texts) {
    const { me = 0, lang = 'it', width = '1200px', height = '800px', theme = 'light' } = stage;
    this.board = board;
    this.me = me;
    this.lang = lang;
    this.#texts = texts;
    Object.assign(this.room, { theme });
    Object.assign(this.room.style, { width, height, minHeight: '0' });
    this.room.append(board);
    document.body.append(this.room);
    this.room.addEventListener('tv-propose', (event) => this.#onPropose(event));
    this.room.addEventListener('tv-explain', (event) => this.explained.push(event.refusal));
  }

  /** Hands the board what the table would now. */
  abstract feed(): void;
  protected abstract judge(seat: number, move: string, args: unknown): Judged;
  protected abstract play(seat: number, move: string, args?: unknown): void;

  /** All updates of the board and of what is inside. */
  async settled(): Promise<void> {
    this.feed();
    await allUpdated(this.board);
  }

  readonly check = (move: string, args: unknown): RefusalWords | undefined => {
    if (this.me === null) return undefined;
    const { refusal } = this.judge(this.me, move, args);
    if (!refusal) return undefined;
    const { code, rule = '' } = refusal;
    return { code, rule, advice: this.#texts.advice[code] ?? code, text: this.#texts.rules[rule] ?? '' };
  };

  remove(): void {
    this.room.remove();
  }

  #onPropose({ move, args }: ProposeEvent): void {
    this.moves.push(move);
    this.proposed.push(`${move} ${JSON.stringify(args)}`);
    this.play(this.me ?? 0, move, args);
  }
}
