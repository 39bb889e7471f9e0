/** What a question has laid open on its way before it came to nothing: the shares for it stand in the log, so all can read it. SPEC C38. */
import type { Request } from '../asks/request.ts';
import { opened } from '../cards/opening.ts';
import { addFaces } from '../play/faces.ts';
import type { TableState } from './state.ts';

/** Face up from now on, as if that had been asked for alone. @param gone requests that end without their answer */
export function withBare(state: TableState, gone: readonly (Request | undefined)[]): TableState {
  const bare = new Map(gone.flatMap((request) => (request?.kind === 'open' ? Object.entries(request.faces) : [])));
  if (bare.size === 0 || !state.play) return state;
  const things = [...bare.keys()];
  const faces = addFaces(state.play.faces, things, (thing) => bare.get(thing)!);
  return { ...state, play: { ...state.play, faces }, cards: opened(state.cards, things) };
}
