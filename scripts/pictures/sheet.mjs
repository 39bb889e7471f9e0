// Contact sheets to look at: `node scripts/pictures/sheet.mjs <file.png> [look] [px] [from] [count] [columns] [template,…]`.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runnerImport } from 'vite';
import { withPage } from './raster.mjs';

const [, , file = 'pictures.png', look = 'muted', px = '104', from = '0', count = '140', columns = '14', only = ''] =
  process.argv;
const PICTURES = 'src/pictures';
const json = (name) => JSON.parse(readFileSync(`${PICTURES}/${name}.json`, 'utf8'));
const { composeFace } = (await runnerImport(`./${PICTURES}/compose.ts`)).module;
const material = { deck: json('deck'), icons: json('icons') };

const wanted = only.split(',').filter(Boolean);
const faces = material.deck
  .map((_, face) => face)
  .filter((face) => wanted.length === 0 || wanted.includes(material.deck[face].template))
  .slice(Number(from), Number(from) + Number(count));
const cells = faces.map((face) => {
  const address = `data:image/svg+xml;base64,${Buffer.from(composeFace(material, face, look)).toString('base64')}`;
  return `<figure><img width="${px}" height="${px}" src="${address}"><figcaption>${face}</figcaption></figure>`;
});
const style = `body{margin:8px;display:inline-grid;grid-template-columns:repeat(${columns},${px}px);gap:6px;background:#ece7dc}
figure{margin:0;font:9px sans-serif;color:#666}img{display:block}`;

await withPage(async (page) => {
  await page.setViewportSize({ width: Number(columns) * (Number(px) + 6) + 16, height: 600 });
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(file, await page.screenshot({ fullPage: true }));
});
