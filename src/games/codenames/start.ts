/**
 * From the lobby to the first clue: grid, key, lights; and back to the lobby for the next game. Every answer may fail, and none of
 * them leaves the table without a way on.
 */
import { FREE, type Answer, type Ask, type Move, type Seat, type SetUp } from '../../kernel/game.ts';
import { fields, nothing, optional } from '../../kernel/schemas.ts';
import { SEED_ROLL, drawGrid as draw, stream, turnOver } from './deck.ts';
import { CELLS, LIGHTS, isTeam } from './key.ts';
import type { Options } from './options.ts';
import { pictureSet, type PictureSet } from './pictures.ts';
import { rule, type None } from './rules.ts';
import { NOBODY, NONE, changed, gameSlot, isOn, operatives, spread, type State } from './state.ts';
import { TEAMS, type TroubleView } from './view.ts';

/** What goes on from game to game. */
type Carried = Pick<State, 'setting' | 'seats' | 'away' | 'teams' | 'spymaster'>;

function lobby({ setting, seats, away, teams, spymaster }: Carried): State {
  // Who has left during the game leaves team and role now.
  const here = (seat: Seat): boolean => seats.includes(seat);
  return spread({
    setting,
    phase: 'lobby',
    seats,
    away,
    teams: { red: teams.red.filter(here), blue: teams.blue.filter(here) },
    spymaster: {
      red: here(spymaster.red) ? spymaster.red : NOBODY,
      blue: here(spymaster.blue) ? spymaster.blue : NOBODY,
    },
    pictures: [],
    key: [],
    starting: null,
    active: null,
    turn: 0,
    guesses: 0,
    guessesMade: 0,
    covers: [],
    reveal: NONE,
    history: [],
    votes: [],
    trouble: null,
    result: null,
  });
}

/**
 * CN-192, CN-194, CN-197: teams and roles stay until somebody changes them; the cards are turned over, unless both sides have been
 * used or the table wants new ones. A game that was called off leaves no cards to turn and no key that was opened.
 */
function after(s: State): State {
  const { options, game, turnOver } = s.setting;
  const flips = s.phase === 'over' && options.nextMode === 'flip' && turnOver.length === 0 && !options.pictures;
  const lastKey = s.result?.opened ?? [];
  return lobby({ ...s, setting: { options, game: game + 1, turnOver: flips ? s.pictures : [], lastKey } });
}

/** Back to the lobby without a result. What was asked for is no longer wanted. */
export function callOff(s: State, trouble: TroubleView, ask: Ask): State {
  for (const tag of ['grid', 'key', 'lights', 'cell']) ask.cancel(tag);
  return changed(after(s), { trouble });
}

export function setup({ seats, options, before }: SetUp<State, Options>): State {
  if (before) return after({ ...before, setting: { ...before.setting, options }, seats, away: [] });
  const nobody = { red: NOBODY, blue: NOBODY };
  const setting = { options, game: 1, turnOver: [], lastKey: [] };
  return lobby({ setting, seats, away: [], teams: { red: [], blue: [] }, spymaster: nobody });
}

/** @param blamed seats named for the attempt before, if there was one */
function askKey(s: State, ask: Ask, blamed?: readonly Seat[]): State {
  ask.secret('key', [s.spymaster.red, s.spymaster.blue], 'key');
  return changed(s, { phase: 'key', key: [], trouble: blamed ? { what: 'key', by: blamed } : null });
}

/** Anybody's: lay the grid and draw the key. */
export const drawGrid: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    rule('CN-194', 'next-game-first', (s) => s.phase !== 'over'),
    rule('CN-011', 'wrong-phase', (s) => s.phase === 'lobby'),
    rule('CN-003', 'too-few-players', (s) => s.teams.red.length + s.teams.blue.length >= 4),
    rule('CN-004', 'no-spymaster', (s) => TEAMS.every((team) => s.spymaster[team] !== NOBODY)),
    rule('CN-005', 'too-few-players', (s) => TEAMS.every((team) => operatives(s, team).length > 0)),
  ],
  apply: (s, _, ask) => {
    ask.cancel('split');
    const last = s.setting.turnOver;
    if (last.length > 0) return askKey(changed(s, { pictures: turnOver(last) }), ask);
    ask.roll('grid', SEED_ROLL);
    return changed(s, { phase: 'grid', trouble: null });
  },
  choices: () => [{}],
};

