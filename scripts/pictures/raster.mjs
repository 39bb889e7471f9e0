// The only raster questions of the generator, asked in a headless Chromium: how many pixels two drawings differ in,
// and which pixels a drawing covers. So nobody has to install a native rasteriser.
import { chromium } from 'playwright-core';
import { chrome, chromeArgs } from '../chrome.mjs';

/** Pixels of side for a frame of 32 units: 4 a unit. */
export const SIDE = 128;

/** Runs `work` with a page of a headless browser. */
export async function withPage(work) {
  const { path, env } = await chrome();
  const browser = await chromium.launch({ executablePath: path, args: chromeArgs, env: { ...process.env, ...env } });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** For each drawing (the inside of a 32×32 SVG) its SIDE×SIDE pixels, RGBA, as a Buffer. */
export async function pixels(page, bodies) {
  const out = [];
  for (let i = 0; i < bodies.length; i += 60) {
    const part = await page.evaluate(
      async ({ part, side }) => {
        const canvas = new OffscreenCanvas(side, side);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        const found = [];
        for (const body of part) {
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${body}</svg>`;
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          pen.clearRect(0, 0, side, side);
          pen.drawImage(image, 0, 0);
          let text = '';
          const data = pen.getImageData(0, 0, side, side).data;
          for (let k = 0; k < data.length; k += 8192) text += String.fromCharCode(...data.subarray(k, k + 8192));
          found.push(btoa(text));
        }
        return found;
      },
      { part: bodies.slice(i, i + 60), side: SIDE },
    );
    out.push(...part.map((t) => Buffer.from(t, 'base64')));
  }
  return out;
}

/** Share of the frame's pixels that differ visibly between two rasters. */
export function moved(a, b) {
  let n = 0;
  for (let i = 0; i < a.length; i += 4) {
    const [p, q] = [a[i + 3] / 255, b[i + 3] / 255];
    // Over white, so that what is transparent in both counts as equal.
    const far = [0, 1, 2].some((k) => Math.abs(a[i + k] * p + 255 * (1 - p) - b[i + k] * q - 255 * (1 - q)) > 24);
    if (far) n += 1;
  }
  return n / (a.length / 4);
}
