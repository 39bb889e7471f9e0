/** The one place where this person owes something, or can do something now: the most pressing first. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/base.ts';
import { BoardPart } from '../../../elements/board-part.ts';
import { personOf } from '../../../elements/board-context.ts';
import { customElement } from '../../../elements/define.ts';
import type { VoteEvent } from '../../../elements/tv-decision.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-decision.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import type { AgentId } from '../table/state.ts';
import { cardTests } from './card-tests.ts';
import { callOf, cardIn, plateFor, slotOf, tableOf, textOf, type TimeContext } from './context.ts';
import { costOf } from './costs.ts';
import { partStyles } from './part-styles.ts';
import './time-ask.ts';
import './time-refresh.ts';
import './time-tell.ts';
import './time-trade.ts';
import './time-trial.ts';
import { signed } from './time-trial.ts';

const YES = 1;
const NO = 0;
const AWAY_S = 60;

/** @event tv-propose - whatever is owed or possible now */
@customElement('time-window')
export class TimeWindow extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
      .order li {
        display: flex;
        align-items: center;
        gap: 10px;
        padding: 3px 0;
        --tv-plate: 32px;
      }
      .order b {
        flex: 1;
      }
    `,
  ];

  @state() private order: readonly AgentId[] = [];

  private get table(): ReturnType<typeof tableOf> {
    return tableOf(this.context);
  }

  private act(label: string, move: string, args: object, kind = 'btn'): TemplateResult {
    return html`<button class=${kind} @click=${(): void => void this.offer(move, args)}>${label}</button>`;
  }

  /** A step of the round: it stands there, and waits for what is still under way, as a page that opens. */
  private turn(label: string, move: string, args: object): TemplateResult {
    return html`<button
      class="btn go"
      ?disabled=${this.blocked(move, args) || this.underway(move)}
      @click=${(): void => void this.offer(move, args)}
    >
      ${label}
    </button>`;
  }

  private ifFree(label: string, move: string, args: object, kind = 'btn'): TemplateResult | typeof nothing {
    return this.blocked(move, args) ? nothing : this.act(label, move, args, kind);
  }

  private links(): readonly TemplateResult[] {
    const { w, lang, now } = this.context;
    const { links, mine, freeRefreshes, clocks } = this.table;
    return links
      .filter((agent) => mine.includes(agent))
      .map((agent) => {
        const until = clocks.find(({ what }) => what === `link ${agent}`)?.until ?? 0;
        return html`<tv-panel mine .heading=${w.link(true, callOf(this.context, agent))}>
          ${until > 0 ? html`<tv-clock slot="end" .now=${now} .until=${until} .whole=${AWAY_S} .lang=${lang}></tv-clock>` : nothing}
          <div class="stack">
            ${
              this.blocked('emergency', { agent, free: false })
                ? nothing
                : html`${this.act(w.emergency, 'emergency', { agent, free: false }, 'btn go')}
                    <p class="note">${w.emergencySays}</p>`
            }
            ${this.ifFree(w.emergencyFree(freeRefreshes), 'emergency', { agent, free: true })} ${this.usable(agent)}
            <tv-confirm
              .lang=${lang}
              .label=${w.letGo}
              .sure=${w.letGoSure}
              .says=${w.letGoSays}
              @tv-confirm=${(): void => void this.offer('loseControl', { agent })}
            ></tv-confirm>
          </div>
        </tv-panel>`;
      });
  }

  /** What everybody answers. */
  private proposal(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, people, me, lang, now, view } = context;
    const { proposal, clocks, agents, purse } = this.table;
    if (!proposal) return nothing;
    const voters = (seats: readonly number[]): { name: string; plate: number }[] =>
      seats.flatMap((seat) => {
        const person = personOf(context, seat);
        return person ? [{ name: person.name, plate: person.plate }] : [];
      });
    const { yes, no, what, shares } = proposal;
    const says =
      what === 'captain'
        ? w.captainIs(callOf(context, shares[0] ?? 0))
        : shares.length > 0
          ? agents
              .map(
                (_, id) =>
                  `${callOf(context, id)} ${signed(shares[id] ?? 0)} (${(purse.reserves[id]?.azrak ?? 0) + (shares[id] ?? 0)})`,
              )
              .join(', ')
          : '';
    const elector = me !== null && view.players.includes(me);
    const missing = people.filter(
      ({ seat, away }) => !away && view.players.includes(seat) && !yes.includes(seat) && !no.includes(seat),
    );
    return html`<tv-panel ?mine=${elector && !yes.includes(me) && !no.includes(me)} .label=${w.proposals[what]}>
      <tv-decision
        .heading=${w.proposals[what]}
        .options=${[
          { value: YES, label: w.voteFor, ...(says && { says }), voters: voters(yes) },
          { value: NO, label: w.voteAgainst, voters: voters(no) },
        ]}
        .mine=${me !== null && yes.includes(me) ? YES : me !== null && no.includes(me) ? NO : null}
        .elector=${elector}
        .missing=${missing.map(({ name }) => name).join(', ')}
        .now=${now}
        .until=${clocks.find((one) => one.what.startsWith('proposal'))?.until ?? 0}
        .whole=${AWAY_S}
        .lang=${lang}
        @tv-vote=${(event: VoteEvent): void => void this.offer('vote', { yes: event.value === YES })}
      ></tv-decision>
    </tv-panel>`;
  }

  private pledge(agent: AgentId): TemplateResult | typeof nothing {
    const { w } = this.context;
    const { pledge, captain, mine } = this.table;
    if (!pledge) return nothing;
    const left = pledge.n - pledge.given.reduce((sum, { n }) => sum + n, 0);
    const what = pledge.resource === 'azrak' ? 'Azrak' : w.magic;
    return html`<tv-panel mine .heading=${w.pledge(pledge.n, what)}>
      <span slot="end" class="note">${w.pledgeSays(left)}</span>
      <div class="acts">
        ${mine.includes(captain) ? this.ifFree(w.pledgeNo, 'declinePledge', { agent: captain }) : nothing}
        ${[1, 2, 3].map((n) => this.ifFree(w.pledgeGive(n), 'pledge', { agent, n }, 'btn go'))}
      </div>
    </tv-panel>`;
  }

  /** Powers, Elements, tokens that can be used outside of a test. */
  private usable(agent: AgentId): TemplateResult | typeof nothing {
    const { context } = this;
    const uses = this.table.uses.filter((use) => use.agent === agent && use.now.includes(null));
    if (uses.length === 0) return nothing;
    return html`<div class="acts">
      ${uses.map((use) =>
        this.act(context.w.use(textOf(context, use.label), costOf(context, use.cost)), 'use', {
          agent,
          from: use.from,
          action: use.id,
        }),
      )}
    </div>`;
  }

  private recon(agent: AgentId): TemplateResult {
    const { w } = this.context;
    const { claims, confirmed, free, agents } = this.table;
    const slot = claims.find(([one]) => one === agent)?.[1];
    const isDone = confirmed.includes(agent);
    if (agents[agent]!.status !== 'active') return html``;
    if (slot === undefined) {
      const left = free.filter((one) => !claims.some(([, taken]) => taken === one));
      return html`<tv-panel mine .heading=${w.recon}>
        <p>${w.tapCard}</p>
        <div class="acts">
          ${left.map((one) => this.act(w.takeSlot(one + 1), 'claim', { agent, slot: one }))}
          ${left.length === 0 && !isDone ? this.act(w.confirmNone, 'confirm', { agent }, 'btn go') : nothing}
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

  private actions(agent: AgentId): TemplateResult {
    const { w, lang, chosen } = this.context;
    const { agents, mine, freeExplores } = this.table;
    const { front, owes, status } = agents[agent]!;
    const isFree = (freeExplores[mine.indexOf(agent)] ?? 0) > 0;
    const heading = front === null ? w.standby : w.yours(String(slotOf(this.context, front)));
    return html`<tv-panel ?mine=${owes} .heading=${heading}>
        <div class="stack">
          ${owes ? html`<p>${w.followSays}</p>` : nothing} ${this.ifFree(w.follow, 'follow', { agent }, 'btn go')}
          ${this.usable(agent)}
          ${status === 'active' && !owes ? html`<p class="note">${w.exploreHint} (${isFree ? w.free : w.azrak(1)})</p>` : nothing}
          ${this.ifFree(w.goStandby, 'standby', { agent })}
          ${this.ifFree(w.leave, 'propose', { what: 'leave', shares: [], free: false })}
        </div>
      </tv-panel>
      ${front !== null && chosen.agent === agent ? html`<time-tell .context=${this.context} .agent=${agent}></time-tell>` : nothing}
      <tv-confirm
        .lang=${lang}
        .label=${w.giveUp}
        .sure=${w.giveUpSure}
        .says=${w.giveUpSays}
        @tv-confirm=${(): void => void this.offer('giveUp', {})}
      ></tv-confirm>`;
  }

  private group(agent: AgentId): TemplateResult | typeof nothing {
    const { context } = this;
    const { w } = context;
    const { group, captain, mine, waiting, agents } = this.table;
    if (!group) return nothing;
    const name = textOf(context, group.name);
    const card = cardIn(context, group.card);
    const damage = group.hitPoints === null ? '' : w.damage(group.damage, String(group.hitPoints));
    const isCaptain = mine.includes(captain);
    const active = agents.flatMap(({ status, lettingGo }, id) => (status === 'active' && !lettingGo ? [id] : []));
    const known = this.order.filter((id) => active.includes(id));
    const order = [...known, ...active.filter((id) => !known.includes(id))];
    const up = (i: number): void => {
      this.order = [...order.slice(0, i - 1), order[i]!, order[i - 1]!, ...order.slice(i + 1)];
    };
    return html`<tv-panel
      ?mine=${group.step === 'turn' ? group.order[0] === agent : isCaptain}
      .heading=${w.group(name)}
    >
      <span slot="end" class="note">${damage}</span>
      <div class="stack">
        ${
          group.step === 'before' && isCaptain
            ? html`${waiting.map((one) => this.ifFree(w.firstConflict(String(slotOf(context, one.card))), 'firstConflict', { agent: captain, card: one.card }))}
              ${this.ifFree(w.beginConflict, 'beginConflict', { agent: captain }, 'btn go')}`
            : nothing
        }
        ${
          group.step === 'order' && isCaptain
            ? html`<p>${w.orderHeading}</p>
                <ol class="order">
                  ${order.map(
                    (id, i) =>
                      html`<li>
                        <tv-plate .plate=${plateFor(context, id)}></tv-plate><b>${callOf(context, id)}</b>${
                          i > 0
                            ? html`<button
                                class="btn icon"
                                aria-label=${w.orderUp(callOf(context, id))}
                                @click=${(): void => up(i)}
                              >
                                <tv-icon name="arrow-up"></tv-icon>
                              </button>`
                            : nothing
                        }
                      </li>`,
                  )}
                </ol>
                ${this.turn(w.orderGo, 'orderTurn', { agent: captain, order })}`
            : nothing
        }
        ${group.step === 'turn' ? html`<p class="note">${w.groupTurn(group.turn, callOf(context, group.order[0] ?? captain))}</p>` : nothing}
        ${card && group.step === 'turn' && group.order[0] === agent ? cardTests(context, card, (move, args) => this.offer(move, args)) : nothing}
        ${this.usable(agent)}
      </div>
    </tv-panel>`;
  }

  private captains(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, view } = context;
    const { phase, step, captain, mine, prologue, agents } = this.table;
    if (!mine.includes(captain)) return nothing;
    if (phase === 'prologue') {
      const isLast = prologue === (view.mission?.story.prologue.length ?? 0) - 1;
      const label = isLast && prologue > 0 ? w.lastPrologue : w.nextPrologue(prologue);
      return html`<tv-panel mine .label=${w.captain}>${this.turn(label, 'prologue', { agent: captain })}</tv-panel>`;
    }
    if (phase === 'captain' && step === 'read')
      return html`<tv-panel mine .label=${w.captain}>${this.turn(w.turnA, 'readA', { agent: captain })}</tv-panel>`;
    if (phase === 'captain' && step === 'choose')
      return html`<tv-panel mine .heading=${w.choose(true, '')}><p>${w.chooseSays}</p></tv-panel>`;
    if (phase !== 'between' || step !== 'exchange') return nothing;
    const next = callOf(context, (captain + 1) % agents.length);
    return html`<tv-panel mine .label=${w.captain}>${this.turn(w.pass(next), 'pass', { agent: captain })}</tv-panel>`;
  }

  /** What the own agent does at this step of the round. */
  private now(agent: AgentId): TemplateResult | typeof nothing {
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
    if (group) return this.group(agent);
    if (step === 'recon') return this.recon(agent);
    if (step === 'telepathy')
      return html`<time-tell .context=${context} .agent=${agent} ?owed=${!told.includes(agent)}></time-tell>`;
    // With a test open there is nothing else to do.
    const isTesting = trials.some((one) => one.agent === agent);
    return step === 'actions' && !isTesting ? this.actions(agent) : nothing;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    const { chosen, past } = context;
    const { agent } = chosen;
    const { questions, trials, mine, links } = this.table;
    const tests = trials.map((trial) => html`<time-trial .context=${context} .trial=${trial}></time-trial>`);
    if (agent === null || past) return html`${tests}`;
    const asked = questions.filter((one) => mine.includes(one.agent));
    const isBusy = asked.length > 0 || links.some((one) => mine.includes(one));
    return html`${this.links()} ${this.proposal()}
      ${asked.map((question) => html`<time-ask .context=${context} .question=${question}></time-ask>`)}
      ${this.pledge(agent)} ${tests} ${isBusy ? nothing : html`${this.captains()} ${this.now(agent)}`}
      <time-trade .context=${context}></time-trade>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-window': TimeWindow;
  }
}
