/** What a person does at the table outside the game: one event for the parts of the shell, in a closed list. */
import type { Sign } from '../../kernel/journal/say-body.ts';
import type { PeopleAct } from '../people/people-acts.ts';
import type { Settings } from '../settings.ts';
import type { UndoActs } from '../undo/undo-acts.ts';

/** What a person did on the table's face, told apart by `act`. */
export type Act =
  | { readonly act: 'sit'; readonly name: string; readonly seat?: number }
  | { readonly act: 'rename'; readonly name: string }
  | { readonly act: 'write'; /** A name, as far as it is written. */ readonly name: string }
  | {
      readonly act: 'leave' | 'unask' | 'aside' | 'start' | 'invite' | 'log' | 'home' | 'tour' | 'toured' | 'evening';
    }
  | { readonly act: 'part-missing' }
  | { readonly act: 'look'; /** A place of the order; without one back to now. */ readonly position?: number }
  | { readonly act: 'save-log' }
  | { readonly act: 'open-log'; readonly file: Blob }
  | { readonly act: 'rules'; readonly rule?: string }
  | { readonly act: 'admit'; readonly device: string }
  | { readonly act: 'turn-away'; readonly devices: readonly string[]; readonly forGood?: boolean }
  | { readonly act: 'turn-away-all' }
  | { readonly act: 'door'; readonly open: boolean }
  | { readonly act: 'settings'; readonly change: Settings }
  | { readonly act: 'people' | 'words' | 'devices' | 'pair' | 'recovery' | 'return' | 'go-on-ask' | 'relink-ask' }
  | { readonly act: 'kick-ask'; readonly seat: number }
  | { readonly act: 'absence' | 'absence-wait'; /** Of who is away. */ readonly seat: number }
  | { readonly act: 'absence-read' }
  | { readonly act: 'talk' | 'waive' | 'cover' | 'nudge' | 'nudge-read' }
  | { readonly act: 'sharing'; readonly yes: boolean }
  | { readonly act: 'hand-away' }
  | { readonly act: 'say'; readonly text: string; readonly sign?: undefined }
  | { readonly act: 'say'; readonly sign: Sign; readonly text?: undefined }
  | UndoActs
  | PeopleAct;

/** Fired by the parts of the face; the element does what it says. */
export class ActEvent extends Event {
  readonly what: Act;
  /** Whether the table has done it, where it was asked. */
  done: Promise<boolean> | undefined;
  /** It is asked of the table as it is now, whatever moment is shown. */
  now = false;
  constructor(what: Act) {
    super('tv-act', { bubbles: true, composed: true });
    this.what = what;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-act': ActEvent;
  }
}
