/** Lines to a mailbox of the relay (`server/mailboxes.ts`): a host's and a newcomer's. What is in the messages isn't theirs to know. */

/** What the relay says with the end of a line. */
export const MAIL_CLOSE = { nobody: 4404, taken: 4409, crowded: 4429, often: 4529 } as const;
/** The ordinary end: the place is free again. */
const DONE = 1000;

/** What comes over a line. */
export interface MailEvents {
  /** Bytes came. */
  readonly heard: (bytes: Uint8Array) => void;
  /** It is over. @param code the relay's, or 1006 where it wasn't reached */
  readonly closed: (code: number) => void;
}

/** A line that is open, or is being opened. */
export interface MailLine {
  send(bytes: Uint8Array): void;
  /** Not told of through `closed`. */
  close(): void;
}

/** @param relay the relay's base URL @param place of the four words @param owner 22 characters of the host's own; none for a newcomer */
export function openMail(
  socket: typeof WebSocket,
  relay: string,
  place: number,
  owner: string | undefined,
  events: MailEvents,
): MailLine {
  const protocol = owner === undefined ? 'tavolata-guest1' : `tavolata-host1.${owner}`;
  return openLine(socket, `${relay.replace(/\/$/u, '')}/spoken/${place}`, protocol, events);
}

/** Any line on which a few short messages pass: what is said before it is open goes out then. */
export function openLine(socket: typeof WebSocket, address: string, protocol: string, events: MailEvents): MailLine {
  const line = new socket(address, [protocol]);
  line.binaryType = 'arraybuffer';
  let over = false;
  let unsent: Uint8Array[] = [];
  line.addEventListener('open', () => {
    for (const bytes of unsent) line.send(bytes as BufferSource);
    unsent = [];
  });
  line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Text comes from no relay of ours.
    if (!over) events.heard(data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array());
  });
  // What went wrong is told with the end.
  line.addEventListener('error', () => undefined);
  line.addEventListener('close', ({ code }) => {
    if (!over) events.closed(code);
    over = true;
  });
  return {
    send(bytes) {
      if (line.readyState === line.OPEN) line.send(bytes as BufferSource);
      else if (line.readyState === line.CONNECTING) unsent.push(bytes);
    },
    close() {
      over = true;
      line.close(DONE);
    },
  };
}
