/** What came about, for the table's log: pictures that were uncovered, whose turn follows, who has won. All of it is public. */
import type { News } from '../../kernel/game.ts';
import { member } from '../../kernel/own.ts';
import type { State } from './state.ts';
import { IDENTITIES, type Identity, type Team, TEAMS } from './view.ts';
import type { OutcomeWords } from './words/outcomes.ts';

/** What follows for the turn: a team's is next, the same goes on, it ends, or that team has won. */
function follows(before: State, after: State): Readonly<Record<string, Team | true>> {
  if (after.result !== null) return before.result === null ? { wins: after.result.winner } : {};
  if (after.active !== null && after.active !== before.active) return { next: after.active };
  if (after.turn !== before.turn) return { ends: true };
  return after.phase === 'guess' ? { on: true } : {};
}

export function news(before: State, after: State): readonly News[] {
  if (after.covers.length !== before.covers.length) return [];
  const cells = after.covers.flatMap((who, cell) => (who && who !== before.covers[cell] ? [{ cell, who }] : []));
  const then = follows(before, after);
  return cells.map((one, i) => ({ what: 'opened', args: i < cells.length - 1 ? one : { ...one, ...then } }));
}

const teamIn = (args: unknown, name: string): Team | undefined => TEAMS.find((team) => team === member(args, name));

/** The sentence for it, as the log tells it; whatever the arguments are. */
export function newsOf(w: OutcomeWords): { readonly opened: (args: unknown) => string } {
  return {
    opened: (args) => {
      const who = IDENTITIES.find((one): one is Identity => one === member(args, 'who'));
      const cell = member(args, 'cell');
      if (!who || typeof cell !== 'number') return '';
      const [wins, next] = [teamIn(args, 'wins'), teamIn(args, 'next')];
      const turn = member(args, 'ends') === true ? w.ends : member(args, 'on') === true ? w.on : '';
      return `${w.told(w.reveals(cell + 1, who), wins ? w.wins(wins) : next ? w.next(next) : turn)}.`;
    },
  };
}
