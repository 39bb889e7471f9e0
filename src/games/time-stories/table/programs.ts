/** Programs under way: begun by moves, events and answers, carried on as far as they can go. */
import type { By, Inner, Instruction, Performed } from '../language/run.ts';
import { begun } from '../language/run.ts';
import type { Program } from '../pack/blocks.ts';
import { isSealed } from '../pack/texts.ts';
import type { EVENTS } from '../pack/mission.ts';
import { triggersOf } from './lookups.ts';
import type { AgentId, State } from './state.ts';

export type StepName =
  | 'page'
  | 'read'
  | 'settle'
  | 'conflict'
  | 'trigger'
  | 'triggered'
  | 'links'
  | 'expose'
  | 'recon'
  | 'seen'
  | 'outcome'
  | 'trialEnd'
  | 'turnEnd'
  | 'captain'
  | 'roundBegins'
  | 'between'
  | 'started'
  | 'ending';

/** A step of the rounds, to stand in a program. */
export const step = (name: StepName, more: Pick<Inner, 'about' | 'to' | 'n'> = {}): Inner => ({
  op: 'step',
  name,
  ...more,
});

/** A part of a pack as instructions, whether it is sealed or not. */
export const inline = (program: Program | undefined): readonly Instruction[] => {
  if (program === undefined) return [];
  return isSealed(program) ? [{ op: 'seq', do: program }] : program;
};

/** A new program of this agent. @param trial the test that an action is used on */
export function begin(
  s: State,
  agent: AgentId,
  card: string,
  instructions: readonly Instruction[],
  trial: number | null = null,
): State {
  if (instructions.length === 0) return s;
  const doing = { id: s.next, agent, run: begun({ seat: agent, card }, instructions), trial };
  return { ...s, next: s.next + 1, doing: [...s.doing, doing] };
}

/** triggers of an event, in the order of the pack; each asks its question when its turn comes. */
export const fired = (s: State, event: (typeof EVENTS)[number]): readonly Instruction[] =>
  triggersOf(s).flatMap(({ on }, i) => (on === event ? [step('trigger', { n: i })] : []));

/** Instructions as a list that a deed sets off, read by the same agent. */
export const after = (state: State, by: By, instructions: readonly Instruction[]): Performed<State> =>
  instructions.length === 0 ? { state } : { state, lists: [{ by, program: instructions }] };

export const isBusy = (s: State, agent: AgentId): boolean => s.doing.some((one) => one.agent === agent);
