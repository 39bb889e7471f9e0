/** A line that can be cut without a word to either end, as where a train enters a tunnel. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A stretch of the way between one browser and the server. */
export interface Line {
  readonly port: number;
  /** From now on nothing passes in either direction, and nothing says so. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function lineTo(port: number): Promise<Line> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('data', (data) => other.write(data));
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      if (isCut) end.pause();
      else end.resume();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const end of ends) end.pause();
    },
    mend: () => {
      isCut = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
