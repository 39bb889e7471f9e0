/** Texts that travel sealed: read by their schema where they are opened, since another device may have sealed anything. */
import type { Eyes, Handle, Schema } from '../../kernel/game.ts';
import { isProse } from './texts.ts';

/** For `sealed(…)`: no rule sees what is in it. An empty text takes back an earlier one. @param most code points */
export const sealedText = (most: number): Schema<string> => ({
  read: (input) => (input === '' || (typeof input === 'string' && isProse(input, most)) ? input : undefined),
});

/** A sealed text as these eyes read it. Never throws. @returns undefined where they don't, or where it is no such text */
export function readSealed(
  eyes: Pick<Eyes, 'read'>,
  thing: Handle | undefined,
  as: Schema<string>,
): string | undefined {
  const face = thing === undefined ? undefined : eyes.read(thing);
  if (face === undefined) return undefined;
  try {
    return as.read(JSON.parse(face));
  } catch {
    return undefined;
  }
}
