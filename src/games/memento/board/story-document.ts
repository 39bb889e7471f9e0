/**
 * The story of the evening as one document: HTML to read and print, and plain text. It holds what was written and what the dice did to it,
 * nothing of who was connected from where. Every text that somebody wrote is escaped.
 */
import type { Lang } from '../../../elements/board.ts';
import { words } from '../../../elements/words.ts';
import type { Line } from '../state.ts';
import { callOf, nameOf, type Sight } from './sight.ts';

const say = words(
  {
    title: 'La storia di una sera',
    by: 'Raccontata da',
    darkness: 'L’Oscurità',
    setting: 'Dove e quando',
    prelude: (n: number) => `Preludio ${n}`,
    scene: (n: number) => `Scena ${n}`,
    defeat: (name: string) => `${name} cede`,
    final: (name: string) => `L’ultima luce: ${name}`,
    epilogue: 'Che cosa succede dopo',
    people: 'I personaggi',
    none: 'Alla fine non gli resta nessuna caratteristica.',
    player: (name: string) => `di ${name}`,
    empty: 'Non avete scritto niente: la storia resta nelle vostre parole.',
  },
  {
    title: 'The story of an evening',
    by: 'Told by',
    darkness: 'The Darkness',
    setting: 'Where and when',
    prelude: (n: number) => `Prelude ${n}`,
    scene: (n: number) => `Scene ${n}`,
    defeat: (name: string) => `${name} yields`,
    final: (name: string) => `The last light: ${name}`,
    epilogue: 'What came after',
    people: 'The characters',
    none: 'In the end no trait is left.',
    player: (name: string) => `played by ${name}`,
    empty: 'You wrote nothing down: the story stays in your words.',
  },
);

export interface Chapter {
  readonly title: string;
  readonly lines: readonly { readonly by: string; readonly text: string }[];
}

export interface Story {
  readonly lang: Lang;
  readonly title: string;
  readonly by: string;
  readonly elements: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly people: readonly { readonly name: string; readonly player: string; readonly traits: readonly string[] }[];
}

function titleOf(sight: Sight, line: Line): string {
  const w = say(sight.lang);
  switch (line.kind) {
    case 'darkness-described':
    case 'setting':
      return w.setting;
    case 'prelude':
      return w.prelude(line.scene);
    case 'epilogue':
      return w.epilogue;
    case 'defeat':
      return w.defeat(callOf(sight, line.seat));
    case 'final':
      return w.final(callOf(sight, line.seat));
    default:
      return w.scene(line.scene);
  }
}

/** Lines that stand together make a chapter. */
export function storyOf(sight: Sight): Story {
  const { view, lang } = sight;
  const w = say(lang);
  const chapters: { title: string; lines: { by: string; text: string }[] }[] = [];
  for (const line of view.journal) {
    const title = titleOf(sight, line);
    if (chapters.at(-1)?.title !== title) chapters.push({ title, lines: [] });
    chapters.at(-1)!.lines.push({ by: callOf(sight, line.seat), text: line.text });
  }
  return {
    lang,
    title: w.title,
    by: `${w.by} ${view.seats.map((seat) => nameOf(sight, seat)).join(', ')}`,
    elements: view.elements.map(([, text]) => text),
    chapters,
    people: view.characters.map(({ seat, traits }) => ({
      name: callOf(sight, seat),
      player: w.player(nameOf(sight, seat)),
      traits: traits.map((trait) => view.traits[trait] ?? ''),
    })),
  };
}

export function asText(story: Story): string {
  const w = say(story.lang);
  const chapter = ({ title, lines }: Chapter): string =>
    `${title.toUpperCase()}\n\n${lines.map(({ by, text }) => `${text}\n  (${by})`).join('\n\n')}`;
  const people = story.people.map(
    ({ name, player, traits }) =>
      `${name}, ${player}\n${traits.map((trait) => `  - ${trait}`).join('\n') || `  ${w.none}`}`,
  );
  return [
    story.title.toUpperCase(),
    story.by,
    `${w.darkness.toUpperCase()}\n\n${story.elements.map((text) => `- ${text}`).join('\n')}`,
    ...(story.chapters.length > 0 ? story.chapters.map(chapter) : [w.empty]),
    `${w.people.toUpperCase()}\n\n${people.join('\n\n')}`,
    '',
  ].join('\n\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
const prose = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const STYLE = `
:root{color-scheme:light dark;--ink:#1b231f;--soft:#5a6156;--paper:#fffdf6;--edge:#d3cbb6}
@media (prefers-color-scheme:dark){:root{--ink:#f2efe4;--soft:#b9c1b7;--paper:#1c211e;--edge:#4a524c}}
body{margin:0 auto;padding:8vh 24px 12vh;max-width:64ch;background:var(--paper);color:var(--ink);font:1.125rem/1.6 Georgia,'Iowan Old Style',Palatino,serif}
h1{font-size:2.6rem;line-height:1.1;font-weight:400;margin:0 0 .3em;text-wrap:balance}
.by{color:var(--soft);margin:0 0 3em;font-style:italic}
h2{font-size:1.5rem;font-weight:400;margin:2.6em 0 .7em;padding-bottom:.3em;border-bottom:2px solid var(--ink)}
.darkness{background:#16191a;color:#fff;padding:1.2em 1.6em;border-radius:10px;list-style:none;margin:0}
.darkness li+li{margin-top:.5em}
.line{margin:1.1em 0;display:grid;grid-template-columns:minmax(0,1fr) 9em;gap:0 1.6em}
.line p{margin:0}.line aside{color:var(--soft);font-size:.85em;font-style:italic;border-left:2px solid var(--edge);padding-left:.9em}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(14em,1fr));gap:1.4em}
.people h3{margin:0;font-weight:400}.people small{color:var(--soft)}.people ul{padding-left:1.1em;margin:.4em 0 0;font-size:.95em}
@media (max-width:560px){.line{grid-template-columns:1fr}.line aside{border:0;padding:0}}
@media print{:root{--ink:#000;--soft:#444;--paper:#fff;--edge:#bbb}body{padding:0;max-width:none;font-size:11pt}h2{break-after:avoid}.line,.people section{break-inside:avoid}.darkness{background:none;color:#000;border:2px solid #000}}
`;

/** One file, nothing fetched: it opens anywhere, for as long as browsers are. */
export function asHtml(story: Story): string {
  const w = say(story.lang);
  const chapters = story.chapters
    .map(
      ({ title, lines }) =>
        `<section><h2>${escaped(title)}</h2>${lines
          .map(({ by, text }) => `<div class="line"><p>${prose(text)}</p><aside>${escaped(by)}</aside></div>`)
          .join('')}</section>`,
    )
    .join('\n');
  const people = story.people
    .map(
      ({ name, player, traits }) =>
        `<section><h3>${escaped(name)}</h3><small>${escaped(player)}</small>${
          traits.length > 0
            ? `<ul>${traits.map((trait) => `<li>${escaped(trait)}</li>`).join('')}</ul>`
            : `<p>${escaped(w.none)}</p>`
        }</section>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${story.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(story.title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(story.title)}</h1><p class="by">${escaped(story.by)}</p>
<h2>${escaped(w.darkness)}</h2><ul class="darkness">${story.elements.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>
${chapters || `<p>${escaped(w.empty)}</p>`}
<h2>${escaped(w.people)}</h2><div class="people">${people}</div>
</body></html>
`;
}
