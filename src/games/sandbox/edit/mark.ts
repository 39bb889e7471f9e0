/** What one marks on pieces: locked, for hands, whose they are. */
import { MAX_SEATS, type Made } from '../../../kernel/game.ts';
import { bool, fields, integer, optional } from '../../../kernel/schemas.ts';
import { optionals } from '../candidates.ts';
import { notInHands } from '../keys.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { Draft } from '../pieces.ts';
import { MOST_FLAGS } from '../rows.ts';
import { notAnothers, notLocked, notOver, rule, type TableMove } from '../rules.ts';
import { NONE } from '../state.ts';
import { recorded } from '../undo.ts';

export interface Mark extends Named {
  /** The bits `LOCKED`, `FOR_HANDS`. */
  readonly flags?: number | undefined;
  /** The owner from now on; `NONE`: everybody's. */
  readonly own?: number | undefined;
}

/** Locks and unlocks, says whose a piece is. */
export const mark: TableMove<Mark> = {
  args: fields({
    p: named,
    flags: optional(integer(0, MOST_FLAGS)),
    own: optional(integer(NONE, MAX_SEATS - 1)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    ...namedRules<Mark>(),
    rule('SB-03', 'nobody-there', (s, m: Made<Mark>) => (m.args.own ?? NONE) === NONE || s.seats.includes(m.args.own!)),
    notInHands((_, m: Made<Mark>) => numbersOf(m.args)),
    notAnothers((_, m: Made<Mark>) => numbersOf(m.args)),
    notLocked((_, m: Made<Mark>) => numbersOf(m.args)),
  ],
  apply(s, { seat: by, args }) {
    const draft = new Draft(s);
    const all = freshOf(s, args, by);
    for (const n of all) {
      const { flags, own } = draft.thePiece(n);
      draft.touch(n, by, { flags: args.flags ?? flags, own: args.own ?? own });
    }
    return tell(recorded(s, draft.done(), by, 'mark', all), 'mark', by, { n: all.length });
  },
  choices: () => optionals<Mark>(ANY_NAMED, ['flags', 'own', 'anyway']),
};
