/**
 * Each leak that a careless game might have, planted in each game that it fits. Is it found, and after how many milliseconds of the
 * processor?
 */
import process from 'node:process';
import { games } from '../../src/games/registry.ts';
import { looksAlike } from '../contracts/worlds-contract.ts';
import { LEAKS } from '../games/planted-leaks.ts';
import { SUITES } from '../games/suites.ts';
import { printTable } from './print.ts';

const PAIRS = Number(process.env['PAIRS'] ?? 200);

const played = games.filter(({ id }) => Object.hasOwn(SUITES, id));
const rows: string[][] = [];
for (const [what, { fits, alter }] of Object.entries(LEAKS)) {
  const row = [what];
  for (const { id, load } of played) {
    const game = await load();
    if (!game) throw new Error(`no ${id}`);
    const began = process.cpuUsage();
    let said = fits(game) ? 'missed' : '–';
    try {
      if (fits(game)) looksAlike({ ...game, ...alter(game) }, { ...SUITES[id]!, pairs: PAIRS });
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(' in one world, '))) throw error;
      const { user, system } = process.cpuUsage(began);
      said = `found, ${Math.round((user + system) / 1000)}`;
    }
    row.push(said);
  }
  rows.push(row);
}
printTable(`Planted leaks, ${PAIRS} pairs of worlds at most`, [['leak', ...played.map(({ id }) => id)], ...rows]);
