/**
 * Faces that a question has laid open on its way before it came to nothing. The shares for it stand in the log, so all can read them. SPEC
 * C38.
 */
import { held } from '../held.ts';
import type { Run } from '../asks/run.ts';
import { opened } from '../cards/opening.ts';
import { addFaces } from '../play/faces.ts';
import type { TableState } from '../state/state.ts';

/** Face up from now on, as if that had been asked for alone. @param gone runs that end without their answer */
export function withBare(state: TableState, gone: readonly (Run | undefined)[]): TableState {
  const bare = new Map(gone.flatMap((run) => (run?.kind === 'open' ? Object.entries(run.faces) : [])));
  if (bare.size === 0 || !state.play) return state;
  const things = [...bare.keys()];
  const faces = addFaces(state.play.faces, things, (thing) => held(bare, thing));
  return { ...state, play: { ...state.play, faces }, cards: opened(state.cards, things) };
}
