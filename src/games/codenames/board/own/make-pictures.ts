/**
 * Files that a person chose → pictures for the table. They are drawn anew at a size that fits. So nothing of the file but what it shows goes on
 * the shelf (no place, no camera, no name). What can't be drawn here, and doubles, are left out and counted.
 */
import { MAX_OWN } from '../../pictures.ts';
import { isPicture, type OwnPicture, PICTURE_TYPES, type PictureType } from './set-bytes.ts';

/** Longest side in pixels. */
const SIDE = 512;
const QUALITY = 0.8;
/** All pictures of a set, below what a thing on the shelf may have. */
export const MAX_SET_BYTES: number = 15 * 1024 * 1024;

export interface Made {
  readonly pictures: readonly OwnPicture[];
  /** Files that aren't images, or of a kind that this browser doesn't draw. */
  readonly unreadable: number;
  /** The same picture again. */
  readonly doubles: number;
  /** More than a set holds. */
  readonly tooMany: number;
}

/** @param told after each file: so many of so many */
export async function makePictures(
  files: readonly File[],
  told: (done: number, total: number) => void,
  draw: (file: Blob) => Promise<OwnPicture | undefined> = drawn,
): Promise<Made> {
  const known = new Set<string>();
  const pictures: OwnPicture[] = [];
  let [unreadable, doubles, tooMany, bytes] = [0, 0, 0, 0];
  for (const [i, file] of files.entries()) {
    told(i, files.length);
    if (pictures.length === MAX_OWN) {
      tooMany = files.length - i;
      break;
    }
    const picture = await draw(file).catch(() => undefined);
    if (!picture) {
      unreadable++;
      continue;
    }
    const name = await fingerprint(picture.bytes);
    if (known.has(name)) doubles++;
    else if (bytes + picture.bytes.length > MAX_SET_BYTES) tooMany++;
    else {
      known.add(name);
      pictures.push(picture);
      bytes += picture.bytes.length;
    }
  }
  told(files.length, files.length);
  return { pictures, unreadable, doubles, tooMany };
}

/** Turned as the camera held it, at most so large, on white where it can be seen through. */
async function drawn(file: Blob): Promise<OwnPicture | undefined> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const at = canvas.getContext('2d')!;
  at.fillStyle = '#fff';
  at.fillRect(0, 0, canvas.width, canvas.height);
  at.imageSmoothingQuality = 'high';
  at.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const type of PICTURE_TYPES) {
    const picture = await encoded(canvas, type);
    if (picture) return picture;
  }
  return undefined;
}

/** A browser that can't write this kind gives another. */
async function encoded(canvas: HTMLCanvasElement, type: PictureType): Promise<OwnPicture | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (blob?.type !== type) return undefined;
  const picture = { type, bytes: new Uint8Array(await blob.arrayBuffer()) };
  return isPicture(picture) ? picture : undefined;
}

async function fingerprint(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return String.fromCharCode(...new Uint8Array(hash));
}
