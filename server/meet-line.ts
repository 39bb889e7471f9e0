/**
 * A line to a meeting (`meetings.ts`). It shows no token, so what comes by it is counted before anybody hears it: by the line, by its
 * address and by the process. All lines share their listeners.
 */
import { WebSocket } from 'ws';
import type { Visit } from './addresses.ts';
import { Bucket, CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Load } from './load.ts';
import type { Metrics } from './metrics.ts';

/** How long whoever sends too much may take to hear it: until then all of it is still read. */
const GOODBYE_MS = 1_000;

/** What all lines are counted by. */
export interface MeetParts {
  readonly limits: Limits;
  readonly load: Load;
  readonly metrics: Metrics;
}

export class MeetLine extends WebSocket {
  /** Gets each message that is within what may be sent. */
  hear: ((data: Buffer, isBinary: boolean) => void) | undefined;
  #parts: MeetParts | undefined;
  #visit: Visit | undefined;
  #bucket: Bucket | undefined;

  /** Has what comes counted from now on. */
  attend(parts: MeetParts, visit: Visit): void {
    const { meetingFramesPerSecond, meetingFramesBurst } = parts.limits;
    this.#parts = parts;
    this.#visit = visit;
    this.#bucket = new Bucket(meetingFramesPerSecond, meetingFramesBurst, performance.now());
    this.on('message', onMessage).on('ping', onControl).on('pong', onControl);
  }

  /** Counts a frame of so many bytes, and says whether it may be heard. Ends it with whoever sends too much. */
  takes(sizeBytes: number): boolean {
    this.#parts?.load.count();
    this.#parts?.metrics.add('frames_total');
    this.#parts?.metrics.add('bytes_total', sizeBytes);
    if (this.readyState !== WebSocket.OPEN) return false;
    if (this.#visit?.brings(sizeBytes) === false) return this.#end('too much today');
    return this.#bucket?.take(1, performance.now()) !== false || this.#end('too much');
  }

  #end(reason: string): false {
    this.#parts?.metrics.add('closed_total', 1, String(CLOSE.fast));
    this.close(CLOSE.fast, reason);
    setTimeout(() => this.terminate(), GOODBYE_MS).unref();
    return false;
  }
}

function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
  const line = this as MeetLine;
  // The library's binary type is left as it is: one buffer a message.
  const bytes = data as Buffer;
  if (line.takes(bytes.length)) line.hear?.(bytes, isBinary);
}

function onControl(this: WebSocket, data: Uint8Array): void {
  (this as MeetLine).takes(data.length);
}
