/** The panel of whoever prepares the table: what is chosen, or the table itself. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../../elements/pictures/tv-icon.ts';
import type { BoardContext } from '../context.ts';
import type { PieceThing } from '../things.ts';
import { editWords } from './edit-words.ts';
import { switchField } from './fields.ts';
import type { Library } from './library.ts';
import type { Clash, Part } from './rebase.ts';
import { props, type PropsActions } from './props.ts';
import { tableProps, type TableActions } from './table-props.ts';

export interface EditActions extends PropsActions, TableActions {
  readonly magnet: boolean;
  setMagnet(on: boolean): void;
  done(): void;
  /** Why a change couldn't be kept; '' where nothing is wrong. */
  readonly trouble: string;
  /** What others have changed meanwhile as well. */
  readonly clashes: readonly Clash[];
  /** Which of both holds. */
  choose(mine: boolean): void;
  /** The library, where it is open. */
  readonly shelf: Library | undefined;
}

/** What two have changed at once, by what it is called; '' where there is nothing. */
function clashing({ lang, w }: BoardContext, clashes: readonly Clash[]): string {
  const e = editWords(lang);
  const parts: Partial<Record<Part, string>> = { name: e.name, rules: w.rules, turns: e.turns };
  const names = clashes.map(({ name, part }) => name ?? (part && parts[part]) ?? e.table);
  return names.length > 0 ? e.clash(`«${[...new Set(names)].join('», «')}»`) : '';
}

/** @param things that are chosen */
export function editPanel(context: BoardContext, things: readonly PieceThing[], actions: EditActions): TemplateResult {
  const e = editWords(context.lang);
  return html`<section
    class="panel props"
    aria-label=${e.title}
    @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
  >
    <div class="panel-head">
      <h3>${e.title}</h3>
      <button class="btn small go" @click=${(): void => actions.done()}>${e.done}</button>
    </div>
    <div class="panel-body" tabindex="0" role="group" aria-label=${e.title}>
      <p class="trouble" role="alert">${actions.trouble}${clashing(context, actions.clashes)}</p>
      ${
        actions.clashes.length > 0
          ? html`<div class="prop-acts">
              <button class="btn small go" @click=${(): void => actions.choose(true)}>${e.mine}</button>
              <button class="btn small" @click=${(): void => actions.choose(false)}>${e.theirs}</button>
            </div>`
          : nothing
      }
      ${actions.shelf ? actions.shelf.view(context) : things.length > 0 ? props(context, things, actions) : tableProps(context, actions)}
      ${switchField(e.magnet, actions.magnet, (on) => actions.setMagnet(on))}
    </div>
  </section>`;
}
