/**
 * Draws pictures anew, in a Worker. A file's name, its place and camera, and anything else that may be in it stay behind. The page imports this
 * chunk to learn its address, and where no Worker starts, to draw by itself. It may import nothing that the page has.
 */
import { answerQuestions } from '../../../../elements/workers/answering.ts';

/** One picture that is to come of it. */
export interface Part {
  /** Of equal parts of the whole, the one at this place by rows. */
  readonly cut?: { readonly columns: number; readonly rows: number; readonly at: number } | undefined;
  /** Longest width in pixels. */
  readonly most: number;
}

export interface Redraw {
  readonly picture: Uint8Array | ImageBitmap;
  readonly parts: readonly Part[];
  /** It may be seen through: no JPEG. */
  readonly isClear: boolean;
}

export interface Redrawn {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly w: number;
  readonly h: number;
}

const QUALITY = 0.82;

export const address: string = import.meta.url;

async function encoded(canvas: OffscreenCanvas, isClear: boolean): Promise<Blob> {
  // A browser that can't write a kind gives PNG: what came back decides.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (blob.type === 'image/webp' || isClear) return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function drawn(image: ImageBitmap, { cut, most }: Part, isClear: boolean): Promise<Redrawn> {
  const { columns, rows, at } = cut ?? { columns: 1, rows: 1, at: 0 };
  const [w, h] = [image.width / columns, image.height / rows];
  const scale = Math.min(1, most / w, most / h);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale)));
  const on = canvas.getContext('2d')!;
  on.imageSmoothingQuality = 'high';
  const [x, y] = [(at % columns) * w, Math.floor(at / columns) * h];
  on.drawImage(image, x, y, w, h, 0, 0, canvas.width, canvas.height);
  const blob = await encoded(canvas, isClear);
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()), w: canvas.width, h: canvas.height };
}

/** @returns by the order of its parts; nothing where it can't be drawn */
export async function redraw({ picture, parts, isClear }: Redraw): Promise<readonly Redrawn[]> {
  let image: ImageBitmap | undefined;
  try {
    image =
      picture instanceof Uint8Array ? await createImageBitmap(new Blob([picture as Uint8Array<ArrayBuffer>])) : picture;
    const out: Redrawn[] = [];
    for (const part of parts) out.push(await drawn(image, part, isClear));
    return out;
  } catch {
    return [];
  } finally {
    image?.close();
  }
}

answerQuestions(
  () => Promise.resolve(),
  (_, question: Redraw) => redraw(question),
);
