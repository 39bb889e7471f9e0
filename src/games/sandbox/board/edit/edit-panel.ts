/** The panel of whoever prepares the table: what is chosen, or the table itself. */
import { html, type TemplateResult } from 'lit';
import '../../../../elements/tv-icon.ts';
import type { BoardContext } from '../context.ts';
import type { PieceThing } from '../things.ts';
import { editWords } from './edit-words.ts';
import { switchField } from './fields.ts';
import type { Library } from './library.ts';
import { props, type PropsActions } from './props.ts';
import { tableProps, type TableActions } from './table-props.ts';

export interface EditActions extends PropsActions, TableActions {
  readonly magnet: boolean;
  setMagnet(on: boolean): void;
  done(): void;
  /** Why a change couldn't be kept; '' where nothing is wrong. */
  readonly trouble: string;
  /** The library, where it is open. */
  readonly shelf: Library | undefined;
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
      <p class="trouble" role="alert">${actions.trouble}</p>
      ${actions.shelf ? actions.shelf.view(context) : things.length > 0 ? props(context, things, actions) : tableProps(context, actions)}
      ${switchField(e.magnet, actions.magnet, (on) => actions.setMagnet(on))}
    </div>
  </section>`;
}
