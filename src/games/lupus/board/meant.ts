/** Choices of a night that were more than dreams: those of somebody alive, in a call that was for what they were by then. */
import type { Seat } from '../../../kernel/game.ts';
import { type CallName, hasChoice } from '../calls.ts';
import { type Role, roleOf } from '../roles.ts';
import type { Dreamt, LupusView } from '../view.ts';

type Seen = Pick<LupusView, 'players' | 'roles' | 'out' | 'options' | 'dreamt'>;

/** Roles that choose in the call for all together. */
const TOGETHER: ReadonlySet<Role> = new Set<Role>(['wolf', 'seer', 'bodyguard', 'owl']);

/** @returns whether this player really had something to choose in this call; by the cards, once they are open */
export function isMeant(view: Seen, { night, name }: Pick<Dreamt, 'night' | 'name'>, seat: Seat): boolean {
  const role = roleIn(view, night, seat);
  if (role === undefined || view.out.some((one) => one.seat === seat && one.cycle < night)) return false;
  return name === 'together' ? TOGETHER.has(role) && hasChoice({ ...view, night }, role) : isFor(name, role);
}

const isFor = (name: CallName, role: Role): boolean => name === role && (TOGETHER.has(role) || role === 'mythomaniac');

/** A mythomaniac is from the third night on what became of them in the second. */
function roleIn(view: Seen, night: number, seat: Seat): Role | undefined {
  const role = roleOfSeat(view, seat);
  if (role !== 'mythomaniac' || night < 3) return role;
  const chosen = view.dreamt?.find(({ name }) => name === 'mythomaniac')?.picks[view.players.indexOf(seat)] ?? null;
  const became = chosen === null ? undefined : roleOfSeat(view, chosen);
  return became === 'wolf' || became === 'seer' ? became : role;
}

function roleOfSeat({ players, roles }: Seen, seat: Seat): Role | undefined {
  const card = roles?.[players.indexOf(seat)];
  return card && roleOf(card);
}
