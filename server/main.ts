/**
 * Starts the server: `node dist-server/main.js [--lan]`. Settings come from the environment (`settings.ts`); docs/relay.md tells them all.
 */
import { join } from 'node:path';
import process from 'node:process';
import { certificateFor, lanAddresses } from './certificate.ts';
import { logsOf } from './logs.ts';
import { serveSite } from './http.ts';
import { keepParts } from './old-parts.ts';
import { pagesOf } from './pages.ts';
import { readyHosts, readyLines } from './ready.ts';
import { type Relay, startRelay } from './relay.ts';
import { readSettings, type Settings } from './settings.ts';
import { LevelStore } from './stores/level.ts';
import { RedisStore } from './stores/redis.ts';
import type { RoomStore } from './stores/store.ts';
import { troubleOf } from './trouble.ts';
import { keepUp } from './upkeep.ts';
import { keepVersion } from './versions.ts';

const lan = process.argv.includes('--lan');
/** A setting that is wrong is told in its sentence alone. */
function settingsOf(): Settings {
  try {
    return readSettings(process.env, pagesOf(import.meta.dirname));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const settings = settingsOf();
const addresses = lan ? lanAddresses() : [];

const anywhere = (all: readonly string[]): string => (all.some((one) => one.includes(':')) ? '::' : '0.0.0.0');

function giveUp(error: unknown): never {
  console.error(troubleOf(error, settings) ?? error);
  process.exit(1);
}

const logs = logsOf(settings.log, (line) => console.error(line));
const { redisUrl } = settings;
const store: RoomStore = await (
  redisUrl ? RedisStore.open(redisUrl) : LevelStore.open(join(settings.dataDir, 'rooms'), { say: logs.say })
).catch(giveUp);
const parts = join(settings.dataDir, 'parts');
for (const [built, kept] of [
  [settings.appDir, 'app'],
  [settings.embedDir, 'embed'],
] as const) {
  await keepParts(built, join(parts, kept), Date.now()).catch((error: unknown) =>
    logs.say(`Parts of this build can't be kept in ${parts} for pages that outlast it: ${String(error)}`),
  );
}
await keepVersion(settings.embedDir, join(parts, 'versions'), Date.now()).catch((error: unknown) =>
  logs.say(`This build of the embed has no address of its own: ${String(error)}`),
);
const start = async (): Promise<Relay> =>
  startRelay({
    ...settings,
    store,
    say: logs.say,
    log: settings.logConnections ? logs.connection : undefined,
    // Every address, of IPv6 too where the machine has it.
    host: settings.host ?? (lan ? anywhere(addresses) : '127.0.0.1'),
    serve: serveSite({ ...settings, app: settings.appDir, embed: settings.embedDir, parts }),
    ...(lan ? { tls: await certificateFor(addresses, settings.dataDir) } : {}),
  });
const relay = await start().catch(giveUp);
// Only now: what there is to delete may take long, and people are waiting.
void keepUp(store, { ...settings, say: logs.say, isOpen: relay.isOpen });

const pages = readyHosts(settings.host, addresses).map((host) => `${lan ? 'https' : 'http'}://${host}:${relay.port}/`);
for (const line of readyLines(pages, lan && process.stdout.isTTY)) console.log(line);

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await relay.close();
  await store.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
