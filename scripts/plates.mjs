// Writes what is on people's plates, in their order, as a seat's number is its plate. In src/elements/pictures, plates-data.ts has the
// rim's colour and the name with article, so that one may say "the lemon". The pictures of plate-pictures-data.ts there come from Fluent
// Emoji Flat (MIT). Run: `node scripts/plates.mjs && npx oxfmt src/elements/pictures/*-data.ts`.
import { readFileSync, writeFileSync } from 'node:fs';

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/fluent-emoji-flat/icons.json', 'utf8'));

const PLATES = [
  ['lemon', '#b98900', 'il limone', 'the lemon'],
  ['eggplant', '#1f4f86', 'la melanzana', 'the aubergine'],
  ['cherries', '#b5341a', 'le ciliegie', 'the cherries'],
  ['mushroom', '#8a4b2a', 'il fungo', 'the mushroom'],
  ['olive', '#3f6b1e', 'l’oliva', 'the olive'],
  ['cheese-wedge', '#a8730a', 'il formaggio', 'the cheese'],
  ['pear', '#5b7a10', 'la pera', 'the pear'],
  ['grapes', '#5d3f86', 'l’uva', 'the grapes'],
  ['chestnut', '#6a4634', 'la castagna', 'the chestnut'],
  ['tomato', '#a52a1a', 'il pomodoro', 'the tomato'],
  ['garlic', '#8a7a4a', 'l’aglio', 'the garlic'],
  ['carrot', '#b05a10', 'la carota', 'the carrot'],
  ['watermelon', '#2b6a3c', 'l’anguria', 'the watermelon'],
  ['croissant', '#8f5a16', 'il cornetto', 'the croissant'],
  ['hot-pepper', '#96251a', 'il peperoncino', 'the chilli'],
  ['broccoli', '#2f6a2a', 'il broccolo', 'the broccoli'],
  ['strawberry', '#b02a3a', 'la fragola', 'the strawberry'],
  ['banana', '#97780a', 'la banana', 'the banana'],
  ['onion', '#7a3f6a', 'la cipolla', 'the onion'],
  ['tangerine', '#b86410', 'il mandarino', 'the tangerine'],
  ['avocado', '#4a5f1e', 'l’avocado', 'the avocado'],
  ['bread', '#8a5a2a', 'il pane', 'the bread'],
  ['bell-pepper', '#22703a', 'il peperone', 'the pepper'],
  ['honey-pot', '#9a6a10', 'il miele', 'the honey'],
  ['fish', '#1f5f86', 'il pesce', 'the fish'],
  ['ice-cream', '#9a4f6a', 'il gelato', 'the ice cream'],
  ['pizza', '#a5461a', 'la pizza', 'the pizza'],
  ['blueberries', '#2f4f96', 'i mirtilli', 'the blueberries'],
];

const body = (name) => {
  const icon = icons[name];
  if (!icon || /\bid=/.test(icon.body)) throw new Error(`no plain picture for ${name}`);
  return icon.body;
};
const lines = PLATES.map(([, rim, it, en]) => `  { rim: '${rim}', it: '${it}', en: '${en}' },`);
writeFileSync(
  'src/elements/pictures/plates-data.ts',
  `/** Plates of people, by their seats. Written by scripts/plates.mjs: change the list there. Their pictures: \`plate-pictures.ts\`. */
export interface Plate {
  /** Colour of the rim line. */
  readonly rim: string;
  readonly it: string;
  readonly en: string;
}

export const PLATES: readonly Plate[] = [
${lines.join('\n')}
];
`,
);
writeFileSync(
  'src/elements/pictures/plate-pictures-data.ts',
  `/** Pictures on plates, from Fluent Emoji Flat (MIT, Microsoft): markup inside a 32 × 32 svg each. Written by scripts/plates.mjs. */
export const PICTURES: readonly string[] = [
${PLATES.map(([name]) => `  '${body(name)}',`).join('\n')}
];

/** Laid in the middle of the table while people sit down. */
export const BREAD = '${body('baguette-bread')}';
export const PASTA = '${body('spaghetti')}';
export const CHEESE = '${body('cheese-wedge')}';
`,
);
writeFileSync(
  'src/elements/pictures/game-pictures-data.ts',
  `/** Pictures of games on the menu, by the game's id, from Fluent Emoji Flat (MIT, Microsoft). Written by scripts/plates.mjs. */
export const GAME_PICTURES: Readonly<Record<string, string>> = {
  codenames: '${body('detective')}',
  chrononauts: '${body('hourglass-not-done')}',
  memento: '${body('skull')}',
  'time-stories': '${body('mantelpiece-clock')}',
  lupus: '${body('wolf')}',
  sandbox: '${body('game-die')}',
  laboratory: '${body('joker')}',
};
`,
);
console.log(`${PLATES.length} plates`);
