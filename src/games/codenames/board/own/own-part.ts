/** The board's part that has to do with own pictures: what is loaded, the lobby's buttons, and the window where pictures are chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardShelf, Lang } from '../../../../elements/frame/board.ts';
import type { CodenamesView } from '../../view.ts';
import { LateWindow, type WindowHost } from '../late-window.ts';
import type { Try } from '../board-context.ts';
import type { OwnSetEvent } from './own-dialog.ts';
import { OwnPictures } from './own-pictures.ts';
import type { OwnActions } from './own-rail.ts';

/** What this part needs of the board. */
export interface OwnHost extends WindowHost {
  readonly lang: Lang;
  readonly shelf: BoardShelf | undefined;
}

export class OwnPart {
  readonly pictures: OwnPictures;
  readonly #host: OwnHost;
  readonly #attempt: Try;
  #set: CodenamesView['pictures'];
  readonly #window: LateWindow;

  constructor(host: OwnHost, attempt: Try) {
    this.#host = host;
    this.#attempt = attempt;
    this.pictures = new OwnPictures(host);
    this.#window = new LateWindow(host, () => import('./own-dialog.ts'));
  }

  /** With each new view. */
  look({ pictures }: CodenamesView): void {
    this.#set = pictures;
    this.pictures.want(pictures, this.#host.shelf);
  }

  /** Of a face, while the table plays with own ones. */
  get address(): ((face: number) => string | undefined) | undefined {
    return this.#set && this.#find;
  }

  actions(): OwnActions {
    const { shelf } = this.#host;
    return {
      state: this.pictures.state,
      shelf: shelf !== undefined,
      may: this.#host.check('setPictures', {})?.code !== 'move/unknown',
      // That the table plays with its deck already is no reason against others.
      choose: () => this.#window.want('setPictures', {}, 'same-pictures'),
      back: () => this.#attempt('setPictures', {}),
      again: () => this.#set && this.pictures.again(this.#set, shelf),
    };
  }

  dialog(): TemplateResult | typeof nothing {
    if (!this.#window.isOpen) return nothing;
    return html`<codenames-own
      open
      .lang=${this.#host.lang}
      .shelf=${this.#host.shelf}
      @tv-close=${this.#window.close}
      @cn-own-set=${({ set }: OwnSetEvent): void => this.#attempt('setPictures', { set })}
    ></codenames-own>`;
  }

  readonly #find = (face: number): string | undefined => this.pictures.address(face);
}
