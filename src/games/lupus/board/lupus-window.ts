/** The one place where this person owes something by day: that they are ready, a vote, a speech. For all others: whom one waits for. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import { isHalted, isLiving, isOut, moderates, numbered, plays, type LupusContext } from './board-context.ts';
import { sheetStyles } from './part-styles.ts';
import { sideText } from './side-words.ts';
import { sign } from './signs.ts';
import { onTurn } from './spots.ts';
import { stageClock } from './stage-clock.ts';

/** How many who vote after this one are named. */
const NAMED = 3;

/** Where the village can't go on, or the moderator's part changes hands. */
const fetchHalt = fetched(() => import('./lupus-halt.ts'));

/** @event tv-propose - ready, vote, pass, goOn, and those of lupus-halt */
@customElement('lupus-window')
export class LupusWindow extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    sheetStyles,
    css`
      .btn {
        min-height: 52px;
        font-size: 1.0625rem;
      }
      /* For people in rows alone, as on a phone: they have no middle in which it could stand. */
      .told {
        display: none;
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .btn {
          min-height: 42px;
          padding-inline: 8px;
          font-size: 0.9375rem;
        }
        p {
          font-size: 0.875rem;
        }
        tv-clock {
          --tv-ring: 42px;
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        .btn {
          min-height: 52px;
        }
        .told:not(:empty) {
          display: block;
          color: var(--tv-ink);
        }
      }
    `,
  ];

  #act(move: string, args: unknown, label: TemplateResult, isOff = false): TemplateResult {
    return html`<button
      class="btn go"
      slot="acts"
      aria-disabled=${ifDefined(isOff ? 'true' : undefined)}
      @click=${(): void => void (isOff || this.offer(move, args))}
    >
      ${label}
    </button>`;
  }

  /** What is said to those who can only look on. */
  get #aside(): string {
    const w = sideText(this.context.lang);
    if (moderates(this.context) && !plays(this.context)) return w.moderating;
    return plays(this.context) ? this.#out : w.watching;
  }

  /** What somebody who is out may do today. */
  get #out(): string {
    const { view, me, lang } = this.context;
    const w = sideText(lang);
    const gone = view.out.find(({ seat }) => seat === me);
    if (!view.options.ghosts || !gone || gone.how === 'left') return w.out;
    if (gone.cycle === view.night) return w.ghostTomorrow;
    return view.stage === 'talk' ? w.ghost : w.ghostLater;
  }

  /** Said at once, to whoever has just gone to the stake too. */
  #isOut(): TemplateResult | typeof nothing {
    const { me } = this.context;
    return me !== null && isOut(this.context, me) ? html`<p>${this.#out}</p>` : nothing;
  }

  /** …and somebody who lives, in a vote that isn't theirs. */
  get #unasked(): string {
    const { view, me, lang } = this.context;
    const w = sideText(lang);
    if (me === null || !isLiving(this.context, me)) return this.#aside;
    if (view.vote?.candidates.includes(me)) return w.nominee;
    return view.nominated.includes(me) ? w.wasNominee : w.noVote;
  }

  #talk(): TemplateResult {
    const { view, me, lang } = this.context;
    const w = sideText(lang);
    const isOn = me !== null && isLiving(this.context, me);
    const isReady = me !== null && view.ready.includes(me);
    return html`<tv-panel ?mine=${isOn && !isReady} .heading=${w.talk}>
      ${stageClock(this.context, view.options.talkMs)}
      <p class="told">${this.context.told.join(' ')}</p>
      <p>${isOn ? (isReady ? w.isReady : w.talkSays) : this.#aside}</p>
      ${isOn && !isReady ? this.#act('ready', {}, html`<tv-icon name="check"></tv-icon>${w.ready}`, this.underway('ready')) : nothing}
    </tv-panel>`;
  }

  #vote(): TemplateResult {
    const { view, me, lang, marked } = this.context;
    const w = sideText(lang);
    const { order, given, candidates } = view.vote!;
    const turn = onTurn(this.context);
    if (turn === me && turn >= 0) {
      const isLegal = candidates.includes(marked);
      const isSelf = isLegal && marked === me;
      const says = isSelf ? w.voteSelf : isLegal ? w.voteFor(numbered(this.context, marked)) : w.pickFirst;
      return html`<tv-panel mine .kick=${w.yourVote} .heading=${isLegal ? nameOf(this.context, marked) : w.pickFirst}>
        ${stageClock(this.context, view.options.voteMs)}
        <p>${isSelf ? w.self : isLiving(this.context, turn) ? w.aloud : w.silently}</p>
        ${this.#act('vote', { seat: marked }, html`${sign('fork')}${says}`, !isLegal || this.underway('vote'))}
      </tv-panel>`;
    }
    const after = order.slice(given.length + 1, given.length + 1 + NAMED);
    const isLater = me !== null && order.indexOf(me) > given.length;
    const ballot = given.find(([voter]) => voter === me);
    const own = ballot
      ? ballot[1] === null
        ? w.isNotGiven
        : w.isGiven(numbered(this.context, ballot[1]))
      : isLater
        ? candidates.includes(marked)
          ? w.prepared(numbered(this.context, marked))
          : w.prepare
        : this.#unasked;
    return html`<tv-panel .heading=${turn < 0 ? w.soon : w.next(nameOf(this.context, turn))}>
      ${stageClock(this.context, view.options.voteMs)}
      ${after.length > 0 ? html`<p>${w.thereafter(namesOf(this.context, after))}</p>` : nothing}
      <p>${own}</p>
    </tv-panel>`;
  }

  #speech(): TemplateResult {
    const { view, me, lang } = this.context;
    const w = sideText(lang);
    const isMine = view.floor?.queue[0] === me;
    return html`<tv-panel ?mine=${isMine} .heading=${isMine ? nameOf(this.context, me) : w.listen}>
      ${stageClock(this.context, view.options.speechMs)}
      <p>${isMine ? w.passSays : w.listenSays}</p>
      ${isMine ? this.#act('pass', {}, html`<tv-icon name="check"></tv-icon>${w.pass}`, this.underway('pass')) : nothing}
    </tv-panel>`;
  }

  override render(): TemplateResult {
    const { view, people } = this.context;
    const isGone = people.some(({ seat, away }) => seat === view.hub && away);
    const halts = view.handing !== null || isGone || view.stage === 'stuck';
    if (halts) fetchHalt();
    return html`${this.#now()} ${halts ? html`<lupus-halt .context=${this.context}></lupus-halt>` : nothing}`;
  }

  #now(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = sideText(lang);
    if (isHalted(this.context))
      return html`<tv-panel mine .heading=${w.soon}
        >${this.#act('goOn', {}, html`<tv-icon name="play"></tv-icon>${w.goOn}`, this.blocked('goOn'))}</tv-panel
      >`;
    switch (view.stage) {
      case 'talk':
        return this.#talk();
      case 'vote':
        return this.#vote();
      case 'speech':
        return this.#speech();
      case 'lot':
        return html`<tv-panel .heading=${w.lot}
          ><p>${w.lotSays}</p>
          ${this.#isOut()}</tv-panel
        >`;
      case 'stuck':
        return nothing;
      case 'night':
        // A player has the reading field there.
        if (plays(this.context) && !this.context.shared) return nothing;
        return html`<tv-panel .heading=${w.night}><p>${w.nightSays}</p></tv-panel>`;
      default: {
        const says = view.stage === 'roles' ? w.rolesSay : view.stage === 'record' ? w.recordSays : w.soonSays;
        return html`<tv-panel .heading=${w.soon}
          ><p>${says}</p>
          ${view.stage === 'record' ? nothing : this.#isOut()}</tv-panel
        >`;
      }
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-window': LupusWindow;
  }
}
