/** Acts on their way, chosen from a bar, a menu or by a key. Some ask for a number or a text first, some are asked back whether one means it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RefusalWords } from '../../../elements/frame/board.ts';
import type { PieceAct } from './act.ts';
import { ActMenu } from './act-menu.ts';
import type { Asking } from './menu.ts';
import { isRecord } from '../../../kernel/own.ts';

/** What the table advises against and would take if it is meant, or an act that is asked about in any case. */
export interface Objection {
  readonly advice: string;
  /** An act that is asked about though nobody advises against it. */
  readonly act?: PieceAct;
  /** Yes, anyway. */
  meant(): void;
}

/** A text that was handed to the table: until that has it, it may come back onto its sheet (`sheet.ts`). */
export interface SentText {
  readonly act: PieceAct;
  readonly text: string;
  /** It was seen among what has no place yet. */
  isUnderWay: boolean;
}

export interface DoingPorts {
  menu(): HTMLElement | null;
  /** Hands it to the table, or has the table say why not. */
  offer(move: string, args: unknown): boolean;
  check(move: string, args: unknown): RefusalWords | undefined;
  /** A text is to be written: the sheet is fetched. */
  writes(): void;
  /** The same act as things stand now. */
  again(act: PieceAct): PieceAct | undefined;
  /** Another panel is wanted. */
  opens(panel: NonNullable<PieceAct['opens']>, args: unknown): void;
  /** It was done. */
  done(act: PieceAct): void;
}

export class Doing implements ReactiveController {
  readonly menu: ActMenu;
  /** An act that asks for a number, and the one that stands there. */
  asking: Asking | undefined;
  /** A text that is being written, by the act that will write it. */
  writing: PieceAct | undefined;
  sent: SentText | undefined;
  /** All acts are shown, not only the likeliest. */
  all = false;
  objection: Objection | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #ports: DoingPorts;

  constructor(host: ReactiveControllerHost, ports: DoingPorts) {
    this.#host = host;
    this.#ports = ports;
    this.menu = new ActMenu(() => ports.menu());
    host.addController(this);
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Something else is chosen: what was asked is asked no more. */
  forget(): void {
    this.asking = undefined;
    this.objection = undefined;
    this.all = false;
    this.#host.requestUpdate();
  }

  showAll(): void {
    this.all = true;
    this.#host.requestUpdate();
  }

  readonly ask = (asking: Asking | undefined): void => {
    this.asking = asking;
    this.#host.requestUpdate();
  };

  /** Hands a move to the table; where the table only advises against it, asks first. */
  readonly attempt = (move: string, args: unknown): boolean => {
    const { check, offer } = this.#ports;
    const refusal = check(move, args);
    this.#host.requestUpdate();
    this.objection = undefined;
    if (refusal && isRecord(args) && !check(move, { ...args, anyway: true })) {
      this.objection = { advice: refusal.advice, meant: () => void offer(move, { ...args, anyway: true }) };
      return false;
    }
    return offer(move, args);
  };

  /** Yes, anyway. */
  readonly insist = (): void => {
    const { objection } = this;
    this.objection = undefined;
    this.#host.requestUpdate();
    objection?.meant();
  };

  readonly run = (act: PieceAct): void => {
    this.menu.close();
    this.#host.requestUpdate();
    if (act.count) {
      this.asking = { act, n: act.count.from };
      return;
    }
    this.asking = undefined;
    if (act.opens) {
      this.#ports.opens(act.opens, act.args);
      return;
    }
    if (act.text && this.writing !== act) {
      this.writing = act;
      this.#ports.writes();
      return;
    }
    const { sure, ...plain } = act;
    if (sure) this.objection = { advice: sure, act: plain, meant: () => this.run(plain) };
    else if (this.attempt(act.move, act.args)) this.#ports.done(act);
  };

  /** The sheet stays open until its text is taken. @param read what stands on it at that moment; none: the note is left as it was */
  readonly written = (read?: () => string): void => {
    const act = this.writing;
    const text = act?.text;
    if (!text || !read) return this.#close();
    const args = (): object => {
      // A person who has only moved the note meanwhile has overwritten nothing.
      const now = this.#ports.again(act)?.text;
      return (now?.was === text.was ? now : text).args(read()) as object;
    };
    const send = (): void => {
      this.sent = { act, text: read(), isUnderWay: false };
      this.#close();
    };
    if (this.attempt(act.move, args())) return send();
    this.objection &&= {
      ...this.objection,
      // One may have written on while one was asked.
      meant: () => {
        if (this.#ports.offer(act.move, { ...args(), anyway: true })) send();
      },
    };
  };

  #close(): void {
    this.writing = undefined;
    this.#host.requestUpdate();
  }
}
