/**
 * Plays what is still missing of the corpus and keeps it (`npm run corpus -- make [game]`). A file that is there stays as it is, since it
 * shows that what was played once can be opened for ever.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Happened } from '../helpers/dealer.ts';
import { kinds } from './evenings.ts';
import { ended, fileOf, packed, type Recorded } from './recorded.ts';

const [only] = process.argv.slice(2);

/** As it comes out of a file: what isn't said is left out. */
const asKept = (log: readonly Happened[]): readonly Happened[] => JSON.parse(JSON.stringify(log)) as typeof log;

for (const { game: id, version, games: many, play } of await kinds()) {
  const file = fileOf(id, version);
  if ((only !== undefined && only !== id) || existsSync(file)) continue;
  const game = (await games.find((one) => one.id === id)!.load(version)) as Game<unknown> | undefined;
  if (!game) throw new Error(`${id} has no rules ${version}`);
  const began = process.cpuUsage().user;
  const out: Recorded[] = [];
  for (let seed = 1; seed <= many; seed++) {
    try {
      const log = asKept(await play(game, seed));
      out.push({ log, ...ended(game, log) });
    } catch (error) {
      throw new Error(`${id} ${version}, seed ${seed}: ${String(error).slice(0, 1500)}`, { cause: error });
    }
  }
  const bytes = packed(out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  const steps = out.reduce((sum, { log }) => sum + log.length, 0);
  const seconds = ((process.cpuUsage().user - began) / 1e6).toFixed(1);
  const most = Math.max(...out.map(({ log }) => log.length));
  console.log(
    `${file}: ${out.length} games, ${steps} steps (${most} at most), ${bytes.length} bytes, ${Math.round(bytes.length / out.length)} a game, ${seconds} s`,
  );
}
