/** What every part of the board is drawn from: the view, the people and the words, with a few questions about them. */
import { personOf, type BoardContext as Shared } from '../../../elements/frame/board-context.ts';
import { MOST_CELLS } from '../key.ts';
import { cellsOf, LEAST_PEOPLE, wordCellsOf } from '../options.ts';
import { TEAMS, type CellView, type CodenamesView, type Team, type TeamView } from '../view.ts';
import type { HouseWords } from './house-words.ts';
import { wayWords } from './ways/way-words.ts';
import type { Words } from './words.ts';

export interface BoardContext extends Shared<CodenamesView> {
  readonly w: Words;
  readonly h: HouseWords;
}

/** Proposes a move, or explains why it can't be made. */
export type Try = (move: string, args: unknown) => void;

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

/** The seats that the phase asks to act. */
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

/** The game runs and this page can read the key: its spymaster's hand may be on another device. */
export function seesKey(view: CodenamesView): boolean {
  const isRead = view.grid.some(({ key, cover }) => key !== undefined && cover === undefined);
  return isRead && isSpymaster(view) && view.active !== undefined && view.phase !== 'over';
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

/** Is this person's clue expected now? */
export function givesClue(view: CodenamesView): boolean {
  return view.phase === 'clue' && isSpymaster(view) && view.me.team === view.active;
}

/** The turn has come to a team whose spymaster, somebody else, owes a clue: who is next says all that the headline does. */
export function comesToOthersClue(before: CodenamesView, view: CodenamesView): boolean {
  const { active, phase, teams } = view;
  if (phase !== 'clue' || active === undefined || active === before.active) return false;
  return teams[active].spymaster !== null && !givesClue(view);
}

/** The virtual team's turn is this person's to make. */
export function coversEnemy(view: CodenamesView): boolean {
  return view.phase === 'enemy' && isSpymaster(view) && view.touched === undefined;
}

/** CNQ-25: an operative's own team that has no spymaster, or whose spymaster is away. */
export function leaderless(context: BoardContext): TeamView | undefined {
  const { me, teams } = context.view;
  const mine = me.role === 'operative' && me.team ? teams[me.team] : undefined;
  const spymaster = mine?.spymaster ?? undefined;
  const leader = spymaster === undefined ? undefined : personOf(context, spymaster);
  return leader === undefined || leader.away === true ? mine : undefined;
}

/** What a table still lacks before the pictures can be laid, in words. */
export function missing(context: BoardContext): readonly string[] {
  const { view, people, lang } = context;
  const v = wayWords(lang);
  const { mode, content, coopTeam } = view.options;
  const short = LEAST_PEOPLE[mode] - people.length;
  const lacks = short > 0 ? [v.missingPeople(short, LEAST_PEOPLE[mode])] : [];
  if (mode === 'standard' && short > 0 && people.length > 1) lacks.push(v.fewer);
  if (mode === 'three' && short < 0) lacks.push(v.tooMany);
  lacks.push(...(mode === 'coop' ? lackingOf(context, coopTeam) : TEAMS.flatMap((team) => lackingOf(context, team))));
  if (content !== 'pictures' && !view.wordList) lacks.push(v.missingWords);
  const own = view.options.pictures?.count ?? MOST_CELLS;
  const few = cellsOf(view.options) - wordCellsOf(view.options) - own;
  if (few > 0) lacks.push(v.missingPictures(few));
  return lacks;
}

function lackingOf({ view, w, lang }: BoardContext, team: Team): readonly string[] {
  const { spymaster, operatives } = view.teams[team];
  const alone = view.options.mode === 'coop';
  const v = wayWords(lang);
  if (spymaster === null) return [alone ? v.missingSpymaster : w.missingSpymaster(team)];
  if (operatives.length > 0) return [];
  return [alone ? v.missingOperative : w.missingOperative(team)];
}

/** CN-154: nobody plays it. */
export const isVirtual = ({ options }: CodenamesView, team: Team): boolean =>
  options.mode === 'coop' && team !== options.coopTeam;
