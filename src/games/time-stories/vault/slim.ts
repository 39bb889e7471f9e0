/**
 * A mission's file without what fills its pages up, for the way to the device that lays it. Most pages are a sentence in 4 KiB. Filling is
 * zeros, so what is cut off is the cipher's own stream. A holder of a page's key makes it again, without opening the page.
 */
import { concat } from '../../../kernel/bytes.ts';
import { unzipped, zipped, type Container } from './container.ts';
import { filled, LENGTH, NONCE, opened, TAG } from './locks.ts';

type Pages = Container['pages'];

async function each(
  container: Container,
  make: (page: Uint8Array, key: Uint8Array, padTo: number) => Promise<Uint8Array>,
): Promise<Pages> {
  const { mission, keys, pages } = container;
  const made = Object.entries(pages).map(async ([name, page]) => {
    const { keyId = '', padTo = 0 } = mission.blobs[name] ?? {};
    const key = keys[keyId];
    return [name, key ? await make(page, key, padTo) : page] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Of a file that is whole; whoever does it opens all pages. What is no mission's file stays as it is. */
export async function slimmed(file: Uint8Array): Promise<Uint8Array> {
  const { container } = unzipped(file);
  if (!container) return file;
  const pages = await each(container, async (page, key) => {
    const length = (await opened(page, key))?.length;
    return length === undefined
      ? page
      : concat(page.subarray(0, NONCE + LENGTH + length), page.subarray(page.length - TAG));
  });
  return zipped({ ...container, pages });
}

/** The file as it was; a page that has its size stays as it is. */
export async function fleshed(slim: Uint8Array): Promise<Uint8Array> {
  const { container } = unzipped(slim);
  return container ? zipped({ ...container, pages: await each(container, filled) }) : slim;
}
