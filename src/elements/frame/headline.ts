/** What a board's status line says: the one headline of a moment, with its second line. */
export interface Headline {
  readonly says: string;
  /** '' where nothing is to be added. */
  readonly second: string;
  /** Numbers of the plates that stand before it. */
  readonly plates: readonly number[];
}
