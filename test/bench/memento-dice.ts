/**
 * Whether the dice of a story are fair as keepers throw them. There are so many (`DICE`, 100,000 unless told), in throws of 4 to 13, by any
 * three of four keepers. Beside them, χ² of the faces and of neighbours stand beside what one table in twenty and one in a thousand would
 * go over.
 */
import process from 'node:process';
import { chiSquare, FACES, faces, pairs, thrown } from '../games/memento/joint-dice.ts';
import { printTable } from './print.ts';

const DICE = Number(process.env['DICE'] ?? 100_000);
const SEED = Number(process.env['SEED'] ?? 1);

const throws = thrown(DICE, SEED);
const all = faces(throws);
const seen = Array.from({ length: FACES }, (_, face) => all.filter((value) => value === face).length);
printTable(`Memento Mori: ${all.length} dice in ${throws.length} throws by keepers, SEED=${SEED}`, [
  ['what', 'degrees of freedom', 'χ²', '1 in 20', '1 in 1,000'],
  ['faces', '9', chiSquare(all, FACES).toFixed(2), '16.92', '27.88'],
  ['a die and its neighbour', '99', chiSquare(pairs(throws), FACES * FACES).toFixed(2), '123.23', '148.23'],
]);
printTable('Each face came up', [seen.map((_, face) => `${face + 1}`), seen.map(String)]);
