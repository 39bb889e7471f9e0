/**
 * The choice of who may do what stands beside the rules: everybody finds it there, also where nobody prepares the table (SB-16). The host sets
 * it; a choice of anybody else is a vote, and the votes stand below.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { EDITS, POLICIES } from '../state.ts';
import { choiceField } from './choice-field.ts';
import type { BoardActions, BoardContext } from './context.ts';
import { panelWords } from './panel-words.ts';

const VALUES = { policy: POLICIES, edit: EDITS } as const;

/** What others than the host would like it to be, with how many have said so. */
function votes(
  context: BoardContext,
  what: 'policy' | 'edit',
  words: Readonly<Record<string, string>>,
): TemplateResult {
  const { view, w, lang } = context;
  const say = panelWords(lang);
  return html`<div role="status">
    ${view.votes
      .filter((vote) => vote.what === what)
      .map(({ about, by }) => {
        const names = w.names(by.map((seat) => nameOf(context, seat)));
        const wish = words[VALUES[what][about] ?? ''] ?? '';
        return html`<small>${say.votes(wish, names, by.length, view.needed)}</small>`;
      })}
  </div>`;
}

export function whoMay(
  context: BoardContext,
  { attempt }: Pick<BoardActions, 'attempt'>,
): TemplateResult | typeof nothing {
  const { view, lang, still } = context;
  const say = panelWords(lang);
  if (still || view.over) return nothing;
  return html`<fieldset class="who-may">
    <legend>${say.whoMay}</legend>
    ${choiceField(say.policy, view.policy, say.policies, (policy) => void attempt('setPolicy', { policy }))}
    ${votes(context, 'policy', say.policies)}
    ${choiceField(say.editing, view.edit, say.edits, (edit) => void attempt('setEdit', { edit }))}
    ${votes(context, 'edit', say.edits)} ${view.me === view.host ? nothing : html`<p class="hint">${say.whoMaySay}</p>`}
  </fieldset>`;
}
