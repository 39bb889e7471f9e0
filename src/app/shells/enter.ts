/**
 * A page that stands in a call. It fetches the adapter of its platform, finds the call's table or has one made, and hands the invitation on
 * to people who come. The invitation goes from page to page (`embed/calls/`); neither the platform's channels nor the address ever hold it.
 */
import type { CallLine } from '../../embed/calls/call-line.ts';
import type { MadeEvent } from '../app-landing.ts';
import { findTable, rememberTable } from '../tables.ts';
import type { TavolataApp } from '../tavolata-app.ts';
import { watchCallTable } from './call-table.ts';
import { rememberCall, tableOfCall } from './calls.ts';
import type { InCall, ShellName } from './shell.ts';

type Seated = Exclude<ShellName, 'meet-stage'>;

const ADAPTERS: Readonly<Record<Seated, () => Promise<{ open(): Promise<InCall> }>>> = {
  discord: () => import('./discord.ts'),
  meet: () => import('./meet.ts'),
  zoom: () => import('./zoom.ts'),
};

/** Rejects where the stage of an add-on can't be. */
export async function enter(shell: ShellName, app: TavolataApp): Promise<void> {
  if (shell === 'meet-stage') return stage(app);
  try {
    const inCall = await (await ADAPTERS[shell]()).open();
    app.callName = inCall.name;
    app.share = inCall.share;
    inCall.shared?.((on) => void (app.shared = on));
    if (inCall.call) return await join(shell, inCall, app);
  } catch (error) {
    console.error(error);
  }
  // No call, or none that can be told: a page like any other.
  app.call = undefined;
}

/** Puts the page back where the stage was to be, if that doesn't come to anything. */
async function stage(app: TavolataApp): Promise<void> {
  const place = app.parentElement ?? document.body;
  try {
    await (await import('./meet-stage.ts')).open(place);
  } catch (error) {
    place.replaceChildren(app);
    throw error;
  }
}

async function join(shell: Seated, inCall: InCall, app: TavolataApp): Promise<void> {
  /** Of the call's table; '' while there is none. */
  let id = '';
  const { openCall } = await import('../../embed/calls/open-call.ts');
  const line: CallLine = await openCall(shell, inCall.call, '', {
    heard: (invitation) => {
      take(invitation);
      // Nobody is taken away from where they are: the call's table is on the first page's list then.
      if (app.isAtTable) return;
      app.openInvitation(invitation);
      hand(invitation);
    },
    changed: (state) => void (app.call = state),
  });
  const take = (invitation: string): void => {
    ({ id } = rememberTable(invitation));
    rememberCall(line.place, id);
  };
  const hand = (invitation: string): void => {
    line.invite(invitation);
    inCall.invited?.(invitation);
  };
  const made = ({ made: { invitation } }: MadeEvent): void => {
    take(invitation);
    hand(invitation);
    inCall.began?.();
  };
  app.addEventListener('app-made', made);
  watchCallTable(app, {
    id: () => id,
    // Under the old link nobody finds the table any more.
    moved: hand,
    // A person who has left, or was put out, brings nobody in.
    left: () => line.close(),
  });
  const known = findTable(tableOfCall(line.place) ?? '');
  if (!known) return line.ask();
  ({ id } = known);
  app.openInvitation(known.invitation);
  hand(known.invitation);
}
