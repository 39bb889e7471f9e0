/** All open connections of the relay: how each begins, what is done to it once in a while, what it sends, and how it ends. */
import type { Duplex } from 'node:stream';
import { isPresence } from '../src/wire/frames.ts';
import type { Visit } from './addresses.ts';
import { Connection } from './connection.ts';
import { Heart } from './heart.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Ear, Line } from './line.ts';
import type { Load } from './load.ts';
import type { Metrics } from './metrics.ts';
import type { Pass } from './passes.ts';
import type { Share } from './unfinished.ts';

/** What all connections share. */
export interface LineParts {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly load: Load;
  /** Unix time, ms. */
  readonly now: () => number;
}

/** The connections that count, including those that are only told to go. */
export class Lines {
  readonly #parts: LineParts;
  readonly #open = new Set<Connection>();
  readonly #unfinished: Share;
  readonly #hearts: readonly Heart<Line>[];
  /** One for all: listeners of its own would cost each connection most of a kilobyte. */
  readonly #ear: Ear = {
    heard: (connection, { room, visit }, data, isBinary) => {
      if (!isBinary) return connection.close(CLOSE.unsupported, 'text');
      const { load, metrics } = this.#parts;
      load.count();
      metrics.add('frames_total');
      metrics.add('bytes_total', data.length);
      if (!visit.brings(data.length)) return connection.close(CLOSE.fast, 'too much today');
      connection.charge(isPresence(data) ? 'presence' : 'sync', data.length, performance.now());
      room.receive(connection, data);
    },
    left: (line, connection) => {
      for (const heart of this.#hearts) heart.leave(line, line.turn);
      connection.closed();
      this.#open.delete(connection);
      line.stay?.room.leave(connection);
      line.stay?.hold.release();
    },
  };
  #turns = 0;

  constructor(parts: LineParts) {
    const { limits, now } = parts;
    this.#parts = parts;
    this.#unfinished = { held: 0, limit: limits.unfinishedBytes };
    this.#hearts = [
      new Heart<Line>(limits.heartbeatMs, ({ connection }) => connection?.beat(now())),
      new Heart<Line>(limits.lookMs, ({ connection }) => connection?.look(performance.now())),
      new Heart<Line>(limits.listenMs, ({ connection, stay }) => {
        if (connection?.isSilent()) stay?.room.fallSilent(connection);
      }),
    ];
  }

  get size(): number {
    return this.#open.size;
  }

  /** What their readers have not taken yet. */
  get unsentBytes(): number {
    let bytes = 0;
    for (const connection of this.#open) bytes += connection.unsentBytes;
    return bytes;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#open.values();
  }

  /** Takes a connection in: from here on it counts. */
  connect(line: Line, stream: Duplex, visit: Visit, pass: Pass | undefined): Connection {
    const { limits, metrics } = this.#parts;
    const shares = [this.#unfinished, ...visit.shares];
    const connection = new Connection(line, stream, { limits, metrics, pass, shares }, performance.now());
    this.#open.add(connection);
    line.connection = connection;
    line.turn = this.#turns++;
    for (const heart of this.#hearts) heart.join(line, line.turn);
    line.attend(this.#ear);
    return connection;
  }

  /** Tells everybody to go, once all is written that they sent. */
  drain(): void {
    for (const heart of this.#hearts) heart.stop();
    for (const connection of this.#open) connection.drain();
  }
}
