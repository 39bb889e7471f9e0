/** The newcomer's page: from four words that somebody said to the invitation, through the relay's mailbox. */
import { SpokenGuest, type SpokenPorts } from '../../kernel/spoken/exchange.ts';
import { readSpokenCode } from '../../kernel/spoken/spoken-code.ts';
import { MAIL_CLOSE, openMail } from './mailbox.ts';

/** The host's page answers within a moment; it may be in a tab that sleeps. */
const PATIENCE_MS = 20_000;

/**
 * `count`: not four words. `word`: this one is none of the list. `nobody`: no host waits with these first two words. `wrong`: the host has
 * other words. `silent`: nobody answered. `often`: this network has tried too many. `unreached`: no mailbox could be reached.
 */
export type Heard =
  | { readonly ok: true; readonly invitation: string }
  | { readonly ok: false; readonly code: 'count' | 'nobody' | 'wrong' | 'silent' | 'often' | 'unreached' }
  | { readonly ok: false; readonly code: 'word'; readonly word: string };

export interface SpokenLineOptions {
  readonly socket: typeof WebSocket;
  /** The relay's base URL. */
  readonly relay: string;
  readonly patienceMs?: number;
}

const CODES: Readonly<Record<number, 'nobody' | 'often'>> = {
  [MAIL_CLOSE.nobody]: 'nobody',
  [MAIL_CLOSE.crowded]: 'often',
  [MAIL_CLOSE.often]: 'often',
};

/** @param ports fetched only for what may be four words */
export async function hearInvitation(
  typed: string,
  ports: () => Promise<SpokenPorts>,
  { socket, relay, patienceMs = PATIENCE_MS }: SpokenLineOptions,
): Promise<Heard> {
  const read = readSpokenCode(typed);
  if (!read.ok)
    return read.code === 'spoken/word' ? { ok: false, code: 'word', word: read.word } : { ok: false, code: 'count' };
  const guest = new SpokenGuest(await ports(), read.code);
  return new Promise((resolve) => {
    const end = (heard: Heard): void => {
      clearTimeout(timer);
      line.close();
      resolve(heard);
    };
    const timer = setTimeout(() => end({ ok: false, code: 'silent' }), patienceMs);
    const line = openMail(socket, relay, read.code.place, undefined, {
      heard(bytes) {
        const answer = guest.hear(bytes);
        if ('say' in answer) line.send(answer.say);
        else if ('invitation' in answer) end({ ok: true, invitation: answer.invitation });
        else end({ ok: false, code: answer.failed === 'wrong' ? 'wrong' : 'unreached' });
      },
      closed: (code) => end({ ok: false, code: CODES[code] ?? 'unreached' }),
    });
    line.send(guest.hello);
  });
}
