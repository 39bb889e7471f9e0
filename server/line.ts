/**
 * A socket of the relay that knows whose it is, so that all share their listeners. Listeners of its own would cost each connection most of
 * a kilobyte.
 */
import { WebSocket } from 'ws';
import type { Visit } from './addresses.ts';
import type { Connection } from './connection.ts';
import type { Room } from './room.ts';
import type { Hold } from './rooms.ts';

/** Where somebody is, what keeps the room in memory, and what their address may have. */
export interface Stay {
  readonly room: Room;
  readonly hold: Hold;
  readonly visit: Visit;
}

/** A listener to what comes by all lines. */
export interface Ear {
  readonly heard: (connection: Connection, stay: Stay, data: Buffer, isBinary: boolean) => void;
  readonly left: (line: Line, connection: Connection) => void;
}

export class Line extends WebSocket {
  /** There once it counts. */
  connection: Connection | undefined;
  /** There once it is let in. */
  stay: Stay | undefined;
  /** When its turn comes of all that is done to each once in a while. */
  turn = 0;
  ear: Ear | undefined;

  /** Has `ear` hear from now on. */
  attend(ear: Ear): void {
    this.ear = ear;
    this.on('message', onMessage).on('ping', onPing).on('pong', onPong).on('close', onClose).on('error', ignore);
  }
}

function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
  const { connection, stay, ear } = this as Line;
  connection?.finish();
  // The relay leaves the library's binary type as it is: one buffer a message.
  if (connection?.open && stay) ear?.heard(connection, stay, data as Buffer, isBinary);
}

function onPing(this: WebSocket, data: Uint8Array): void {
  (this as Line).connection?.pinged(data.length);
}

function onPong(this: WebSocket, data: Uint8Array): void {
  (this as Line).connection?.ponged(data.length);
}

function onClose(this: WebSocket): void {
  const line = this as Line;
  if (line.connection) line.ear?.left(line, line.connection);
}

function ignore(): void {
  // It closes, and that is heard.
}
