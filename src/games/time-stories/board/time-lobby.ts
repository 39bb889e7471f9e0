/** Before a run: which mission, who takes which receptacle, what earlier runs came to. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/base.ts';
import { nameOf, plateOf } from '../../../elements/board-context.ts';
import type { BoardShelf } from '../../../elements/board.ts';
import { BoardPart } from '../../../elements/board-part.ts';
import { customElement } from '../../../elements/define.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import { SHIPPED, type Shipped } from '../missions/shipped.ts';
import type { Receptacle } from '../pack/story.ts';
import { textOf, type TimeContext } from './context.ts';
import { missingIn } from './headline.ts';
import { journal } from './journal.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - load, pick, unpick, begin */
@customElement('time-lobby')
export class TimeLobby extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        padding: 6px 8px 14px;
      }
      section {
        display: grid;
        gap: 12px;
        max-width: 1240px;
        margin: 0 auto;
      }
      h3 {
        font-size: 1.5rem;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 262px), 1fr));
        gap: 12px;
      }
      .card {
        display: grid;
        gap: 6px;
        align-content: start;
        padding: 14px 16px;
        border: 0;
        border-radius: 12px;
        text-align: start;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 3px 0 var(--tv-card-edge);
      }
      button.card:hover {
        box-shadow:
          0 0 0 2px var(--tv-ink),
          0 3px 0 var(--tv-ink);
      }
      .card b.name {
        font: 400 1.3125rem / 1.15 var(--tv-font-sign);
      }
      .card small {
        color: var(--tv-card-ink-2);
        font-size: 0.9375rem;
      }
      .who {
        grid-template-columns: 78px minmax(0, 1fr);
        column-gap: 14px;
      }
      .who > * {
        grid-column: 2;
      }
      .who > img,
      .who > .face {
        grid-column: 1;
        grid-row: 1 / span 6;
        width: 78px;
        height: 78px;
        border-radius: 50%;
        object-fit: cover;
        background: var(--tv-by);
      }
      .mine {
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 7px var(--tv-focus);
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 12px;
        align-items: center;
      }
      .facts img {
        width: 20px;
        height: 20px;
        display: inline-block;
        vertical-align: -4px;
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px;
      }
      .taken {
        display: flex;
        align-items: center;
        gap: 8px;
        font-weight: 700;
        --tv-plate: 28px;
      }
      .faults {
        border-inline-start: 4px solid var(--tv-off);
        padding-inline-start: 12px;
        overflow-wrap: anywhere;
      }
      input[type='file'] {
        position: absolute;
        width: 1px;
        height: 1px;
        opacity: 0;
      }
      label.btn:focus-within {
        outline: 3px solid var(--tv-focus-ink);
        outline-offset: 2px;
      }
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          height: auto;
        }
      }
    `,
  ];

  @property({ attribute: false }) shelf: BoardShelf | undefined;
  @state() private says: readonly string[] = [];
  @state() private busy = false;
  /** Another mission is looked for while one lies there. */
  @state() private choosing = false;

  private async lay(what: () => Promise<Parameters<typeof import('../vault/loader.ts').shelve>[0]>): Promise<void> {
    const { shelf, context } = this;
    if (!shelf || this.busy) return;
    this.busy = true;
    this.says = [];
    try {
      const { shelve } = await import('../vault/loader.ts');
      const laid = await shelve(await what(), shelf);
      if (laid.ok) {
        this.choosing = false;
        this.offer('load', { hash: laid.hash });
      } else if ('faults' in laid) {
        this.says = [
          context.w.fileBad,
          ...laid.faults.slice(0, 6).map(({ check, at, says }) => `${check} ${at} ${says}`),
        ];
      } else this.says = [laid.advice];
    } catch {
      this.says = [context.w.fileWrong];
    }
    this.busy = false;
  }

  private readonly layShipped = async ({ mission, pictures }: Shipped): Promise<void> =>
    this.lay(async () => {
      const [made, art] = await Promise.all([mission(), pictures()]);
      return { mission: made, art };
    });

  private async onFile(event: Event): Promise<void> {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await this.lay(async () => {
      if (bytes[0] !== 0x7b) return bytes;
      // A source: it is sealed here, so that nobody reads ahead.
      return { mission: JSON.parse(new TextDecoder().decode(bytes)) as never, art: {} };
    });
  }

  private picker(): TemplateResult {
    const { w, lang, view } = this.context;
    const failed = { lost: w.layingLost, bad: w.layingBad, '': '' }[view.failed];
    const isLaying = this.busy || (view.hash !== '' && view.mission === null && view.failed === '');
    return html`<section aria-busy=${isLaying ? 'true' : 'false'}>
      <h3>${w.chooseMission}</h3>
      <p class="note">${w.chooseMissionSays}</p>
      ${isLaying ? html`<p role="status"><tv-icon name="hourglass"></tv-icon> ${w.laying}</p>` : nothing}
      ${failed ? html`<p class="faults" role="status">${failed}</p>` : nothing}
      ${this.says.length > 0 ? html`<div class="faults" role="alert">${this.says.map((one) => html`<p>${one}</p>`)}</div>` : nothing}
      <div class="grid">
        ${SHIPPED.map(
          (one) =>
            html`<button
              class="card"
              ?disabled=${this.busy || !this.shelf}
              @click=${(): void => void this.layShipped(one)}
            >
              <b class="name">${inLang(one.title, lang)}</b><span>${inLang(one.about, lang)}</span>
              <small>${w.minutes(...one.minutes)}</small>
            </button>`,
        )}
      </div>
      <div class="foot">
        <label class="btn"
          ><tv-icon name="folder-open"></tv-icon>${w.fromFile}<input
            type="file"
            accept=".json,.tsr,.zip,application/json,application/zip"
            ?disabled=${this.busy || !this.shelf}
            @change=${(event: Event): void => void this.onFile(event)}
        /></label>
      </div>
    </section>`;
  }

  private receptacle(one: Receptacle): TemplateResult {
    const { context } = this;
    const { w, lang, view, me, pages } = context;
    const by = view.picked.find(([, id]) => id === one.id)?.[0];
    const name = inLang(one.name, lang);
    const face = pages.picture(one.portrait.blob);
    const attributes = view.mission?.attributes ?? [];
    return html`<li class=${by === me && me !== null ? 'card who mine' : 'card who'}>
      ${face ? html`<img src=${face} alt="" />` : html`<span class="face"></span>`}
      <b class="name">${name}</b><small>${inLang(one.epithet, lang)}</small>
      <span class="facts">
        ${attributes.map(({ id, symbol, name: called }) => {
          const picture = pages.picture(symbol);
          return html`<span
            >${picture ? html`<img src=${picture} alt="" />` : nothing} ${inLang(called, lang)}
            <b>${one.attributes[id] ?? 0}</b></span
          >`;
        })}
      </span>
      <small>${w.startsWith(one.azrakStart)}</small>
      <p>${textOf(context, one.background)}</p>
      ${
        by === undefined
          ? this.blocked('pick', { receptacle: one.id })
            ? nothing
            : html`<button class="btn" @click=${(): void => void this.offer('pick', { receptacle: one.id })}>
                ${w.take(name)}
              </button>`
          : by === me
            ? html`<button class="btn" @click=${(): void => void this.offer('unpick', { receptacle: one.id })}>
                ${w.leaveIt(name)}
              </button>`
            : html`<span class="taken"
                ><tv-plate .plate=${plateOf(context, by)}></tv-plate>${w.takenBy(nameOf(context, by))}</span
              >`
      }
    </li>`;
  }

  private company(): TemplateResult {
    const { context } = this;
    const { w, lang, view, me } = context;
    const mission = view.mission!;
    const missing = missingIn(context);
    const run = (view.table?.run ?? 0) + 1;
    return html`<section>
      <h3>${inLang(mission.title, lang)}</h3>
      <p class="note">${w.minutes(...mission.durationMin)} · ${w.photo}</p>
      ${view.players.length === 1 ? html`<p>${w.chooseReceptacles(mission.soloReceptacles)}</p>` : nothing}
      <ul class="grid">
        ${mission.receptacles.map((one) => this.receptacle(one))}
      </ul>
      ${
        me === null
          ? nothing
          : html`<div class="foot">
              <button
                class="btn go big"
                ?disabled=${this.blocked('begin') || this.underway('begin')}
                @click=${(): void => void this.offer('begin')}
              >
                ${w.begin(run)}
              </button>
              ${missing ? html`<span class="note">${w.waitingFor(missing)}</span>` : nothing}
              <tv-confirm
                .lang=${lang}
                .label=${w.another}
                .sure=${w.anotherSure}
                .says=${w.anotherSays}
                @tv-confirm=${(): void => void (this.choosing = true)}
              ></tv-confirm>
            </div>`
      }
      ${view.table ? journal(context, view.table.runs) : nothing}
    </section>`;
  }

  override render(): TemplateResult {
    return this.context.view.mission === null || this.choosing ? this.picker() : this.company();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-lobby': TimeLobby;
  }
}
