/** What can be changed of the pieces that are chosen: only what all of them have. Of their definition all its pieces change, or these alone. */
import { download } from '../../../../elements/loading/download.ts';
import { deckCsv } from './deck-csv.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf } from '../../../../elements/frame/board-context.ts';
import type { Box, Def } from '../../box/model.ts';
import { CLOTH, COVERED, FOR_HANDS, LOCKED, NONE, type Piece } from '../../state.ts';
import { defOf, isCard, listOf, namedBy, pieceOf, type BoardContext } from '../context.ts';
import { flagged } from '../flagging.ts';
import { publicName } from '../names.ts';
import { sign, type SignName } from '../signs.ts';
import type { PieceThing } from '../things.ts';
import { ALIGN, align, distribute, layInGrid, movable, type Align, type GridWishes } from './arrange.ts';
import { readDeck, writeDeck } from './deck-text.ts';
import { twins } from './duplicate.ts';
import { editWords } from './edit-words.ts';
import { libraryWords } from './library-words.ts';
import { placeOf, same } from './rebase.ts';
import { choiceField } from '../choice-field.ts';
import { linesField, numberField, switchField, textField } from './fields.ts';

export interface PropsActions {
  attempt(move: string, args: unknown): boolean;
  /** Changes the box; then, once the table has it so, with the box as it is there. */
  change(to: (box: Box) => Box, then?: (box: Box) => void): void;
  readonly grid: GridWishes;
  setGrid(wishes: GridWishes): void;
  /** Changes of the definition are for these pieces alone. */
  readonly alone: boolean;
  setAlone(on: boolean): void;
  /** What is chosen goes to the clipboard. */
  copy(): void;
}

const MM = 10;
const FAR_MM = 5_000;
const SIZE_MM = { least: 4, most: 1_500 };

/** With one definition in the place of another. */
export const withDef =
  (of: number, def: Def) =>
  (box: Box): Box => ({ ...box, defs: box.defs.with(of, def) });

/** All the pieces' own definition, where they have the same. */
export function onlyDef(pieces: readonly Piece[]): number | undefined {
  const of = pieces[0]?.of ?? NONE;
  return of !== NONE && pieces.every((piece) => piece.of === of) ? of : undefined;
}

interface About {
  readonly context: BoardContext;
  readonly things: readonly PieceThing[];
  readonly pieces: readonly Piece[];
  readonly numbers: readonly number[];
  readonly actions: PropsActions;
}

/** Where it is, and how it lies. */
function place({ context, things, pieces, actions }: About): TemplateResult | typeof nothing {
  const e = editWords(context.lang);
  const [thing] = things;
  const [piece] = pieces;
  if (!thing || !piece || things.length > 1 || piece.in !== CLOTH) return nothing;
  const put = (x: number, y: number, turn: number): void =>
    void actions.attempt('put', { p: [thing.n, piece.rev, x, y, turn], into: CLOTH });
  const bounds = { least: -FAR_MM, most: FAR_MM };
  return html`<fieldset>
    <legend>${e.where}</legend>
    <div class="prop-row">
      ${numberField('x', Math.round(piece.x / MM), bounds, (x) => put(x * MM, piece.y, piece.turn))}
      ${numberField('y', Math.round(piece.y / MM), bounds, (y) => put(piece.x, y * MM, piece.turn))}
      ${numberField(e.turn, piece.turn, { least: 0, most: 359 }, (turn) => put(piece.x, piece.y, turn))}
    </div>
  </fieldset>`;
}

/** The right to move it, and its owner. */
function hold({ context, pieces, numbers, actions }: About): TemplateResult {
  const { view } = context;
  const e = editWords(context.lang);
  const mark = (more: object): void => void actions.attempt('mark', { p: namedBy(context, numbers), ...more });
  const flagging = (flag: number) => (on: boolean) => void actions.attempt('mark', flagged(context, numbers, flag, on));
  const has = (flag: number): boolean => pieces.every(({ flags }) => (flags & flag) !== 0);
  const owners = Object.fromEntries([
    ['-1', e.everybody],
    ...view.seats.map((seat) => [String(seat), nameOf(context, seat)]),
  ]) as Record<string, string>;
  const isForHands = pieces.every(({ kind }) => kind === 'pile' || kind === 'bag');
  return html`<fieldset>
    <legend>${e.whose}</legend>
    ${choiceField(e.owner, String(pieces[0]!.own), owners, (own) => mark({ own: Number(own) }))}
    ${switchField(e.locked, has(LOCKED), flagging(LOCKED))}
    ${isForHands ? switchField(e.forHands, has(FOR_HANDS), flagging(FOR_HANDS)) : nothing}
  </fieldset>`;
}

