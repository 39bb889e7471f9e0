/** The one place where this person owes something, or can do something now: the most pressing first. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-panel.ts';
import { capital } from '../../../elements/words.ts';
import type { TrialShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import { ActingPart } from './acting-part.ts';
import { callOf, cardIn, slotOf } from './context.ts';
import { costsFor, priceOf } from './costs.ts';
import { fetchMoments } from './moments.ts';
import { partStyles } from './part-styles.ts';
import './time-captain.ts';
import './time-tell.ts';
import './time-trial.ts';

/** @event tv-propose - whatever is owed or possible now */
@customElement('time-window')
export class TimeWindow extends ActingPart {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      /* In half a window one below the other the last of five cards would be out of sight. */
      @container (max-width: 900px) or (max-height: 560px) {
        .takes {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        .takes > .btn {
          padding-inline: 2px;
          font-size: 0.9375rem;
        }
        .takes > .btn.go {
          grid-column: 1 / -1;
        }
      }
      /* Where it is low as well the buttons say it alone. */
      @container (max-height: 500px) {
        .tap {
          display: none;
        }
      }
    `,
  ];

  #pledge(agent: AgentId): TemplateResult | typeof nothing {
    const { w } = this.context;
    const { pledge, captain, mine } = this.table;
    if (!pledge) return nothing;
    const left = pledge.n - pledge.given.reduce((sum, { n }) => sum + n, 0);
    const what = pledge.resource === 'azrak' ? 'Azrak' : w.magic;
    return html`<tv-panel mine .heading=${w.pledge(pledge.n, what)}>
      <div class="stack">
        <p class="note">${w.pledgeSays(left)}</p>
        <div class="acts">
          ${mine.includes(captain) ? this.ifFree(w.pledgeNo, 'declinePledge', { agent: captain }) : nothing}
          ${[1, 2, 3].map((n) => this.ifFree(w.pledgeGive(n), 'pledge', { agent, n }, 'btn go'))}
        </div>
      </div>
    </tv-panel>`;
  }

  #recon(agent: AgentId): TemplateResult {
    const { w } = this.context;
    const { claims, confirmed, free } = this.table;
    const slot = claims.find(([one]) => one === agent)?.[1];
    const isDone = confirmed.includes(agent);
    if (slot === undefined) {
      const isTaken = (one: number): boolean => claims.some(([, taken]) => taken === one);
      // What somebody takes meanwhile keeps its place: else another button would slide under the finger.
      return html`<tv-panel mine .heading=${w.recon}>
        <p class="tap">${w.tapCard}</p>
        <div class="acts takes">
          ${free.map(
            (one) =>
              html`<button
                class="btn"
                ?disabled=${isTaken(one)}
                @click=${(): void => void this.offer('claim', { agent, slot: one })}
              >
                ${w.takeSlot(one + 1)}
              </button>`,
          )}
          ${free.every(isTaken) && !isDone ? this.act(w.confirmNone, 'confirm', { agent }, 'btn go') : nothing}
        </div>
      </tv-panel>`;
    }
    return html`<tv-panel ?mine=${!isDone} .heading=${w.takeSlot(slot + 1)}>
      <div class="acts">
        ${this.act(w.otherSlot, 'unclaim', { agent })}
        ${
          isDone
            ? nothing
            : html`<button
                class="btn go"
                ?disabled=${this.blocked('confirm', { agent })}
                @click=${(): void => void this.offer('confirm', { agent })}
              >
                ${w.confirmSlot(slot + 1)}
              </button>`
        }
      </div>
    </tv-panel>`;
  }

  /** A test on the card in front, which may lie covered. A screen for all says nothing of what only one may read. */
  #canTry(agent: AgentId): boolean {
    const { context } = this;
    const card = context.shared ? undefined : cardIn(context, this.table.agents[agent]!.front);
    return (card?.tests ?? []).some(
      ({ id, open, attributes }) =>
        open && attributes.some((attribute) => !this.blocked('test', { agent, card: card!.id, test: id, attribute })),
    );
  }

  #actions(agent: AgentId): TemplateResult {
    const { w, chosen } = this.context;
    const { agents } = this.table;
    const { front, owes, conflict } = agents[agent]!;
    const isBound = conflict !== null;
    const price = priceOf(this.context, costsFor(this.context, agent).explore);
    const heading = front === null ? capital(w.standby) : w.yours(String(slotOf(this.context, front)));
    return html`<tv-panel ?mine=${owes || isBound} .heading=${heading}>
        <div class="stack">
          ${owes ? html`<p>${w.followSays}</p>` : isBound ? html`<p>${w.boundSays}</p>` : nothing}
          ${!isBound && this.#canTry(agent) ? html`<p class="note">${w.hasTest}</p>` : nothing}
          ${this.ifFree(w.follow, 'follow', { agent }, 'btn go')} ${this.usable(agent)}
          ${owes || isBound ? nothing : html`<p class="note">${w.exploreHint} (${price})</p>`}
          ${this.ifFree(w.goStandby, 'standby', { agent })}
          ${this.ifFree(w.leave, 'propose', { what: 'leave', shares: [], free: false })}
          ${front === null && agents.some((one) => one.front !== null) ? html`<p class="note">${w.leaveLater}</p>` : nothing}
        </div>
      </tv-panel>
      ${front !== null && chosen.agent === agent ? html`<time-tell .context=${this.context} .agent=${agent}></time-tell>` : nothing}`;
  }

  /** Each keeps the numbers that somebody is choosing in it. */
  #tests(trials: readonly TrialShown[]): unknown {
    return repeat(
      trials,
      ({ id }) => id,
      (trial) => html`<time-trial .context=${this.context} .trial=${trial}></time-trial>`,
    );
  }

  #captains(): TemplateResult | typeof nothing {
    const { captain, mine, phase, step } = this.table;
    const isOn = phase === 'prologue' || phase === 'captain' || (phase === 'between' && step === 'exchange');
    return isOn && mine.includes(captain) ? html`<time-captain .context=${this.context}></time-captain>` : nothing;
  }

  /** What the own agent does at this step of the round. */
  #now(agent: AgentId): TemplateResult | typeof nothing {
    const { context } = this;
    const { w } = context;
    const { phase, step, agents, told, group, proposal, sharing, trials } = this.table;
    if (phase === 'setup')
      return proposal
        ? nothing
        : html`<tv-panel mine .heading=${w.setup}>
            <div class="stack">
              ${agents.map((_, id) => this.act(w.proposeCaptain(callOf(context, id)), 'propose', { what: 'captain', shares: [id], free: false }))}
            </div>
          </tv-panel>`;
    if ((phase === 'between' && step === 'refresh') || sharing)
      return proposal ? nothing : html`<time-refresh .context=${context}></time-refresh>`;
    if (phase !== 'exploration') return this.usable(agent);
    if (group) return html`<time-group .context=${context} .agent=${agent}></time-group>`;
    if (agents[agent]!.status !== 'active')
      return html`<tv-panel .heading=${w.outHeading}>
        <div class="stack">
          <p class="note">${w.outSays}</p>
          ${this.ifFree(w.leave, 'propose', { what: 'leave', shares: [], free: false })}
        </div>
      </tv-panel>`;
    if (step === 'recon') return this.#recon(agent);
    if (step === 'telepathy')
      return html`<time-tell .context=${context} .agent=${agent} ?owed=${!told.includes(agent)}></time-tell>`;
    // With a test open there is nothing else to do.
    const isTesting = trials.some((one) => one.agent === agent);
    return step === 'actions' && !isTesting ? this.#actions(agent) : nothing;
  }

  override render(): TemplateResult | typeof nothing {
    fetchMoments();
    const { context } = this;
    const { chosen, past } = context;
    const { agent } = chosen;
    const { questions, trials, mine, links, proposal } = this.table;
    const tests = this.#tests(trials.filter(({ suspended }) => !suspended));
    // Those that wait stand below what is to be done first.
    const waiting = this.#tests(trials.filter(({ suspended }) => suspended));
    if (past) return html`${tests} ${waiting}`;
    // A person who came during the run has no agent yet, but is asked like the others.
    if (agent === null)
      return html`${proposal !== null && context.me !== null ? html`<time-urgent .context=${context}></time-urgent>` : nothing}
      ${tests} ${waiting}`;
    const asked = questions.filter((one) => mine.includes(one.agent));
    const isBusy = asked.length > 0 || links.some((one) => mine.includes(one));
    const isUrgent = proposal !== null || links.some((one) => mine.includes(one));
    return html`${isUrgent ? html`<time-urgent .context=${context}></time-urgent>` : nothing}
      ${asked.map((question) => html`<time-ask .context=${context} .question=${question}></time-ask>`)}
      ${this.#pledge(agent)} ${tests} ${isBusy ? nothing : html`${this.#captains()} ${this.#now(agent)}`} ${waiting}
      <time-trade .context=${context}></time-trade>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-window': TimeWindow;
  }
}
