/** The table as it is drawn: three sit above and three below, each with a line to the relay in the middle. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../elements/frame/board.ts';
import '../elements/pictures/tv-icon.ts';
import '../elements/pictures/tv-plate.ts';
import { renderMark } from './mark.ts';
import type { GameScene, Scene, SeatScene } from './scene.ts';
import { stormWords } from './words.ts';

/** What the drawing needs of the page. */
export interface SeatsOptions {
  readonly scene: Scene;
  readonly lang: Lang;
  /** The seat that was chosen. */
  readonly chosen: number;
  choose(seat: number): void;
}

function trouble(one: SeatScene, lang: Lang): string {
  const say = stormWords(lang);
  const told = [
    ...(one.state === 'live' || (one.cut && one.state === 'offline') ? [] : [say.state[one.state]]),
    ...(one.cut && one.state !== 'asleep' ? [say.cut] : []),
    ...(one.slow ? [say.slow] : []),
    ...(one.waiting > 0 ? [say.waiting(one.waiting)] : []),
    ...(one.votes ? [] : [say.mute]),
  ];
  return told.join(', ');
}

function renderSeat(one: SeatScene, { lang, chosen, choose, scene }: SeatsOptions): TemplateResult {
  const say = stormWords(lang);
  const { seat, name, state, mark } = one;
  const isOff = state !== 'live' || one.cut || scene.relay === 'down';
  const what = trouble(one, lang);
  return html`<button
    class="seat ${isOff ? 'off' : ''}"
    style="grid-area: s${seat}"
    aria-pressed=${chosen === seat}
    @click=${(): void => choose(seat)}
  >
    <tv-plate .plate=${seat} ?away=${state !== 'live'} ?turn=${one.orders}></tv-plate>
    <span class="who">
      <b>${name}</b>
      ${one.orders ? html`<span class="tag orders">${say.orders}</span>` : nothing}
      ${one.liar ? html`<span class="tag liar"><tv-icon name="triangle-alert"></tv-icon>${say.liar}</span>` : nothing}
    </span>
    <span class="print">
      ${renderMark(mark)}<span class="heard">${say.mark('')}</span><code>${mark.slice(0, 4)}</code>
      <span class="place">${say.place(one.position)}</span>
    </span>
    <span class="trouble">${what}</span>
  </button>`;
}

function renderCord({ seat, state, cut, part, slow }: SeatScene, relay: Scene['relay']): TemplateResult {
  const is = cut ? 'cut' : state === 'live' && relay !== 'down' ? (slow ? 'slow' : 'whole') : 'cut';
  const half = relay === 'split' ? `half-${part}` : '';
  return html`<i class="cord ${is} ${half}" style="grid-area: c${seat}" aria-hidden="true"></i>`;
}

function renderRelay({ relay, held }: Scene, lang: Lang): TemplateResult {
  const say = stormWords(lang);
  return html`<p class="relay ${relay}">
    <tv-icon name=${relay === 'down' ? 'wifi-off' : 'layers'}></tv-icon><b>${say.relay[relay]}</b>
    <span>${say.held(held)}</span>
  </p>`;
}

function renderGame(game: GameScene | undefined, lang: Lang): TemplateResult | typeof nothing {
  if (!game) return nothing;
  const say = stormWords(lang);
  const { covers, active, clue, left, winner } = game;
  const team = (one: 'red' | 'blue'): TemplateResult =>
    html`<span class="team ${one}">${say.team[one]}: ${say.left(left[one])}</span>`;
  return html`<div class="game">
    <ul aria-label="Codenames">
      ${covers.map(
        (cover, i) =>
          html`<li class="cell ${cover}">
            <span aria-hidden="true">${i + 1}</span
            ><span class="heard">${i + 1}: ${say.cover[cover as 'red'] ?? ''}</span>
          </li>`,
      )}
    </ul>
    <p class="turn ${winner ?? active ?? ''}">
      ${winner ? say.wins(say.team[winner]) : active ? html`${say.team[active]}: ${clue ? say.clue(clue.word, clue.number) : say.noClue}` : nothing}
    </p>
    <p class="score">${team('red')} ${team('blue')}</p>
  </div>`;
}

/** All six alike, or how many states there are. */
function renderAgreement({ seats }: Scene, lang: Lang): TemplateResult {
  const say = stormWords(lang);
  const all = seats.map(({ mark }) => mark).filter((mark) => mark !== '');
  const marks = new Set(all);
  const [first = ''] = marks;
  const isOne = marks.size === 1 && all.length === seats.length;
  return html`<p class="agreement ${isOne ? 'one' : ''}" data-marks=${marks.size} data-open=${all.length}>
    ${isOne ? html`${renderMark(first)}${say.allAgree(first.slice(0, 4))}` : marks.size === 1 ? say.openAgree(all.length) : say.differ(marks.size)}
  </p>`;
}

export function renderTable(options: SeatsOptions): TemplateResult {
  const { scene, lang } = options;
  return html`<div class="round">
    <div class="people">
      ${scene.seats.map((one) => [renderSeat(one, options), renderCord(one, scene.relay)])} ${renderRelay(scene, lang)}
    </div>
    <div class="middle">${renderAgreement(scene, lang)} ${renderGame(scene.game, lang)}</div>
  </div>`;
}
