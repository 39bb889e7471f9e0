/**
 * How villages end when nobody thinks. So many games (`GAMES`, 10,000) have all numbers of players, and all that is
 * recommended, with the real fold and the check at the end. A game without end, a refused duty or a finding throws.
 */
import process from 'node:process';
import { wholeGame } from '../games/lupus/whole-games.ts';
import { printTable, quantile } from './print.ts';

const GAMES = Number(process.env['GAMES'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? 1);
const SIZES = Array.from({ length: 17 }, (_, i) => i + 8);

const rows = SIZES.map((players) => {
  const played = Array.from({ length: Math.ceil(GAMES / SIZES.length) }, (_, i) => {
    const one = wholeGame(players, SEED + i, i % 2 ? { night: 'called', firstNightModVictim: i % 3 > 0 } : {});
    if (one.state.findings?.length !== 0) throw new Error(`SEED=${SEED + i}: ${JSON.stringify(one.state.findings)}`);
    return one;
  });
  const nights = played.map(({ state }) => state.night);
  const share = (side: string): string =>
    `${Math.round((100 * played.filter(({ state }) => state.side === side).length) / played.length)} %`;
  return [
    `${players}`,
    `${played.length}`,
    share('humans'),
    share('wolves'),
    share('hamster'),
    `${Math.min(...nights)}`,
    `${quantile(nights, 0.5)}`,
    `${quantile(nights, 0.95)}`,
    `${Math.max(...nights)}`,
  ];
});
printTable(`Lupus: games by chance, SEED=${SEED}`, [
  ['players', 'games', 'humans win', 'wolves', 'hamster', 'fewest nights', 'median', '95 %', 'most'],
  ...rows,
]);
