/**
 * Puts the laboratory's board on a page as the table would, over the real rules and the test dealer: what is tapped is played, and the
 * dealer answers in the clear. So these tests see a game, not a picture of one.
 */
import { laboratory } from '../../../../src/games/laboratory/laboratory.ts';
import type { State } from '../../../../src/games/laboratory/state.ts';
import { adviceIt, rulesIt } from '../../../../src/games/laboratory/words/it.ts';
import '../../../../src/games/laboratory/board/laboratory-board.ts';
import type { LaboratoryBoard } from '../../../../src/games/laboratory/board/laboratory-board.ts';
import type { Lang, ProposeEvent, RefusalWords } from '../../../../src/elements/board.ts';
import type { KeepersView } from '../../../../src/kernel/keeping/view.ts';
import '../../../../src/elements/tv-room.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { deep } from '../../../helpers/shadow.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gaia', 'Hugo'];

export interface Setting {
  readonly seats?: number;
  /** Whose screen it is. */
  readonly me?: number | null;
  readonly theme?: 'light' | 'dark';
  readonly lang?: Lang;
  readonly width?: string;
  readonly height?: string;
  readonly keepers?: KeepersView;
  readonly away?: readonly number[];
}

export class Scene {
  readonly dealer: Dealer<State>;
  readonly room: HTMLElement;
  readonly board: LaboratoryBoard;
  readonly proposed: string[] = [];
  readonly explained: RefusalWords[] = [];
  /** Questions stay open until the test answers them. */
  held = false;
  readonly #setting: Setting;

  constructor(setting: Setting = {}) {
    const seats = Array.from({ length: setting.seats ?? 4 }, (_, seat) => seat);
    this.#setting = setting;
    this.dealer = new Dealer<State>(laboratory, { seats, options: {} }, 7);
    this.room = document.createElement('tv-room');
    Object.assign(this.room, { theme: setting.theme ?? 'light' });
    const { width = '1200px', height = '800px' } = setting;
    Object.assign(this.room.style, { width, height, minHeight: '0' });
    this.board = document.createElement('laboratory-board');
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

  /** A move by anybody, answered. */
  play(seat: number, move: string, args: unknown = {}): void {
    const moved = this.dealer.move(seat, move, args);
    if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`);
    if (!this.held) this.dealer.settle();
    this.feed();
  }

  async settled(): Promise<void> {
    this.feed();
    await this.board.updateComplete;
    await Promise.all(deep(this.board).map((element) => ('updateComplete' in element ? element.updateComplete : null)));
  }

  feed(): void {
    const { dealer, board, me } = this;
    const { seats = 4, keepers, away = [], lang = 'it' } = this.#setting;
    Object.assign(board, {
      view: dealer.view(me),
      people: Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: NAMES[seat],
        plate: seat,
        me: seat === me,
        ...(away.includes(seat) && { away: true }),
      })),
      me,
      lang,
      keepers: keepers ?? keptBy([0, 1, 2, 3], 3),
      waiting: this.#waiting(),
      check: (move: string, args: unknown) => this.#check(move, args),
    });
  }

  #waiting(): readonly number[] {
    const { job } = this.dealer.state;
    return job?.step === 'mixed' ? job.seats.slice(1, 2) : laboratory.awaits(this.dealer.state);
  }

  #check(move: string, args: unknown): RefusalWords | undefined {
    if (this.me === null) return undefined;
    const judged = this.dealer.judge(this.me, move, args);
    if (judged.ok) return undefined;
    const { code, rule } = judged.refusal;
    return {
      code,
      rule: rule ?? '',
      advice: (adviceIt as Readonly<Record<string, string>>)[code] ?? code,
      text: (rulesIt as Readonly<Record<string, string>>)[rule ?? ''] ?? '',
    };
  }

  #onPropose({ move, args }: ProposeEvent): void {
    this.proposed.push(`${move} ${JSON.stringify(args)}`);
    this.play(this.me ?? 0, move, args);
  }

  remove(): void {
    this.room.remove();
  }
}

/** So many keepers, of whom so many could peek. */
export function keptBy(keepers: readonly number[], couldPeek: number, more: Partial<KeepersView> = {}): KeepersView {
  const mayLeave = keepers.length - couldPeek;
  return { keepers, couldPeek, mayLeave, strict: false, alone: keepers.length === 1, missing: [], out: [], ...more };
}
