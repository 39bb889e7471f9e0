/** Acts of a person: what each asks of the table, which window it opens, and which one is left open when it is done. */
import type { Outcomes, Table } from '../kernel/table-view.ts';
import type { Act } from './acts.ts';
import { peopleAct } from './people/people-acts.ts';
import { undoAct } from './undo/undo-acts.ts';
import type { Window } from './windows.ts';

/** `undefined` for an act that asks nothing of the table. */
export function tableAct(what: Act): ((table: Table) => Outcomes) | undefined {
  switch (what.act) {
    case 'sit':
      return (t) => t.claim(what.name, what.seat);
    case 'rename':
      return (t) => t.rename(what.name);
    case 'start':
      return (t) => t.start({});
    case 'admit':
      return (t) => t.admit(what.device);
    case 'turn-away':
      return (t) => t.refuse(what.device);
    default:
      return undoAct(what) ?? peopleAct(what);
  }
}

/** The window that an act opens. */
export function windowOf(what: Act): Window | undefined {
  switch (what.act) {
    case 'invite':
    case 'log':
    case 'leave':
    case 'rules':
    case 'people':
    case 'words':
    case 'devices':
    case 'pair':
    case 'recovery':
    case 'return':
      return what.act;
    case 'undo-ask':
      return 'undo';
    case 'go-on-ask':
      return 'go-on';
    case 'kick-ask':
      return 'kick';
    default:
      return undefined;
  }
}

/** @param open the window that is open while the act is done */
export function windowAfter(what: Act, open: Window): Window {
  switch (what.act) {
    case 'sit':
    case 'undo-propose':
    case 'kick':
    case 'go-on':
    case 'recover':
    case 'reclaim':
    case 'pair-ask':
      return 'none';
    case 'pair-accept':
    case 'pair-refuse':
      return 'devices';
    default:
      return open;
  }
}
