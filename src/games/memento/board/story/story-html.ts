/**
 * The story as one HTML file, to read and to print. Nothing is fetched by it, so that it opens anywhere, for as long as browsers are. Every
 * text that somebody wrote is escaped.
 */
import type { Chapter, Side, SheetLine, Story } from './story.ts';
import { STORY_STYLE } from './story-style.ts';
import { storyWords } from './story-words.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
const prose = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** A ten-sided die, seen from its side; drawn, since colours behind a text aren't printed. */
const die = (face: number): string =>
  `<svg viewBox="0 0 30 30"><path d="M15 1 28 11v8L15 29 2 19v-8zM15 1 25 17 15 22 5 17zM15 22v7"/><text x="15" y="17">${face}</text></svg>`;

const side = ({ party, name, dice, wins }: Side, word: string): string =>
  `<li class="${party}${wins ? ' wins' : ''}"><b>${escaped(name)}${wins ? ` <small>${escaped(word)}</small>` : ''}</b><span role="img" aria-label="${dice.join(', ') || '–'}">${dice.map(die).join('')}</span></li>`;

function chapter({ number, title, lines, dice, margin }: Chapter, word: string): string {
  const head = `${number === '' ? '' : `<small>${escaped(number)}</small> `}${escaped(title)}`;
  const beside = [
    dice.length > 0 ? `<ul class="dice">${dice.map((one) => side(one, word)).join('')}</ul>` : '',
    margin.map((line) => `<p>${escaped(line)}</p>`).join(''),
  ].join('');
  const tale = lines.map(({ by, text }) => `<p>${prose(text)}<cite>${escaped(by)}</cite></p>`).join('');
  return `<section${beside === '' ? '' : ' class="scene"'}><h2>${head}</h2>${beside === '' ? '' : `<aside>${beside}</aside>`}<div class="tale">${tale}</div></section>`;
}

const trait = ({ text, says, isLost }: SheetLine): string =>
  `<li>${isLost ? `<s>${escaped(text)}</s>` : escaped(text)}${says === '' ? '' : ` <small>${escaped(says)}</small>`}</li>`;

export function asHtml(story: Story): string {
  const w = storyWords(story.lang);
  const people = story.people.map(
    ({ name, player, traits }) =>
      `<section><h3>${escaped(name)}</h3><small>${escaped(player)}</small><ul>${
        traits.length > 0 ? traits.map(trait).join('') : `<li>${escaped(w.none)}</li>`
      }</ul></section>`,
  );
  return `<!doctype html>
<html lang="${story.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(story.title)}</title><style>${STORY_STYLE}</style></head>
<body><header><h1>${escaped(story.title)}</h1><p class="by">${escaped(story.by)}</p></header>
<div class="night"><h2>${escaped(w.darkness)}</h2><ul>${story.elements.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul></div>
<main>
${story.chapters.map((one) => chapter(one, w.wins)).join('\n') || `<p>${escaped(w.empty)}</p>`}
</main>
<footer><h2>${escaped(w.people)}</h2><div class="people">${people.join('')}</div></footer>
</body></html>
`;
}
