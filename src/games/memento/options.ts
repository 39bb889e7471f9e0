/** What a table may set before the story begins. Every option has a default, so `{}` is the plain game. */
import type { Schema } from '../../kernel/game.ts';
import { bool, oneOf } from '../../kernel/schemas.ts';
import { optionSchemas } from '../kit/options.ts';

export interface Options {
  /** MM-191: the last character's scene comes at once, or on its own turn. */
  readonly finalScene: 'immediate' | 'inOrder';
  /** MM-126 */
  readonly tricksterInDarknessScenes: boolean;
  /** MM-160 */
  readonly mayWaive: boolean;
  /** MM-060 */
  readonly channel: boolean;
  /** MMQ-01: how long a decision of a group stays open after its first vote. */
  readonly decisionSeconds: number;
  /** MM-199: how long the table waits for somebody who isn't there. */
  readonly awaySeconds: number;
  /** MM-018 */
  readonly talkSeconds: number;
}

const DEFAULTS: Options = {
  finalScene: 'immediate',
  tricksterInDarknessScenes: true,
  mayWaive: true,
  channel: true,
  decisionSeconds: 120,
  awaySeconds: 180,
  talkSeconds: 600,
};

/** Seconds that a table may choose from. */
export const SECONDS = {
  decisionSeconds: [60, 120, 300],
  awaySeconds: [60, 180, 600],
  talkSeconds: [300, 600, 1_200],
} as const;

const among = (values: readonly number[]): Schema<number> => ({
  read: (input) => values.find((value) => value === input),
});

const schemas = optionSchemas<Options>(DEFAULTS, {
  finalScene: oneOf('immediate', 'inOrder'),
  tricksterInDarknessScenes: bool,
  mayWaive: bool,
  channel: bool,
  decisionSeconds: among(SECONDS.decisionSeconds),
  awaySeconds: among(SECONDS.awaySeconds),
  talkSeconds: among(SECONDS.talkSeconds),
});
/** Every option has a default. */
export const options: Schema<Options> = schemas.options;

/** One setting at a time, so that what is offered is a list. */
export const oneOption: Schema<Partial<Options>> = {
  read(input) {
    const change = schemas.change.read(input);
    return change && Object.keys(change).length === 1 ? change : undefined;
  },
};

/** Every value of every setting. */
export const eachOption = (): readonly Partial<Options>[] => [
  { finalScene: 'immediate' },
  { finalScene: 'inOrder' },
  ...(['tricksterInDarknessScenes', 'mayWaive', 'channel'] as const).flatMap((name) => [
    { [name]: true },
    { [name]: false },
  ]),
  ...(['decisionSeconds', 'awaySeconds', 'talkSeconds'] as const).flatMap((name) =>
    SECONDS[name].map((seconds) => ({ [name]: seconds })),
  ),
];
