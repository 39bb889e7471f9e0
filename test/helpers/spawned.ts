/** The built server in a process of its own, as it runs anywhere: `dist-server` must be there. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Relay } from '../../server/relay.ts';

export type Spawned = Omit<Relay, 'isOpen'> & {
  /** Where its page is, e.g. `http://localhost:8787/`. */
  readonly page: string;
  /** All that it has written so far, to both outputs. */
  readonly said: () => string;
  /** Sends a signal, and answers the exit code: `null` if the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

/** Starts it on any free port, with its data in a directory of its own. Rejects with what it said if it ends before it is ready. */
export async function spawned(env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Spawned> {
  const data = await mkdtemp(join(tmpdir(), 'tavolata-server-'));
  const child = spawn(process.execPath, ['dist-server/main.js', ...args], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ...env },
  });
  let said = '';
  const gone = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const page = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      const [, ready] = /Ready: (https?:\/\/localhost:\d+\/)/.exec(said) ?? [];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => reject(new Error(`the server ended: ${said}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    child.kill(signal);
    const code = await gone;
    await rm(data, { recursive: true, force: true });
    return code;
  };
  const { port } = new URL(page);
  return {
    page,
    port: Number(port),
    url: `ws://127.0.0.1:${port}/sync`,
    said: () => said,
    end,
    close: async () => void (await end('SIGTERM')),
  };
}
