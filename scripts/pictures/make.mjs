// Makes the pictures' data, by hand: `node scripts/pictures/make.mjs`. Reads the plan and the published icons; writes icons.json and
// deck.json, which the browser only has to join. The plan says which things meet in which template. It was dealt once, with 20 of 300
// refused by eye, and is frozen, because saved games name faces by number. Two runs give equal bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { makeIcons } from './icons.mjs';
import { answered } from './outline.mjs';
import { withPage } from './raster.mjs';

const PICTURES = 'src/pictures';
const source = async (name) => (await runnerImport(`./${PICTURES}/${name}.ts`)).module;
const lines = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`;

const plan = JSON.parse(readFileSync(new URL('plan.json', import.meta.url), 'utf8'));
const rows = plan.map(([, seed, template, variant, ...things]) => ({ seed, template, variant, things }));
const modules = { compose: await source('compose'), place: await source('place') };

await withPage(async (page) => {
  const { icons, digits } = await makeIcons(
    page,
    rows.flatMap((row) => row.things),
  );
  const deck = await answered(page, rows, icons, modules);
  const text = `{\n${Object.entries(icons)
    .map(([name, icon]) => `${JSON.stringify(name)}:${JSON.stringify(icon)}`)
    .join(',\n')}\n}\n`;
  writeFileSync(`${PICTURES}/icons.json`, text);
  writeFileSync(`${PICTURES}/deck.json`, lines(deck));
  const finer = Object.keys(digits).filter((name) => digits[name] > 1);
  console.log(`${Object.keys(icons).length} things, ${finer.length} with more than one decimal: ${finer.join(' ')}`);
  console.log(`icons.json ${text.length} B, brotli ${brotliCompressSync(text).length} B; ${deck.length} faces`);
});
