/** What can be changed of the table itself: its name and rules, who may do what, turns, and a new deck. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../../elements/surface/things.ts';
import type { Box, Def } from '../../box/model.ts';
import type { BoardContext } from '../context.ts';
import { sign } from '../signs.ts';
import { whoMay } from '../who-may.ts';
import { cardsOf, readDeck } from './deck-text.ts';
import { linesField, switchField, textField } from './fields.ts';
import { editWords } from './edit-words.ts';
import { libraryWords } from './library-words.ts';
import { pileRows } from './pile-rows.ts';
import type { PropsActions } from './props.ts';
import { placeOf } from './rebase.ts';

export interface TableActions extends Pick<PropsActions, 'attempt' | 'change'> {
  /** Where a new deck comes. */
  readonly at: Point;
  /** How the table lies becomes how its box begins. */
  beginHere(): void;
  /** That was asked for once, and waits for the second tap. */
  readonly sure: boolean;
  /** Opens the library. */
  library(): void;
  /** Opens pictures and games from files. */
  openFiles(): void;
}

const MOST_RULES = 65_536;
const CARD = { w: 630, h: 880 };

/** A deck that somebody has written comes as a pile. */
function newDeck(name: string, text: string, { change, attempt, at }: TableActions): void {
  const deck = readDeck(text);
  const cards = cardsOf(deck);
  if (cards.length === 0) return;
  const def: Def = { kind: 'card', name, ...CARD, faces: deck.faces, back: { name, drawn: 'back:tiles' } };
  change(
    (box) => ({ ...box, defs: [...box.defs, def] }),
    (box) => void attempt('make', { rows: pileRows(placeOf(box, def), cards, at) }),
  );
}

function deckForm(context: BoardContext, actions: TableActions): TemplateResult {
  const e = editWords(context.lang);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const [name, cards] = [data.get('name'), data.get('cards')];
    if (typeof name !== 'string' || typeof cards !== 'string') return;
    newDeck(name.trim() || e.deck, cards, actions);
    form.reset();
  };
  return html`<form class="deck" @submit=${submit}>
    <fieldset>
      <legend>${e.newDeck}</legend>
      <label class="prop"><span>${e.name}</span><input type="text" name="name" maxlength="80" /></label>
      <label class="prop lines"
        ><span>${e.cards}</span><textarea name="cards" rows="6" required></textarea> <small>${e.deckHint}</small></label
      >
      <button class="btn small go">${sign('layers')}${e.makeDeck}</button>
    </fieldset>
  </form>`;
}

export function tableProps(context: BoardContext, actions: TableActions): TemplateResult {
  const { w, view, loaded } = context;
  const e = editWords(context.lang);
  const { change } = actions;
  const set = (more: Partial<Box>): void => change((box) => ({ ...box, ...more }));
  return html`<h4>${e.table}</h4>
    <p class="hint">${e.tableSay}</p>
    <div class="prop-acts">
      <button class="btn small" @click=${(): void => actions.library()}>
        ${sign('layers')}${libraryWords(context.lang).open}
      </button>
      <button class="btn small" @click=${(): void => actions.openFiles()}>
        ${sign('box')}${libraryWords(context.lang).files}
      </button>
      <button class="btn small ${actions.sure ? 'danger' : ''}" @click=${(): void => actions.beginHere()}>
        ${sign('play')}${actions.sure ? e.beginSure : e.beginHere}
      </button>
      <p class="heard" aria-live="polite">${actions.sure ? e.beginSure : ''}</p>
    </div>
    ${
      loaded
        ? html`<fieldset>
            <legend>${e.what}</legend>
            ${textField(e.name, loaded.box.name, (name) => name && set({ name }))}
            ${linesField(w.rules, loaded.box.rules, (rules) => set({ rules: rules.slice(0, MOST_RULES) }), e.rulesHint)}
            ${switchField(e.turns, view.turn.on, (turns) => set({ turns }))}
          </fieldset>`
        : nothing
    }
    ${whoMay(context, actions)} ${deckForm(context, actions)}`;
}
