/**
 * From the lobby to the first clue: grid, key, lights. Every answer may fail, and none of them leaves the table without a way on.
 */
import type { Answer, Ask, Move, Seat } from '../../kernel/game.ts';
import { nothing } from '../../kernel/schemas.ts';
import { isEnough } from './content.ts';
import { SEED_ROLL, drawGrid as draw, stream, turnOver } from './deck.ts';
import { isTeam } from './key.ts';
import { callOff } from './next-game.ts';
import { cellsOf, LEAST_PEOPLE, type Options, wordCellsOf } from './options.ts';
import { rule, type None } from './rules.ts';
import { NOBODY, changed, gameSlot, holders, homeOf, isOn, operatives, turnsOver, type State } from './state.ts';
import { beginTurn } from './turn.ts';
import { TEAMS, type Team } from './view.ts';

/** @param blamed seats named for the attempt before, if there was one */
function askKey(s: State, ask: Ask, blamed?: readonly Seat[]): State {
  ask.secret('key', holders(s), 'key');
  return changed(s, { phase: 'key', key: [], trouble: blamed ? { what: 'key', by: blamed } : null });
}

const mode = (s: State): Options['mode'] => s.setting.options.mode;
const players = (s: State): number => s.teams.red.length + s.teams.blue.length;

const isPeopled = (s: State): boolean => players(s) >= LEAST_PEOPLE[mode(s)];

/** Teams of people. */
function manned(s: State): readonly Team[] {
  const home = homeOf(s);
  return home ? [home] : TEAMS;
}

/** Anybody's: lay the grid and draw the key. */
export const drawGrid: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    rule('CN-194', 'next-game-first', (s) => s.phase !== 'over'),
    rule('CN-011', 'wrong-phase', (s) => s.phase === 'lobby'),
    rule('CN-154', 'too-few-players', (s) => mode(s) !== 'coop' || isPeopled(s)),
    rule('CN-168', 'three-players', (s) => mode(s) !== 'three' || players(s) === LEAST_PEOPLE.three),
    rule('CN-003', 'too-few-players', (s) => mode(s) !== 'standard' || isPeopled(s)),
    rule('CN-004', 'no-spymaster', (s) => !holders(s).includes(NOBODY)),
    rule('CN-005', 'too-few-players', (s) => manned(s).every((team) => operatives(s, team).length > 0)),
    rule('CN-177', 'too-few-cards', isEnough),
  ],
  apply: (s, _, ask) => {
    ask.cancel('split');
    if (turnsOver(s)) return askKey(changed(s, { pictures: turnOver(s.setting.turnOver) }), ask);
    ask.roll('grid', SEED_ROLL);
    return changed(s, { phase: 'grid', trouble: null });
  },
  choices: () => [{}],
};

export function onGrid(s: State, { values, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'grid') return s;
  // Nothing has been seen: the same game may simply be drawn again.
  if (failed !== undefined || values === undefined)
    return changed(s, { phase: 'lobby', votes: [], trouble: { what: 'roll', by: by ?? [] } });
  const { options, usedCards, usedWords, wordList } = s.setting;
  const from = { usedCards, usedWords, wordList };
  const how = { cells: cellsOf(options), words: wordCellsOf(options), own: options.pictures?.count, ...from };
  const { pictures, words, ...used } = draw(stream(values), how);
  // Not before: where the roll fails, those that were to be turned over may still be wanted (CN-192).
  return askKey(changed(s, { pictures, words, setting: { ...s.setting, ...used, turnOver: [] } }), ask);
}

/** A liar or a sleeper costs an attempt and is named; with nobody left to make a key the table is back in the lobby. */
export function onKey(s: State, { cards, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'key' || s.key.length > 0) return s;
  if (failed === 'lost') return callOff(s, { what: 'key', by: by ?? [] }, ask);
  const lights = s.pictures.length;
  if (failed !== undefined || cards?.length !== lights + 1) return askKey(s, ask, by ?? []);
  ask.open('lights', [cards[lights]!], holders(s)[0]);
  return changed(s, { key: cards, reveal: { cell: lights, failures: 0 } });
}

/** CN-026, CN-027: the lights are public, and the team they name begins. */
export function onLights(s: State, { faces, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'key' || s.key.length === 0) return s;
  const starting = faces?.[0];
  if (failed === undefined && isTeam(starting)) {
    const covers = s.pictures.map(() => '' as const);
    return beginTurn(changed(s, { starting, covers, trouble: null }), starting, ask);
  }
  // A key that doesn't fit its root is burnt (CN-024); one that is only not opened stands (CN-023), and is asked for once more.
  if (failed === 'bad' || failed === undefined) return askKey(s, ask, by ?? []);
  if (s.reveal.failures > 0) return callOff(s, { what: 'reveal', by: by ?? [] }, ask);
  const lights = s.pictures.length;
  ask.open('lights', [s.key[lights]!], holders(s).at(-1));
  return changed(s, { reveal: { cell: lights, failures: 1 }, trouble: { what: 'key', by: by ?? [] } });
}

/** CNQ-25: a game whose key nobody at the table can make or holds any more can't go on. */
export function isOrphaned(s: State): boolean {
  const all = holders(s);
  const left = all.filter((seat) => !s.seats.includes(seat)).length;
  return isOn(s) && (s.phase === 'grid' ? left > 0 : left === all.length);
}
