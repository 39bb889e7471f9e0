// Writes src/games/chrononauts/board/art-data.ts: the pictures on Chrononauts' cards, by face, from Fluent Emoji Flat (MIT).
// Run: `node scripts/card-art.mjs && npx oxfmt src/games/chrononauts/board/art-data.ts`.
import { readFileSync, writeFileSync } from 'node:fs';

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8'));

const ART = {
  'reverse-fate': 'crystal-ball',
  'restore-history': 'open-book',
  'prevent-assassination': 'shield',
  'avert-disaster': 'ship',
  'halt-attack': 'stop-sign',
  sabotage: 'nut-and-bolt',
  P1868: 'page-with-curl',
  P1917: 'dove',
  P1918: 'ferris-wheel',
  P1929: 'chart-increasing',
  P1933: 'package',
  P1939: 'anchor',
  P1942: 'balance-scale',
  P1944: 'fire',
  P1945a: 'ferry',
  P1945b: 'white-flag',
  P1945c: 'desert-island',
  P1948: 'speech-balloon',
  P1950: 'balloon',
  P1962: 'radioactive',
  P1968: 'house-with-garden',
  P1969: 'satellite',
  P1974: 'magnifying-glass-tilted-left',
  P1986: 'guitar',
  P1991: 'globe-showing-asia-australia',
  P1995: 'deciduous-tree',
  P1999: 'school',
  'portrait-real': 'framed-picture',
  'portrait-fine-copy': 'artist-palette',
  'portrait-poor-copy': 'crayon',
  tyrannosaur: 't-rex',
  stegosaur: 'sauropod',
  mammoth: 'mammoth',
  ark: 'toolbox',
  grail: 'wine-glass',
  menorah: 'menorah',
  'sports-almanac': 'trophy',
  'cancer-cure': 'syringe',
  'lost-play': 'performing-arts',
  'library-scroll': 'scroll',
  rongorongo: 'moai',
  'imperial-egg': 'egg',
  'get-there-first': 'nose',
  'sell-artifact/portrait': 'money-bag',
  'sell-artifact/creature': 'money-bag',
  'sell-artifact/lost': 'money-bag',
  'perform-miracle/relic': 'sparkles',
  'perform-miracle/future': 'sparkles',
  discontinuity: 'clockwise-vertical-arrows',
  'time-vortex': 'cyclone',
  'new-mission': 'briefcase',
  'never-existed': 'dashing-away',
  'parents-never-met': 'disguised-face',
  'parents-never-met/artifact': 'dashing-away',
  memo: 'envelope',
  'fast-forward': 'fast-forward-button',
  rewind: 'recycling-symbol',
  'quick-trip': 'telescope',
};

const body = (name) => {
  const icon = icons[name];
  if (!icon || /\bid=/.test(icon.body)) throw new Error(`no plain picture for ${name}`);
  return icon.body;
};
const lines = Object.entries(ART).map(([face, name]) => `  '${face}': '${body(name)}',`);
writeFileSync(
  'src/games/chrononauts/board/art-data.ts',
  `/** Pictures on the cards, from Fluent Emoji Flat (MIT, Microsoft). Written by scripts/card-art.mjs: change the list there. */

/** Markup inside a 32 × 32 svg, by face. */
export const ART: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${lines.length} pictures`);