/** Anybody's, while no pictures lie there: the table's own, or again the deck's. */
export const setPictures: Move<State, { readonly set?: PictureSet | undefined }> = {
  args: fields({ set: optional(pictureSet) }),
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [
    rule('CN-194', 'next-game-first', (s) => s.phase !== 'over'),
    rule('CN-015', 'pictures-lie', (s) => s.phase === 'lobby'),
    rule('CN-015', 'same-pictures', (s, m) => m.args.set?.hash !== s.setting.options.pictures?.hash),
  ],
  apply: (s, { args: { set } }) => {
    const { pictures: _, ...rest } = s.setting.options;
    return changed(s, { setting: { ...s.setting, options: { ...rest, ...(set && { pictures: set }) }, turnOver: [] } });
  },
  choices: (s) => [{ set: FREE as never }, ...(s.setting.options.pictures ? [{}] : [])],
};

export const nextGame: Move<State, None> = {
  args: nothing,
  who: (s) => s.seats,
  slot: gameSlot,
  rules: [rule('CN-194', 'game-not-over', (s) => s.phase === 'over')],
  apply: (s, _, ask) => {
    ask.cancel('rest');
    return after(s);
  },
  choices: () => [{}],
};

export function onGrid(s: State, { values, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'grid') return s;
  // Nothing has been seen: the same game may simply be drawn again.
  if (failed !== undefined || values === undefined)
    return changed(s, { phase: 'lobby', votes: [], trouble: { what: 'roll', by: by ?? [] } });
  return askKey(changed(s, { pictures: draw(stream(values), s.setting.options.pictures?.count) }), ask);
}

/** A liar or a sleeper costs an attempt and is named; with nobody left to make a key the table is back in the lobby. */
export function onKey(s: State, { cards, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'key' || s.key.length > 0) return s;
  if (failed === 'lost') return callOff(s, { what: 'key', by: by ?? [] }, ask);
  if (failed !== undefined || cards?.length !== CELLS + 1) return askKey(s, ask, by ?? []);
  ask.open('lights', [cards[LIGHTS]!], s.spymaster.red);
  return changed(s, { key: cards, reveal: { cell: LIGHTS, failures: 0 } });
}

/** CN-026, CN-027: the lights are public, and the team they name begins. */
export function onLights(s: State, { faces, failed, by }: Answer, ask: Ask): State {
  if (s.phase !== 'key' || s.key.length === 0) return s;
  const starting = faces?.[0];
  if (failed === undefined && isTeam(starting)) {
    const covers = Array.from({ length: CELLS }, () => '' as const);
    return changed(s, {
      phase: 'clue',
      starting,
      active: starting,
      turn: 1,
      covers,
      reveal: NONE,
      trouble: null,
      votes: [],
    });
  }
  // A key that doesn't fit its root is burnt (CN-024); one that is only not opened stands (CN-023), and is asked for once more.
  if (failed === 'bad' || failed === undefined) return askKey(s, ask, by ?? []);
  if (s.reveal.failures > 0) return callOff(s, { what: 'reveal', by: by ?? [] }, ask);
  ask.open('lights', [s.key[LIGHTS]!], s.spymaster.blue);
  return changed(s, { reveal: { cell: LIGHTS, failures: 1 }, trouble: { what: 'key', by: by ?? [] } });
}

/** CNQ-25: a game whose key nobody at the table can make or holds any more can't go on. */
export function isOrphaned(s: State): boolean {
  const left = TEAMS.filter((team) => !s.seats.includes(s.spymaster[team])).length;
  return isOn(s) && (s.phase === 'grid' ? left > 0 : left === 2);
}
