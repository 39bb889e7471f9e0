/**
 * A Discord activity: a frame on Discord's proxy, `https://<application id>.discordsays.com`, that knows its instance from its address.
 * Discord waits for a greeting, by the protocol of its Embedded App SDK. Nothing else of it is used, and nothing of the page's console goes
 * there.
 */
import type { InCall } from './shell.ts';

const HANDSHAKE = 0;
const FRAME = 1;
const HOSTS: readonly string[] = ['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com'];
const isDiscord = (origin: string): boolean => HOSTS.some((host) => origin === `https://${host}`);

/** An event of Discord's, e.g. `[1, { cmd: 'DISPATCH', evt: 'READY' }]`. */
function isReady(data: unknown): boolean {
  if (!Array.isArray(data) || data[0] !== FRAME) return false;
  const said: unknown = data[1];
  return typeof said === 'object' && said !== null && 'evt' in said && said.evt === 'READY';
}

/** @returns once Discord has answered, or hasn't for a while: the table doesn't need it */
function greet(frame: string, patienceMs: number): Promise<void> {
  // In a window of its own the client is what opened it.
  const discord = (window.parent.opener as Window | null) ?? window.parent;
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(late);
      window.removeEventListener('message', hear);
      resolve();
    };
    const hear = ({ origin, data }: MessageEvent<unknown>): void => {
      if (isDiscord(origin) && isReady(data)) end();
    };
    const late = setTimeout(end, patienceMs);
    window.addEventListener('message', hear);
    const [id] = location.hostname.split('.');
    const greeting = [HANDSHAKE, { v: 1, encoding: 'json', client_id: id, frame_id: frame }];
    // No secret: whoever frames the page has put both into its address.
    discord.postMessage(greeting, '*');
  });
}

/** @param patienceMs how long Discord's answer is waited for */
export async function open(patienceMs = 2_000): Promise<InCall> {
  const asked = new URLSearchParams(location.search);
  await greet(asked.get('frame_id') ?? '', patienceMs);
  return { call: asked.get('instance_id') ?? '', name: '', share: '' };
}
