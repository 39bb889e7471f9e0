/** What a table of Lupus may set. Times are milliseconds. */
import type { Mix } from './roles.ts';

export interface Options {
  readonly moderator: 'person' | 'program';
  readonly mix: Mix;
  /** One call after another, or one window for all. */
  readonly night: 'called' | 'together';
  /** A person who moderates closes calls. */
  readonly byHand: boolean;
  /** On the first night the wolves only meet. */
  readonly firstNightModVictim: boolean;
  readonly ghosts: boolean;
  /** For good, and without a word. */
  readonly deadSeeAll: boolean;
  /** LU-080. */
  readonly hideDawnCause: boolean;
  readonly respectMinimums: boolean;
  readonly unlimitedVillagers: boolean;
  readonly talkMs: number;
  readonly voteMs: number;
  readonly speechMs: number;
}
