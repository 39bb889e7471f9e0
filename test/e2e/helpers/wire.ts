/** What somebody who carries a page's frames sees of them: when each left, of which kind, how long. */
import type { Frame } from '../../helpers/traffic-judge.ts';
import type { Person } from './house.ts';

export interface Wire {
  /** All that this page has sent since it was listened to, in the browser's own clock. */
  readonly frames: readonly Frame[];
  /** This moment, in the same clock. */
  now(): number;
}

const KINDS: Readonly<Record<string, Frame['kind']>> = { '0,2': 'entry', '1': 'presence' };

export async function listenTo({ context, page }: Person): Promise<Wire> {
  const frames: Frame[] = [];
  // The browser counts from its own beginning; nothing is heard of before it has happened.
  let skewMs = Infinity;
  const devtools = await context.newCDPSession(page);
  devtools.on('Network.webSocketFrameSent', ({ timestamp, response }) => {
    const bytes = Buffer.from(response.payloadData, 'base64');
    const [type = 0, step = 0] = bytes;
    const atMs = timestamp * 1_000;
    skewMs = Math.min(skewMs, performance.now() - atMs);
    frames.push({ atMs, kind: KINDS[type === 0 ? `0,${step}` : `${type}`] ?? 'other', bytes: bytes.length });
  });
  await devtools.send('Network.enable');
  return { frames, now: () => performance.now() - skewMs };
}
