// Draws the pictures that stand for the page: icons for where it is installed, from public/icon.svg, and what a chat shows of a link.
// Run after changing either: `node scripts/page-pictures.mjs`.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chrome, chromeArgs } from './chrome.mjs';

const icon = readFileSync('public/icon.svg', 'utf8');
const font = readFileSync('src/elements/fonts/young-serif-latin.woff2').toString('base64');
const text = readFileSync('src/elements/fonts/atkinson-hyperlegible-next-latin.woff2').toString('base64');

/** A maskable icon fills its square; what it shows keeps clear of the edge, which each device cuts in its own way. */
const square = (size, inside) => `<body style="margin:0;background:${inside < size ? '#dbe3d6' : 'transparent'}">
  <div style="width:${size}px;height:${size}px;display:grid;place-items:center">
    <div style="width:${inside}px;height:${inside}px">${icon.replace('<svg ', '<svg width="100%" height="100%" ')}</div>
  </div>`;

const gingham =
  'repeating-linear-gradient(0deg,#e9b94a88 0 24px,transparent 24px 48px),repeating-linear-gradient(90deg,#e9b94a88 0 24px,transparent 24px 48px),#fbfaf5';
const preview = `<style>
  @font-face { font-family: Sign; src: url(data:font/woff2;base64,${font}) }
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${text}) }
  body { margin: 0; width: 1200px; height: 630px; background: ${gingham}; display: grid; place-items: center; color: #18241e }
  main { width: 1040px; height: 470px; border-radius: 40px; background: #fbfaf5; border: 3px dashed #c9cec1; display: grid; place-content: center; justify-items: center; gap: 16px; text-align: center }
  h1 { font: 92px/1 Sign; margin: 0 } p { font: 34px/1.2 Text; margin: 0; color: #4a574f } div { width: 150px; height: 150px }
</style><main><div>${icon}</div><h1>Tavolata</h1><p>Tutti a una tavola, in videochiamata</p><p>Everybody at one table, on a video call</p></main>`;

const { path, env } = await chrome();
const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
const page = await browser.newPage();
for (const [name, width, height, html] of [
  ['icon-192', 192, 192, square(192, 192)],
  ['icon-512', 512, 512, square(512, 512)],
  ['icon-maskable', 512, 512, square(512, 380)],
  ['preview', 1200, 630, preview],
]) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
}
await browser.close();
