/** What the moderator's device says aloud is kept with what it rests on, so that it can be held against the record at the end. */
import type { Said, State } from './state.ts';

/** @param what besides what the state knows */
export const said = (s: State, what: Pick<Said, 'is' | 'seats' | 'mauled' | 'side'>): State => ({
  ...s,
  said: [...s.said, { ...what, night: s.night, after: s.record.length, gone: s.out.length }],
});
