/**
 * Somebody drops in the middle of a game and never comes back. There are so many evenings of each game (`GAMES`, 100 unless told), played
 * by chance, and how they ended. An evening without an end, or one in which nothing more can be done, throws.
 */
import process from 'node:process';
import { games } from '../../src/games/registry.ts';
import { evening, suiteOf } from '../games/drop-evening.ts';
import { printTable } from './print.ts';

const GAMES = Number(process.env['GAMES'] ?? 100);
const SEED = Number(process.env['SEED'] ?? 1);

const rows: string[][] = [];
for (const { id, load } of games) {
  const game = await load();
  if (!game) throw new Error(`no ${id}`);
  const why = Array.from({ length: GAMES }, (_, i) => evening(game, suiteOf(id), SEED + i));
  const each = [...new Set(why)].map((one) => `${one} ${why.filter((other) => other === one).length}`);
  rows.push([id, `${GAMES}`, each.join(', ')]);
}
printTable(`Evenings that somebody drops out of, SEED=${SEED}`, [['game', 'evenings', 'ended by'], ...rows]);
