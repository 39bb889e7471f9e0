/**
 * People who ask for a seat, as the host sees them in the lobby and in the middle of a game. Devices cost nothing to make up. So equal names
 * are one line, few lines are shown, and all can be turned down at once or left behind under the old link. A crowd then hides neither an
 * honest newcomer nor the host's buttons.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-plate.ts';
import { looksLike } from '../../kernel/identity/names.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';

/** Lines at a time: the others come up when these are answered. */
const SHOWN = 2;

/** Those who ask to come in, as the strips show them. */
export interface Askers {
  /** Those who ask under one name, the first of them first. */
  readonly lines: readonly (readonly SeatView[])[];
  /** Devices that no line shows. */
  readonly more: number;
  /** A new link can be proposed, without all of them. */
  readonly mayRelink: boolean;
}

/** Those who ask for a seat; none but for the host. */
export function askersOf(view: TableView): Askers {
  const { me, seats } = view;
  const byName = new Map<string, SeatView[]>();
  for (const seat of me.founder ? seats : []) {
    if (seat.state !== 'asking' || seat.me) continue;
    const like = looksLike(seat.name);
    byName.set(like, [...(byName.get(like) ?? []), seat]);
  }
  const all = [...byName.values()];
  return { lines: all.slice(0, SHOWN), more: all.slice(SHOWN).flat().length, mayRelink: mayRelink(view) };
}

/** At a table that is shut, between games: whoever looks on a game that is on would be left behind in the middle of it. */
function mayRelink({ me, settings, company, past, phase, play }: TableView): boolean {
  const isOn = phase === 'playing' && !play?.outcome;
  return me.founder && me.placed && !me.watcher && !settings.open && !company && !past && !isOn;
}

const fire =
  (what: Act) =>
  (event: Event): void =>
    void event.target?.dispatchEvent(new ActEvent(what));

/** One line of them: who, and what may be answered. */
export function renderAskerLine(line: readonly SeatView[], lang: Lang): TemplateResult {
  const say = shellWords(lang);
  const [first] = line;
  if (!first) return html``;
  const { device, name } = first;
  const devices = line.map((seat) => seat.device);
  return html`<tv-plate .plate=${first.seat}></tv-plate>
    <span class="asks"><bdi>${name}</bdi> ${line.length > 1 ? say.askMany(line.length) : say.askOne}</span>
    <span class="acts">
      <button class="btn" @click=${fire({ act: 'admit', device })}>
        <tv-icon name="door-open"></tv-icon>${say.admit}
      </button>
      <button class="btn" aria-label="${say.turnAway}, ${name}" @click=${fire({ act: 'turn-away', devices })}>
        ${say.turnAway}
      </button>
      <button
        class="btn quiet icon"
        aria-label="${say.bar}, ${name}"
        title=${say.bar}
        @click=${fire({ act: 'turn-away', devices, forGood: true })}
      >
        <tv-icon name="user-x"></tv-icon>
      </button>
    </span>`;
}

/** How many more there are, one no to all of them, and a new link that they haven't. */
export function renderNoToAll({ lines, more, mayRelink: relink }: Askers, lang: Lang): TemplateResult | typeof nothing {
  const say = shellWords(lang);
  const all = lines.flat().length + more;
  if (all < 2) return nothing;
  return html`<span class="asks">${more > 0 ? say.askMore(more) : nothing}</span>
    <span class="acts"
      ><button class="btn" @click=${fire({ act: 'turn-away-all' })}>${say.noToAll(all)}</button> ${
        relink
          ? html`<button class="btn" @click=${fire({ act: 'relink-ask' })}>${shortWords(lang).relink}…</button>`
          : nothing
      }</span
    >`;
}

/** Those who ask for a seat, a strip each line. */
export function renderAskers(askers: Askers, lang: Lang): TemplateResult[] {
  const all = renderNoToAll(askers, lang);
  const lines = [...askers.lines.map((line) => renderAskerLine(line, lang)), ...(all === nothing ? [] : [all])];
  return lines.map((line) => html`<div class="strip">${line}</div>`);
}
