/** How the server writes what happens, on stderr: a sentence a line for people, or an object a line for programs. */
import type { Say } from './told.ts';

export type LogKind = 'text' | 'json';

/** What became of a connection. Topic and address tell of people: it is written only where an operator asks for it. */
export interface ConnectionLog {
  readonly event: 'opened' | 'closed' | 'refused';
  /** As it was asked for; 22 characters where there is a room. */
  readonly path: string;
  readonly address: string;
  /** The closing code, or the status of the refusal. */
  readonly code?: number;
}

export interface Logs {
  readonly say: Say;
  readonly connection: (about: ConnectionLog) => void;
}

/** @param write takes a line @param now Unix time, ms */
export function logsOf(kind: LogKind, write: (line: string) => void, now: () => number = Date.now): Logs {
  const json = (about: object): void => write(JSON.stringify({ time: new Date(now()).toISOString(), ...about }));
  if (kind === 'json') return { say: (message) => json({ event: 'told', message }), connection: json };
  return {
    say: write,
    connection: ({ event, path, address, code }) =>
      write(`${new Date(now()).toISOString()} ${event} ${path} ${address}${code === undefined ? '' : ` ${code}`}`),
  };
}
