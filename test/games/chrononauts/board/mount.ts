/**
 * Puts the board of Chrononauts on a page as the table would, over the real rules and the test dealer: what is tapped is played, and the
 * dealer answers in the clear.
 */
import { chrononauts } from '../../../../src/games/chrononauts/chrononauts.ts';
import { adviceIt, rulesIt } from '../../../../src/games/chrononauts/words/it.ts';
import '../../../../src/games/chrononauts/board/chrononauts-board.ts';
import type { ChrononautsBoard } from '../../../../src/games/chrononauts/board/chrononauts-board.ts';
import type { Lang, ProposeEvent, RefusalWords } from '../../../../src/elements/board.ts';
import '../../../../src/elements/tv-room.ts';
import { deep } from '../../../helpers/shadow.ts';
import type { Trial } from '../trial.ts';

const NAMES = ['Giulia', 'Marco', 'Elena', 'Tom', 'Nadia', 'Piero'];

export interface Setting {
  /** Whose screen it is. */
  readonly me?: number | null;
  readonly theme?: 'light' | 'dark';
  readonly lang?: Lang;
  readonly width?: string;
  readonly height?: string;
}

export class Scene {
  readonly t: Trial;
  readonly room: HTMLElement = document.createElement('tv-room');
  readonly board: ChrononautsBoard = document.createElement('chrononauts-board');
  readonly proposed: string[] = [];
  readonly explained: RefusalWords[] = [];
  readonly #setting: Setting;

  constructor(t: Trial, setting: Setting = {}) {
    this.t = t;
    this.#setting = setting;
    const { width = '1200px', height = '800px', theme = 'light' } = setting;
    Object.assign(this.room, { theme });
    Object.assign(this.room.style, { width, height, minHeight: '0' });
    this.room.append(this.board);
    document.body.append(this.room);
    this.room.addEventListener('tv-propose', (event) => this.#onPropose(event));
    this.room.addEventListener('tv-explain', (event) => this.explained.push(event.refusal));
    this.feed();
  }

  get me(): number | null {
    const { me = 0 } = this.#setting;
    return me;
  }

  async settled(): Promise<void> {
    this.feed();
    await this.board.updateComplete;
    await Promise.all(deep(this.board).map((element) => ('updateComplete' in element ? element.updateComplete : null)));
  }

  feed(): void {
    const { t, board, me } = this;
    Object.assign(board, {
      view: t.view(me),
      people: t.s.seats.map((seat) => ({ seat, name: NAMES[seat], plate: seat, me: seat === me })),
      me,
      lang: this.#setting.lang ?? 'it',
      waiting: chrononauts.awaits(t.s),
      choices: (move: string) => (me === null ? [] : t.choices(me, move)),
      check: (move: string, args: unknown) => this.#check(move, args),
    });
  }

  #check(move: string, args: unknown): RefusalWords | undefined {
    if (this.me === null) return undefined;
    const judged = this.t.dealer.judge(this.me, move, args);
    if (judged.ok) return undefined;
    const { code, rule } = judged.refusal;
    return {
      code,
      rule,
      advice: (adviceIt as Readonly<Record<string, string>>)[code] ?? code,
      text: (rulesIt as Readonly<Record<string, string>>)[rule] ?? '',
    };
  }

  #onPropose({ move, args }: ProposeEvent): void {
    this.proposed.push(move);
    const out = this.t.do(this.me ?? 0, move, args);
    if (out !== 'ok') throw new Error(`${move}: ${out}`);
    this.feed();
  }

  remove(): void {
    this.room.remove();
  }
}
