/** What a mission may ask of the table, answered for one reader at one moment. */
import { own } from '../../../kernel/own.ts';
import type { Facts } from '../language/evaluate.ts';
import type { By } from '../language/run.ts';
import type { Holder } from '../pack/terms.ts';
import { attributeOf, azrakOf, elementsOf, holdsToken, isActive, isInStandby } from './agents.ts';
import { locationsOf, receptacleOf } from './lookups.ts';
import { rowOf } from './rows.ts';
import { isSince6, type State } from './state.ts';

/** The card whose damage counts: the reader's own conflict, else the Group Conflict, else the card that asks. */
export const opponentOf = (s: State, { seat, card }: By): string => s.group?.card ?? s.agents[seat]?.conflict ?? card;

/** of all places that are open. By rules 5 only those that something had changed. */
const rowsOf = (s: State): readonly (readonly (string | null)[])[] =>
  isSince6(s) ? locationsOf(s).map(({ id }) => rowOf(s, id)) : Object.values(s.rows);

export function factsFor(s: State, by: By): Facts {
  const { seat } = by;
  const me = s.agents[seat];
  const receptacle = me && receptacleOf(s, me.receptacle);
  const isHeld = (holder: Holder, mine: boolean, anybody: boolean): boolean =>
    holder === 'reader' ? mine : holder === 'group' ? anybody : !anybody;
  return {
    receptacles: s.agents.length,
    azrak: azrakOf(s, seat),
    magic: me?.magic ?? 0,
    damage: own(s.damage, opponentOf(s, by)) ?? 0,
    missionReturn: s.purse.missionReturn,
    round: s.round,
    isCaptain: seat === s.captain,
    inStandby: isInStandby(s, seat),
    lastOutcome: s.lastOutcome,
    counter: (name) => own(s.counters, name) ?? 0,
    attribute: (name) => attributeOf(s, seat, name),
    flag: (name) => own(s.flags, name) ?? false,
    element(number, holder) {
      const where = own(s.elements, String(number));
      return isHeld(holder, elementsOf(s, seat).includes(number), where !== undefined && where !== 'removed');
    },
    token: (id, holder) =>
      isHeld(
        holder,
        holdsToken(s, seat, id),
        s.tokens.some(({ token }) => token === id),
      ),
    receptacle: (one) => receptacle !== undefined && (receptacle.id === one || receptacle.tags.includes(one)),
    inPlay: (id) => s.agents.some((agent) => agent.receptacle === id),
    visits: (location) => own(s.visits, location) ?? 0,
    archived: (card) => s.archive.includes(card),
    slotHas: (card) =>
      s.agents.some(({ front }, id) => front === card && isActive(s, id)) ||
      rowsOf(s).some((row) => row.includes(card)),
  };
}
