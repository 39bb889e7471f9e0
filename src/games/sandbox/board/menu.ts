/** What can be done, where one pointed: five acts at most, then *more*. As a bar below the cloth for fingers and keys, as a menu for the mouse. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-count.ts';
import type { CountEvent } from '../../../elements/tv-count.ts';
import type { PieceAct } from './act.ts';
import type { Objection } from './doing.ts';
import { sign } from './signs.ts';
import type { Words } from './words.ts';

export const MOST_ACTS = 5;

/** An act that asks for a number, and the one that stands there. */
export interface Asking {
  readonly act: PieceAct;
  readonly n: number;
}

export interface MenuActions {
  readonly asking: Asking | undefined;
  ask(asking: Asking | undefined): void;
  /** All acts are shown. */
  readonly all: boolean;
  showAll(): void;
  run(act: PieceAct): void;
}

function some(acts: readonly PieceAct[], { all }: MenuActions): readonly PieceAct[] {
  return all || acts.length <= MOST_ACTS ? acts : acts.slice(0, MOST_ACTS);
}

/** The acts of what is chosen, as buttons in a row. */
export function bar(acts: readonly PieceAct[], actions: MenuActions, w: Words): TemplateResult | typeof nothing {
  if (acts.length === 0) return nothing;
  if (actions.asking) return counting(actions.asking, actions, w);
  const shown = some(acts, actions);
  return html`<div class="bar" role="toolbar" aria-label=${w.acts}>
    ${shown.map(
      (act) =>
        html`<button class="btn small" data-act=${act.id} @click=${(): void => actions.run(act)}>
          ${sign(act.icon)}${act.label}
        </button>`,
    )}
    ${
      shown.length < acts.length
        ? html`<button class="btn small quiet" @click=${(): void => actions.showAll()}>${w.moreActs}</button>`
        : nothing
    }
  </div>`;
}

/** What the table advises against: its words, and whether one means it. */
export function objection(
  { advice, act }: Objection,
  { insist, forget }: { insist(): void; forget(): void },
  w: Words,
): TemplateResult {
  return html`<div class="bar objection" role="alertdialog" aria-label=${advice}>
    <p>${advice}</p>
    <button class="btn small go" @click=${(): void => insist()}>${act ? w.yes : w.anyway}</button>
    <button class="btn small quiet" @click=${(): void => forget()}>${w.cancel}</button>
  </div>`;
}

/** A number is chosen, then it is done. */
function counting({ act, n }: Asking, { ask, run }: MenuActions, w: Words): TemplateResult {
  const { least = 1, most, label, args, next } = act.count!;
  const { count: _, ...plain } = act;
  const chosen = (): PieceAct => next?.(n) ?? { ...plain, args: args(n) };
  return html`<div class="bar" role="toolbar" aria-label=${w.acts}>
    <tv-count
      .value=${n}
      .least=${least}
      .most=${most}
      .less=${w.less}
      .more=${w.more}
      @tv-count=${({ value }: CountEvent): void => ask({ act, n: value })}
    ></tv-count>
    <button class="btn small go" data-act=${act.id} @click=${(): void => run(chosen())}>${label(n)}</button>
    <button class="btn small quiet" @click=${(): void => ask(undefined)}>${w.cancel}</button>
  </div>`;
}

/** The same at the pointer. */
export function menu(acts: readonly PieceAct[], actions: MenuActions, w: Words): TemplateResult {
  const shown = some(acts, actions);
  return html`<div class="menu" popover="manual" role="menu" aria-label=${w.acts}>
    ${shown.map(
      (act) =>
        html`<button role="menuitem" @click=${(): void => actions.run(act)}>${sign(act.icon)}${act.label}</button>`,
    )}
    ${
      shown.length < acts.length
        ? html`<button role="menuitem" @click=${(): void => actions.showAll()}>${w.moreActs}</button>`
        : nothing
    }
  </div>`;
}
