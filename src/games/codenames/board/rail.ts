/** Right of the cloth: the order slip, what I may do now, the key's warning, the bill. One green button at a time. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { RefusalWords } from '../../../elements/board.ts';
import type { CodenamesView, MarkView } from '../view.ts';
import { fetched } from '../../../elements/fetched.ts';
import '../../../elements/tv-icon.ts';
import { comanda } from './comanda.ts';
import { bill } from './bill.ts';
import { guessing } from './guess-rail.ts';
import { wayWords } from './ways/way-words.ts';
import { standingIn } from './stand-in.ts';
import { objecting, owes, rules, rulings } from './rulings.ts';
import {
  givesClue,
  guesses,
  highest,
  isSpymaster,
  nameOf,
  namesOf,
  rulers,
  seesKey,
  type Sight,
  type Try,
} from './sight.ts';

/** What the board knows and does for the rail. */
export interface Hands {
  readonly chosen: number | undefined;
  /** An own act is on its way. */
  readonly busy: boolean;
  readonly keyOpen: boolean;
  readonly aimed: number;
  readonly asking: boolean;
  readonly attempt: Try;
  readonly check: (move: string, args: unknown) => RefusalWords | undefined;
  /** @param mine the own mark that lies there already */
  readonly mark: (cell: number, mine: MarkView | undefined) => void;
  readonly letGo: () => void;
  readonly confirm: () => void;
  readonly toggleKey: () => void;
  readonly ask: (asking: boolean) => void;
  /** CN-146: stopping was tapped in a last stand, and is to be confirmed. */
  readonly stopping: boolean;
  readonly askStop: (stopping: boolean) => void;
  /** CN-079: does without covering an own picture. */
  readonly forgone: boolean;
  readonly forgo: () => void;
}

function secret({ w }: Sight, hands: Hands): TemplateResult {
  return html`<div class="secret">
    <tv-icon name=${hands.keyOpen ? 'eye' : 'eye-off'}></tv-icon>
    <div>${hands.keyOpen ? html`${w.eyesOnly}<small>${w.noShare}</small>` : w.keyCovered}</div>
    <button class="btn small" @click=${hands.toggleKey}>${hands.keyOpen ? w.coverKey : w.showKey}</button>
  </div>`;
}

function callOff(sight: Sight, hands: Hands): TemplateResult | typeof nothing {
  const { view, w } = sight;
  const { by, needed, lacks } = view.calledOff;
  if (view.phase === 'over' || view.me.role === 'spectator') return nothing;
  const mine = view.me.seat !== null && by.includes(view.me.seat);
  const vote = (): void => {
    hands.ask(false);
    hands.attempt('voidGame', {});
  };
  return html`<div class="calling">
    ${by.length > 0 ? html`<p>${w.callOffVotes(namesOf(sight, by), by.length, needed)}</p>` : nothing}
    ${by.length >= needed ? lacks.map((side) => html`<p>${w.callOffLacks(side.map((seat) => nameOf(sight, seat)))}</p>`) : nothing}
    ${
      mine
        ? nothing
        : hands.asking
          ? html`<p>${w.callOffAsk}</p>
              <button class="btn small" @click=${vote}>${w.callOffYes}</button>
              <button class="btn small" @click=${() => hands.ask(false)}>${w.callOffNo}</button>`
          : html`<button class="btn quiet small" @click=${() => hands.ask(true)}>
              ${by.length > 0 ? w.callOffToo : w.callOff}
            </button>`
    }
  </div>`;
}

/** The spymaster whose operatives are guessing. */
const isWatching = ({ active, me, phase, teams }: CodenamesView): boolean =>
  phase === 'guess' &&
  me.role === 'spymaster' &&
  active !== undefined &&
  active === me.team &&
  teams[active].operatives.length > 0;

/** Who rules on a doubtful word; nobody in the co-operative game, nor by rules of a time before there were rulings. */
function rival(sight: Sight, hands: Hands): string {
  const [ruler] = rulers(sight.view);
  const none = sight.view.options.mode === 'coop' || hands.check('askRival', {})?.code === 'move/unknown';
  return ruler === undefined || none ? '' : nameOf(sight, ruler);
}