function kindFields(context: BoardContext, def: Def, set: (def: Def) => void): TemplateResult | typeof nothing {
  const e = editWords(context.lang);
  const { zone, count } = def;
  if (zone) {
    const say = (more: Partial<typeof zone>): void => set({ ...def, zone: { ...zone, ...more } });
    return html`${choiceField(e.layout, zone.layout, e.layouts, (layout) => say({ layout }))}
    ${choiceField(e.enter, zone.enter, e.enters, (enter) => say({ enter }))}
    ${choiceField(e.see, zone.see, e.sees, (see) => say({ see }))}
    ${choiceField(e.touch, zone.touch, e.touches, (touch) => say({ touch }))}
    ${numberField(e.limit, zone.limit, { least: 0, most: 256 }, (limit) => say({ limit }))}`;
  }
  if (count) {
    const bounds = { least: -100_000, most: 100_000 };
    const say = (more: Partial<typeof count>): void => set({ ...def, count: { ...count, ...more } });
    return html`<div class="prop-row">
      ${numberField(e.least, count.least, bounds, (least) => say({ least }))}
      ${numberField(e.most, count.most, bounds, (most) => say({ most }))}
      ${numberField(e.step, count.step, { least: 1, most: 1_000 }, (step) => say({ step }))}
    </div>`;
  }
  if (def.kind === 'clock')
    return numberField(e.seconds, Math.round((def.ms ?? 0) / 1_000), { least: 0, most: 86_400 }, (s) =>
      set({ ...def, ms: s * 1_000 }),
    );
  if (!def.faces) return nothing;
  const hint = def.kind === 'card' ? e.deckHint : e.sidesHint;
  return linesField(
    def.back ? e.cards : e.sides,
    writeDeck(def.faces),
    (text) => {
      const { faces } = readDeck(text, def.faces);
      if (faces.length > 0) set({ ...def, faces });
    },
    hint,
  );
}

const csvButton = (context: BoardContext, of: number, def: Def): TemplateResult =>
  html`<button
    class="btn small"
    @click=${(): void => download(new Blob([deckCsv(context, of, def)], { type: 'text/csv' }), `${def.name}.csv`)}
  >
    ${sign('list')}${editWords(context.lang).saveCsv}
  </button>`;

