// Writes src/elements/pictures/icons-data.ts: the Lucide icons (ISC) that the faces use, as the markup inside a 24 × 24 svg. Icons that
// only one game's board draws stand apart, so that no other table loads them. Run after adding a name: `node scripts/icons.mjs && npx oxfmt
// src/elements/pictures/icons-*.ts src/games/*/board/signs-data.ts`.
import { readFileSync, writeFileSync } from 'node:fs';

const NAMES = [
  'book-open',
  'check',
  'chevron-right',
  'compass',
  'concierge-bell',
  'copy',
  'download',
  'dices',
  'door-open',
  'ellipsis',
  'eye',
  'eye-off',
  'folder-open',
  'hand',
  'hourglass',
  'arrow-down',
  'arrow-up',
  'layers',
  'key-round',
  'log-out',
  'megaphone',
  'message-circle',
  'thumbs-up',
  'thumbs-down',
  'lightbulb',
  'face-grinning',
  'sparkles',
  'party-popper',
  'menu',
  'minus',
  'pause',
  'pencil',
  'play',
  'plus',
  'printer',
  'rotate-ccw',
  'scroll-text',
  'send',
  'shield-check',
  'shuffle',
  'smartphone',
  'triangle-alert',
  'user-plus',
  'user-x',
  'users',
  'search',
  'wifi-off',
  'zoom-out',
  'x',
];

/** Of windows that are fetched apart, and come with them (`src/elements/pictures/icons-apart.ts`). */
const APART = ['qr-code', 'rotate-ccw-clock', 'step-back', 'step-forward'];

const CHRONONAUTS = [
  'bone',
  'circle',
  'clock',
  'crown',
  'fast-forward',
  'flag',
  'gauge',
  'gem',
  'house',
  'image',
  'orbit',
  'repeat',
  'rewind',
  'rocket',
  'rotate-3d',
  'scissors',
  'scroll',
  'user',
  'zap',
];

const MEMENTO = ['moon', 'heart', 'scissors', 'quote', 'drama', 'flame', 'message-circle-question-mark', 'timer'];

const LUPUS = ['gavel', 'ghost', 'mic', 'moon', 'moon-star', 'volume-2', 'volume-off'];

const SANDBOX = [
  'align-center-horizontal',
  'align-center-vertical',
  'align-end-horizontal',
  'align-end-vertical',
  'align-start-horizontal',
  'align-start-vertical',
  'arrow-down-to-line',
  'arrow-up-from-line',
  'box',
  'circle-dot',
  'gift',
  'grid-3x3',
  'group',
  'hand-grab',
  'list',
  'lock',
  'lock-open',
  'maximize',
  'redo-2',
  'rotate-3d',
  'rotate-cw',
  'settings-2',
  'split',
  'square-dashed',
  'sticky-note',
  'trash',
  'undo-2',
  'ungroup',
  'upload',
];

const TIME_STORIES = ['archive', 'crown', 'gem', 'map', 'quote', 'refresh-cw', 'sparkle', 'swords', 'tornado'];

const nodes = JSON.parse(readFileSync('node_modules/lucide-static/icon-nodes.json', 'utf8'));
const markup = (name) => {
  if (!nodes[name]) throw new Error(`Lucide has no icon ${name}`);
  return nodes[name]
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).flatMap(([k, v]) => (k === 'key' ? [] : [`${k}="${v}"`]));
      return `<${tag} ${pairs.join(' ')}/>`;
    })
    .join('');
};
const union = (names) => names.map((name) => `'${name}'`).join(' | ');
const rows = (names) => names.map((name) => `  '${name}': '${markup(name)}',`).join('\n');
function write(file, names, type, data) {
  writeFileSync(
    file,
    `/** Icons from Lucide (ISC licence, lucide.dev). Written by scripts/icons.mjs: change the list there. */
export type ${type} = ${union(names)};

export const ${data}: Readonly<Record<${type}, string>> = {
${rows(names)}
};
`,
  );
  console.log(`${file}: ${names.length} icons`);
}
writeFileSync(
  'src/elements/pictures/icons-data.ts',
  `/** Icons from Lucide (ISC licence, lucide.dev). Written by scripts/icons.mjs: change the list there. */
export type IconName = ${union([...NAMES, ...APART])};

/** Those of windows apart come with these. */
export const ICONS: Partial<Record<IconName, string>> = {
${rows(NAMES)}
};
`,
);
writeFileSync(
  'src/elements/pictures/icons-apart.ts',
  `/** Icons of windows that are fetched apart: whoever draws one imports this. From Lucide (ISC licence, lucide.dev), written by scripts/icons.mjs. */
import { ICONS } from './icons-data.ts';

Object.assign(ICONS, {
${rows(APART)}
} satisfies typeof ICONS);
`,
);
write('src/games/chrononauts/board/signs-data.ts', CHRONONAUTS, 'SignName', 'SIGNS');
write('src/games/lupus/board/signs-data.ts', LUPUS, 'SignName', 'SIGNS');
write('src/games/memento/board/signs-data.ts', MEMENTO, 'SignName', 'SIGNS');
write('src/games/sandbox/board/signs-data.ts', SANDBOX, 'SignName', 'SIGNS');
write('src/games/time-stories/board/signs-data.ts', TIME_STORIES, 'SignName', 'SIGNS');
