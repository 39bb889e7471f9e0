/** Pages and scripts of the platforms, as small as their documentation lets them be: what a call's own window does around the app. */

/** Discord's client: a call with an activity in a frame, which it greets back. The tests choose instance and application by the address. */
export const discordPage = `<!doctype html><title>Discord</title>
<style>body{margin:0}iframe{width:100vw;height:100vh;border:0;display:block}</style>
<button>Partecipa all’attività</button>
<script>
const asked = new URLSearchParams(location.search);
const frameId = crypto.randomUUID();
document.querySelector('button').onclick = ({ target }) => {
  target.remove();
  const frame = document.createElement('iframe');
  frame.title = 'activity';
  frame.src = 'https://' + asked.get('app') + '.discordsays.com/?instance_id=' + asked.get('instance') +
    '&frame_id=' + frameId + '&platform=desktop&channel_id=1&guild_id=2';
  document.body.append(frame);
};
addEventListener('message', ({ data, origin, source }) => {
  if (origin !== 'https://' + asked.get('app') + '.discordsays.com' || data[0] !== 0) return;
  const { v, encoding, client_id, frame_id } = data[1];
  if (v !== 1 || encoding !== 'json' || client_id !== asked.get('app') || frame_id !== frameId) return;
  document.title = 'greeted';
  source.postMessage([1, { cmd: 'DISPATCH', evt: 'READY', data: { v: 1 }, nonce: null }], origin);
});
</script>`;

/** Zoom's script: nothing before \`config\`, nothing that wasn't asked for there, and less for guests. */
export const zoomScript = `
const { name, meeting, guest } = globalThis.caller;
let granted = [];
const listeners = {};
const may = (capability) => granted.includes(capability) ? undefined : Promise.reject(new Error('capability ' + capability));
globalThis.zoomCalls = [];
globalThis.zoomSdk = {
  config: async ({ capabilities }) => { granted = capabilities; return { runningContext: 'inMeeting' }; },
  getMeetingUUID: () => may('getMeetingUUID') ?? Promise.resolve({ meetingUUID: meeting }),
  getUserContext: () => may('getUserContext') ??
    Promise.resolve({ screenName: name, role: 'attendee', status: guest ? 'unauthenticated' : 'authorized' }),
  startCollaborate: (options) => may('startCollaborate') ?? (guest ? Promise.reject(new Error('guests may not'))
    : (zoomCalls.push(['startCollaborate', options]), listeners.onCollaborateChange?.({ action: 'start' }),
       listeners.onShareApp?.('start'), Promise.resolve({}))),
  sendAppInvitationToAllParticipants: () => may('sendAppInvitationToAllParticipants') ??
    (guest ? Promise.reject(new Error('guests may not')) : (zoomCalls.push(['sendAppInvitationToAllParticipants']), Promise.resolve({}))),
  onCollaborateChange: (listener) => { listeners.onCollaborateChange = listener; },
  onShareApp: (listener) => { listeners.onShareApp = listener; },
};`;

/** Meet: a meeting with the add-on's side panel, and its main stage once an activity is on. It carries what the frames tell each other. */
export const meetPage = `<!doctype html><title>Meet</title>
<style>body{margin:0;display:flex;height:100vh}iframe{border:0;height:100%}[title=stage]{flex:1}[title=side]{width:360px}</style>
<button>Apri Tavolata</button><button>Partecipa all’attività</button>
<script>
const asked = new URLSearchParams(location.search);
const frames = {};
globalThis.passed = [];
const add = (title, url) => {
  if (frames[title]) return;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = url + (url.includes('?') ? '&' : '?') + 'meet_sdk=1';
  frames[title] = frame;
  if (title === 'stage') document.body.prepend(frame); else document.body.append(frame);
};
const done = () => document.querySelectorAll('button').forEach((one) => one.remove());
const [open, join] = document.querySelectorAll('button');
open.onclick = () => { done(); add('side', 'https://table.example/in/meet/?project=42'); };
join.onclick = async () => {
  done();
  const { mainStageUrl, sidePanelUrl } = await (await fetch('/activity')).json();
  add('stage', mainStageUrl);
  add('side', sidePanelUrl);
};
addEventListener('message', async ({ data, origin, source }) => {
  if (origin !== 'https://table.example') return;
  const from = source === frames.side?.contentWindow ? 'side' : 'stage';
  const answer = (of) => source.postMessage({ id: data.id, of }, origin);
  if (data.ask === 'info') answer({ meetingId: asked.get('meeting') });
  if (data.ask === 'activity') {
    await fetch('/activity', { method: 'POST', body: JSON.stringify(data.of) });
    add('stage', data.of.mainStageUrl);
    answer({});
  }
  if (data.ask === 'notify') {
    const to = frames[from === 'side' ? 'stage' : 'side'];
    passed.push(data.of);
    to?.contentWindow.postMessage({ told: data.of }, origin);
    answer(to ? {} : { error: 'DestinationNotReady' });
  }
});
</script>`;

/** Google's script: a session for a project, one client for the frame that it stands in. */
export const meetScript = `
if (!new URLSearchParams(location.search).has('meet_sdk')) throw new Error('MissingUrlParameter');
const waits = new Map();
let listener;
const ask = (what, of) => new Promise((resolve, reject) => {
  const id = crypto.randomUUID();
  waits.set(id, (answer) => answer?.error ? reject(new Error(answer.error)) : resolve(answer));
  parent.postMessage({ id, ask: what, of }, 'https://meet.google.com');
});
addEventListener('message', ({ data, origin }) => {
  if (origin !== 'https://meet.google.com') return;
  if (data.told !== undefined) listener?.({ originator: 'SIDE_PANEL', payload: data.told });
  waits.get(data.id)?.(data.of);
  waits.delete(data.id);
});
const isStage = location.pathname.includes('stage');
const client = (notify) => ({
  getMeetingInfo: () => ask('info'),
  on: (event, heard) => { if (event === 'frameToFrameMessage') listener = heard; },
  startActivity: (state) => ask('activity', state),
  [notify]: (payload) => ask('notify', payload),
});
globalThis.meet = { addon: { createAddonSession: async ({ cloudProjectNumber }) => {
  if (cloudProjectNumber !== '42') throw new Error('InvalidCloudProjectNumber');
  return {
    createSidePanelClient: async () => { if (isStage) throw new Error('NeedsSidePanelContext'); return client('notifyMainStage'); },
    createMainStageClient: async () => { if (!isStage) throw new Error('NeedsMainStageContext'); return client('notifySidePanel'); },
  };
} } };`;
