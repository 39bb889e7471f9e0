/** A page in a call: what becomes of the call's table is handed on, what becomes of other tables isn't. */
import { expect, test } from 'vitest';
import { watchCallTable } from '../../src/app/shells/call-table.ts';
import { LeftEvent, MovedEvent } from '../../src/embed/events.ts';

test('only the call’s table is handed on when it moves, and given up when its person leaves it', () => {
  const app: EventTarget & { known: { readonly id: string } | undefined } = Object.assign(new EventTarget(), {
    known: { id: 'own' },
  });
  const did: string[] = [];
  let id = '';
  watchCallTable(app, {
    id: () => id,
    moved: (invitation) => void did.push(invitation),
    left: () => void did.push('left'),
  });
  const happen = (): readonly string[] => {
    did.length = 0;
    app.dispatchEvent(new MovedEvent('1.other'));
    app.dispatchEvent(new LeftEvent(1, 'Marco', false));
    app.dispatchEvent(new LeftEvent(0, 'Giulia', true));
    return [...did];
  };
  // Before the call has a table, and where another one is open than the call's.
  expect(happen()).toEqual([]);
  id = 'call';
  expect(happen()).toEqual([]);
  app.known = undefined;
  expect(happen()).toEqual([]);
  app.known = { id: 'call' };
  expect(happen()).toEqual(['1.other', 'left']);
});
