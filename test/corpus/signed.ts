/** Whole logs as people save them, signed and proved, each with what it came to: opened as a stranger's file is. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { games } from '../../src/games/registry.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { stateHash } from '../../src/kernel/canonical.ts';
import type { Game } from '../../src/kernel/game.ts';
import { openReplay } from '../../src/kernel/history/replay.ts';
import { readerPorts } from '../helpers/reader.ts';
import { sodiumOnce } from '../helpers/sodium-once.ts';

/** What such a log came to. */
export interface SignedEnd {
  readonly why: string;
  readonly winners: readonly number[];
  /** Lines of its log, refusals among them. */
  readonly lines: number;
  /** Of the game's state at its end, hex. */
  readonly hash: string;
}

const FOLDER = 'test/corpus/signed';
const ENDS = join(FOLDER, 'ends.json');

/** By the name of its file, `codenames-4-01`. */
export const ends = (): Readonly<Record<string, SignedEnd>> =>
  JSON.parse(readFileSync(ENDS, 'utf8')) as Readonly<Record<string, SignedEnd>>;

/** Not Node's own kind of bytes, whose `slice` is no copy. */
export const logOf = (name: string): Uint8Array =>
  Uint8Array.from(brotliDecompressSync(readFileSync(join(FOLDER, `${name}.br`))));

/** @returns bytes on the disk */
export function keep(name: string, log: Uint8Array, end: SignedEnd): number {
  const bytes = brotliCompressSync(log);
  writeFileSync(join(FOLDER, `${name}.br`), bytes);
  const all = Object.entries({ ...ends(), [name]: end }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(ENDS, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
  return bytes.length;
}

/** Verifies and folds it. Throws what is wrong with it. */
export async function opened(log: Uint8Array): Promise<SignedEnd> {
  let last: unknown;
  const game = async (id: string, version?: number): Promise<Game<unknown> | undefined> => {
    const made: Game<unknown> | undefined = await games.find((one) => one.id === id)?.load(version);
    // The state itself is nowhere to be had but where the game is asked how it looks.
    return made && { ...made, view: (state, eyes) => made.view((last = state), eyes) };
  };
  const ports = { ...readerPorts(await sodiumOnce()), game, eyes: () => Promise.resolve(undefined) };
  const replay = await openReplay(ports, log);
  if (!replay.ok) throw new Error(replay.code);
  const { play } = replay.value.at();
  if (!play?.outcome) throw new Error('it has no end');
  const { why, winners } = play.outcome;
  return { why, winners, lines: replay.value.log.length, hash: hex(stateHash(last)) };
}
