/**
 * Boxes that the page around a table brings along, and hands out. A table that was made here gets its box once the game is on and nothing was
 * laid; whoever joins fetches nothing.
 */
import { nothing, type TemplateResult } from 'lit';
import {
  laysBoxes,
  type BoxBoard,
  type BoxDone,
  type BoxTrouble,
  type BoxWishes,
} from '../../elements/frame/board-boxes.ts';
import type { Lang } from '../../elements/frame/board.ts';
import type { Loaded } from '../table-loader.ts';
import type { Question } from './bringing.ts';
import type { SetupTrouble } from './setup.ts';
import { BUILTIN, setupOf, type BoxSource, type Setup } from './wanted.ts';

export interface PageBoxesPorts {
  board(): HTMLElement | undefined;
  /** What the element's attributes say. */
  said(): Setup & { readonly tools: string };
  /** Address of the relay. */
  relay(): string;
  lang(): Lang;
  /** Says why there is no box. */
  refused(code: string, advice: string): void;
  changed(): void;
}

interface Asking {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const failed = (code: BoxTrouble): BoxDone => ({ ok: false, code, advice: '' });

export class PageBoxes {
  readonly #ports: PageBoxesPorts;
  /** The game of which table was set up already. */
  #done = '';
  #asking: Asking | undefined;
  /** The table is seen as it is now. */
  #here = false;
  /** It is again. */
  #back: (() => void) | undefined;

  constructor(ports: PageBoxesPorts) {
    this.#ports = ports;
  }

  get #board(): (HTMLElement & BoxBoard) | undefined {
    const board = this.#ports.board();
    return laysBoxes(board) ? board : undefined;
  }

  /** Another table is opened. */
  begin(): void {
    this.#done = '';
    this.#asking?.answer(false);
  }

  /** The table has another view, and the board has it. */
  look({ table, view, past }: Loaded): void {
    const board = this.#board;
    this.#here = false;
    if (!board || !table || !view?.play || past) return;
    this.#here = true;
    this.#back?.();
    const said = this.#ports.said();
    const setup = setupOf(table) ?? said;
    const wishes: BoxWishes = { policy: setup.policy ?? said.policy, edit: setup.edit ?? said.edit };
    const { wishes: had } = board;
    if (had.policy !== wishes.policy || had.edit !== wishes.edit) board.wishes = wishes;
    board.tools = said.tools;
    const game = `${table.history.origin}/${view.play.number}`;
    if (!setup.box || !view.me.founder || !board.isBare || this.#done === game) return;
    this.#done = game;
    void this.#bring(setup.box, setup.integrity ?? '');
  }

  async #bring(source: BoxSource, integrity: string): Promise<void> {
    const done = await this.#layFrom(source, integrity);
    if (!done || done.ok) return;
    const { adviceOn } = await import('./bringing.ts');
    this.#ports.refused(done.code, done.advice || adviceOn(done.code, this.#ports.lang()));
  }

  /** Undefined where a person said no, or there is no place for it any more. */
  async #layFrom(
    source: BoxSource,
    integrity: string,
  ): Promise<BoxDone | { readonly ok: false; readonly code: SetupTrouble; readonly advice: '' } | undefined> {
    if (typeof source === 'object' && !(source instanceof URL)) return this.lay(source);
    const address = String(source);
    if (address.startsWith(BUILTIN)) return this.lay(address);
    const game = this.#done;
    const { bring } = await import('./bringing.ts');
    const got = await bring(address, integrity, this.#ports.relay(), (question) => this.#ask(question));
    if (!got?.ok) return got;
    // Nothing is laid on the past.
    if (!this.#here) await new Promise<void>((back) => (this.#back = back));
    // Meanwhile something may have been laid here, or another table opened: neither is cleared away.
    return this.#done === game && this.#board?.isBare ? this.lay(got.box) : undefined;
  }

  #ask(question: Question): Promise<boolean> {
    return new Promise((answer) => {
      this.#asking = {
        question,
        answer: (yes) => {
          this.#asking = undefined;
          this.#ports.changed();
          answer(yes);
        },
      };
      this.#ports.changed();
    });
  }

  async lay(source: Blob | object | string): Promise<BoxDone> {
    const board = this.#board;
    if (!board) return failed('setup/refused');
    if (typeof source === 'string')
      return source.startsWith(BUILTIN) ? board.lay(source.slice(BUILTIN.length)) : failed('setup/not-a-box');
    return board.lay(source instanceof Blob ? source : new Blob([JSON.stringify(source)]));
  }

  async exportBox(asLaid: boolean): Promise<Blob | undefined> {
    return this.#board?.exportBox(asLaid);
  }

  async addDeck(csv: Blob | string, images: readonly File[]): Promise<BoxDone> {
    const table = typeof csv === 'string' ? new File([csv], 'deck.csv') : csv;
    return this.#board?.addDeck(table, images) ?? failed('setup/refused');
  }

  /** The question, while it is open. */
  view(lang: Lang): TemplateResult | typeof nothing {
    const asking = this.#asking;
    return asking ? asking.question(lang, asking.answer) : nothing;
  }
}
