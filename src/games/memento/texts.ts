/** How long texts may be, and when a trait is one that nobody has yet (MM-023, MM-037). Lengths are in code points. */
import type { Schema } from '../../kernel/game.ts';
import { text } from '../../kernel/schemas.ts';
import { sealedText } from '../kit/sealed-text.ts';
import { folded, isLine, isProse } from '../kit/texts.ts';
import type { State, TraitId } from './state.ts';

export const TRAIT_MOST = 80;
export const ELEMENT_MOST = 200;
export const NAME_MOST = 40;
export const STORY_MOST = 1_500;
export const NOTE_MOST = 2_000;
/** Pieces of a story; a table that goes further tells it on the call. */
export const LINES_MOST = 500;

export const noteText: Schema<string> = sealedText(NOTE_MOST);
export const whisperText: Schema<string> = sealedText(STORY_MOST);

/** Any string of that length: what it may hold is said by a rule, so that a refusal names it. */
export const written = (most: number): Schema<string> => text(2 * most);

export const isTrait = (trait: string): boolean => isLine(trait, TRAIT_MOST);
export const isStory = (story: string): boolean => isProse(story, STORY_MOST);

/** No character has it already, whatever its case and spaces. @param except a trait that is being written anew */
export function isUnique(s: State, trait: string, except?: TraitId): boolean {
  const wanted = folded(trait);
  return !s.characters.some(({ traits }) => traits.some((id) => id !== except && folded(s.traits[id]!) === wanted));
}
