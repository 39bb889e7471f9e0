/**
 * Builds of the embed at addresses of their own, `/embed/0.1.0-1f2e3d4c/tavolata.js`, for pages that want the very bytes whose hash they name.
 * Each start copies the present build if its files are those of its `integrity.json`; what no build has been for a year goes.
 */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isVersion } from './headers.ts';
import { outdated } from './outdated.ts';

/** Pages name a build by hand, and change it seldom. */
const KEPT_DAYS = 365;
/** No file is outside the build's folder. */
const FILE = /^(?:[\w-]+\/)?[\w-]+\.js$/;

interface Told {
  readonly version: string;
  readonly files: readonly (readonly [name: string, hash: unknown])[];
}

/** @throws if it is no `integrity.json` of a build */
async function toldBy(built: string): Promise<Told> {
  const said = JSON.parse(await readFile(join(built, 'integrity.json'), 'utf8')) as Partial<Record<string, unknown>>;
  const files = Object.entries(said['files'] ?? {});
  const version = String(said['version']);
  if (
    !isVersion(version) ||
    !files.some(([name]) => name === 'tavolata.js') ||
    !files.every(([name]) => FILE.test(name))
  )
    throw new Error(`${join(built, 'integrity.json')} isn't that of a build`);
  return { version, files };
}

/**
 * @param built directory of the embeddable build
 * @param kept where builds are kept, each in a folder of its name, made if need be
 * @param nowMs Unix time
 * @throws if the build is incomplete or other than it says, or can't be copied: nothing is kept of it then
 */
export async function keepVersion(built: string, kept: string, nowMs: number): Promise<void> {
  const { version, files } = await toldBy(built);
  const to = join(kept, version);
  const marked = new Map<string, number>();
  for (const name of (await readdir(kept).catch(() => [])).filter(isVersion))
    marked.set(name, (await stat(join(kept, name))).mtimeMs);
  if ((await stat(to).catch(() => undefined)) === undefined) {
    // Whole or not at all: nobody is to keep half a build for a year.
    const draft = join(kept, `.${version}`);
    await rm(draft, { recursive: true, force: true });
    for (const [name, hash] of files) {
      await mkdir(dirname(join(draft, name)), { recursive: true });
      await copyFile(join(built, name), join(draft, name), constants.COPYFILE_FICLONE);
      const bytes = await readFile(join(draft, name));
      if (hash !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
        throw new Error(`${name} is not what integrity.json says`);
    }
    await rename(draft, to);
  }
  await utimes(to, nowMs / 1000, nowMs / 1000);
  for (const name of outdated(marked, nowMs, KEPT_DAYS))
    if (name !== version) await rm(join(kept, name), { recursive: true });
}
