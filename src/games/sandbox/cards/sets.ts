/** Shuffled sets whose cards all come back or go by an undo or a redo. Of a set in part nobody could say which faces are left. */
import type { Act, State, Urn, Was } from '../state.ts';

const numbers = (all: readonly Was[]): ReadonlySet<number> => new Set(all.map(({ n }) => n));

const isAmong = ({ slots }: Urn, all: ReadonlySet<number>): boolean => slots.every((n) => all.has(n));

const going = (all: readonly Was[]): ReadonlySet<number> => numbers(all.filter(({ piece }) => !piece));

/** Those of the table that go with these. */
export function setsGoing(s: State, all: readonly Was[]): readonly Urn[] {
  const gone = going(all);
  return gone.size === 0 ? [] : s.urns.filter((urn) => isAmong(urn, gone));
}

/** Of these the ones that belong to no set, or to one that comes or goes whole. */
export function wholeSets(s: State, { urns = [] }: Act, all: readonly Was[]): readonly Was[] {
  const gone = going(all);
  const there = numbers(all);
  const parted = new Set([
    ...s.urns.filter((urn) => !isAmong(urn, gone)).flatMap(({ slots }) => slots.filter((n) => gone.has(n))),
    ...urns.filter((urn) => !isAmong(urn, there)).flatMap(({ slots }) => slots),
  ]);
  return parted.size === 0 ? all : all.filter(({ n }) => !parted.has(n));
}

/** After these have come and gone: their sets have, too. */
export function afterSets(s: State, { urns = [] }: Act, all: readonly Was[]): State {
  const gone = going(all);
  const there = numbers(all);
  const coming = urns.filter((urn) => isAmong(urn, there));
  const left = s.urns.filter((urn) => !isAmong(urn, gone));
  return coming.length === 0 && left.length === s.urns.length ? s : { ...s, urns: [...left, ...coming] };
}
