/**
 * Parts of earlier builds, for pages that were open while a new one was put in their place. Such a page still asks for its own parts by
 * their names, which hold a hash of what is in them. Each start copies the present build's parts; those that no build has had for a month
 * go.
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from './headers.ts';

const DAY_MS = 86_400_000;
/** Nobody has a page open for longer. */
const KEPT_DAYS = 30;

/** Names of the parts in a folder that need no other name for another content; none where there is no such folder. */
async function partsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => isHashed(`/${name}`));
}

/**
 * @param built directory of a build
 * @param kept where parts are kept, made if need be
 * @param nowMs Unix time
 */
export async function keepParts(built: string, kept: string, nowMs: number): Promise<void> {
  const present = await partsIn(built);
  for (const name of present) {
    const to = join(kept, name);
    await mkdir(join(to, '..'), { recursive: true });
    // What is there under a hash is the same; a copy that was broken off has another length.
    const [there, own] = await Promise.all([stat(to).catch(() => undefined), stat(join(built, name))]);
    if (there?.size !== own.size) await copyFile(join(built, name), to, constants.COPYFILE_FICLONE);
    await utimes(to, nowMs / 1000, nowMs / 1000);
  }
  for (const name of await partsIn(kept)) {
    const to = join(kept, name);
    if (nowMs - (await stat(to)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(to, { force: true });
  }
}
