/** What is seen of going back: the strip of a proposal that is open, and the window in which one is begun. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import type { GameWords } from '../../games/registered-game.ts';
import type { Table, TableView } from '../../kernel/view/table-view.ts';
import type { RewindWarning } from '../../kernel/undo/types.ts';
import { actButton, strip } from '../shell/strip.ts';
import { moveLine } from '../log/log-lines.ts';
import { undoWords } from './undo-words.ts';

const nameOf = (view: TableView, seat: number): string => view.seats.find((s) => s.seat === seat)?.name ?? '';

const warned = (warnings: readonly RewindWarning[], lang: Lang): string =>
  warnings.map((warning) => undoWords(lang).warning(warning)).join(' ');

/** The proposal that is open, if there is one, and what this person may answer. */
export function renderRewind(
  view: TableView,
  lang: Lang,
  game: GameWords | undefined,
): TemplateResult | typeof nothing {
  const { rewind, me } = view;
  if (!rewind) return nothing;
  const say = undoWords(lang);
  const line = moveLine(view.log, rewind.position, lang, game) || say.aMove;
  const by = nameOf(view, rewind.by);
  const waiting = rewind.waiting.map((seat) => nameOf(view, seat));
  const mine = me.seat === rewind.by;
  const asked = me.seat !== null && rewind.waiting.includes(me.seat) && !me.watcher;
  const text = mine
    ? say.proposed(line, waiting)
    : asked
      ? say.proposes(by, line, rewind.moves)
      : me.seat !== null && rewind.agreed.includes(me.seat)
        ? say.agreed(line, waiting)
        : say.watched(by, line, waiting);
  return strip(
    'rotate-ccw',
    `${text} ${warned(rewind.warnings, lang)}`,
    mine && !me.watcher ? actButton(say.withdraw, { act: 'undo-withdraw' }) : nothing,
    ...(asked ? [actButton(say.no, { act: 'undo-refuse' }), actButton(say.yes, { act: 'undo-agree' }, true)] : []),
  );
}

export interface UndoWindow {
  readonly open: boolean;
  readonly lang: Lang;
  /** The place of the first move to be undone. */
  readonly position: number | undefined;
  /** Why proposing was refused, in words. */
  readonly refused: string;
  readonly close: () => void;
}

export function renderUndoWindow(
  table: Table | undefined,
  view: TableView | undefined,
  game: GameWords | undefined,
  { open, lang, position, refused, close }: UndoWindow,
): TemplateResult {
  const say = undoWords(lang);
  const shown = open && table && view && position !== undefined;
  return html`<tv-dialog .open=${open} .lang=${lang} .heading=${say.ask} @tv-close=${close}>
    ${
      shown
        ? html`<p>${say.askSay(moveLine(view.log, position, lang, game) || say.aMove)}</p>
            <p>${warned(table.undo.warnings(position), lang)}</p>
            <p role="alert">${refused}</p>`
        : nothing
    }
    <button slot="acts" class="btn" autofocus @click=${close}>${say.stay}</button>
    ${shown ? html`<span slot="acts">${actButton(say.propose, { act: 'undo-propose', position }, true)}</span>` : nothing}
  </tv-dialog>`;
}
