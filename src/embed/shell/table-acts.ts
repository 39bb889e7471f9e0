/** Acts of a person: what each asks of the table, which window it opens, and which one is left open when it is done. */
import type { Outcomes, Table } from '../../kernel/view/table-view.ts';
import type { Act } from './acts.ts';
import { peopleAct } from '../people/people-acts.ts';
import { undoAct } from '../undo/undo-acts.ts';
import type { Window } from './windows.ts';

/** `undefined` for an act that asks nothing of the table. */
export function tableAct(what: Act): ((table: Table) => Outcomes) | undefined {
  switch (what.act) {
    case 'sit':
      return (t) => t.claim(what.name, what.seat);
    case 'rename':
      return (t) => t.rename(what.name);
    case 'unask':
      return (t) => t.leave();
    case 'aside':
      return (t) => t.letOthersFirst();
    case 'start':
      return (t) => t.start({});
    case 'admit':
      return (t) => t.admit(what.device);
    case 'say':
      return (t) => t.say(what.sign ? { sign: what.sign } : { text: what.text });
    case 'door':
      return (t) => t.turnDoor(what.open);
    case 'turn-away':
      return (t) => turnAway(t, what.devices, what.forGood);
    case 'turn-away-all':
      return (t) => t.refuseAll();
    case 'waive':
      return (t) => t.waive();
    case 'hand-away':
      return async ({ devices }) => {
        const offered = await devices.offer('only-there');
        return offered.ok ? undefined : offered.refusal;
      };
    default:
      return undoAct(what) ?? peopleAct(what);
  }
}

async function turnAway(table: Table, devices: readonly string[], forGood?: boolean): Outcomes {
  for (const device of devices) {
    const refusal = await table.refuse(device, forGood);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The window that an act opens. */
function windowOf(what: Act): Window | undefined {
  switch (what.act) {
    case 'invite':
    case 'absence':
    case 'evening':
    case 'log':
    case 'leave':
    case 'rules':
    case 'tour':
    case 'people':
    case 'talk':
    case 'words':
    case 'devices':
    case 'pair':
    case 'recovery':
    case 'return':
      return what.act;
    case 'undo-ask':
      return 'undo';
    case 'sharing':
      return what.yes ? 'sharing' : 'none';
    case 'go-on-ask':
      return 'go-on';
    case 'kick-ask':
      return 'kick';
    case 'relink-ask':
      return 'relink';
    default:
      return undefined;
  }
}

/** Which window is open, and what it is about. */
export interface Shown {
  readonly window: Window;
  /** The rule to show first; '' for none. */
  readonly rule: string;
  /** The seat that it is about. */
  readonly about: number | undefined;
  /** The place in the log that it is about. */
  readonly place: number | undefined;
}

/** No window is open. */
export const NOTHING_SHOWN: Shown = { window: 'none', rule: '', about: undefined, place: undefined };

/** What an act opens; `undefined` where it opens nothing. */
export function shownBy(what: Act, now: Shown): Shown | undefined {
  const window = windowOf(what);
  if (!window) return undefined;
  return {
    window,
    rule: what.act === 'rules' ? (what.rule ?? '') : '',
    about: what.act === 'kick-ask' || what.act === 'absence' ? what.seat : now.about,
    place: what.act === 'undo-ask' ? what.position : now.place,
  };
}

/** @param open the window that is open while the act is done */
export function windowAfter(what: Act, open: Window): Window {
  switch (what.act) {
    case 'sit':
    case 'undo-propose':
    case 'kick':
    case 'go-on':
    case 'change-game':
    case 'recover':
    case 'reclaim':
    case 'pair-ask':
      return 'none';
    case 'relink':
      // The invitation may be shown already.
      return open === 'relink' ? 'none' : open;
    case 'hand-away':
      return 'pair';
    case 'pair-accept':
    case 'pair-refuse':
      return 'devices';
    default:
      return open;
  }
}
