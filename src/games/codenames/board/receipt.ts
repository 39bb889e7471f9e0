/** What the bill tells of a game of Codenames: score and rule, where it turned, the best clue with its pictures. All of it everybody has seen. */
import { plateOf } from '../../../elements/frame/board-context.ts';
import type { Highlight, Receipt } from '../../../elements/receipt/receipt.ts';
import { TEAMS, type Team, type TurnView } from '../view.ts';
import { found, seatsOf, type BoardContext } from './board-context.ts';
import { receiptWords } from './receipt-words.ts';
import { wayWords } from './ways/way-words.ts';
import { wins } from './wins.ts';

/** Turning points that are told, the last ones. */
const MOST_MOMENTS = 4;

/** Pictures of its own team that a clue led to; none where it ended on the assassin. */
function hits({ team, covered }: TurnView): readonly number[] {
  if (covered.some(({ identity }) => identity === 'assassin')) return [];
  return covered.filter(({ identity }) => identity === team).map(({ cell }) => cell);
}

/** The clue with the most pictures of its own team, if it led to two or more. @param address of a picture; '' where there is none */
function bestClue({ view, h, w, lang }: BoardContext, address: (cell: number) => string): Highlight | undefined {
  const most = Math.max(0, ...view.history.map((turn) => hits(turn).length));
  const best = view.history.find((turn) => hits(turn).length === most);
  if (!best || most < 2) return undefined;
  return {
    says: receiptWords(lang).best(best.word || h.onlySaid, most),
    pictures: hits(best).map((cell) => ({
      address: address(cell),
      name: view.grid[cell]?.word ?? `${w.picture} ${cell + 1}`,
    })),
  };
}

/** The team to which fewer pictures are left. */
function ahead({ view }: BoardContext, got: Readonly<Record<Team, number>>): Team | undefined {
  const left = (team: Team): number => view.teams[team].total - got[team];
  return left('red') === left('blue') ? undefined : left('red') < left('blue') ? 'red' : 'blue';
}

/** Where it turned: gifts, the assassin, and who took the lead. */
function moments(context: BoardContext): readonly string[] {
  const w = receiptWords(context.lang);
  const got = { red: 0, blue: 0 };
  const told: string[] = [];
  let leads = ahead(context, got);
  for (const [i, { team, covered, owed }] of context.view.history.entries()) {
    if (owed && (owed.identity === 'red' || owed.identity === 'blue')) got[owed.identity]++;
    for (const { cell, identity } of covered) {
      if (identity === 'assassin') told.push(w.assassin(i + 1, team, cell + 1));
      else if (identity !== 'bystander') got[identity]++;
      if (identity !== team && identity !== 'bystander' && identity !== 'assassin')
        told.push(w.gift(i + 1, team, cell + 1));
    }
    const now = ahead(context, got);
    // The team that begins has one more to find: that this is made up for turns nothing.
    if (i > 1 && now && leads && now !== leads) told.push(w.ahead(i + 1, now));
    leads = now ?? leads;
  }
  return told.slice(-MOST_MOMENTS);
}

function why({ view, w, h, lang }: BoardContext, rule: string, winner: Team): string {
  const v = wayWords(lang);
  if (rule === 'CN-162') return v.lostWhy;
  if (rule === 'CN-163') return v.wonWhy;
  if (rule === 'CN-117' && view.options.mode === 'coop') return w.why(rule, winner);
  return h.why(rule, winner) ?? w.why(rule, winner);
}

/** @param address of a picture's drawing; '' while it is on its way, and where words lie */
export function receiptOf(context: BoardContext, game: string, address: (cell: number) => string): Receipt | undefined {
  const { view, w, lang } = context;
  const { result } = view;
  if (!result) return undefined;
  const { winner, score } = result;
  const lost = view.options.mode === 'coop' && winner !== view.options.coopTeam;
  const sums = TEAMS.map((team) => ({ label: w.team[team], value: String(found(view, team)) }));
  const v = wayWords(lang);
  return {
    game,
    headline: wins(context, winner),
    plates: lost ? [] : seatsOf(view, winner).map((seat) => plateOf(context, seat)),
    sums: score === undefined ? sums : [{ label: v.verdict(score), value: String(score) }, ...sums],
    why: why(context, result.why, winner),
    rule: result.why,
    moments: moments(context),
    best: bestClue(context, address),
  };
}
