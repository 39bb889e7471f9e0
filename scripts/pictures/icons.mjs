// Things: published icon → recoloured, numbers shortened as far as the eye allows, measured.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gouache } from './colour.mjs';
import { roundPath } from './path.mjs';
import { moved, pixels, SIDE } from './raster.mjs';

const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const published = JSON.parse(readFileSync(file, 'utf8')).icons;

/** Share of pixels that may move before a thing gets one decimal more. */
const MAY_MOVE = 0.01;

function recoloured(name) {
  const body = published[name].body
    .replaceAll(/(fill|stroke|stop-color)="(#[0-9a-fA-F]{3,6})"/g, (_, what, hex) => `${what}="${gouache(hex)}"`)
    .replaceAll(/ clip-rule="[^"]*"/g, '');
  // The group that says "no fill" is only needed where something is drawn by its line alone.
  const bare = /^<g fill="none">(.*)<\/g>$/s.exec(body)?.[1];
  const drawn = bare?.match(/<(?:path|circle|ellipse|rect)\b[^>]*>/g) ?? [];
  return bare && !bare.includes('<g') && drawn.every((t) => t.includes(' fill=')) ? bare : body;
}

const shortened = (body, digits) =>
  body
    .replaceAll(/ d="([^"]*)"/g, (_, d) => ` d="${roundPath(d, digits)}"`)
    .replaceAll(
      / (c?[xyr][12xy]?|width|height|stroke-width)="(-?[\d.]+)"/g,
      (_, k, v) => ` ${k}="${Number(Number(v).toFixed(digits + 1))}"`,
    );

/** The silhouette: the same paths without paint. `src/pictures/scene.ts` does the same. */
export const shape = (body) =>
  body
    .replaceAll(/ (fill|stroke|stop-color|opacity|fill-opacity|stroke-width)="[^"]*"/g, '')
    .replaceAll(/<defs>.*?<\/defs>/gs, '');

/** Ink box, seat (where something can stand on top) and feet (middle and width of what touches the ground), in 32 units. */
function measure(raster) {
  const inked = (x, y) => raster[(y * SIDE + x) * 4 + 3] > 100;
  const unit = (v) => Number(((v * 32) / SIDE).toFixed(2));
  let [x0, y0, x1, y1] = [SIDE, SIDE, 0, 0];
  const top = Array.from({ length: SIDE }, () => -1);
  const low = Array.from({ length: SIDE }, () => -1);
  for (let x = 0; x < SIDE; x += 1)
    for (let y = 0; y < SIDE; y += 1)
      if (inked(x, y)) {
        if (top[x] < 0) top[x] = y;
        low[x] = y;
        [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      }
  const w = x1 - x0;
  const wide = Math.max(4, Math.round(w * 0.24));
  let best = { score: Infinity, x: (x0 + x1) / 2, y: y0 };
  for (let x = Math.trunc(x0 + w * 0.12); x < x1 - w * 0.12 - wide; x += 1) {
    const part = top.slice(x, x + wide);
    if (part.some((v) => v < 0)) continue;
    const [high, deep] = [Math.min(...part), Math.max(...part)];
    const score = (deep - high) * 1.6 + high * 0.9 + Math.abs(x + wide / 2 - (x0 + x1) / 2) * 0.35;
    if (score < best.score) best = { score, x: x + wide / 2, y: high * 0.4 + deep * 0.6 };
  }
  const feet = [];
  for (let x = x0; x <= x1; x += 1) if (low[x] > y1 - (y1 - y0) * 0.06) feet.push(x);
  return {
    box: [unit(x0), unit(y0), unit(x1 + 1), unit(y1 + 1)],
    seat: [unit(best.x), unit(best.y)],
    feet: [unit((feet[0] + feet.at(-1)) / 2), unit(feet.at(-1) - feet[0])],
  };
}

/** The named things as `{ name: { svg, box, seat, feet } }`, sorted by name, and how many decimals each needed. */
export async function makeIcons(page, names) {
  const sorted = [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
  const full = sorted.map(recoloured);
  const truth = await pixels(page, full);
  const chosen = [...full];
  const digits = sorted.map(() => 9);
  for (const n of [3, 2, 1]) {
    const tries = full.map((b) => shortened(b, n));
    const rasters = await pixels(page, tries);
    tries.forEach((body, i) => {
      if (moved(truth[i], rasters[i]) > MAY_MOVE) return;
      chosen[i] = body;
      digits[i] = n;
    });
  }
  const icons = Object.fromEntries(sorted.map((name, i) => [name, { svg: chosen[i], ...measure(truth[i]) }]));
  return { icons, digits: Object.fromEntries(sorted.map((name, i) => [name, digits[i]])) };
}
