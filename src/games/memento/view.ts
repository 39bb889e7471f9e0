/** What the board gets: the state, which is public, and what this device alone can read. The decision who sees what is made here. */
import type { Eyes, Seat } from '../../kernel/game.ts';
import { shown } from '../kit/clock.ts';
import { readSealed } from '../kit/sealed-text.ts';
import { awaited } from './flow.ts';
import { isController } from './rules.ts';
import { here, type State } from './state.ts';
import { noteText, whisperText } from './texts.ts';

export interface MementoView extends Omit<State, 'notes' | 'channel' | 'step' | 'authors'> {
  readonly me: Seat | null;
  readonly awaited: readonly Seat[];
  /** One's own notes; undefined while there are none, or they aren't readable here. */
  readonly note: string | undefined;
  /** For the defeated alone; what was said before one of them joined can't be read. */
  readonly channel: readonly { readonly seat: Seat; readonly text: string | undefined }[] | undefined;
}

export function view(s: State, eyes: Eyes): MementoView {
  const { notes, channel, step: _step, authors: _authors, ...rest } = s;
  const { seat: me } = eyes;
  const isInside = me !== null && s.active && isController(s, me);
  return {
    ...rest,
    // Votes of those whose word counts just now.
    ending: here(s, s.ending),
    without: s.without.map(({ seat, by }) => ({ seat, by: here(s, by) })),
    clock: shown(s.clock, eyes, 'clock'),
    me,
    awaited: awaited(s),
    note: readSealed(eyes, notes.find(([by]) => by === me)?.[1], noteText),
    channel: isInside
      ? channel.map(({ seat, text }) => ({ seat, text: readSealed(eyes, text, whisperText) }))
      : undefined,
  };
}
