/** A run is over: how it ends, what it came to, and the way on. Nothing here tells what the next run will find. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { namesOf, waitingFor } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-page.ts';
import '../../../elements/receipt/tv-receipt.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import { azrakOf, callOf, isAlone, plateFor, tableOf, textOf, type TimeContext } from './context.ts';
import { endOf, missingIn } from './headline.ts';
import { journal, runLine } from './journal.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';
import { signed } from './time-trial.ts';

/** What ended the last run: cards that say so, or the people themselves. */
const RULES = { success: 'TS-310', failure: 'TS-311', abandoned: 'TS-312' } as const;

/** What the score is called and made of (TS-316). */
function scored(context: TimeContext): Receipt['sums'] {
  const { w } = context;
  const { score, bill } = tableOf(context);
  if (score === null) return [];
  const grade = textOf(context, bill?.grade);
  const lines = (bill?.lines ?? []).filter(({ text, points }) => text !== null || points !== 0);
  return [
    { label: w.score, value: grade ? `${score} · ${grade}` : String(score) },
    ...lines.map(({ text, points }) => ({ label: text ? textOf(context, text) : w.won, value: signed(points) })),
  ];
}

function receiptOf(context: TimeContext): Receipt {
  const { w, lang, view } = context;
  const { agents, purse, runs, ending, round } = tableOf(context);
  const isWon = ending?.result === 'success';
  return {
    game: view.mission ? inLang(view.mission.title, lang) : '',
    headline: endOf(context).says,
    plates: isWon ? agents.map((_, id) => plateFor(context, id)) : [],
    sums: [
      ...scored(context),
      { label: w.missionReturn, value: String(purse.missionReturn) },
      ...agents.map((_, id) => ({
        label: callOf(context, id),
        value: w.of(azrakOf(context, id).azrak, azrakOf(context, id).most),
      })),
    ],
    why: w.rounds(round),
    rule: RULES[ending?.result ?? 'failure'],
    moments: runs.map((run, i) => `${w.runN(i + 1)}: ${runLine(context, run)}`).slice(-6),
  };
}

/** The end is on its way to this screen, and comes: with the next run nobody could read it any more. */
function isComing({ view, pages, lang }: TimeContext): boolean {
  const { ending, asked, stuck } = view.table ?? {};
  // Where keys are waited for nobody knows until when.
  if (stuck !== '' || view.keyring?.lost || (view.keyring?.waits.length ?? 0) > 0) return false;
  const text = ending?.text;
  return (asked ?? []).length > 0 || Boolean(text && pages.text(text, lang) === '' && !pages.isLost(text));
}

/** @event tv-propose - begin, stop */
@customElement('time-end')
export class TimeEnd extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        height: 100%;
        padding: 8px;
        display: grid;
        /* A few words don’t lie at the top of an empty cloth; many scroll. */
        grid-template: fit-content(100%) / minmax(0, 1fr) minmax(0, 1fr);
        align-content: safe center;
        gap: 18px;
      }
      section {
        display: grid;
        gap: 14px;
        align-content: start;
        overflow: auto;
        min-height: 0;
        padding: 4px;
      }
      tv-page p {
        font-size: 1.25rem;
        white-space: pre-line;
      }
      .stack > div {
        margin-top: 8px;
      }
      li {
        padding: 3px 0;
      }
      /* Beside each other both were too narrow for the bill's buttons. */
      @container (orientation: portrait) {
        :host {
          grid-template: auto minmax(0, auto) / minmax(0, 1fr);
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          height: auto;
          display: block;
        }
        section {
          margin-top: 14px;
        }
      }
    `,
  ];

  /** The person who begins asks the others first: with the next run the page of this one's end is gone. */
  #beginning(context: TimeContext): TemplateResult {
    const { w, lang, view, me } = context;
    const isHeld = this.blocked('begin') || this.underway('begin') || isComing(context);
    const others = view.players.filter((seat) => seat !== me);
    const { ending } = tableOf(context);
    // A run that all gave up has no page of its own.
    if (others.length === 0 || ending?.result === 'abandoned' || !ending?.text)
      return html`<button class="btn go" ?disabled=${isHeld} @click=${(): void => void this.offer('begin')}>
        ${w.again}
      </button>`;
    return html`<tv-confirm
      go
      .lang=${lang}
      .label=${w.again}
      .says=${w.haveRead(namesOf(context, others), others.length)}
      .sure=${w.againSure}
      .disabled=${isHeld}
      @tv-confirm=${(): void => void this.offer('begin')}
    ></tv-confirm>`;
  }

  override render(): TemplateResult {
    const { context } = this;
    const { w, lang, view, me } = context;
    const { ending, runs, purse, places } = tableOf(context);
    const text =
      ending?.result === 'abandoned' ? w.gaveUpReads(isAlone(context)) : textOf(context, ending?.text) || w.opening;
    const missing = missingIn(context);
    const visited = places.filter(({ visits }) => visits > 0).length;
    return html`<tv-page .heading=${w.endRead} .lang=${lang}>
        <p>${text}</p>
      </tv-page>
      <section>
        ${
          view.over
            ? html`<tv-receipt .lang=${lang} .receipt=${receiptOf(context)} .evening=${context.evening}></tv-receipt>`
            : html`<div class="stack">
                <h3>${w.summary}</h3>
                <p>${w.placesSeen(visited)} · ${w.lostOnce(purse.missionReturn)}</p>
                <p class="note">${w.noSpoiler}</p>
                ${journal(context, runs)}
              </div>`
        }
        ${
          view.over || me === null
            ? nothing
            : html`<div class="stack">
                <p class="note">${w.againSays}</p>
                ${this.#beginning(context)}
                ${missing.length > 0 ? html`<p class="note">${waitingFor(context, missing)}</p>` : nothing}
                <button class="btn" @click=${(): void => context.chosen.setCrew(true)}>${w.crew}</button>
                <tv-confirm
                  .lang=${lang}
                  .label=${w.stop}
                  .sure=${w.stopSure}
                  @tv-confirm=${(): void => void this.offer('stop')}
                ></tv-confirm>
              </div>`
        }
      </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-end': TimeEnd;
  }
}
