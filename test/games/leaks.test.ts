/**
 * No game of the list gives away what is sealed. That is so to rivals, watchers, second tabs or rejoiners, in the log, in a saved file,
 * after the end.
 */
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type LeakSuite, nothingLeaks } from '../contracts/leak-contract.ts';
import * as chrononauts from './chrononauts/bots.ts';
import * as codenames from './codenames/fill.ts';
import * as laboratory from './laboratory/fill.ts';
import * as lupus from './lupus/fill.ts';
import { LEAKS as memento } from './memento/fill.ts';
import { plainStarts } from './plain-starts.ts';
import * as sandbox from './sandbox/fill.ts';
import { LEAKS as timeStories } from './time-stories/leaks.ts';

const seats = (n: number): readonly number[] => Array.from({ length: n }, (_, seat) => seat);

/** A game in which somebody seals a word comes here too. */
const SUITES: Readonly<Record<string, LeakSuite>> = {
  codenames: {
    starts: [{ seats: seats(6), options: { timer: 'strict' } }],
    fill: codenames.fill,
    rare: codenames.RARE.filter((move) => move !== 'askRival' && move !== 'mark'),
    games: 2,
    moves: 100,
    marked: ['askRival'],
  },
  chrononauts: { starts: chrononauts.STARTS, fill: chrononauts.fill, rare: chrononauts.RARE, games: 4, moves: 40 },
  laboratory: {
    starts: [{ seats: seats(4), options: {} }],
    fill: laboratory.fill,
    rare: ['newDeck', 'callOff'],
    games: 2,
    moves: 80,
    marked: ['choose'],
  },
  lupus: {
    starts: [lupus.start(9, { whispers: true, moderator: 'person' })],
    fill: lupus.fill,
    rare: [...lupus.RARE, 'ready', 'agree'],
    games: 2,
    moves: 120,
    marked: ['whisper'],
  },
  memento,
  sandbox: {
    starts: [{ seats: seats(4), options: {} }],
    fill: sandbox.fill,
    rare: [...sandbox.RARE, 'finish'],
    games: 2,
    moves: 120,
    marked: ['choose'],
  },
  'time-stories': timeStories,
};

/** Of a game in which nothing is sealed. */
const FEW = { games: 2, moves: 40 };

test.each(games)(
  '$id: what is sealed stands nowhere but before those eyes that may read it',
  async ({ id, load, words }) => {
    const game = (await load()) as unknown as Game<unknown>;
    const seals = Object.keys(game.moves).filter((move) => Object.keys(game.moves[move]!.args.seals ?? {}).length > 0);
    const suite = SUITES[id];
    if (!suite) expect(seals, `${id} seals words: it needs a suite here`).toEqual([]);
    nothingLeaks(game, [await words('it'), await words('en')], suite ?? { starts: plainStarts(game), ...FEW });
  },
);
