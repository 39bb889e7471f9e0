/** The side panel of a Meet add-on: one person's own device, with their hand. It gives the stage beside it what is needed to look on. */
import { FrameHost } from '../../embed/calls/frame-line.ts';
import { meetSession, project } from './meet-session.ts';
import type { InCall } from './shell.ts';

export async function open(): Promise<InCall> {
  const client = await (await meetSession()).createSidePanelClient();
  const { meetingId } = await client.getMeetingInfo();
  const at = (path: string): string => `${location.origin}${path}?project=${encodeURIComponent(project())}`;
  // A stage that isn't there yet asks when it is.
  const say = (text: string): void => void client.notifyMainStage(text).catch(() => undefined);
  const stage = await FrameHost.open(meetingId, say);
  client.on('frameToFrameMessage', ({ payload }) => stage.hear(payload));
  return {
    call: meetingId,
    name: '',
    share: `${location.origin}/`,
    began: () =>
      // One is on already, or the meeting's rules forbid it: the panel does without.
      void client
        .startActivity({ mainStageUrl: at('/in/meet/stage/'), sidePanelUrl: at('/in/meet/') })
        .catch(() => undefined),
    invited: (invitation) => stage.invite(invitation),
  };
}
