/** Beside the cloth: what the person owes in this moment, and how far the others are. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { VoteEvent, VoteOption } from '../../../elements/tv-decision.ts';
import type { PersonRow } from '../../../elements/tv-progress.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-decision.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-progress.ts';
import '../../../elements/tv-write.ts';
import { KEEP, type Decision } from '../state.ts';
import { TRAIT_MOST } from '../texts.ts';
import { goodTraits } from './good-traits.ts';
import './memento-absent.ts';
import './memento-prompt.ts';
import './memento-window.ts';
import { sideWords } from './side-words.ts';
import { Part, partStyles } from './part.ts';
import { draftKey, nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, characterOf, isAway, isSeated, setterOf } from './board-context.ts';

/** @event tv-propose - confirm, ready, endPrelude, vote, hurry, rewrite, goOn, and what its parts propose */
@customElement('memento-side')
export class MementoSide extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    goodTraits.styles,
    css`
      :host {
        display: grid;
        gap: 14px;
        align-content: start;
        /* Parts may be smaller than what is in them: where the column is low they would lie on each other. */
        grid-auto-rows: max-content;
      }
      .clock {
        display: grid;
        justify-items: center;
        gap: 6px;
        text-align: center;
        --tv-ring: 112px;
      }
      :host(:is([size='half'], [size='phone'], [size='low'])) .clock {
        grid-template-columns: auto 1fr;
        align-items: center;
        text-align: start;
        --tv-ring: 60px;
      }
      .btn.go {
        min-height: 54px;
      }
      .panel + .panel,
      .panel + .btn {
        margin-top: 0;
      }
    `,
  ];

  #rows(of: (seat: number) => Partial<PersonRow>): readonly PersonRow[] {
    return this.context.view.seats.map((seat) => ({
      name: nameOf(this.context, seat),
      plate: plateOf(this.context, seat),
      ...(isAway(this.context, seat) && { state: 'away' as const }),
      ...of(seat),
    }));
  }

  #list(heading: string, done: readonly number[], layout: 'rows' | 'plates' = 'rows'): TemplateResult {
    const { view, lang } = this.context;
    const w = sideWords(lang);
    return html`<div class="panel">
      <tv-progress
        .heading=${heading}
        .count=${w.of(done.length, view.seats.length)}
        .layout=${layout}
        .done=${w.confirmed}
        .rows=${this.#rows((seat) => (done.includes(seat) ? { state: 'done' } : {}))}
      ></tv-progress>
    </div>`;
  }

  #act(move: string, label: string): TemplateResult | typeof nothing {
    if (!isSeated(this.context)) return nothing;
    const { view, lang } = this.context;
    const isDone = view.me !== null && (view.stage === 'lobby' ? view.confirmed : view.ready).includes(view.me);
    if (isDone) return html`<p class="note" role="status">${sideWords(lang).isDone}</p>`;
    return html`<button
      class="btn go wide"
      aria-disabled=${ifDefined(this.blocked(move) ? 'true' : undefined)}
      @click=${(): void => void this.offer(move, {})}
    >
      <tv-icon name="check"></tv-icon>${label}
    </button>`;
  }

  #talk(): TemplateResult {
    const { view, lang, now } = this.context;
    const w = sideWords(lang);
    return html`${
        view.clock.what === 'talk'
          ? html`<div class="panel clock">
              <tv-clock
                .now=${now}
                .until=${view.clock.until}
                .whole=${view.options.talkSeconds}
                .lang=${lang}
                label=${w.time}
              ></tv-clock>
              <p class="note">${w.timeSays}</p>
            </div>`
          : nothing
      }
      ${this.#list(w.ready, view.ready, 'plates')} ${this.#act('ready', w.done)}
      <memento-prompt .context=${this.context}></memento-prompt>`;
  }

  #preludes(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideWords(lang);
    const rows = this.#rows((seat) => {
      const at = view.seats.indexOf(seat);
      if (at < view.prelude) return { state: 'done', says: w.set };
      return at === view.prelude ? { state: 'now', says: view.giving ? w.gives : w.now } : {};
    });
    return html`${
        setterOf(this.context) === view.me && !view.giving
          ? html`<div class="win">
              <p class="note">${w.endSays}</p>
              <tv-confirm
                go
                icon="check"
                .lang=${lang}
                .label=${w.end}
                .sure=${w.endSure}
                .about=${String(view.prelude)}
                @tv-confirm=${(): void => void this.offer('endPrelude', {})}
              ></tv-confirm>
            </div>`
          : nothing
      }
      ${view.giving ? html`<div class="panel">${goodTraits.list(lang)}</div>` : html`<memento-prompt .context=${this.context}></memento-prompt>`}
      <div class="panel">
        <tv-progress
          .heading=${w.preludes}
          .count=${w.of(view.prelude, view.seats.length)}
          .done=${w.set}
          .rows=${rows}
        ></tv-progress>
      </div>`;
  }

  #option(decision: Decision, value: number): VoteOption {
    const w = sideWords(this.context.lang);
    const voters = decision.votes
      .filter(([, option]) => option === value)
      .map(([seat]) => ({ name: nameOf(this.context, seat), plate: plateOf(this.context, seat) }));
    if (decision.what === 'objection') return { value, label: value === KEEP ? w.keep : w.anew, voters };
    const { traits = [] } = characterOf(this.context, value) ?? {};
    const label = callOf(this.context, value);
    const name = nameOf(this.context, value);
    const says = decision.what !== 'lantern' ? w.traits(traits.length) : name === label ? '' : name;
    return { value, label, says, plate: plateOf(this.context, value), voters };
  }

  #decision(decision: Decision): TemplateResult {
    const { view, lang, now } = this.context;
    const mine = decision.votes.find(([seat]) => seat === view.me)?.[1] ?? null;
    const vote = ({ value }: VoteEvent): void => void this.offer('vote', { option: value });
    const runs = view.clock.what.startsWith('decision');
    const elector = decision.electors.includes(view.me ?? -1);
    // It stands out where a vote is asked for.
    return html`<section class=${elector && mine === null ? 'win' : 'panel'}>
      <tv-decision
        .lang=${lang}
        .heading=${sideWords(lang).what[decision.what]}
        .options=${decision.options.map((value) => this.#option(decision, value))}
        .mine=${mine}
        ?elector=${elector}
        .missing=${namesOf(this.context, view.awaited)}
        .now=${now}
        .until=${runs ? view.clock.until : 0}
        .whole=${view.options.decisionSeconds}
        ?hurried=${!decision.started && !this.blocked('hurry')}
        @tv-vote=${vote}
        @tv-hurry=${(): void => void this.offer('hurry', {})}
      ></tv-decision>
    </section>`;
  }

  #rewriting(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideWords(lang);
    const field = (): TvWrite | null => this.renderRoot.querySelector('tv-write');
    if (view.awaited[0] !== view.me) return html``;
    const send = ({ text }: WriteEvent): void => {
      if (this.offer('rewrite', { text })) field()?.sent();
    };
    return html`<section class="win">
      <tv-write
        .lang=${lang}
        .label=${w.rewrite}
        .most=${TRAIT_MOST}
        .start=${view.traits[view.rewrite ?? -1] ?? ''}
        .draft=${draftKey(this.context, `rewrite ${view.rewrite}`)}
        @tv-send=${send}
      ></tv-write>
      <button class="btn go wide" @click=${(): void => field()?.send()}>${w.rewriteGo}</button>
      ${goodTraits.list(lang)}
    </section>`;
  }

  #stage(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideWords(lang);
    switch (view.stage) {
      case 'lobby':
        return html`${this.#list(w.table, view.confirmed)} ${this.#act('confirm', w.confirm)}`;
      case 'elements':
        return html`${this.#list(w.ready, view.ready)} ${this.#act('ready', w.done)}`;
      case 'talk':
        return this.#talk();
      case 'own':
        return this.#list(
          w.sheets,
          view.characters.filter(({ traits }) => traits.length > 0).map(({ seat }) => seat),
        );
      case 'prelude':
        return this.#preludes();
      case 'play':
        return html`<memento-window .context=${this.context}></memento-window>`;
      default:
        return html``;
    }
  }

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideWords(lang);
    if (view.halted || view.paused)
      return isSeated(this.context)
        ? html`<section class="win">
            <button class="btn go wide" @click=${(): void => void this.offer('goOn', {})}>
              <tv-icon name="play"></tv-icon>${w.goOn}
            </button>
          </section>`
        : html`<p class="note">${w.watching}</p>`;
    const main = view.decision
      ? this.#decision(view.decision)
      : view.rewrite !== null
        ? this.#rewriting()
        : this.#stage();
    const isTold = view.stage === 'play' && view.scene !== null && view.decision === null;
    return html`${main} ${isSeated(this.context) ? nothing : html`<p class="note">${w.watching}</p>`}
      <memento-absent .context=${this.context}></memento-absent>
      ${isTold ? html`<memento-prompt .context=${this.context}></memento-prompt>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-side': MementoSide;
  }
}
