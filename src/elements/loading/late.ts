/**
 * Code that is imported when it is wanted, on a line that may drop. The build puts each `import()` in here (`vite/late.ts`).
 *
 * Chromium and Firefox remember until a reload that an import failed, and with it everything that needs the same file. So its files, and
 * those they import, are fetched first, again and again while the line is down. They are imported only when they are there: then they come
 * out of the browser's own cache. That something is missing meanwhile is told by `missing.ts`.
 */
import { miss } from './missing.ts';

/** Written into the code by the bundler. */
const FILE = /import\(\W(?:[^)]*\/)?([^/)]+\.js)\W/u;
const NEEDS = /(?:from|import)\s*"\.\/([^"]+)"/gu;
/** All files lie in one folder. */
const own = import.meta.url;
/** What is imported already, or can be. */
const have = new Set([own]);

/** WebKit mostly fetches again by itself, and has no cache in a private window: it would fetch everything twice. */
const isWebkit = navigator.vendor.startsWith('Apple');
/** A page around the table may forbid it to fetch what it may run. */
let barred = false;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  barred ||= effectiveDirective === 'connect-src' && blockedURI.endsWith('.js');
});

const FIRST_MS = 500;
const LAST_MS = 10_000;
let failures = 0;
let down: Promise<void> | undefined;
let up = (): void => undefined;
addEventListener('online', () => up());

/** One rest for all who wait for the line. */
function rest(): Promise<void> {
  down ??= new Promise<void>((over) => {
    up = over;
    setTimeout(over, Math.min(FIRST_MS * 2 ** failures++, LAST_MS));
  }).then(() => {
    down = undefined;
  });
  return down;
}

/** Several parts that are waited for need the same file: it is asked for once. */
const coming = new Map<string, Promise<string>>();

/** What the file says; nothing where it isn't there any more, which is no matter of the line: its import says so. */
async function codeOf(file: string): Promise<string> {
  try {
    const answer = await fetch(file);
    return answer.ok ? await answer.text() : '';
  } finally {
    coming.delete(file);
  }
}

/** Rejects where the line failed. */
async function bring(file: string, found: Set<string>): Promise<void> {
  if (have.has(file) || found.has(file)) return;
  found.add(file);
  const asked = coming.get(file) ?? codeOf(file);
  coming.set(file, asked);
  const code = await asked;
  await Promise.all(Array.from(code.matchAll(NEEDS), ([, needed]) => bring(new URL(needed!, own).href, found)));
}

/** @returns whether it can be imported now */
async function brought(file: string, found: Set<string>): Promise<boolean> {
  try {
    await bring(new URL(file, own).href, found);
    return true;
  } catch {
    // Whether it was forbidden is told a moment later.
    await new Promise((told) => setTimeout(told));
    return barred;
  }
}

/** @returns what it imports, as soon as it can be had. Rejects where it isn't there any more, or is wrong in itself */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  const file = FILE.exec(String(load))?.[1];
  if (!file) return load();
  // What nobody asked for is fetched ahead: nobody misses it.
  const wanted = 'userActivation' in navigator && navigator.userActivation.isActive;
  let came: (() => void) | undefined;
  try {
    for (let n = 0; ; n++) {
      const found = new Set<string>();
      const isTried = isWebkit && n === 0;
      if (isTried || barred || (await brought(file, found))) {
        try {
          const loaded = await load();
          for (const one of found) have.add(one);
          failures = 0;
          return loaded;
        } catch (error) {
          if (!isTried || !/import/iu.test(String(error))) throw error;
        }
      }
      // A slip of the line is nobody's business.
      if (n > 0) came ??= miss(wanted);
      await rest();
    }
  } finally {
    came?.();
  }
}
