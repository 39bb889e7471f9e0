/**
 * Parts of earlier builds, for pages that were open while a new one was put in their place. Such a page still asks for its own parts by
 * their names, which hold a hash of what is in them. Each start copies the present build's parts. The build of the start before was there
 * until now, so its parts are marked anew as well. What no build has had for a month goes.
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isHashed } from './headers.ts';
import { outdated } from './outdated.ts';

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
  const marked = new Map<string, number>();
  for (const name of await partsIn(kept)) marked.set(name, (await stat(join(kept, name))).mtimeMs);
  const lastMs = Math.max(...marked.values());
  const present = await partsIn(built);
  for (const name of present) {
    const to = join(kept, name);
    await mkdir(join(to, '..'), { recursive: true });
    // What is there under a hash is the same; a copy that was broken off has another length.
    const [there, own] = await Promise.all([stat(to).catch(() => undefined), stat(join(built, name))]);
    if (there?.size !== own.size) await copyFile(join(built, name), to, constants.COPYFILE_FICLONE);
  }
  const before = [...marked].filter(([, markedMs]) => markedMs === lastMs).map(([name]) => name);
  // The present build's mark is the newest, so that the next start knows its parts from those of the one that was replaced.
  const marks = new Map([
    ...before.map((name) => [name, nowMs - 1_000] as const),
    ...present.map((name) => [name, nowMs] as const),
  ]);
  for (const [name, atMs] of marks) await utimes(join(kept, name), atMs / 1000, atMs / 1000);
  for (const name of outdated(marked, nowMs, KEPT_DAYS))
    if (!marks.has(name)) await rm(join(kept, name), { force: true });
}
