/**
 * Which picture this person means: tapped once, then once more; reached by digits; aimed at privately by a spymaster. The view is asked what a
 * tap would do, the rules whether it may; nothing of it leaves this screen before the second tap.
 */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { Announcer } from '../../../elements/announce.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { SECOND_TAP_MS } from '../../../elements/second-tap.ts';
import type { CellView, CodenamesView, MarkView } from '../view.ts';
import { choosingWords, type Second } from './choosing.ts';
import { coversEnemy, givesClue, guesses, seesKey, type Try } from './board-context.ts';
import type { CellEvent } from './picture-grid.ts';

/** Two digits within this are one number. */
const DIGITS_MS = 900;

/** What the board knows that picking has to ask. */
export interface PickingHost extends ReactiveControllerHost {
  readonly lang: Lang;
  readonly shown: CodenamesView | undefined;
  /** Own acts under way, or a card that turns: nothing can be picked. */
  readonly busy: boolean;
  readonly choices: (move: string) => readonly unknown[];
  /** Has the table say why not; answers whether it did. */
  explain(move: string, args: unknown): boolean;
  /** Brings the keyboard's focus to a picture. */
  goTo(cell: number): void;
}

/** The picture in a move's arguments. */
export const cellOf = (args: unknown): number | undefined =>
  typeof args === 'object' && args !== null && 'cell' in args ? Number(args.cell) : undefined;

export class Picking {
  readonly #host: PickingHost;
  readonly #attempt: Try;
  readonly #voice: Announcer;
  #chosenAt = 0;
  #digits = '';
  #digitsAt = 0;
  /** Tapped once. */
  chosen: number | undefined;
  /** Private counters of a spymaster, in their order. */
  aims: readonly number[] = [];
  /** The key is looked at. */
  keyOpen = true;
  /** CN-079: does without covering an own picture. */
  forgone = false;

  constructor(host: PickingHost, attempt: Try) {
    this.#host = host;
    this.#attempt = attempt;
    this.#voice = new Announcer(host);
  }

  /** Where it is said that a picture is chosen: the focus doesn't move, and the picture looks as before to whoever hears it. */
  region(): TemplateResult {
    return this.#voice.region();
  }

  /** With each view that is shown. */
  look(before: CodenamesView | undefined, shown: CodenamesView): void {
    if (before && (before.turn !== shown.turn || before.phase !== shown.phase)) {
      this.chosen = undefined;
      this.forgone = false;
      if (before.turn !== shown.turn || shown.phase === 'lobby') this.aims = [];
    }
    const isOpen = (cell: number): boolean => !shown.grid[cell]?.cover;
    if (!this.aims.every(isOpen)) this.aims = this.aims.filter(isOpen);
    if (this.chosen !== undefined && !isOpen(this.chosen)) this.chosen = undefined;
    if (shown.phase === 'lobby') this.keyOpen = true;
  }

  /** Changes what is picked, and has it drawn. */
  set(changes: Partial<Pick<Picking, 'chosen' | 'aims' | 'keyOpen' | 'forgone'>>): void {
    Object.assign(this, changes);
    this.#host.requestUpdate();
  }

