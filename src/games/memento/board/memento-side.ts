/** Beside the cloth: what the person owes in this moment, and how far the others are. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/base.ts';
import { customElement } from '../../../elements/define.ts';
import type { VoteEvent, VoteOption } from '../../../elements/tv-decision.ts';
import type { PersonRow } from '../../../elements/tv-progress.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-decision.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-progress.ts';
import '../../../elements/tv-write.ts';
import type { Decision } from '../state.ts';
import { TRAIT_MOST } from '../texts.ts';
import { goodTraits } from './good-traits.ts';
import './memento-absent.ts';
import './memento-prompt.ts';
import './memento-window.ts';
import { Part, partStyles } from './part.ts';
import { callOf, characterOf, draftKey, isAway, isSeated, nameOf, namesOf, plateOf, setterOf } from './sight.ts';

const say = words(
  {
    table: 'Al tavolo',
    ready: 'Pronti',
    of: (n: number, all: number) => `${n} su ${all}`,
    confirmed: 'ha confermato',
    confirm: 'So come finisce, e gioco',
    done: 'Per me va bene',
    isDone: 'Hai detto che va bene: aspettiamo gli altri.',
    time: 'Per parlare restano',
    timeSays: 'L’orologio non chiude niente da solo: finito il tempo, basta la metà più uno.',
    sheets: 'Le schede',
    preludes: 'I preludi',
    set: 'scena data',
    now: 'è la sua scena',
    gives: 'dà le caratteristiche',
    end: 'Chiudo il preludio',
    endSure: 'Sì, la scena è finita',
    endSays: 'Poi dai una caratteristica a ognuno degli altri.',
    what: {
      lantern: 'La Lanterna è',
      succession: 'La nuova Lanterna è',
      overtaking: 'La Lanterna va a',
      objection: 'Questa caratteristica',
    },
    keep: 'Si può imparare: resta',
    anew: 'Non si può: la riscrive',
    traits: (n: number) => (n === 1 ? '1 caratteristica' : `${n} caratteristiche`),
    rewrite: 'Scrivila in un altro modo',
    rewriteGo: 'Riscrivi',
    goOn: 'Si riprende',
    watching: 'Stai guardando: la storia è di chi siede al tavolo.',
  },
  {
    table: 'At the table',
    ready: 'Ready',
    of: (n: number, all: number) => `${n} of ${all}`,
    confirmed: 'has confirmed',
    confirm: 'I know how it ends, and play',
    done: 'Fine with me',
    isDone: 'You said it’s fine: waiting for the others.',
    time: 'Time left to talk:',
    timeSays: 'The clock closes nothing by itself: after it, more than half are enough.',
    sheets: 'The sheets',
    preludes: 'The preludes',
    set: 'has set theirs',
    now: 'sets this scene',
    gives: 'gives the traits',
    end: 'I close the prelude',
    endSure: 'Yes, the scene is over',
    endSays: 'Then you give each of the others a trait.',
    what: {
      lantern: 'The Lantern is',
      succession: 'The new Lantern is',
      overtaking: 'The Lantern goes to',
      objection: 'This trait',
    },
    keep: 'can be learnt: it stays',
    anew: 'can’t: it is written anew',
    traits: (n: number) => (n === 1 ? '1 trait' : `${n} traits`),
    rewrite: 'Write it differently',
    rewriteGo: 'Write it anew',
    goOn: 'Go on',
    watching: 'You are watching: the story belongs to those at the table.',
  },
);

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

  private rows(of: (seat: number) => Partial<PersonRow>): readonly PersonRow[] {
    return this.sight.view.seats.map((seat) => ({
      name: nameOf(this.sight, seat),
      plate: plateOf(this.sight, seat),
      ...(isAway(this.sight, seat) && { state: 'away' as const }),
      ...of(seat),
    }));
  }

  private list(heading: string, done: readonly number[], layout: 'rows' | 'plates' = 'rows'): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    return html`<div class="panel">
      <tv-progress
        .heading=${heading}
        .count=${w.of(done.length, view.seats.length)}
        .layout=${layout}
        .done=${w.confirmed}
        .rows=${this.rows((seat) => (done.includes(seat) ? { state: 'done' } : {}))}
      ></tv-progress>
    </div>`;
  }

  private act(move: string, label: string): TemplateResult | typeof nothing {
    if (!isSeated(this.sight)) return nothing;
    const { view, lang } = this.sight;
    const isDone = view.me !== null && (view.stage === 'lobby' ? view.confirmed : view.ready).includes(view.me);
    if (isDone) return html`<p class="note" role="status">${say(lang).isDone}</p>`;
    return html`<button
      class="btn go wide"
      aria-disabled=${ifDefined(this.blocked(move) ? 'true' : undefined)}
      @click=${(): void => void this.offer(move, {})}
    >
      <tv-icon name="check"></tv-icon>${label}
    </button>`;
  }

  private talk(): TemplateResult {
    const { view, lang, now } = this.sight;
    const w = say(lang);
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
    ${this.list(w.ready, view.ready, 'plates')} ${this.act('ready', w.done)}`;
  }

  private preludes(): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    const rows = this.rows((seat) => {
      const at = view.seats.indexOf(seat);
      if (at < view.prelude) return { state: 'done', says: w.set };
      return at === view.prelude ? { state: 'now', says: view.giving ? w.gives : w.now } : {};
    });
    return html`${
        setterOf(this.sight) === view.me && !view.giving
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
      ${view.giving ? html`<div class="panel">${goodTraits.list(lang)}</div>` : html`<memento-prompt .sight=${this.sight}></memento-prompt>`}
      <div class="panel">
        <tv-progress
          .heading=${w.preludes}
          .count=${w.of(view.prelude, view.seats.length)}
          .done=${w.set}
          .rows=${rows}
        ></tv-progress>
      </div>`;
  }

  private option(decision: Decision, value: number): VoteOption {
    const w = say(this.sight.lang);
    const voters = decision.votes
      .filter(([, option]) => option === value)
      .map(([seat]) => ({ name: nameOf(this.sight, seat), plate: plateOf(this.sight, seat) }));
    if (decision.what === 'objection') return { value, label: value === 0 ? w.keep : w.anew, voters };
    const { traits = [] } = characterOf(this.sight, value) ?? {};
    const says = decision.what === 'lantern' ? nameOf(this.sight, value) : w.traits(traits.length);
    return { value, label: callOf(this.sight, value), says, plate: plateOf(this.sight, value), voters };
  }

  private decision(decision: Decision): TemplateResult {
    const { view, lang, now } = this.sight;
    const mine = decision.votes.find(([seat]) => seat === view.me)?.[1] ?? null;
    const vote = ({ value }: VoteEvent): void => void this.offer('vote', { option: value });
    const runs = view.clock.what.startsWith('decision');
    return html`<section class="win">
      <tv-decision
        .lang=${lang}
        .heading=${say(lang).what[decision.what]}
        .options=${decision.options.map((value) => this.option(decision, value))}
        .mine=${mine}
        ?elector=${decision.electors.includes(view.me ?? -1)}
        .missing=${namesOf(this.sight, view.awaited)}
        .now=${now}
        .until=${runs ? view.clock.until : 0}
        .whole=${view.options.decisionSeconds}
        ?hurried=${!decision.started && !this.blocked('hurry')}
        @tv-vote=${vote}
        @tv-hurry=${(): void => void this.offer('hurry', {})}
      ></tv-decision>
    </section>`;
  }

  private rewriting(): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    const field = (): TvWrite | null => this.renderRoot.querySelector('tv-write');
    if (view.awaited[0] !== view.me) return html`<memento-absent .sight=${this.sight}></memento-absent>`;
    const send = ({ text }: WriteEvent): void => {
      if (this.offer('rewrite', { text })) field()?.sent();
    };
    return html`<section class="win">
      <tv-write
        .lang=${lang}
        .label=${w.rewrite}
        .most=${TRAIT_MOST}
        .start=${view.traits[view.rewrite ?? -1] ?? ''}
        .draft=${draftKey(this.sight, `rewrite ${view.rewrite}`)}
        @tv-send=${send}
      ></tv-write>
      <button class="btn go wide" @click=${(): void => field()?.send()}>${w.rewriteGo}</button>
      ${goodTraits.list(lang)}
    </section>`;
  }

  private stage(): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    switch (view.stage) {
      case 'lobby':
        return html`${this.list(w.table, view.confirmed)} ${this.act('confirm', w.confirm)}`;
      case 'elements':
        return html`${this.list(w.ready, view.ready)} ${this.act('ready', w.done)}`;
      case 'talk':
        return this.talk();
      case 'own':
        return this.list(
          w.sheets,
          view.characters.filter(({ traits }) => traits.length > 0).map(({ seat }) => seat),
        );
      case 'prelude':
        return this.preludes();
      case 'play':
        return html`<memento-window .sight=${this.sight}></memento-window>`;
      default:
        return html``;
    }
  }

  override render(): TemplateResult {
    const { view, lang } = this.sight;
    const w = say(lang);
    if (view.halted || view.paused)
      return html`<section class="win">
        <button class="btn go wide" ?disabled=${view.me === null} @click=${(): void => void this.offer('goOn', {})}>
          <tv-icon name="play"></tv-icon>${w.goOn}
        </button>
      </section>`;
    const main = view.decision ? this.decision(view.decision) : view.rewrite !== null ? this.rewriting() : this.stage();
    const isTold = view.stage === 'play' && view.scene !== null && view.decision === null;
    return html`${main} ${isSeated(this.sight) ? nothing : html`<p class="note">${w.watching}</p>`}
      <memento-absent .sight=${this.sight}></memento-absent>
      ${isTold ? html`<memento-prompt .sight=${this.sight}></memento-prompt>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-side': MementoSide;
  }
}
