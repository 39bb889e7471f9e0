/** What a test asks of the page with the boards, and what it hears. */
import type { Careless } from './careless-ways.ts';
import type { ScreenKind, Worlds } from './pairs.ts';

/** Which table; `careless` lets something slip on its boards (`careless.ts`). */
export interface AskedTable {
  readonly id: string;
  readonly seed: number;
  readonly theme: 'light' | 'dark';
  readonly careless?: Careless | undefined;
}

/** Which board of it. */
export interface Asked extends AskedTable {
  readonly screen: ScreenKind;
  /** What the screen's person may read is opened for reading. */
  readonly read: boolean;
  /** In any phase but this one. */
  readonly but?: string | undefined;
}

/** What is compared. */
export interface Dealt {
  /** A person's screen at a moment. */
  readonly told: string;
  readonly phase: string;
}

/** Many pairs of one table, compared by their trees alone. */
export interface Swept {
  readonly pairs: number;
  /** Of these, pairs whose boards were laid out as in a window; the others stood in the page without a size. */
  readonly laidOut: number;
  /** How many pairs lay in each. */
  readonly phases: readonly (readonly [phase: string, pairs: number])[];
  /** Pairs that others' boards were drawn of, and those which these show. */
  readonly sampled: number;
  readonly shown: number;
  /** Pairs whose trees differ. */
  readonly suspects: readonly string[];
}

/** Of the screen, or of somebody who sees the difference; theirs is opened for reading. */
export type Whose = 'worlds' | 'others';

/** What a test drives. */
export interface Boards {
  /** @returns undefined where this table comes to nothing that the screen may not know and somebody else sees */
  deal(asked: Asked): Promise<Dealt | undefined>;
  /** @returns the tree that the board has drawn, as text */
  show(world: keyof Worlds, whose: Whose): Promise<string>;
  /** @param most pairs; none where this table comes to nothing */
  sweep(asked: AskedTable, most: number): Promise<Swept>;
  /** One of those that the last sweep suspects is shown from now on. */
  take(suspect: number): void;
}