/** The virtual team's turn: a picture is pointed at, then covered. */
function covering({ view, lang }: Sight, hands: Hands): TemplateResult | typeof nothing {
  const v = wayWords(lang);
  if (view.phase !== 'enemy' || hands.busy || view.touched !== undefined) return nothing;
  if (!isSpymaster(view)) return html`<p class="hint">${v.coverWait}</p>`;
  const { chosen } = hands;
  return html`<p class="hint">${v.coverHint}</p>
    ${
      chosen === undefined
        ? nothing
        : html`<div class="foot one">
            <button class="btn go" @click=${hands.confirm}>${v.cover(chosen + 1)}</button>
          </div>`
    }`;
}

/** Only two of all the people at the table ever write: their forms come with the lobby in which they offer to lead. */
export const fetchForms: () => void = fetched(() => Promise.all([import('./clue-form.ts'), import('./spell-form.ts')]));

export function rail(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  if (view.phase === 'over')
    return html`<aside class="rail over">${bill(sight, hands.attempt)}${comanda(sight, nothing)}</aside>`;
  if (isSpymaster(view)) fetchForms();
  const clue = givesClue(view) && !owes(sight, hands);
  const left = view.active ? view.teams[view.active].left : 1;
  return html`<aside class="rail ${clue || rules(sight) ? 'writing' : ''} ${isSpymaster(view) ? 'knowing' : ''}">
    ${seesKey(view) ? secret(sight, hands) : nothing}
    ${
      clue
        ? html`<codenames-clue
            .lang=${sight.lang}
            .left=${left}
            .most=${highest(view)}
            .options=${view.options}
            .rival=${rival(sight, hands)}
            .denied=${view.denied ?? []}
            .aimed=${hands.aimed}
            .check=${hands.check}
            .inert=${hands.busy}
          ></codenames-clue>`
        : nothing
    }
    ${hands.busy ? nothing : standingIn(sight, hands)}${hands.busy ? nothing : rulings(sight, hands)}
    ${comanda(sight, html`${objecting(sight, hands)}${callOff(sight, hands)}`)} ${covering(sight, hands)}
    ${guesses(view) && !hands.busy ? guessing(sight, hands) : nothing}
    ${isWatching(view) ? html`<p class="hint">${w.pokerFace}</p>` : nothing}
  </aside>`;
}

export const railStyles: CSSResult = css`
  .rail {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-height: 0;
    min-width: 0;
  }
  .foot {
    margin-top: auto;
    display: grid;
    gap: 10px;
    flex: none;
  }
  .rail > .foot .btn {
    min-height: 48px;
  }
  .btn.small {
    font-size: 0.875rem;
    padding: 4px 12px;
  }
  .btn.quiet.small {
    color: var(--tv-ink-2);
    font-weight: 600;
  }
  .hint {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .rail > .hint {
    margin-bottom: -6px;
  }
  .note {
    background: var(--tv-mark);
    border-radius: 12px;
    padding: 10px 14px;
    font-weight: 600;
    line-height: 1.35;
  }
  .secret {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 8px 10px;
    background: var(--tv-ink);
    color: var(--tv-room);
    border-radius: 12px;
    padding: 10px 14px 12px;
    font-weight: 700;
    line-height: 1.2;
  }
  .secret small {
    display: block;
    font-weight: 500;
    font-size: 0.875rem;
  }
  .secret .btn {
    grid-column: 1 / 3;
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
    font-weight: 700;
  }
  .secret .btn:hover {
    box-shadow: inset 0 0 0 2.5px currentColor;
  }
  .secret .btn:focus-visible {
    outline-color: var(--tv-room);
  }
  .bill {
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
    border-top: 8px solid var(--t);
    line-height: 1.35;
  }
  .bill h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: 1.5rem;
    color: var(--ti);
  }
  .score {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  .sum {
    font-weight: 800;
    font-size: 1.125rem;
  }
  .rule {
    color: var(--tv-ink-2);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .check {
    display: flex;
    gap: 8px;
    color: var(--tv-live);
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .check.bad {
    color: var(--tv-off);
  }
  .calling {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 14px;
    font-size: 0.9375rem;
  }
  .calling p {
    flex-basis: 100%;
  }
  .calling .quiet {
    margin-inline-start: -12px;
  }
`;
