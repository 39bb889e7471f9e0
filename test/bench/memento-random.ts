/**
 * How stories of Memento Mori go when nobody thinks. There are so many (`GAMES`, 20,000 unless told) for four, five and six people, by the
 * real fold from the choice of the Lantern on. Half of all losses are answered by the Trickster. A story without end throws.
 */
import process from 'node:process';
import { wholeStory } from '../games/memento/whole-stories.ts';
import { printTable, quantile } from './print.ts';

const GAMES = Number(process.env['GAMES'] ?? 20_000);
const SEED = Number(process.env['SEED'] ?? 1);

/** News that are counted, a column each: on average in a story. */
const COUNTED = ['yields', 'succeeds', 'overtakes', 'stays', 'decided', 'gaveUp', 'learnt'] as const;

const rows = [4, 5, 6].map((people) => {
  const told = Array.from({ length: GAMES }, (_, i) => wholeStory(people, SEED + i));
  const scenes = told.map((one) => one.scenes);
  const mean = (what: string): string =>
    (told.reduce((sum, { news }) => sum + (news[what] ?? 0), 0) / told.length).toFixed(2);
  const ended = told.filter(({ why }) => why === 'MM-192').length;
  return [
    `${people}`,
    `${told.length}`,
    `${ended}`,
    `${Math.min(...scenes)}`,
    `${quantile(scenes, 0.5)}`,
    `${quantile(scenes, 0.95)}`,
    `${Math.max(...scenes)}`,
    ...COUNTED.map((what) => mean(what)),
  ];
});
printTable(`Memento Mori: stories by chance, SEED=${SEED}`, [
  ['people', 'stories', 'ended', 'fewest scenes', 'median', '95 %', 'most', ...COUNTED],
  ...rows,
]);
