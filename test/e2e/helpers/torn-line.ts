/** A way to the server on which single files are torn off, as a bad line does it: the connection ends, and nothing says why. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer, request } from 'node:http';

export interface TornLine {
  /** The page there is the server's own. */
  readonly url: string;
  /** From now on these files don't come. */
  tear(files: RegExp): void;
  mend(): void;
  /** Files that came, each as often as it came. */
  readonly came: readonly string[];
  /** Files that didn't. */
  readonly torn: readonly string[];
  close(): void;
}

/** @param target of the server behind */
export async function tornLine(target: string): Promise<TornLine> {
  const port = Number(new URL(target).port);
  let away: RegExp | undefined;
  const came: string[] = [];
  const torn: string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (away?.test(path)) {
      torn.push(path);
      asked.socket.destroy();
      return;
    }
    // What keeps the page for a time without a network would fetch everything beforehand.
    if (path === '/sw.js') return void answer.writeHead(404).end();
    came.push(path);
    asked.pipe(
      request({ port, host: '127.0.0.1', path, method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode!, got.headers);
        got.pipe(answer);
      }),
    );
  });
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const far = connect(port, '127.0.0.1');
    const lines = rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    far.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
    far.write(head);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => end.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    tear: (files) => void (away = files),
    mend: () => void (away = undefined),
    came,
    torn,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
