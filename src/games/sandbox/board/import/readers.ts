/** All that reading files needs, in one chunk: it comes when something is chosen. */
import { MOST_CHOSEN_BYTES, type Chosen } from '../../box/import/chosen.ts';
import type { Imported } from '../../box/import/draft.ts';
import { keyOf } from '../../box/import/tts.ts';

export { readChosen } from '../../box/import/chosen.ts';
export { drawAnew } from '../../box/import/draw-anew.ts';
export { SIDES, sized } from '../../box/import/pictures.ts';
export { hostsOf, poured } from '../../box/import/pour.ts';

/** How the pictures that an import lacks are called in the folder of the program that has them. */
export const keysOf = ({ wanted }: Imported): ReadonlySet<string> =>
  new Set(wanted.flatMap(({ source }) => ('url' in source ? keyOf(source.url) : [])));

const plain = (name: string): string => name.replace(/^.*\//u, '').replace(/\.\w{2,4}$/u, '');

/**
 * Files as bytes, unless they are too large together: then none is read.
 * @param keys only those that are called so
 */
export async function readFiles(
  files: readonly File[],
  nameOf: (file: File) => string,
  keys?: ReadonlySet<string>,
): Promise<readonly Chosen[] | 'too-large'> {
  const some = files.filter((file) => !keys || keys.has(keyOf(plain(file.name))));
  if (some.reduce((sum, { size }) => sum + size, 0) > MOST_CHOSEN_BYTES) return 'too-large';
  return Promise.all(
    some.map(async (file) => ({ name: nameOf(file), bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}
