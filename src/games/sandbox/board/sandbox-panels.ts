/** What the tools open: ready-made games, pieces that every table has at hand, the rules in the box, everything that lies there as a list. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/receipt/tv-receipt.ts';
import type { Point } from '../../../elements/surface/things.ts';
import { CLOTH, NONE } from '../state.ts';
import { receiptOf } from './receipt.ts';
import { pieceOf, type BoardActions, type BoardContext } from './context.ts';
import { publicName } from './names.ts';
import { panelWords } from './panel-words.ts';
import { placesPanel } from './places-panel.ts';
import { scoresPanel } from './scores-panel.ts';
import { rulesText } from './rules-text.ts';
import type { PieceThing } from './things.ts';
import { whoMay } from './who-may.ts';
import { plain } from '../../../language/plain.ts';

export type PanelName = 'scores' | 'places' | 'games' | 'dice' | 'tokens' | 'note' | 'rules' | 'pieces';

export interface PanelActions {
  /** Where new pieces come. */
  readonly at: Point;
  /** The piece that the panel is about; `NONE` for most. */
  readonly about: number;
  /** What is looked for by its name. */
  readonly query: string;
  find(query: string): void;
  gallery(): TemplateResult;
  close(): void;
  readonly attempt: BoardActions['attempt'];
  make(rows: readonly number[]): void;
  /** Everything that lies on the table. */
  readonly things: readonly PieceThing[];
  /** Brings one of it into sight, and chooses it. */
  show(n: number): void;
}

/** Tags of the larder that a panel offers (`larder.ts`). */
const TAGS: Partial<Record<PanelName, readonly string[]>> = {
  dice: ['die'],
  tokens: ['token', 'counter', 'zone'],
  note: ['note'],
};

function pieces({ loaded }: BoardContext, name: PanelName, { at, make }: PanelActions): TemplateResult {
  const tags = TAGS[name] ?? [];
  const defs = (loaded?.box.defs ?? []).map((def, of) => ({ def, of }));
  const offered = defs.filter(({ def }) => def.tags?.includes('larder') && tags.some((tag) => def.tags!.includes(tag)));
  return html`<div class="pieces">
    ${offered.map(
      ({ def, of }) =>
        html`<button class="btn piece" @click=${(): void => make([of, at.x, at.y, 0, 0, NONE, CLOTH, NONE, 0])}>
          ${def.name}
        </button>`,
    )}
  </div>`;
}

/** Zones and piles first, then the rest from above and from the left: an equal way to everything, without looking for it. */
const inOrder = (things: readonly PieceThing[]): readonly PieceThing[] =>
  things.toSorted((a, b) => Number(b.takes ?? false) - Number(a.takes ?? false) || a.y - b.y || a.x - b.x);

function list({ lang }: BoardContext, { things, show, query, find }: PanelActions): TemplateResult {
  const say = panelWords(lang);
  if (things.length === 0) return html`<p>${say.nothingLies}</p>`;
  const wanted = plain(query.trim());
  const found = inOrder(things).filter(({ label }) => plain(label).includes(wanted));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (found[0]) show(found[0].n);
  };
  return html`<form
      class="find"
      role="search"
      @submit=${submit}
      @keydown=${(event: KeyboardEvent): void => event.stopPropagation()}
    >
      <input
        type="search"
        aria-label=${say.find}
        placeholder=${say.find}
        .value=${query}
        @input=${({ target }: Event): void => find((target as HTMLInputElement).value)}
      />
      <p role="status">${wanted === '' ? nothing : say.found(found.length)}</p>
    </form>
    <ul class="list">
      ${found.map(({ n, label }) => html`<li><button @click=${(): void => show(n)}>${label}</button></li>`)}
    </ul>`;
}

/** As its box has them, and who may do what: this holds at an empty table too. */
function rules(context: BoardContext, actions: PanelActions): TemplateResult {
  const { loaded, view, w, lang } = context;
  const say = panelWords(lang);
  const none = loaded ? say.noRules : view.box.hash === '' ? say.first : w.loading;
  return html`${loaded?.box.rules ? rulesText(loaded.box.rules) : html`<p>${none}</p>`} ${whoMay(context, actions)}`;
}

function body(context: BoardContext, name: PanelName, actions: PanelActions): TemplateResult {
  if (name === 'games') return actions.gallery();
  if (name === 'places') return html`${placesPanel(context, actions.about, actions)}`;
  if (name === 'scores') return scoresPanel(context, actions);
  if (name === 'pieces') return list(context, actions);
  if (name === 'rules') return rules(context, actions);
  return pieces(context, name, actions);
}

export function panel(context: BoardContext, name: PanelName, actions: PanelActions): TemplateResult {
  const { w, loaded, lang, view } = context;
  const say = panelWords(lang);
  const about = pieceOf(context, actions.about);
  const title = {
    places: about ? say.moveTo(publicName(context, actions.about, about)) : w.moveTo,
    games: w.gallery,
    scores: w.kinds.scores,
    rules: w.rules,
    dice: w.tool.dice,
    tokens: w.tool.tokens,
    note: w.tool.note,
    pieces: say.pieceList,
  }[name];
  return html`<section class="panel" aria-label=${title}>
    <div class="panel-head">
      <h3>${title}</h3>
      <button class="btn icon quiet" aria-label=${w.close} @click=${(): void => actions.close()}>
        <tv-icon name="x"></tv-icon>
      </button>
    </div>
    <div class="panel-body" tabindex="0" role="group" aria-label=${title}>
      ${name === 'games' || name === 'pieces' || name === 'places' || name === 'rules' || loaded ? body(context, name, actions) : html`<p>${view.box.hash === '' ? say.first : w.loading}</p>`}
    </div>
  </section>`;
}

/** Once everything is put away. */
export const receipt = (context: BoardContext): TemplateResult =>
  html`<tv-receipt
    class="receipt"
    .lang=${context.lang}
    .receipt=${receiptOf(context)}
    .evening=${context.evening}
  ></tv-receipt>`;

export { gallery, type GalleryActions } from './gallery.ts';
export { outlookLine } from './outlook-line.ts';
export { sheet } from './sheet.ts';
export { panelStyles } from './panel-styles.ts';