  /** …and has it said. */
  #choose(cell: number | undefined): void {
    this.set({ chosen: cell });
    this.#voice.say(() => {
      const { shown, lang } = this.#host;
      const w = choosingWords(lang);
      // Before it is said it may have been confirmed: that is told by what comes of it.
      if (this.chosen !== cell || !shown) return '';
      return cell === undefined ? w.none : w[this.second(shown)].chosen(cell + 1);
    });
  }

  readonly letGo = (): void => {
    const cell = this.chosen;
    this.#choose(undefined);
    if (cell !== undefined) this.#host.goTo(cell);
  };

  readonly confirm = (): void => {
    const cell = this.chosen;
    if (cell === undefined) return;
    this.set({ chosen: undefined });
    this.#voice.say(() => '');
    const isVirtual = this.#host.shown && coversEnemy(this.#host.shown);
    this.#attempt(isVirtual ? 'coverEnemy' : this.#covers ? 'coverOwn' : 'touch', { cell });
  };

  /** CN-079: what is chosen is an own picture to be covered, not a guess. */
  get #covers(): boolean {
    const { shown } = this.#host;
    return shown?.owed === true && givesClue(shown) && !this.forgone;
  }

  /** @param mine the own mark that lies there already */
  readonly mark = (cell: number, mine: MarkView | undefined): void => {
    this.set({ chosen: undefined });
    if (mine) this.#attempt('unmark', { on: mine.on });
    else this.#attempt('mark', this.#host.shown?.options.deliberation === 'team' ? { hidden: cell } : { cell });
  };

  /** Whether the rules would take a touch of this picture now. */
  canTouch(cell: number): boolean {
    return this.#host.choices('touch').some((args) => cellOf(args) === cell);
  }

  readonly onCell = ({ cell, at }: CellEvent): void => {
    const { shown, busy } = this.#host;
    if (!shown || busy) return;
    const { does, cells } = this.taps(shown);
    if (!cells.has(cell) || (does === 'touch' && !this.canTouch(cell))) {
      if (!coversEnemy(shown) && shown.phase !== 'over') this.#host.explain('touch', { cell });
    } else if (does === 'aim') {
      const { aims } = this;
      this.set({ aims: aims.includes(cell) ? aims.filter((other) => other !== cell) : [...aims, cell] });
    } else if (does === 'cover') {
      this.#choose(this.chosen === cell ? undefined : cell);
    } else if (this.chosen !== cell) {
      this.#choose(cell);
      this.#chosenAt = at;
    } else if (at - this.#chosenAt > SECOND_TAP_MS) this.confirm();
  };

  /** What a tap does now, and with which pictures: those that the rules may still refuse to be touched among them. */
  taps(view: CodenamesView): { readonly does: 'cover' | 'aim' | 'touch'; readonly cells: ReadonlySet<number> } {
    const keyed = (wants: (key: CellView['key']) => boolean): ReadonlySet<number> =>
      new Set(view.grid.flatMap(({ key, cover }, i) => (wants(key) && !cover ? [i] : [])));
    const own = (key: CellView['key']): boolean => key !== undefined && key === view.me.team;
    const enemy = (key: CellView['key']): boolean => key !== view.active && (key === 'red' || key === 'blue');
    if (coversEnemy(view)) return { does: 'cover', cells: keyed(enemy) };
    if (this.#covers) return { does: 'cover', cells: keyed(own) };
    if (seesKey(view)) return { does: 'aim', cells: this.keyOpen ? keyed(own) : new Set() };
    return { does: 'touch', cells: guesses(view) ? keyed(() => true) : new Set() };
  }

  /** What comes of a picture that is chosen, once that is confirmed. */
  second(view: CodenamesView): Second {
    if (this.taps(view).does === 'cover') return 'cover';
    return view.options.touchMode === 'majority' ? 'vote' : 'touch';
  }

  /** Digits go to the picture of that number; Escape lets go, or covers the key. */
  onKey(event: KeyboardEvent): void {
    const { shown } = this.#host;
    if (event.key === 'Escape') {
      if (this.chosen !== undefined) this.letGo();
      else if (shown && seesKey(shown)) this.set({ keyOpen: false });
      return;
    }
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (!/^\d$/.test(event.key) || !shown || shown.grid.length === 0) return;
    const typed = event.timeStamp - this.#digitsAt < DIGITS_MS ? this.#digits + event.key : event.key;
    this.#digits = Number(typed) <= shown.grid.length ? typed : event.key;
    this.#digitsAt = event.timeStamp;
    if (Number(this.#digits) > 0) this.#host.goTo(Number(this.#digits) - 1);
  }
}
