/**
 * A Zoom app: the page in Zoom's own window beside the meeting. Zoom's script is the one way to its client, and is loaded here alone. It needs
 * no authorization: what is asked is there for guests, too.
 */
import { loadScript } from './script.ts';
import type { InCall } from './shell.ts';

const SCRIPT = 'https://appssdk.zoom.us/sdk.min.js';
const CAPABILITIES: readonly string[] = [
  'getMeetingUUID',
  'getUserContext',
  'startCollaborate',
  'sendAppInvitationToAllParticipants',
  'onCollaborateChange',
  'onShareApp',
];

/** Of Zoom's script, what is used. */
interface ZoomSdk {
  config(options: { readonly capabilities: readonly string[]; readonly version: string }): Promise<unknown>;
  getMeetingUUID(): Promise<{ readonly meetingUUID: string; readonly parentUUID?: string }>;
  getUserContext(): Promise<{ readonly screenName?: string }>;
  startCollaborate(options: { readonly shareScreen: boolean }): Promise<unknown>;
  sendAppInvitationToAllParticipants(): Promise<unknown>;
  onCollaborateChange(listener: (event: { readonly action?: string }) => void): void;
  onShareApp(listener: (event: unknown) => void): void;
}

/** `start` or `stop`, bare or as an event's `action`. */
const actionOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'action' in event ? event.action : event;

/** People in a breakout room are in a call of their own. */
export async function open(): Promise<InCall> {
  await loadScript(SCRIPT);
  const { zoomSdk } = globalThis as unknown as { readonly zoomSdk: ZoomSdk };
  await zoomSdk.config({ capabilities: CAPABILITIES, version: '0.16.0' });
  // Outside a meeting there is none, and the page is as in any browser.
  const meeting = await zoomSdk.getMeetingUUID().catch(() => undefined);
  const user = await zoomSdk.getUserContext().catch(() => undefined);
  let told: (on: boolean) => void = () => undefined;
  zoomSdk.onShareApp((event) => told(actionOf(event) === 'start'));
  zoomSdk.onCollaborateChange(({ action }) => {
    if (action === 'end') told(false);
  });
  const bringOthers = async (): Promise<void> => {
    // People who can't join are shown this page: what only this person may see is covered before that begins.
    told(true);
    try {
      await zoomSdk.startCollaborate({ shareScreen: true });
    } catch {
      told(false);
      // Guests may not start it, and accounts may forbid it.
      await zoomSdk.sendAppInvitationToAllParticipants().catch(() => undefined);
    }
  };
  return {
    call: meeting?.meetingUUID ?? '',
    name: user?.screenName ?? '',
    share: `${location.origin}/`,
    began: () => void bringOthers(),
    shared: (listener) => void (told = listener),
  };
}
