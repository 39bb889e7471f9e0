/** New cards wait for somebody's device, or nobody has their keys any more: whoever has the mission's file may lay its keys again. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import type { BoardShelf } from '../../../elements/frame/board.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import { SHIPPED } from '../missions/shipped.ts';
import type { TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - keys */
@customElement('time-keys')
export class TimeKeys extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      tv-panel {
        margin-block-end: 14px;
      }
      input[type='file'] {
        position: absolute;
        width: 1px;
        height: 1px;
        opacity: 0;
      }
      label:focus-within {
        outline: 3px solid var(--tv-ink);
        outline-offset: 2px;
      }
    `,
  ];

  @property({ attribute: false }) shelf: BoardShelf | undefined;
  @state() private says = '';
  @state() private busy = false;

  async #lay(file: () => Promise<Uint8Array>): Promise<void> {
    const { shelf, context } = this;
    const { mission, players } = context.view;
    if (!shelf || !mission || this.busy) return;
    this.busy = true;
    this.says = '';
    try {
      const { layAgain } = await import('../vault/loader.ts');
      const laid = await layAgain(await file(), mission, shelf, players.length - 1);
      if (laid?.ok) this.offer('keys', laid.laid);
      else this.says = laid ? laid.advice : context.w.keysOther;
    } catch {
      this.says = context.w.fileWrong;
    }
    this.busy = false;
  }

  #onFile(event: Event): void {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (file) void this.#lay(async () => new Uint8Array(await file.arrayBuffer()));
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, view, me } = context;
    const { waits, lost } = view.keyring ?? { waits: [], lost: false };
    const [keeper] = waits;
    if ((keeper === undefined && !lost) || me === null) return nothing;
    const shipped = SHIPPED.find(({ id }) => id === view.mission?.id);
    return html`<tv-panel .heading=${keeper === undefined ? w.keysLost : w.keysWait(nameOf(context, keeper))}>
      <div class="stack">
        <p class="note">${keeper === undefined ? w.keysLostSays : w.keysWaitSays}</p>
        ${this.says ? html`<p role="alert">${this.says}</p>` : nothing}
        <div class="acts">
          ${
            shipped
              ? html`<button
                  class="btn"
                  ?disabled=${this.busy || !this.shelf}
                  @click=${(): void => void this.#lay(shipped.file)}
                >
                  ${w.keysAgain}
                </button>`
              : html`<label class="btn"
                  ><tv-icon name="folder-open"></tv-icon>${w.keysAgainFile}<input
                    type="file"
                    accept=".tsr,.zip,application/zip"
                    ?disabled=${this.busy || !this.shelf}
                    @change=${(event: Event): void => this.#onFile(event)}
                /></label>`
          }
        </div>
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-keys': TimeKeys;
  }
}
