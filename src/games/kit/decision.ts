/** A group decides among options: each elector has one open vote, which may change until all agree or a time is over. */
import type { Seat } from '../../kernel/game.ts';

/** A seat and the option that it votes for. */
export type Vote<Option> = readonly [Seat, Option];

/** The votes with this one in place of the seat's earlier one. */
export const voted = <Option>(votes: readonly Vote<Option>[], seat: Seat, option: Option): readonly Vote<Option>[] => [
  ...votes.filter(([voter]) => voter !== seat),
  [seat, option],
];

/**
 * What it comes to when the time is over: the option with the most votes.
 *
 * @param options in the order in which they win where votes tie; at least one. A vote for anything else counts for nothing
 */
export function tally<Option>(votes: readonly Vote<Option>[], options: readonly Option[]): Option {
  const count = (option: Option): number => votes.filter(([, vote]) => vote === option).length;
  return options.reduce((best, option) => (count(option) > count(best) ? option : best), options[0]!);
}

/** What all of these electors say, once all have said the same; `undefined` until then, and where there are no electors. */
export function agreed<Option>(votes: readonly Vote<Option>[], electors: readonly Seat[]): Option | undefined {
  const said = electors.map((seat) => votes.find(([voter]) => voter === seat)?.[1]);
  return said.every((vote) => vote !== undefined && vote === said[0]) ? said[0] : undefined;
}
