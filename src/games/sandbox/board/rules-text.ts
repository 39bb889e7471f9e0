/** A box's rules sheet: plain text with headings (#), lists (-) and bold (**). Nothing else means anything in it, so a stranger's text is text. */
import { html, type TemplateResult } from 'lit';

const BOLD = /\*\*([^*]+)\*\*/u;

/** Every second part is bold. */
const inline = (text: string): TemplateResult =>
  html`${text.split(BOLD).map((part, i) => (i % 2 === 1 ? html`<b>${part}</b>` : part))}`;

function block(lines: readonly string[]): TemplateResult {
  if (lines[0]!.startsWith('- '))
    return html`<ul>
      ${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}
    </ul>`;
  if (lines[0]!.startsWith('#')) return html`<h3>${lines[0]!.replace(/^#+\s*/u, '')}</h3>`;
  return html`<p>${inline(lines.join(' '))}</p>`;
}

/** Lines of a list stay together; a heading stands alone. */
function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  const kindOf = (line: string): string => (line.startsWith('- ') ? 'list' : line.startsWith('#') ? 'heading' : 'text');
  let kind = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    const now = line === '' ? '' : kindOf(line);
    if (now !== '' && (now !== kind || now !== 'list')) blocks.push([line]);
    else if (now !== '') blocks.at(-1)!.push(line);
    kind = now;
  }
  return blocks;
}

export const rulesText = (text: string): TemplateResult =>
  html`<div class="rules-text">${blocksOf(text).map(block)}</div>`;
