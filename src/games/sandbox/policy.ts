/** How strict the table is and who edits it: the host says, or more than half of those who are here. */
import type { Made, Move } from '../../kernel/game.ts';
import { fields, oneOf } from '../../kernel/schemas.ts';
import { isCarried, votesFor, withVotes } from './finish.ts';
import { tell } from './news.ts';
import { everybody, hostOf, notOver, rule } from './rules.ts';
import { EDITS, POLICIES, type Edit, type Policy, type State } from './state.ts';

export interface SetPolicy {
  readonly policy: Policy;
  readonly edit: Edit;
}

const about = ({ policy, edit }: SetPolicy): number => POLICIES.indexOf(policy) * EDITS.length + EDITS.indexOf(edit);

/** SB-16: the host's word is enough; others vote for it. */
export const setPolicy: Move<State, SetPolicy> = {
  args: fields({ policy: oneOf(...POLICIES), edit: oneOf(...EDITS) }),
  who: everybody,
  final: 'SB-02',
  rules: [
    notOver,
    rule('SB-16', 'already-so', (s, m: Made<SetPolicy>) => s.policy !== m.args.policy || s.edit !== m.args.edit),
    rule('SB-16', 'already-voted', (s, m: Made<SetPolicy>) => !votesFor(s, 'policy', about(m.args)).includes(m.seat)),
  ],
  apply(s, { seat: by, args }) {
    const votes = [...votesFor(s, 'policy', about(args)), by];
    if (by !== hostOf(s) && !isCarried(s, votes)) return withVotes(s, 'policy', about(args), votes);
    const { policy, edit } = args;
    return tell({ ...withVotes(s, 'policy', about(args), []), policy, edit }, 'policy', by, { n: about(args) });
  },
  choices: () => POLICIES.flatMap((policy) => EDITS.map((edit) => ({ policy, edit }))),
};
