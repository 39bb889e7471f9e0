/**
 * How games of Chrononauts end when nobody thinks. There are so many of each mode and number of people (`GAMES`, 2,000 unless told), played
 * by `choices` alone with open decks. It takes an hour or so and says on the way, on the error output, what it has so far. `GAMES=50` is a
 * look at it, `ONLY=Solonauts` one table, `SEATS=2,3` some of its rows: so a long run goes on where it was stopped. What isn't finished
 * after so many moves is counted. Of Artifaxx two tables: players without a head hardly ever have three certain Artifacts at the same time.
 * A player who collects those of the own Mission has them soon.
 */
import process from 'node:process';
import { type Ended, type WholeGame, wholeGame } from '../games/chrononauts/whole-games.ts';
import { type Cell, printTable, quantile } from './print.ts';

const GAMES = Number(process.env['GAMES'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? 1);
/** The title of a table, or how it begins. */
const ONLY = process.env['ONLY'] ?? '';
/** Numbers of people; empty: all. */
const SEATS = (process.env['SEATS'] ?? '')
  .split(',')
  .filter((one) => one !== '')
  .map(Number);

type End = Omit<Ended, 'log'>;

interface Kind {
  readonly title: string;
  readonly games: number;
  readonly seats: readonly number[];
  readonly game: Omit<WholeGame, 'seats' | 'seed'>;
}

/** Artifaxx without a head is long, so there are fewer of it. */
const KINDS: readonly Kind[] = [
  { title: 'Chrononauts', games: GAMES, seats: [2, 3, 4, 5, 6], game: { options: {}, most: 10_000 } },
  {
    title: 'Chrononauts, more than usual',
    games: GAMES,
    seats: [7, 8, 9],
    game: { options: { overfull: true }, most: 10_000 },
  },
  {
    title: 'Artifaxx, towards the own Mission',
    games: GAMES,
    seats: [2, 3, 4, 5, 6],
    game: { options: { mode: 'artifaxx', overfull: true }, minded: true, most: 50_000 },
  },
  {
    title: 'Solonauts',
    games: GAMES,
    seats: [1, 2, 3, 4, 5, 6],
    game: { options: { mode: 'solonauts' }, most: 10_000 },
  },
  {
    title: 'Chrononauts, towards the own Mission',
    games: Math.ceil(GAMES / 10),
    seats: [2, 3, 4, 5, 6],
    game: { options: {}, minded: true, most: 10_000 },
  },
  {
    title: 'Artifaxx, without a head',
    games: Math.ceil(GAMES / 40),
    seats: [2, 3, 4],
    game: { options: { mode: 'artifaxx' }, most: 10_000 },
  },
];

const ENDS: readonly (readonly [string, string | undefined])[] = [
  ['identity', 'CH-211'],
  ['mission', 'CH-216'],
  ['mission', 'CH-246'],
  ['ten cards', 'CH-217'],
  ['all home', 'CH-265'],
  ['no cards left', 'CH-266'],
  ['destroyed', 'CH-118'],
  ['not finished', undefined],
];

function row(seats: number, ended: readonly End[], ends: typeof ENDS): readonly Cell[] {
  const turns = ended.map((one) => one.turns);
  const moves = ended.map((one) => one.moves);
  const home = ended.reduce((sum, one) => sum + one.home, 0) / ended.length;
  const share = (why: string | undefined): string =>
    `${((100 * ended.filter((one) => one.why === why).length) / ended.length).toFixed(1)} %`;
  return [
    `${seats}`,
    `${ended.length}`,
    `${quantile(turns, 0.5)}`,
    `${quantile(turns, 0.95)}`,
    `${Math.max(...turns)}`,
    `${quantile(moves, 0.5)}`,
    ...ends.map(([, why]) => share(why)),
    ...(ends.some(([, why]) => why === 'CH-266') ? [home.toFixed(2)] : []),
  ];
}

const named = KINDS.filter(({ title }) => title === ONLY);
const asked = named.length > 0 ? named : KINDS.filter(({ title }) => title.startsWith(ONLY));
for (const { title, games, seats, game } of asked) {
  const rows = seats.filter((n) => SEATS.length === 0 || SEATS.includes(n));
  const all = rows.map((n): readonly [number, readonly End[]] => {
    const ended = Array.from({ length: games }, (_, i) => {
      const { log: _log, ...end } = wholeGame({ ...game, seats: n, seed: SEED + i, loose: true });
      return end;
    });
    console.error(title, row(n, ended, ENDS).join(' '));
    return [n, ended];
  });
  const ends = ENDS.filter(
    ([, why]) => why === undefined || all.some(([, ended]) => ended.some((one) => one.why === why)),
  );
  printTable(`${title}: games by chance, SEED=${SEED}`, [
    [
      'people',
      'games',
      'turns',
      '95 %',
      'longest',
      'moves',
      ...ends.map(([name]) => name),
      ...(ends.some(([, why]) => why === 'CH-266') ? ['home on average'] : []),
    ],
    ...all.map(([n, ended]) => row(n, ended, ends)),
  ]);
}