/** Of a pile its cards; of all else the pieces themselves. */
const within = (context: BoardContext, numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((n) => (pieceOf(context, n)?.kind === 'pile' ? listOf(context, n) : [n]));

/**
 * Another definition in the place of the pieces' own. The change is for all that have that definition, or for these alone, which then have one
 * that begins as it.
 */
export function redefine(
  context: BoardContext,
  numbers: readonly number[],
  of: number,
  next: Def,
  { alone, setAlone, change, attempt }: Pick<PropsActions, 'alone' | 'setAlone' | 'change' | 'attempt'>,
): void {
  if (!alone) return change(withDef(of, next));
  const p = namedBy(context, numbers);
  change(
    (box) => ({ ...box, defs: [...box.defs, next] }),
    (box) => void attempt('change', { p, of: placeOf(box, next) }),
  );
  setAlone(false);
}

/** Cards that a deck didn't have: one of each comes onto the pile that is chosen, face down. */
function addCards({ context, numbers, actions }: About, of: number, def: Def, was: number): void {
  const [pile] = numbers;
  const faces = (def.faces ?? []).map((_, i) => i).slice(was);
  if (pile === undefined || numbers.length > 1 || pieceOf(context, pile)?.kind !== 'pile' || faces.length === 0)
    return actions.change(withDef(of, def));
  const rows = faces.flatMap((under) => [of, 0, 0, 0, COVERED, under, pile, NONE, 0]);
  actions.change(withDef(of, def), ({ defs }) => {
    // Somebody else may have changed the deck meanwhile: what these numbers mean there isn't known.
    if (same(defs[of], def)) actions.attempt('make', { rows });
  });
}

/** Its name, its size, what it is made of. Of a pile that of its cards, where they are of one deck. */
function definition(about: About): TemplateResult | typeof nothing {
  const { context, numbers, actions } = about;
  const inside = within(context, numbers);
  const pieces = inside.map((n) => pieceOf(context, n)!);
  const of = onlyDef(pieces);
  const def = of === undefined ? undefined : defOf(context, of);
  if (of === undefined || !def) return nothing;
  const e = editWords(context.lang);
  const { alone, setAlone } = actions;
  const set = (next: Def): void =>
    (next.faces?.length ?? 0) > (def.faces?.length ?? 0) && isCard(context, pieces[0]!)
      ? addCards(about, of, next, def.faces?.length ?? 0)
      : redefine(context, inside, of, next, actions);
  const mm = (units: number): number => Math.round(units / MM);
  return html`<fieldset>
    <legend>${e.what}</legend>
    ${textField(e.name, def.name, (name) => name && set({ ...def, name }))}
    <div class="prop-row">
      ${numberField(e.width, mm(def.w), SIZE_MM, (size) => set({ ...def, w: size * MM }))}
      ${numberField(e.height, mm(def.h), SIZE_MM, (size) => set({ ...def, h: size * MM }))}
    </div>
    ${kindFields(context, def, set)} ${isCard(context, pieces[0]!) ? csvButton(context, of, def) : nothing}
    ${isCard(context, pieces[0]!) ? nothing : switchField(e.alone, alone, setAlone)}
  </fieldset>`;
}

const ALIGN_SIGNS: Readonly<Record<Align, SignName>> = {
  left: 'align-start-vertical',
  center: 'align-center-vertical',
  right: 'align-end-vertical',
  top: 'align-start-horizontal',
  middle: 'align-center-horizontal',
  bottom: 'align-end-horizontal',
};

/** Several in order. */
function order({ context, things, actions }: About): TemplateResult | typeof nothing {
  const some = movable(context, things);
  if (some.length < 2) return nothing;
  const e = editWords(context.lang);
  const { grid, setGrid, attempt } = actions;
  const put = (args: unknown) => (): void => void attempt('put', args);
  return html`<fieldset>
    <legend>${e.order}</legend>
    <div class="aligns">
      ${ALIGN.map(
        (how) =>
          html`<button
            class="btn icon"
            aria-label=${e.aligns[how]}
            title=${e.aligns[how]}
            @click=${put(align(context, some, how))}
          >
            ${sign(ALIGN_SIGNS[how])}
          </button>`,
      )}
    </div>
    ${
      some.length > 2
        ? html`<div class="prop-acts">
            <button class="btn small" @click=${put(distribute(context, some, 'across'))}>${e.across}</button>
            <button class="btn small" @click=${put(distribute(context, some, 'down'))}>${e.down}</button>
          </div>`
        : nothing
    }
    <div class="prop-row">
      ${numberField(e.columns, grid.columns, { least: 1, most: 64 }, (columns) => setGrid({ ...grid, columns }))}
      ${numberField(e.gap, Math.round(grid.gap / MM), { least: 0, most: 200 }, (gap) => setGrid({ ...grid, gap: gap * MM }))}
    </div>
    ${choiceField(e.by, grid.order, e.orders, (by) => setGrid({ ...grid, order: by }))}
    <button class="btn small" @click=${put(layInGrid(context, some, grid))}>${sign('grid-3x3')}${e.inGrid}</button>
  </fieldset>`;
}

/** What is done with them as they are. */
function acts({ context, numbers, actions }: About): TemplateResult {
  const { w, view } = context;
  const e = editWords(context.lang);
  const { attempt } = actions;
  const p = namedBy(context, numbers);
  const more = twins(context, numbers);
  const isGrouped = view.groups.some((group) => numbers.some((n) => group.includes(n)));
  return html`<div class="prop-acts">
    <button class="btn small" @click=${(): void => actions.copy()}>
      ${sign('copy')}${libraryWords(context.lang).copy}
    </button>
    <button class="btn small" ?disabled=${!more} @click=${(): void => void attempt('make', more)}>
      ${sign('copy')}${w.edit.duplicate}
    </button>
    ${
      numbers.length > 1 || isGrouped
        ? html`<button
            class="btn small"
            @click=${(): void => void attempt('group', isGrouped ? { p, apart: true } : { p })}
          >
            ${sign(isGrouped ? 'ungroup' : 'group')}${isGrouped ? e.apart : e.group}
          </button>`
        : nothing
    }
    <button class="btn small danger" @click=${(): void => void attempt('remove', { p })}>
      ${sign('trash')}${w.remove}
    </button>
  </div>`;
}

/** The panel of what is chosen. @param things that lie on the table, those alone */
export function props(context: BoardContext, things: readonly PieceThing[], actions: PropsActions): TemplateResult {
  const { w } = context;
  const numbers = things.map(({ n }) => n);
  const pieces = numbers.map((n) => pieceOf(context, n)!);
  const about = { context, things, pieces, numbers, actions };
  const [first] = pieces;
  const title = pieces.length === 1 ? publicName(context, numbers[0]!, first!) : w.chosen(pieces.length);
  return html`<h4>${title}</h4>
    ${definition(about)} ${place(about)} ${order(about)} ${hold(about)} ${acts(about)}`;
}
