/** A mission of ours as the file that people hand on: the same bytes from the same source. */
import { chanceOf } from '../../vault/alike.ts';
import { fileOf } from '../../vault/loader.ts';
import type { Source } from '../../vault/source.ts';

export async function sealedFile(source: Source): Promise<Uint8Array> {
  const file = await fileOf(source, chanceOf(source));
  if ('bytes' in file) return file.bytes;
  throw new Error(file.faults.map(({ check, at, says }) => `${check} ${at} ${says}`).join('; '));
}
