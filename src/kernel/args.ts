/**
 * What a line of the log carries, read member by member. It is typed `unknown`, as it came from somebody else's browser: what doesn't fit is
 * left out, and nothing throws.
 */
import { member } from './own.ts';

/** A number among the arguments; undefined where there is none of that name. */
export const numberIn = (args: unknown, name: string): number | undefined => {
  const value = member(args, name);
  return typeof value === 'number' ? value : undefined;
};

/** A text among the arguments; empty where there is none of that name. */
export const textIn = (args: unknown, name: string): string => {
  const value = member(args, name);
  return typeof value === 'string' ? value : '';
};

/** A list among the arguments; empty where there is none of that name. */
export const listIn = (args: unknown, name: string): readonly unknown[] => {
  const value = member(args, name);
  return Array.isArray(value) ? value : [];
};

/** The numbers of a list among the arguments. */
export const numbersIn = (args: unknown, name: string): readonly number[] =>
  listIn(args, name).filter((one) => typeof one === 'number');
