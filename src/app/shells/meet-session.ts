/** Google's script, which a Meet add-on can't do without: loaded on the add-on's two pages alone. */
import { loadScript } from './script.ts';

const SCRIPT = 'https://www.gstatic.com/meetjs/addons/1.1.0/meet.addons.js';

/** Of Google's script, what both parts use. */
export interface MeetClient {
  getMeetingInfo(): Promise<{ readonly meetingId: string }>;
  on(event: 'frameToFrameMessage', listener: (message: { readonly payload: string }) => void): void;
}
export interface MeetSidePanel extends MeetClient {
  notifyMainStage(payload: string): Promise<void>;
  startActivity(state: { readonly mainStageUrl: string; readonly sidePanelUrl: string }): Promise<void>;
}
export interface MeetStage extends MeetClient {
  notifySidePanel(payload: string): Promise<void>;
}

interface MeetSession {
  createSidePanelClient(): Promise<MeetSidePanel>;
  createMainStageClient(): Promise<MeetStage>;
}
interface MeetScript {
  readonly meet: {
    readonly addon: { createAddonSession(about: { cloudProjectNumber: string }): Promise<MeetSession> };
  };
}

/** The number of the operator's Google Cloud project: it stands in the add-on's addresses, `?project=…`. */
export const project = (): string => new URLSearchParams(location.search).get('project') ?? '';

export async function meetSession(): Promise<MeetSession> {
  await loadScript(SCRIPT);
  const { meet } = globalThis as unknown as MeetScript;
  return meet.addon.createAddonSession({ cloudProjectNumber: project() });
}
