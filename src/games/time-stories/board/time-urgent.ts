/** What can't wait: a link that broke, and what everybody decides together. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { personOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { VoteEvent } from '../../../elements/tv-decision.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-decision.ts';
import '../../../elements/tv-panel.ts';
import { ActingPart } from './acting-part.ts';
import { callOf } from './context.ts';
import { partStyles } from './part-styles.ts';
import { signed } from './time-trial.ts';

const YES = 1;
const NO = 0;
const AWAY_S = 60;

/** @event tv-propose - emergency, loseControl, use, vote */
@customElement('time-urgent')
export class TimeUrgent extends ActingPart {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
      }
    `,
  ];

  #links(): readonly TemplateResult[] {
    const { w, lang, now } = this.context;
    const { links, mine, freeRefreshes, clocks } = this.table;
    return links
      .filter((agent) => mine.includes(agent))
      .map((agent) => {
        const until = clocks.find(({ what }) => what === `link ${agent}`)?.until ?? 0;
        return html`<tv-panel mine .heading=${w.link(true, callOf(this.context, agent))}>
          ${until > 0 ? html`<tv-clock slot="end" label="${w.linkSays}:" .now=${now} .until=${until} .whole=${AWAY_S} .lang=${lang}></tv-clock>` : nothing}
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
  #proposal(): TemplateResult | typeof nothing {
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

  override render(): TemplateResult {
    return html`${this.#links()} ${this.#proposal()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-urgent': TimeUrgent;
  }
}
