/** What came about, for the table's log: pictures that were uncovered, whose turn follows, who has won. All of it is public. */
import type { News } from '../../kernel/game.ts';
import { member } from '../../kernel/own.ts';
import { newSince } from '../kit/news.ts';
import { isSince5, type State } from './state.ts';
import { IDENTITIES, type Identity, type Team, TEAMS, type Told } from './view.ts';
import type { OutcomeWords } from './words/outcomes.ts';

/** What follows for the turn: a team's is next, or the virtual team's, the same goes on, or a team has won. */
function follows(before: State, after: State): Readonly<Record<string, Team | true>> {
  if (after.result !== null) return before.result === null ? { wins: after.result.winner } : {};
  if (after.phase === 'enemy') return before.phase === 'enemy' ? {} : { virtual: true };
  if (after.active !== null && after.turn !== before.turn) return { next: after.active };
  return after.phase === 'guess' ? { on: true } : {};
}

/** Rulings that a move of the log's says already. */
const RULED: ReadonlySet<Told['what']> = new Set(['denied', 'stands', 'fallen']);

function told(before: State, after: State): readonly News[] {
  return newSince(before.setting.told ?? [], after.setting.told ?? [])
    .filter(({ what }) => !RULED.has(what))
    .map(({ what, team, seat }) => ({
      what,
      args: {
        ...(team && { team }),
        ...(seat !== undefined && { seat }),
        ...(what === 'timeUp' && follows(before, after)),
      },
    }));
}

/** CN-111, CN-146: the team that has stopped. Earlier rules don't tell it from a countdown that has ended. */
function stopped(before: State, after: State): readonly News[] {
  const { phase, active: team, turn } = before;
  const isOver = turn !== after.turn || after.phase === 'enemy' || after.phase === 'over';
  if (!isSince5(before) || phase !== 'guess' || !team || !isOver) return [];
  return [{ what: 'stops', args: { team, ...follows(before, after) } }];
}

export function news(before: State, after: State): readonly News[] {
  const came = told(before, after);
  if (after.covers.length !== before.covers.length) return came;
  const cells = after.covers.flatMap((who, cell) => (who && who !== before.covers[cell] ? [{ cell, who }] : []));
  const then = follows(before, after);
  const opened = cells.map((one, i) => ({ what: 'opened', args: i < cells.length - 1 ? one : { ...one, ...then } }));
  return opened.length + came.length > 0 ? [...opened, ...came] : stopped(before, after);
}

const teamIn = (args: unknown, name: string): Team | undefined => TEAMS.find((team) => team === member(args, name));

/** A sentence of the log, whatever the arguments are. */
type Tell = (args: unknown, name?: (seat: number) => string) => string;

/** The sentences for it, as the log tells them. */
export function newsOf(w: OutcomeWords): Readonly<Record<'opened' | 'stops' | Told['what'], Tell>> {
  const then = (args: unknown): string => {
    const [wins, next] = [teamIn(args, 'wins'), teamIn(args, 'next')];
    if (wins || next) return wins ? w.wins(wins) : w.next(next!);
    return member(args, 'virtual') === true ? w.virtual : member(args, 'on') === true ? w.on : '';
  };
  const ofTeam =
    (says: (team: Team, args: unknown, name?: (seat: number) => string) => string): Tell =>
    (args, name) => {
      const team = teamIn(args, 'team');
      return team ? says(team, args, name) : '';
    };
  return {
    opened: (args) => {
      const who = IDENTITIES.find((one): one is Identity => one === member(args, 'who'));
      const cell = member(args, 'cell');
      if (!who || typeof cell !== 'number') return '';
      return `${w.told(w.reveals(cell + 1, who), then(args))}.`;
    },
    stops: ofTeam((team, args) => `${w.told(w.stops(team), then(args))}.`),
    timeUp: ofTeam((team, args) => `${w.told(w.timeUp(team), then(args))}.`),
    leads: ofTeam((team, args, name) => {
      const seat = member(args, 'seat');
      return typeof seat === 'number' ? w.leads(name?.(seat) ?? String(seat + 1), team) : '';
    }),
    handFailed: ofTeam((team) => w.handFailed(team)),
    denied: () => w.denied,
    lapsed: () => w.lapsed,
    overruled: () => w.overruled,
    stands: () => w.stands,
    unruled: () => w.unruled,
    fallen: (args) => `${w.told(w.fallen, then(args))}.`,
  };
}
