/** All pictures of an import, drawn anew by a Worker: each sheet is decoded once, however many cards are cut from it. */
import { helper, type Helper } from '../../../../elements/workers/helper.ts';
import { sizeOf, typeOf } from '../../../kit/picture-size.ts';
import { MOST_PIXELS, pictureOf } from '../file/box-file.ts';
import type { Source, Wanted } from './draft.ts';
import type { Drawn } from './pour.ts';
import type { Redraw, Redrawn } from './redraw-worker.ts';

const IDLE_MS = 10_000;
/** Longest side of a drawing (SVG), in pixels: it has no size of its own. */
const DRAWING = 1_024;

const load = (): Promise<typeof import('./redraw-worker.ts')> => import('./redraw-worker.ts');
const worker: Helper<Redraw, readonly Redrawn[]> = helper(load, IDLE_MS);

/**
 * A drawing goes through an image element, where nothing in it runs or asks for anything, onto a canvas. One that has a page in it
 * taints the canvas, and is refused.
 */
async function fromDrawing(bytes: Uint8Array): Promise<ImageBitmap | undefined> {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [w, h] = [image.naturalWidth || DRAWING, image.naturalHeight || DRAWING];
    const scale = DRAWING / Math.max(w, h);
    const canvas = new OffscreenCanvas(Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale)));
    const on = canvas.getContext('2d')!;
    on.drawImage(image, 0, 0, canvas.width, canvas.height);
    on.getImageData(0, 0, 1, 1);
    return canvas.transferToImageBitmap();
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What the Worker gets; undefined for what is no picture, or would be too large in memory. */
async function readable(source: Source): Promise<Pick<Redraw, 'picture' | 'isClear'> | undefined> {
  if ('url' in source) return undefined;
  const { bytes, name } = source;
  const type = typeOf(bytes);
  const size = type && sizeOf(type, bytes);
  if (size) return size[0] * size[1] > MOST_PIXELS ? undefined : { picture: bytes, isClear: type !== 'image/jpeg' };
  const isDrawing = /\.svg$/iu.test(name) || new TextDecoder().decode(bytes.subarray(0, 400)).includes('<svg');
  const picture = isDrawing ? await fromDrawing(bytes) : undefined;
  return picture && { picture, isClear: true };
}

async function redrawn(question: Redraw): Promise<readonly Redrawn[]> {
  const got = await worker.ask(question);
  return got ? got.answer : (await load()).redraw(question);
}

/**
 * @param told after each file: so many pictures of so many
 * @param isWanted false where nobody waits any more
 * @returns by the index of what was wanted; undefined for what can't be drawn
 */
export async function drawAnew(
  wanted: readonly Wanted[],
  told: (done: number, all: number) => void,
  isWanted: () => boolean,
): Promise<readonly (Drawn | undefined)[]> {
  const out: (Drawn | undefined)[] = wanted.map(() => undefined);
  const bySource = new Map<unknown, { readonly source: Source; readonly at: number[] }>();
  for (const [i, { source }] of wanted.entries()) {
    const key = 'url' in source ? source.url : source.bytes;
    const group = bySource.get(key) ?? { source, at: [] };
    group.at.push(i);
    bySource.set(key, group);
  }
  let done = 0;
  told(done, wanted.length);
  for (const { source, at } of bySource.values()) {
    if (!isWanted()) break;
    const from = await readable(source);
    const parts = at.map((i) => ({ cut: wanted[i]!.cut, most: wanted[i]!.most }));
    const all = from ? await redrawn({ ...from, parts }) : [];
    for (const [j, i] of at.entries()) {
      const one = all[j];
      const picture = one && pictureOf(one.bytes);
      if (one && picture) out[i] = { ...picture, w: one.w, h: one.h };
    }
    done += at.length;
    told(done, wanted.length);
  }
  return out;
}
