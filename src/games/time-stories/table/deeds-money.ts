/** Instructions about Azrak and Magic, and a Refresh that a card orders. */
import { potOf, refreshed, roomOf, spent } from '../azrak.ts';
import { valueOf } from '../language/evaluate.ts';
import type { By, Deed, Performed } from '../language/run.ts';
import type { BlockOf } from '../pack/blocks.ts';
import { active, azrakOf, circle } from './agents.ts';
import { factsFor } from './facts.ts';
import { afterPaying, gain, lose, withMagic, withPurse } from './money.ts';
import { after, fired } from './programs.ts';
import type { State } from './state.ts';
import { told } from './tell.ts';

export function azrak(
  s: State,
  deed: Deed,
  block: BlockOf<'gainAzrak' | 'loseAzrak' | 'spendAzrak'>,
): Performed<State> {
  const { by, seats, n } = deed;
  if (n <= 0) return { state: s };
  if (block.op === 'gainAzrak') return { state: seats.reduce((now, seat) => gain(now, seat, n), s) };
  const back = block.toReturn === undefined ? 0 : valueOf(block.toReturn, factsFor(s, by));
  // all lose first; whoever can't spend it whole is left out.
  const paying = block.op === 'spendAzrak' ? seats.filter((seat) => spent(s.purse, seat, n)) : seats;
  const state = paying.reduce((now, seat) => lose(now, seat, n, back), s);
  const events = state.purse.missionReturn === s.purse.missionReturn ? [] : fired(state, 'missionReturnChanged');
  return after(state, by, paying.length === 0 ? [] : [...events, ...afterPaying(state)]);
}

export function magic(
  s: State,
  { seats, n }: Deed,
  block: BlockOf<'gainMagic' | 'loseMagic' | 'spendMagic'>,
): Performed<State> {
  if (!s.mission.magic.enabled || n <= 0) return { state: s };
  const by = block.op === 'gainMagic' ? n : -n;
  const can = block.op === 'spendMagic' ? seats.filter((seat) => s.agents[seat]!.magic >= n) : seats;
  return { state: can.reduce((now, seat) => withMagic(now, seat, by), s) };
}

/** free, for active agents; where the Vortex fills everybody, or the group leaves no choice, nobody is asked. */
export function ordered(s: State, by: By): Performed<State> {
  const pot = potOf(s.purse, true);
  const rooms = active(s).map((id) => roomOf(s.purse, id));
  const room = rooms.reduce((sum, n) => sum + n, 0);
  if (pot === undefined || room === 0) return { state: s };
  if (pot >= room)
    return shared(
      s,
      by,
      s.agents.map((_, id) => (active(s).includes(id) ? roomOf(s.purse, id) : 0)),
    );
  return { state: s, asks: 'share' };
}

/** The Vortex is shared out, and costs nothing. */
export function shared(s: State, by: By, shares: readonly number[]): Performed<State> {
  const open = s.agents.map((_, id) => active(s).includes(id));
  if (shares.some((share, id) => share > 0 && !open[id])) return { state: s };
  const purse = refreshed(capped(s, open), shares, true);
  if (!purse) return { state: s };
  const reserves = purse.reserves.map((one, id) => ({ ...one, most: s.purse.reserves[id]!.most }));
  const now = withPurse(s, { ...purse, reserves });
  return after(told(now.state, 'refreshed'), by, [...now.events, ...fired(s, 'refresh')]);
}

/** An agent who isn't there has no room for any. */
const capped = (s: State, open: readonly boolean[]): State['purse'] => ({
  ...s.purse,
  reserves: s.purse.reserves.map((one, id) => (open[id] ? one : { ...one, most: one.azrak })),
});

/** What each of the group promised for an instruction, paid clockwise from the Captain. */
export function paidTogether(s: State): State {
  const { pledge } = s;
  if (!pledge) return s;
  const paid = circle(s).reduce((now, id) => {
    const n = pledge.given.filter(({ seat }) => seat === id).reduce((sum, one) => sum + one.n, 0);
    if (n === 0) return now;
    return pledge.resource === 'magic' ? withMagic(now, id, -n) : lose(now, id, n);
  }, s);
  return { ...paid, pledge: null };
}

export const groupHas = (s: State, resource: 'azrak' | 'magic'): number =>
  active(s).reduce((sum, id) => sum + (resource === 'azrak' ? azrakOf(s, id) : s.agents[id]!.magic), 0);
