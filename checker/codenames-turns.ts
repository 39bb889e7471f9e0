/** Codenames from the lobby to the end of a game: what comes of the answers, turn by turn. docs/codenames.md. */
import type { Answer, Asking } from './asking.ts';
import { drawFrom, gridOf } from './codenames-draw.ts';
import { calledOff } from './codenames-lobby.ts';
import {
  CELLS,
  type Codenames,
  countOf,
  covered,
  holders,
  type Identity,
  isIdentity,
  isKey,
  isTeam,
  leftOf,
  NO_DOUBT,
  NO_POINTING,
  NO_REVEAL,
  NOBODY,
  otherTeam,
  type Team,
} from './codenames-state.ts';

const FRESH = { reveal: NO_REVEAL, doubt: NO_DOUBT, pointing: NO_POINTING, votes: [] };

export function beginTurn(s: Codenames, team: Team): Codenames {
  return { ...s, ...FRESH, phase: 'clue', active: team, turn: s.turn + 1, guessesMade: 0 };
}

/** @param blamed seats named for the attempt before, where there was one */
export function askKey(s: Codenames, asking: Asking, blamed?: readonly number[]): Codenames {
  asking.secret('key', holders(s), 'key');
  return { ...s, phase: 'key', key: [], trouble: blamed ? { what: 'key', by: blamed } : null };
}

/** CN-002: everybody at random, in teams that differ by one at most. */
export function onSplit(s: Codenames, { values, by = [] }: Answer): Codenames {
  if (s.phase !== 'lobby') return s;
  if (!values) return { ...s, trouble: { what: 'roll', by } };
  const draw = drawFrom(values);
  const first = draw.below(2);
  const order = draw.shuffled(s.seats);
  const side = (n: number): readonly number[] => order.filter((_, i) => i % 2 === n);
  return { ...s, spymaster: { red: NOBODY, blue: NOBODY }, teams: { red: side(first), blue: side(1 - first) } };
}

export function onGrid(s: Codenames, { values, by = [] }: Answer, asking: Asking): Codenames {
  if (s.phase !== 'grid') return s;
  if (!values) return { ...s, phase: 'lobby', votes: [], trouble: { what: 'roll', by } };
  const { pictures, usedCards } = gridOf(drawFrom(values), s.setting);
  return askKey({ ...s, pictures, setting: { ...s.setting, usedCards } }, asking);
}

export function onKey(s: Codenames, { cards, failed, by = [] }: Answer, asking: Asking): Codenames {
  if (s.phase !== 'key' || s.key.length > 0) return s;
  if (failed === 'lost') return calledOff(s, 'key', by, asking);
  if (failed || cards?.length !== CELLS + 1) return askKey(s, asking, by);
  asking.open('lights', [cards[CELLS]!], holders(s)[0]!);
  return { ...s, key: cards, reveal: { cell: CELLS, failures: 0 } };
}

/** CN-026, CN-027: the lights say who begins. */
export function onLights(s: Codenames, { faces, failed, by = [] }: Answer, asking: Asking): Codenames {
  if (s.phase !== 'key' || s.key.length === 0) return s;
  const starting = faces?.[0];
  if (!failed && isTeam(starting))
    return beginTurn({ ...s, starting, covers: s.pictures.map(() => ''), trouble: null }, starting);
  if (!failed || failed === 'bad') return askKey(s, asking, by);
  if (s.reveal.failures > 0) return calledOff(s, 'reveal', by, asking);
  asking.open('lights', [s.key[CELLS]!], holders(s)[1]!);
  return { ...s, reveal: { cell: CELLS, failures: 1 }, trouble: { what: 'key', by } };
}

/** CN-089: a picture is touched, and its identity asked for. */
export function touched(s: Codenames, cell: number, asking: Asking): Codenames {
  asking.open('cell', [s.key[cell]!], s.spymaster[s.active!]);
  const { guesses, guessesMade } = s;
  const reveal = { cell, failures: 0 };
  return { ...s, phase: 'reveal', reveal, guesses: guesses + 1, guessesMade: guessesMade + 1, votes: [] };
}

export function onCell(s: Codenames, { faces, failed, by = [] }: Answer, asking: Asking): Codenames {
  if (s.phase !== 'reveal') return s;
  const identity = faces?.[0];
  const { cell, failures } = s.reveal;
  // CN-018: one more than a key has of a kind is a lie of both who hold it.
  if (!failed && isIdentity(identity) && covered(s, identity) < countOf(identity, s.starting!))
    return revealed(s, cell, identity, asking);
  if (failures > 0) return calledOff(s, 'reveal', by, asking);
  asking.open('cell', [s.key[cell]!], s.spymaster[otherTeam(s.active!)]);
  return { ...s, reveal: { cell, failures: 1 } };
}

/** CN-105 to CN-112 */
function revealed(s: Codenames, cell: number, identity: Identity, asking: Asking): Codenames {
  const turn = s.history.at(-1)!;
  const active = s.active!;
  const rival = otherTeam(active);
  const next: Codenames = {
    ...s,
    covers: s.covers.with(cell, identity),
    history: s.history.with(s.history.length - 1, { ...turn, covered: [...turn.covered, { cell, identity }] }),
  };
  if (identity === 'assassin') return ended(next, rival, 'CN-117', asking);
  if (leftOf(next, active) === 0) return ended(next, active, 'CN-115', asking);
  if (leftOf(next, rival) === 0) return ended(next, rival, 'CN-116', asking);
  // CN-098: one guess more than the number.
  const isLast = next.guessesMade > turn.number;
  return identity !== active || isLast ? beginTurn(next, rival) : { ...next, phase: 'guess', reveal: NO_REVEAL };
}

/** CN-119: what is left of the key is opened. */
function ended(s: Codenames, winner: Team, why: string, asking: Asking): Codenames {
  const rest = s.key.filter((_, i) => s.covers[i] === '');
  asking.open('rest', rest, s.spymaster[winner]);
  return { ...s, ...FRESH, phase: 'over', result: { winner, why, opened: [] } };
}

export function onRest(s: Codenames, { faces, failed }: Answer): Codenames {
  const { result, covers, phase } = s;
  if (phase !== 'over' || !result || result.opened.length > 0 || failed === 'refused' || failed === 'lost') return s;
  const rest = [...(faces ?? [])];
  const key = [...covers.map((cover) => (cover === '' ? (rest.shift() ?? '') : cover)), s.starting!];
  const verified = !failed && rest.length === 0 && isKey(key);
  return { ...s, result: { verified, ...result, opened: verified ? key : [] } };
}
