import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import type { DevicesView, DeviceView } from '../../kernel/view/devices.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { shellWords } from '../words/shell-words.ts';
import { deviceWindowWords } from './device-window-words.ts';
import { deviceWords } from './device-words.ts';
import { peopleStyles } from './people-styles.ts';

/**
 * The own seat's devices: what each may see, which one answers, and away with one of them.
 *
 * @event tv-act - pair, recovery, sharing, revoke, make-main
 * @event tv-close - the person closed it
 */
@customElement('tv-devices')
export class TvDevices extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    peopleStyles,
    css`
      .sure {
        flex: 1 1 100%;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) devices: DevicesView | undefined;
  /** A second tab or another version only looks. */
  @property({ attribute: false }) mayAct = true;
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  /** The device whose acts are shown, and the one that is about to go. */
  @state() private shown = '';
  @state() private going = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') || changed.has('devices')) this.going = '';
    if (changed.has('open')) this.shown = '';
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #name({ device, me, role }: DeviceView): string {
    const say = deviceWindowWords(this.lang);
    if (role === 'recovery') return say.paper;
    return me ? say.thisOne : say.another(device.slice(0, 4));
  }

  #renderActs(device: DeviceView): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const shell = shellWords(this.lang);
    if (this.going === device.device) {
      return html`<div class="acts">
        <p class="sure">${say.revokeSay}</p>
        <button class="btn" @click=${(): void => void (this.going = '')}>${shell.cancel}</button>
        <button class="btn go" @click=${(): void => this.#act({ act: 'revoke', device: device.device })}>
          ${say.revokeYes}
        </button>
      </div>`;
    }
    return html`<div class="acts">
      ${
        device.role === 'hand' && !device.main
          ? html`<button class="btn" @click=${(): void => this.#act({ act: 'make-main', device: device.device })}>
              ${deviceWords(this.lang).makeMain}
            </button>`
          : nothing
      }
      ${
        device.me
          ? nothing
          : html`<button class="btn" @click=${(): void => void (this.going = device.device)}>${say.revoke}</button>`
      }
    </div>`;
  }

  #renderDevice(device: DeviceView, mayAct: boolean): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const role = { hand: say.hand, table: say.table, recovery: say.recovery }[device.role];
    const said = [role, device.main ? say.main : '', device.presence && !device.me ? say[device.presence] : ''];
    const some = mayAct && (!device.me || (device.role === 'hand' && !device.main));
    const shown = this.shown === device.device;
    const name = this.#name(device);
    return html`<li>
      <tv-icon name=${device.role === 'recovery' ? 'key-round' : 'smartphone'}></tv-icon>
      <div>
        <span class="name">${name}</span><br />
        <small>${said.filter(Boolean).join(' · ')}</small>
      </div>
      ${
        some
          ? html`<button
              class="btn quiet icon"
              aria-label="${shellWords(this.lang).menu}: ${name}"
              aria-expanded=${shown ? 'true' : 'false'}
              @click=${(): void => void (this.shown = shown ? '' : device.device)}
            >
              <tv-icon name="ellipsis"></tv-icon>
            </button>`
          : html`<span></span>`
      }
      ${some && shown ? this.#renderActs(device) : nothing}
    </li>`;
  }

  override render(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const { devices } = this;
    const hand = this.mayAct && devices?.role === 'hand';
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.devices}>
      ${
        this.open && devices
          ? html`<div class="body">
              ${devices.erased ? html`<p class="soft">${say.erased}</p>` : nothing}
              <ul class="rows" role="list">
                ${devices.list.map((device) => this.#renderDevice(device, hand))}
              </ul>
              <p class="say" role="alert">${this.trouble}</p>
              ${
                hand
                  ? html`<div class="doors">
                      <button class="btn go" @click=${(): void => this.#act({ act: 'pair' })}>
                        <tv-icon name="plus"></tv-icon>${say.add}
                      </button>
                      <button class="btn" @click=${(): void => this.#act({ act: 'recovery' })}>
                        <tv-icon name="key-round"></tv-icon>${deviceWords(this.lang).recoveryMake}
                      </button>
                      <button class="btn" @click=${(): void => this.#act({ act: 'sharing', yes: true })}>
                        <tv-icon name="eye"></tv-icon>${say.sharing}
                      </button>
                    </div>`
                  : nothing
              }
            </div>`
          : nothing
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-devices': TvDevices;
  }
}
