/** `mission proof`: every card of a mission on one sheet, with its pictures, words in all languages, and what it does, for proof-reading. */
import type { Card } from '../pack/cards.ts';
import type { Mission } from '../pack/mission.ts';
import { openLocations } from '../pack/story.ts';
import { isSealed, type Text } from '../pack/texts.ts';
import { bytesOf, type Art } from '../vault/source.ts';
import { base64url } from '../../../kernel/base64url.ts';
import { escaped } from './escaped.ts';

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #f4f1ea; }
h2 { margin: 2.5rem 0 .5rem; } .cards { display: flex; flex-wrap: wrap; gap: 1rem; }
article { background: #fff; border: 1px solid #c9c2b3; border-radius: 10px; padding: 1rem; width: 20rem; break-inside: avoid; }
article h3 { margin: 0 0 .5rem; font-size: 1rem; } article img { max-width: 100%; max-height: 12rem; display: block; margin: 0 auto .5rem; }
p { margin: .4rem 0; } p[lang]::before { content: attr(lang); color: #767057; font-size: .7rem; margin-right: .5em; text-transform: uppercase; }
pre { font-size: .72rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f7f5ef; padding: .5rem; border-radius: 6px; }
.many { color: #a33; font-size: .8rem; }
@media print { body { background: #fff; margin: 0; } }`;

/** A card is retold by heart: beyond so many words nobody can. */
const WORDS_MOST = 55;

const words = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

function textOf(text: Text): string {
  if ('blob' in text && Object.keys(text).length === 1) return '<p>…</p>';
  return Object.entries(text)
    .map(([lang, said]) => {
      const n = words(said);
      const much = n > WORDS_MOST ? ` <span class="many">${n} words</span>` : '';
      return `<p lang="${escaped(lang)}">${escaped(said)}${much}</p>`;
    })
    .join('');
}

/** A data URL: the sheet is one file. */
function pictureOf(art: Art | undefined, alt: string): string {
  if (art === undefined) return '';
  const base64 = base64url(bytesOf(art)).replaceAll('-', '+').replaceAll('_', '/');
  const type =
    typeof art === 'string' || art[0] === 0x3c ? 'image/svg+xml' : art[0] === 0x89 ? 'image/png' : 'image/webp';
  return `<img alt="${escaped(alt)}" src="data:${type};base64,${base64.padEnd(Math.ceil(base64.length / 4) * 4, '=')}">`;
}

/** What a card does, without its words: those stand above. */
const deeds = (part: unknown): string =>
  JSON.stringify(part, null, 1)
    .replaceAll(/[{}[\]",]/gu, ' ')
    .replaceAll(/^\s*\n/gmu, '');

function cardOf(card: Card, art: Readonly<Record<string, Art>>): string {
  const {
    id,
    kind,
    number,
    colour,
    back,
    text,
    alt,
    image,
    instructions,
    tests,
    conflict,
    actions,
    whileOwned,
    overlays,
  } = card;
  const title = [number, id, kind.toLowerCase(), colour].filter((one) => one !== undefined).join(' · ');
  const does = { instructions, tests, conflict, actions, whileOwned };
  const said = Object.entries(does).filter(
    ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
  );
  const more = isSealed(overlays) || !overlays ? '' : overlays.map((one) => textOf(one.text)).join('');
  return [
    `<article id="${escaped(id)}"><h3>${escaped(title)}</h3>`,
    pictureOf(art[image?.blob ?? back], image?.blob ?? back),
    textOf(text),
    more,
    alt ? `<details><summary>alt</summary>${textOf(alt)}</details>` : '',
    said.length > 0 ? `<pre>${escaped(deeds(Object.fromEntries(said)))}</pre>` : '',
    '</article>',
  ].join('');
}

export function sheetOf(mission: Mission, art: Readonly<Record<string, Art>>): string {
  const { story, shared, receptacles, title, ending } = mission;
  const part = (name: string, cards: readonly Card[], before = ''): string =>
    cards.length === 0 && before === ''
      ? ''
      : `<h2>${escaped(name)}</h2>${before}<div class="cards">${cards.map((card) => cardOf(card, art)).join('')}</div>`;
  const name = Object.values(title)[0] ?? mission.id;
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(name)}</title><style>${STYLE}</style>`,
    `<h1>${escaped(name)}</h1>${textOf(story.procedure)}`,
    part('Prologue', story.prologue),
    ...openLocations(story).map((place) =>
      part(
        `${place.number ?? ''} ${Object.values(place.name).join(' / ')}`,
        place.panorama,
        isSealed(place.a)
          ? ''
          : textOf(place.a.text) + (place.a.variants ?? []).map(({ text }) => textOf(text)).join(''),
      ),
    ),
    part('Mysteries', story.mysteries),
    part('Elements', shared.elements),
    ...receptacles.map(({ name: called, epithet, background, personal }) =>
      part(
        Object.values(called).join(' / '),
        [personal.power, personal.memoryBreaker, ...personal.interactions],
        textOf(epithet) + textOf(background),
      ),
    ),
    part('Set aside', [story.returnCard, ...story.setAside.map(({ card }) => card)]),
    isSealed(ending)
      ? ''
      : `<h2>Endings</h2>${[...ending.success, ...ending.failure].map(({ text }) => textOf(text)).join('<hr>')}`,
  ].join('\n');
}
