/**
 * Random evenings at a table of cards (`test/helpers/card-evening.ts`), one after the other: people come, leave, fall silent, and somebody
 * else stamps. It says what it found wrong and by which seed; the suite plays a short one.
 *
 *   npm run bench deck-model                 forty evenings of thirty steps
 *   MINUTES=10 npm run bench deck-model      as many as ten minutes take
 *   SEED=… npm run bench deck-model          that one
 */
import process from 'node:process';
import { cardEvening } from '../helpers/card-evening.ts';
import { freshSeed } from '../helpers/rng.ts';
import { ms, printTable } from './print.ts';

const EVENINGS = 40;
const STEPS = Number(process.env['STEPS'] ?? 30);
const minutes = Number(process.env['MINUTES'] ?? 0);

const first = freshSeed();
const start = performance.now();
const until = minutes > 0 ? start + 60_000 * minutes : Infinity;
const most = minutes > 0 ? Infinity : process.env['SEED'] === undefined ? EVENINGS : 1;
const wrong: string[] = [];
let played = 0;
while (performance.now() < until && played < most) {
  const seed = first + played++;
  try {
    await cardEvening(seed, STEPS);
  } catch (error) {
    wrong.push(String(seed));
    console.error(error instanceof Error ? error.message : error);
  }
}
const took = performance.now() - start;
printTable('random evenings with a deck', [
  ['evenings', 'steps each', 'an evening', 'wrong'],
  [`${played}`, `${STEPS}`, ms(took / played), wrong.length === 0 ? 'none' : wrong.join(' ')],
]);
process.exit(wrong.length === 0 ? 0 : 1);
