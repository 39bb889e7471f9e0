/** What the log's words are made of, in every language: a move's arguments come from somebody else's browser, so nothing here throws. */
import { member } from '../../../kernel/own.ts';

/** Moves that the log tells; answers to a card tell nothing but that they were given. */
export interface MoveWords {
  readonly wanted: string;
  /** Devices make it unasked: no line of the log is about it. */
  readonly untold?: true;
  said(args: unknown): string;
}

export const numberIn = (args: unknown, name: string): number => {
  const value = member(args, name);
  return typeof value === 'number' && Number.isInteger(value) ? value : 0;
};
export const textIn = (args: unknown, name: string): string => {
  const value = member(args, name);
  return typeof value === 'string' ? value : '';
};
/** What somebody proposes: one of the words below, else nothing known. */
export const proposedIn = (args: unknown): string => textIn(args, 'what');
