/** What every part of the board is drawn from: the view, the people and the words, with a few questions about them. */
import type { Lang, Person } from '../../../elements/board.ts';
import { needsAssassin } from '../options.ts';
import { TEAMS, type CellView, type CodenamesView, type Team } from '../view.ts';
import type { HouseWords } from './house-words.ts';
import { wayWords } from './ways/way-words.ts';
import type { Words } from './words.ts';

export interface Sight {
  readonly view: CodenamesView;
  readonly people: readonly Person[];
  readonly waiting: readonly number[];
  readonly lang: Lang;
  readonly w: Words;
  readonly h: HouseWords;
  /** Nothing can be done any more. */
  readonly past?: boolean;
}

/** Proposes a move, or explains why it can't be made. */
export type Try = (move: string, args: unknown) => void;

/** Seats needed. */
const LEAST_PEOPLE = { standard: 4, coop: 2, three: 3 } as const;

export function person(sight: Sight, seat: number): Person | undefined {
  return sight.people.find((p) => p.seat === seat);
}

/** A first name, or the seat's number where nobody is known by it (any more). */
export function nameOf(sight: Sight, seat: number): string {
  return person(sight, seat)?.name ?? `${seat + 1}`;
}

export function namesOf(sight: Sight, seats: readonly number[]): string {
  return sight.w.names(seats.map((seat) => nameOf(sight, seat)));
}

/** Agents of the team that were found so far. */
export function found(view: CodenamesView, team: Team): number {
  return view.teams[team].total - view.teams[team].left;
}

/** Seats of the team, the spymaster first. */
export function seatsOf(view: CodenamesView, team: Team): readonly number[] {
  const { spymaster, operatives } = view.teams[team];
  return spymaster === null ? operatives : [spymaster, ...operatives];
}

/** CN-170: with three a spymaster wins alone. */
function winners(view: CodenamesView, team: Team): readonly number[] {
  const { spymaster } = view.teams[team];
  return view.options.mode === 'three' && spymaster !== null ? [spymaster] : seatsOf(view, team);
}

/** Whom the phase asks to act. */
export function onTurn(view: CodenamesView): readonly number[] {
  if (view.phase === 'key') return TEAMS.flatMap((t) => view.teams[t].spymaster ?? []);
  if (view.phase === 'over') return view.result ? winners(view, view.result.winner) : [];
  if (!view.active) return [];
  const team = view.teams[view.active];
  if (view.phase === 'ask' || view.phase === 'challenge') return rulers(view);
  if (view.phase === 'clue' || view.phase === 'cover' || view.phase === 'enemy')
    return team.spymaster === null ? [] : [team.spymaster];
  return view.phase === 'guess' || view.phase === 'reveal' ? team.operatives : [];
}

/** The spymaster who rules on a word or a clue of the active team. */
export function rulers(view: CodenamesView): readonly number[] {
  if (!view.active) return [];
  const { spymaster } = view.teams[view.active === 'red' ? 'blue' : 'red'];
  return spymaster === null ? [] : [spymaster];
}

export function isSpymaster(view: CodenamesView): boolean {
  return view.me.role === 'spymaster';
}

/** The game runs and the key is this spymaster's to see. */
export function seesKey(view: CodenamesView): boolean {
  return isSpymaster(view) && view.active !== undefined && view.phase !== 'over';
}

/** The grid as it looks while the key is covered. */
export function withoutKey(view: CodenamesView): readonly CellView[] {
  return view.grid.map(({ picture, word, cover }) => ({
    picture,
    ...(word !== undefined && { word }),
    ...(cover && { cover }),
  }));
}

/** May this person touch pictures now? */
export function guesses(view: CodenamesView): boolean {
  const { me, active } = view;
  const mine = me.seat !== null && active !== undefined && view.teams[active].operatives.includes(me.seat);
  return view.phase === 'guess' && mine;
}

/** CN-044, CN-045, CN-151: the highest number that a clue may have now. */
export function highest({ options, grid, active, teams }: CodenamesView): number {
  const open = grid.filter(({ cover }) => !cover).length;
  if (options.numberCap === 'grid') return open;
  const assassin = needsAssassin(options) && !grid.some(({ cover }) => cover === 'assassin') ? 1 : 0;
  return active ? teams[active].left + assassin : 1;
}

/** Is this person's clue expected now? */
export function givesClue(view: CodenamesView): boolean {
  return view.phase === 'clue' && isSpymaster(view) && view.me.team === view.active;
}

/** The virtual team's turn is this person's to make. */
export function coversEnemy(view: CodenamesView): boolean {
  return view.phase === 'enemy' && isSpymaster(view) && view.touched === undefined;
}

/** What a table still lacks before the pictures can be laid, in words. */
export function missing(sight: Sight): readonly string[] {
  const { view, people, lang } = sight;
  const v = wayWords(lang);
  const { mode, content, coopTeam } = view.options;
  const short = LEAST_PEOPLE[mode] - people.length;
  const lacks = short > 0 ? [v.missingPeople(short, LEAST_PEOPLE[mode])] : [];
  if (mode === 'three' && short < 0) lacks.push(v.tooMany);
  lacks.push(...(mode === 'coop' ? lackingOf(sight, coopTeam) : TEAMS.flatMap((team) => lackingOf(sight, team))));
  if (content !== 'pictures' && !view.wordList) lacks.push(v.missingWords);
  return lacks;
}

function lackingOf({ view, w, lang }: Sight, team: Team): readonly string[] {
  const { spymaster, operatives } = view.teams[team];
  const alone = view.options.mode === 'coop';
  const v = wayWords(lang);
  if (spymaster === null) return [alone ? v.missingSpymaster : w.missingSpymaster(team)];
  if (operatives.length > 0) return [];
  return [alone ? v.missingOperative : w.missingOperative(team)];
}
