/** Before a run: which mission, who takes which receptacle, what earlier runs came to. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf, plateOf, waitingFor } from '../../../elements/frame/board-context.ts';
import type { BoardShelf } from '../../../elements/frame/board.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { SHIPPED, type Shipped } from '../missions/shipped.ts';
import type { Receptacle } from '../pack/story.ts';
import { authorLine, canFollow, openFile } from './author.ts';
import { textOf, type TimeContext } from './context.ts';
import { missingIn, wantsOf } from './headline.ts';
import { journal } from './journal.ts';
import { lobbyStyles } from './lobby-styles.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - load, pick, unpick, begin */
@customElement('time-lobby')
export class TimeLobby extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [base, buttons, partStyles, lobbyStyles];

  @property({ attribute: false }) shelf: BoardShelf | undefined;
  @state() private says: readonly string[] = [];
  @state() private busy = false;
  /** Another mission is looked for while one lies there. */
  @state() private choosing = false;

  /** The keys are split among those who play. */
  @state() private splits = false;

  /** @returns whether it goes to the table */
  async #lay(what: () => Promise<Parameters<typeof import('../vault/loader.ts').shelve>[0]>): Promise<boolean> {
    const { shelf, context, splits } = this;
    const others = splits ? context.view.players.length - 1 : 0;
    if (!shelf || this.busy) return false;
    context.author.end();
    let isLaid = false;
    this.busy = true;
    this.says = [];
    try {
      const { shelve } = await import('../vault/loader.ts');
      const laid = await shelve(await what(), shelf, others);
      if (laid.ok) {
        this.choosing = false;
        isLaid = true;
        this.offer('load', { hash: laid.hash, ...laid.laid });
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
    return isLaid;
  }

  readonly #layShipped = async ({ file }: Shipped): Promise<void> => void (await this.#lay(file));

  /** For its author: the file stays open, and what changes in it shows here. */
  readonly #follow = async (): Promise<void> => {
    const open = await openFile();
    if (!open) return;
    const bytes = await open.getFile().then(
      async (file) => new Uint8Array(await file.arrayBuffer()),
      () => new Uint8Array(),
    );
    if (await this.#lay(() => Promise.resolve(bytes))) this.context.author.begin(open, bytes);
  };

  async #onFile(event: Event): Promise<void> {
    const input = event.currentTarget as HTMLInputElement;
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await this.#lay(async () => {
      if (bytes[0] !== 0x7b) return bytes;
      // A source: it is sealed here, so that nobody reads ahead.
      return { mission: JSON.parse(new TextDecoder().decode(bytes)) as never, art: {} };
    });
  }

  #picker(): TemplateResult {
    const { w, lang, view } = this.context;
    const failed = { lost: w.layingLost, bad: w.layingBad, '': '' }[view.failed];
    const isLaying = this.busy || (view.hash !== '' && view.mission === null && view.failed === '');
    return html`<section aria-busy=${isLaying ? 'true' : 'false'}>
      <h3>${w.chooseMission}</h3>
      <p class="note">${w.chooseMissionSays}</p>
      ${isLaying ? html`<p role="status"><tv-icon name="hourglass"></tv-icon> ${w.laying}</p>` : nothing}
      ${failed ? html`<p class="faults" role="status">${failed}</p>` : nothing}
      ${this.says.length > 0 ? html`<div class="faults" role="alert">${this.says.map((one) => html`<p>${one}</p>`)}</div>` : nothing}
      ${this.#keepers()}
      <div class="grid">
        ${SHIPPED.map(
          (one) =>
            html`<button
              class="card"
              ?disabled=${this.busy || !this.shelf}
              @click=${(): void => void this.#layShipped(one)}
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
            @change=${(event: Event): void => void this.#onFile(event)}
        /></label>
        ${
          canFollow()
            ? html`<button class="btn" ?disabled=${this.busy || !this.shelf} @click=${this.#follow}>
                ${w.fromFileFollowed}
              </button>`
            : nothing
        }
      </div>
    </section>`;
  }

  /** Alone there is nobody to split keys with. */
  #keepers(): TemplateResult | typeof nothing {
    const { w, view, me } = this.context;
    const n = view.players.length;
    if (n < 2 || me === null) return nothing;
    const choice = (splits: boolean, label: string, says: string): TemplateResult =>
      html`<label class="keys"
        ><input
          type="radio"
          name="keys"
          .checked=${this.splits === splits}
          ?disabled=${this.busy}
          @change=${(): void => void (this.splits = splits)}
        /><span><b>${label}</b>${this.splits === splits ? html`<small>${says}</small>` : nothing}</span></label
      >`;
    return html`<fieldset>
      <legend>${w.keysHeading}</legend>
      ${choice(false, w.keysWithFile, w.keysWithFileSays)} ${choice(true, w.keysSplit, w.keysSplitSays(n))}
    </fieldset>`;
  }

  #receptacle(one: Receptacle): TemplateResult {
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
      ${by === me && me !== null && one.otherSide ? html`<p><b>${w.otherSide}:</b> ${textOf(context, one.otherSide)}</p>` : nothing}
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

  #company(): TemplateResult {
    const { context } = this;
    const { w, lang, view, me } = context;
    const mission = view.mission!;
    const { min, max } = mission.players;
    const here = view.players.length;
    const isEnough = here >= min && here <= max;
    const missing = missingIn(context);
    const wants = me === null ? 0 : wantsOf(context, me);
    const run = (view.table?.run ?? 0) + 1;
    return html`<section>
      <h3>${inLang(mission.title, lang)}</h3>
      <p class="note">${w.minutes(...mission.durationMin)} · ${w.photo}</p>
      ${isEnough ? nothing : html`<p class="faults" role="status">${w.forPeople(min, max, here)}</p>`}
      ${authorLine(context)}
      ${view.players.length === 1 ? html`<p>${w.chooseReceptacles(mission.soloReceptacles)}</p>` : nothing}
      ${view.keyring ? html`<p class="note">${w.keysBy(view.keyring.by === me, nameOf(context, view.keyring.by))}</p>` : nothing}
      <ul class="grid">
        ${mission.receptacles.map((one) => this.#receptacle(one))}
      </ul>
      ${
        me === null
          ? nothing
          : html`<div class="foot begins">
                <button
                  class="btn go big"
                  ?disabled=${this.blocked('begin') || this.underway('begin')}
                  @click=${(): void => void this.offer('begin')}
                >
                  ${w.begin(run)}
                </button>
                ${wants === 0 ? nothing : html`<span class="note">${wants > 0 ? w.takeMore(wants) : w.leaveSome(-wants)}</span>`}
                ${missing.length > 0 ? html`<span class="note">${waitingFor(context, missing)}</span>` : nothing}
              </div>
              <div class="foot">
                ${
                  view.table && wants === 0
                    ? html`<button class="btn" @click=${(): void => context.chosen.setCrew(false)}>
                        ${w.endRead}
                      </button>`
                    : nothing
                }
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
    return this.context.view.mission === null || this.choosing ? this.#picker() : this.#company();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-lobby': TimeLobby;
  }
}
