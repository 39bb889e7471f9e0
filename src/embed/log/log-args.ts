/** What the lines of the log carry, read: it is typed `unknown`, and what doesn't fit is left out. And what is said of a line. */
import { member } from '../../kernel/own.ts';
import type { LogItem } from './log-lines.ts';

/** A number among a line's arguments, which may be anything; undefined where there is none of that name. */
export const numberIn = (args: unknown, name: string): number | undefined => {
  const value = member(args, name);
  return typeof value === 'number' ? value : undefined;
};
/** A text among a line's arguments; empty where there is none of that name. */
export const textIn = (args: unknown, name: string): string => {
  const value = member(args, name);
  return typeof value === 'string' ? value : '';
};
/** The numbers of a list among a line's arguments; none where there is no list of that name. */
export const numbersIn = (args: unknown, name: string): readonly number[] => {
  const value = member(args, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
};

/** What a line of the log says, before it has its place and its time. */
export type Said = Pick<LogItem, 'kind' | 'text'> & Partial<Pick<LogItem, 'more' | 'name' | 'result' | 'seat'>>;
