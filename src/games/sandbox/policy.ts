/** How strict the table is and who edits it: the host says, or more than half of those who are here. Each is set by itself. */
import type { Made } from '../../kernel/game.ts';
import { fields, oneOf } from '../../kernel/schemas.ts';
import { present } from '../kit/seats.ts';
import { isCarried, votesNeeded } from '../kit/votes.ts';
import { mayVote, votesFor, withVote, withVotes } from './finish.ts';
import { tell } from './news.ts';
import { hostOf, notOver, rule, type TableMove } from './rules.ts';
import { EDITS, isSince5, POLICIES, type Edit, type News, type Policy, type State } from './state.ts';

export interface SetPolicy {
  readonly policy: Policy;
}

export interface SetEdit {
  readonly edit: Edit;
}

/** What a vote is told as that isn’t enough yet. */
const WISHES = { policy: 'wantsPolicy', edit: 'wantsEdit' } as const;
const VALUES = { policy: POLICIES, edit: EDITS } as const;

/** SB-16: the host's word is enough; others vote for it. Nothing else that the host has set meanwhile is set back by it. */
function setting<What extends 'policy' | 'edit', A extends { readonly [K in What]: State[K] }>(
  what: What,
): Omit<TableMove<A>, 'args'> {
  const about = (args: A): number => (VALUES[what] as readonly string[]).indexOf(args[what]);
  return {
    rules: [
      notOver,
      rule('SB-16', 'already-so', (s, m: Made<A>) => (s[what] as string) !== m.args[what]),
      rule(
        'SB-16',
        'already-voted',
        (s, m: Made<A>) => m.seat === hostOf(s) || mayVote(s, votesFor(s, what, about(m.args)), m.seat),
      ),
    ],
    apply(s, { seat: by, args }) {
      const votes = withVote(votesFor(s, what, about(args)), by);
      if (by !== hostOf(s) && !isCarried(votes, present(s))) {
        const next = withVotes(s, what, about(args), votes);
        const values = [votes.length, votesNeeded(present(s))];
        return isSince5(s) ? tell(next, WISHES[what], by, { n: about(args), values }) : next;
      }
      return tell({ ...withVotes(s, what, about(args), []), [what]: args[what] }, what, by, said(s, about(args)));
    },
    choices: () => VALUES[what].map((value) => ({ [what]: value }) as unknown as A),
  };
}

/** Of earlier rules one number stood for both. */
const said = (s: State, value: number): Partial<News> => ({ n: value, ...(isSince5(s) && { values: [value] }) });

export const setPolicy: TableMove<SetPolicy> = {
  ...setting<'policy', SetPolicy>('policy'),
  args: fields({ policy: oneOf(...POLICIES) }),
};

export const setEdit: TableMove<SetEdit> = {
  ...setting<'edit', SetEdit>('edit'),
  args: fields({ edit: oneOf(...EDITS) }),
};
