/** Into which phases the moments of a game fall: boards are compared in all that a table comes to. */
import { phaseOf, type State as ChrononautsState } from '../../src/games/chrononauts/state.ts';
import type { State as CodenamesState } from '../../src/games/codenames/state.ts';
import type { State as LupusState } from '../../src/games/lupus/state.ts';
import type { State as MementoState } from '../../src/games/memento/state.ts';
import type { Session } from '../../src/games/time-stories/session.ts';

type PhaseOf = (state: unknown) => string;

const PHASES: Readonly<Record<string, PhaseOf>> = {
  chrononauts: (s) => phaseOf(s as ChrononautsState),
  codenames: (s) => (s as CodenamesState).phase,
  lupus: (s) => (s as LupusState).stage,
  memento(s) {
    const { stage, scene } = s as MementoState;
    return scene ? `${scene.kind} scene` : stage;
  },
  'time-stories'(s) {
    const { table } = s as Session;
    return table ? `${table.phase} ${table.step}`.trimEnd() : 'briefing';
  },
};

/** A game without phases goes by how much of `all` moves are made. */
const THIRDS = ['first third', 'second third', 'last third'];

export const phaseAt = (id: string, state: unknown, move: number, all: number): string =>
  PHASES[id]?.(state) ?? THIRDS[Math.floor((THIRDS.length * move) / all)] ?? THIRDS.at(-1)!;
