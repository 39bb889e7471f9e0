/**
 * The main stage of a Meet add-on: the table as whoever has no seat sees it. The side panel beside it gives it a watcher's link, with which
 * nothing can be played and no hand be read.
 */
import { FrameGuest } from '../../embed/calls/frame-line.ts';
import { appWords } from '../app-words.ts';
import { meetSession } from './meet-session.ts';

/** @param place what the table is put into */
export async function open(place: HTMLElement): Promise<void> {
  const lang = navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en';
  document.documentElement.lang = lang;
  const table = document.createElement('tavolata-table');
  table.features = 'rules';
  table.lang = lang;
  const waiting = document.createElement('p');
  waiting.slot = 'empty';
  waiting.textContent = appWords(lang).stageWaits;
  table.append(waiting);
  place.replaceChildren(table);
  const client = await (await meetSession()).createMainStageClient();
  const { meetingId } = await client.getMeetingInfo();
  const say = (text: string): Promise<void> => client.notifySidePanel(text);
  const side = await FrameGuest.open(meetingId, say, (invitation) => {
    table.invitation = invitation;
  });
  client.on('frameToFrameMessage', ({ payload }) => side.hear(payload));
}
