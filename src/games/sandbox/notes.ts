/** What is written on notes that come onto the table, and how many letters a table holds. */
import type { Schema } from '../../kernel/game.ts';
import { fields, integer, list, text } from '../../kernel/schemas.ts';
import { MOST_AT_ONCE, MOST_LETTERS, MOST_PIECES } from './rules.ts';
import type { Text } from './state.ts';

/** Of the piece with this index among those that the act lays. */
export interface Written {
  readonly i: number;
  readonly text: string;
}

export const writtenTexts: Schema<readonly Written[]> = list(
  fields({ i: integer(0, MOST_PIECES), text: text(MOST_LETTERS) }),
  MOST_AT_ONCE,
);

/** Letters of texts; a point of a stroke weighs as three. */
export const letters = (texts: readonly (Pick<Text, 'text'> & Partial<Pick<Text, 'points'>>)[]): number =>
  texts.reduce((sum, one) => sum + one.text.length + 3 * (one.points?.length ?? 0), 0);

/** @param first number of the first piece that the act lays */
export const textsFrom = (written: readonly Written[], first: number): readonly Text[] =>
  written.map(({ i, text: one }) => ({ n: first + i, text: one, points: [] }));
