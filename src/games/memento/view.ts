/** What the board gets: the state, which is public, and what this device alone can read. Who sees what is decided here. */
import type { Eyes, Handle, Schema, Seat } from '../../kernel/game.ts';
import { awaited } from './flow.ts';
import { isController } from './rules.ts';
import type { State } from './state.ts';
import { noteText, whisperText } from './texts.ts';

export interface MementoView extends Omit<State, 'notes' | 'channel' | 'step' | 'authors'> {
  readonly me: Seat | null;
  readonly awaited: readonly Seat[];
  /** One's own notes; undefined while there are none, or they aren't readable here. */
  readonly note: string | undefined;
  /** For the defeated alone; what was said before one of them joined can't be read. */
  readonly channel: readonly { readonly seat: Seat; readonly text: string | undefined }[] | undefined;
}

/** A sealed text is the JSON of what was written; another device may have sealed anything. */
function readText(eyes: Eyes, thing: Handle | undefined, as: Schema<string>): string | undefined {
  const face = thing === undefined ? undefined : eyes.read(thing);
  if (face === undefined) return undefined;
  try {
    return as.read(JSON.parse(face));
  } catch {
    return undefined;
  }
}

export function view(s: State, eyes: Eyes): MementoView {
  const { notes, channel, step: _step, authors: _authors, ...rest } = s;
  const { seat: me } = eyes;
  const isInside = me !== null && s.active && isController(s, me);
  return {
    ...rest,
    me,
    awaited: awaited(s),
    note: readText(eyes, notes.find(([by]) => by === me)?.[1], noteText),
    channel: isInside
      ? channel.map(({ seat, text }) => ({ seat, text: readText(eyes, text, whisperText) }))
      : undefined,
  };
}
