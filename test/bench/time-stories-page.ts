/** In the page: a mission of three megabytes is sealed, put on a shelf in memory, loaded by a vault, and its first pages opened. */
import { entryOf, fileOf } from '../../src/games/time-stories/vault/loader.ts';
import { unzipped } from '../../src/games/time-stories/vault/container.ts';
import { readEntry } from '../../src/games/time-stories/pack/entry.ts';
import { Vault } from '../../src/games/time-stories/vault/vault.ts';
import { starter } from '../../src/games/time-stories/tools/starter.ts';

export interface MissionBench {
  /** @returns milliseconds to seal it, bytes of the file */
  seal(): Promise<{ readonly took: number; readonly bytes: number }>;
  /** @returns milliseconds from the file's bytes until a picture is open */
  open(): Promise<number>;
}

declare global {
  var missionBench: MissionBench;
}

const PICTURES = 60;
const PICTURE_BYTES = 50_000;

const noise = (n: number): Uint8Array => {
  const bytes = new Uint8Array(n);
  for (let at = 0; at < n; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(n, at + 65_536)));
  return bytes;
};

let file = new Uint8Array();

globalThis.missionBench = {
  async seal() {
    const more = Object.fromEntries(Array.from({ length: PICTURES }, (_, i) => [`picture.${i}`, noise(PICTURE_BYTES)]));
    const from = performance.now();
    const made = await fileOf({ ...starter, art: { ...starter.art, ...more } });
    if (!('bytes' in made)) throw new Error('the mission has faults');
    file = new Uint8Array(made.bytes);
    return { took: performance.now() - from, bytes: file.length };
  },
  async open() {
    const { container } = unzipped(file);
    const entry = readEntry(JSON.parse(new TextDecoder().decode(entryOf(file, container!))))!;
    const from = performance.now();
    const vault = new Vault({
      put: () => Promise.resolve({ ok: false, advice: '' }),
      get: () => Promise.resolve({ ok: true, bytes: file }),
      lend: () => () => undefined,
    });
    vault.follow({
      container: entry.container,
      mission: container!.mission,
      table: { opens: ['picture.7'], asked: [] },
    });
    const picture = await vault.picture('picture.7');
    if (picture?.bytes.length !== PICTURE_BYTES) throw new Error('not the picture');
    const took = performance.now() - from;
    vault.close();
    return took;
  },
};
