/** What can be changed of the table itself: its name and rules, who may do what, turns, and a new deck. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../../elements/surface/things.ts';
import type { Box, Def } from '../../box/model.ts';
import type { BoardContext } from '../context.ts';
import { sign } from '../signs.ts';
import { cardsOf, readDeck } from './deck-text.ts';
import { choiceField, linesField, switchField, textField } from './fields.ts';
import { libraryWords } from './library-words.ts';
import { pileRows } from './pile-rows.ts';
import type { PropsActions } from './props.ts';

export interface TableActions extends Pick<PropsActions, 'attempt' | 'change'> {
  /** Where a new deck comes. */
  readonly at: Point;
  /** Opens the library. */
  library(): void;
}

const MOST_RULES = 65_536;
const CARD = { w: 630, h: 880 };

/** A deck that somebody has written comes as a pile. */
function newDeck(context: BoardContext, name: string, text: string, { change, attempt, at }: TableActions): void {
  const deck = readDeck(text);
  const cards = cardsOf(deck);
  const of = context.loaded?.box.defs.length;
  if (cards.length === 0 || of === undefined) return;
  const def: Def = { kind: 'card', name, ...CARD, faces: deck.faces, back: { name, drawn: 'back:tiles' } };
  change(
    (box) => ({ ...box, defs: [...box.defs, def] }),
    () => void attempt('make', { rows: pileRows(of, cards, at) }),
  );
}

function deckForm(context: BoardContext, actions: TableActions): TemplateResult {
  const { w } = context;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const [name, cards] = [data.get('name'), data.get('cards')];
    if (typeof name !== 'string' || typeof cards !== 'string') return;
    newDeck(context, name.trim() || w.edit.deck, cards, actions);
    form.reset();
  };
  return html`<form class="deck" @submit=${submit}>
    <fieldset>
      <legend>${w.edit.newDeck}</legend>
      <label class="prop"><span>${w.edit.name}</span><input type="text" name="name" maxlength="80" /></label>
      <label class="prop lines"
        ><span>${w.edit.cards}</span><textarea name="cards" rows="6" required></textarea>
        <small>${w.edit.deckHint}</small></label
      >
      <button class="btn small go">${sign('layers')}${w.edit.makeDeck}</button>
    </fieldset>
  </form>`;
}

export function tableProps(context: BoardContext, actions: TableActions): TemplateResult {
  const { w, view, loaded } = context;
  const { change, attempt } = actions;
  const set = (more: Partial<Box>): void => change((box) => ({ ...box, ...more }));
  return html`<h4>${w.edit.table}</h4>
    <p class="hint">${w.edit.tableSay}</p>
    <div class="prop-acts">
      <button class="btn small" @click=${(): void => actions.library()}>
        ${sign('layers')}${libraryWords(context.lang).open}
      </button>
    </div>
    ${
      loaded
        ? html`<fieldset>
            <legend>${w.edit.what}</legend>
            ${textField(w.edit.name, loaded.box.name, (name) => name && set({ name }))}
            ${linesField(w.rules, loaded.box.rules, (rules) => set({ rules: rules.slice(0, MOST_RULES) }), w.edit.rulesHint)}
            ${switchField(w.edit.turns, view.turn.on, (turns) => set({ turns }))}
          </fieldset>`
        : nothing
    }
    <fieldset>
      <legend>${w.edit.whoMay}</legend>
      ${choiceField(w.edit.policy, view.policy, w.edit.policies, (policy) => void attempt('setPolicy', { policy }))}
      ${choiceField(w.edit.editing, view.edit, w.edit.edits, (edit) => void attempt('setEdit', { edit }))}
    </fieldset>
    ${deckForm(context, actions)}`;
}
