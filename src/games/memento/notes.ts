/** What not everybody reads: one's own notes, and what the defeated say among themselves (MM-007, MM-060). */
import { FREE, type Handle, type Move } from '../../kernel/game.ts';
import { fields, sealed } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { isController, rule } from './rules.ts';
import { changed, controllers, type State } from './state.ts';
import { noteText, whisperText } from './texts.ts';

interface Sealed {
  readonly text: Handle;
}
/** Lines of the defeated that stay. */
const KEPT = 100;

/** Takes the place of what the same person wrote before. */
export const jot: Move<State, Sealed> = {
  args: fields({ text: sealed(noteText, 'self') }),
  who: everybody,
  rules: [],
  apply: (s, { seat, args }) =>
    changed(s, { notes: [...s.notes.filter(([by]) => by !== seat), [seat, args.text] as const] }),
  choices: () => [{ text: FREE }],
};

export const whisper: Move<State, Sealed> = {
  args: fields({ text: sealed(whisperText, (s: State) => controllers(s)) }),
  who: everybody,
  rules: [
    rule('MM-060', 'phase-closed', (s) => s.active && s.options.channel && s.stage === 'play'),
    rule('MM-060', 'not-a-controller', (s, m) => isController(s, m.seat)),
  ],
  apply: (s, { seat, args }) => changed(s, { channel: [...s.channel, { seat, text: args.text }].slice(-KEPT) }),
  choices: () => [{ text: FREE }],
};
