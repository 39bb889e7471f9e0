/** A stock y-websocket server in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onFreePort } from './test-relay.ts';

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

const STOCK = fileURLToPath(new URL('../../node_modules/@y/websocket-server/src/server.js', import.meta.url));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function stockServer(port: number): Promise<Server> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const child = await onFreePort(async () => {
    const made: ChildProcess = spawn(process.execPath, [STOCK], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const gone = once(made, 'exit').then(() => {
      throw Object.assign(new Error('the server did not start'), { code: 'EADDRINUSE' });
    });
    await Promise.race([once(made.stdout!, 'data'), gone]);
    // That it ends later is what it was told to.
    gone.catch(() => undefined);
    return made;
  });
  return {
    url: `ws://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
