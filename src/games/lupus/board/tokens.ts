/** Tokens that a moderator puts to people: kept on this device, for one game. */
import { draftOf, keepDraft } from '../../../elements/drafts.ts';
import type { LupusContext } from './board-context.ts';

export type Tokens = ReadonlyMap<number, readonly string[]>;

/** @returns where they are kept; '' where nothing is */
export const tokensAt = ({ keep }: Pick<LupusContext, 'keep'>): string => (keep === '' ? '' : `${keep}/tokens`);

/** Of an earlier page, if there are any that can be read. */
export function readTokens(at: string): Tokens {
  try {
    const kept: unknown = JSON.parse(draftOf(at) || '[]');
    return new Map(kept as Iterable<readonly [number, readonly string[]]>);
  } catch {
    return new Map();
  }
}

export const keepTokens = (at: string, tokens: Tokens): void => keepDraft(at, JSON.stringify([...tokens]));

/** Another game has other cards: what stood by people in the last one isn't theirs any more. Looking back forgets nothing. */
export function forgetTokens(context: Pick<LupusContext, 'keep' | 'past'>): void {
  if (!context.past) keepDraft(tokensAt(context), '');
}
