/**
 * Finished games as a fold needs them: what happened, in order, and the hash of what it led to. Of each game and version one file, a game a line,
 * packed together since games of one kind are much alike. What is signed and sealed isn't here; see `signed.ts`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { hex } from '../../src/kernel/bytes.ts';
import { stateHash } from '../../src/kernel/canonical.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import { replay } from '../contracts/game-contract.ts';
import type { Happened } from '../helpers/dealer.ts';

/** One game. */
export interface Recorded {
  readonly log: readonly Happened[];
  /** How it ended. */
  readonly why: string;
  readonly winners: readonly number[];
  /** Of the whole play at its end, hex. */
  readonly hash: string;
}

/** All that are kept of one game by one version of its rules. */
export interface Shelf {
  readonly game: string;
  readonly version: number;
  readonly games: readonly Recorded[];
}

const FOLDER = 'test/corpus/games';
/** `codenames-4.br` */
const NAME = /^([a-z-]+)-(\d+)\.br$/;

export const fileOf = (game: string, version: number): string => join(FOLDER, `${game}-${version}.br`);

/** What comes out where this log is folded by these rules. Throws where a move is refused, or the game hasn't ended. */
export function ended(game: Game<unknown>, log: readonly Happened[]): Omit<Recorded, 'log'> {
  const play = replay(game, log);
  if (!play) throw new Error('nothing happened');
  return endOf(game, play);
}

function endOf(game: Game<unknown>, play: Play): Omit<Recorded, 'log'> {
  const outcome = game.outcome(play.state);
  if (!outcome) throw new Error('it has no end');
  if (play.faults > 0) throw new Error(`${play.faults} steps threw`);
  return { why: outcome.why, winners: outcome.winners, hash: hex(stateHash(play)) };
}

/** A window as large as all games of a file: what they have in common, missions and boxes, is there once. */
export const packed = (games: readonly Recorded[]): Uint8Array => {
  const text = Buffer.from(games.map((one) => JSON.stringify(one)).join('\n'));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
};

const unpacked = (bytes: Uint8Array): readonly Recorded[] =>
  brotliDecompressSync(bytes)
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);

/** All shelves, by game and version. */
export function shelves(): readonly Shelf[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => {
      const [, game, version] = NAME.exec(name) ?? [];
      if (game === undefined) return [];
      return [{ game, version: Number(version), games: unpacked(readFileSync(join(FOLDER, name))) }];
    });
}
