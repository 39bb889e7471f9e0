/**
 * Starts the server: `node dist-server/main.js [--lan]`. Settings come from the environment: PORT (8787), HOST
 * (127.0.0.1, or every address with --lan), DATA_DIR (./data), APP_DIR (./dist), EMBED_DIR (./dist-embed),
 * FRAME_ANCESTORS ('self': who may show the app in a frame), KEEP_DAYS (90: how long a table that nobody opens is kept),
 * TOKENS (required; or off), TRUST_PROXY (0: how many proxies in front name whom they speak for), METRICS (1: answers
 * /metrics), REDIS_URL (rooms there instead of in DATA_DIR, shared by several of these), LIMITS (JSON, names as in `limits.ts`).
 */
import { join } from 'node:path';
import process from 'node:process';
import { certificateFor, lanAddresses } from './certificate.ts';
import { serveSite } from './http.ts';
import { readLimits } from './limits.ts';
import { startRelay } from './relay.ts';
import { LevelStore } from './stores/level.ts';
import { RedisStore } from './stores/redis.ts';

const lan = process.argv.includes('--lan');
const { env } = process;
const data = env['DATA_DIR'] ?? 'data';
const port = Number(env['PORT'] ?? 8787);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  throw new RangeError(`PORT must be a port, not ${env['PORT']}`);

const keepDays = Number(env['KEEP_DAYS'] ?? 90);
if (!(keepDays > 0)) throw new RangeError(`KEEP_DAYS must be a number of days, not ${env['KEEP_DAYS']}`);

const tokens = env['TOKENS'] ?? 'required';
if (tokens !== 'required' && tokens !== 'off') throw new RangeError(`TOKENS must be required or off, not ${tokens}`);
const proxies = Number(env['TRUST_PROXY'] ?? 0);
if (!Number.isInteger(proxies) || proxies < 0)
  throw new RangeError(`TRUST_PROXY must be a number of proxies, not ${env['TRUST_PROXY']}`);

const DAY_MS = 86_400_000;
const addresses = lan ? lanAddresses() : [];

/** What went wrong at the start, as a person can mend it; anything else with all its details. */
function giveUp(error: unknown): never {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  const taken =
    code === 'EADDRINUSE' && `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  const locked =
    cause?.code === 'LEVEL_LOCKED' &&
    `The tables in ${data} are open in another server. Stop it, or choose another folder: DATA_DIR=… npm start`;
  console.error(taken || locked || error);
  process.exit(1);
}

const redis = env['REDIS_URL'];
const store = await (redis ? RedisStore.open(redis) : LevelStore.open(join(data, 'rooms'))).catch(giveUp);
const expire = (): Promise<void> => store.expire(Date.now() - keepDays * DAY_MS);
await expire();
setInterval(() => void expire().catch(() => undefined), DAY_MS).unref();
const relay = await startRelay({
  store,
  port,
  tokens,
  proxies,
  metrics: env['METRICS'] === '1',
  limits: readLimits(env['LIMITS'] ?? '{}'),
  host: env['HOST'] ?? (lan ? '0.0.0.0' : '127.0.0.1'),
  serve: serveSite({
    app: env['APP_DIR'] ?? 'dist',
    embed: env['EMBED_DIR'] ?? 'dist-embed',
    frameAncestors: env['FRAME_ANCESTORS'] ?? "'self'",
  }),
  ...(lan ? { tls: await certificateFor(addresses, data) } : {}),
}).catch(giveUp);

for (const address of addresses) console.log(`Ready: https://${address}:${relay.port}/`);
console.log(`Ready: ${lan ? 'https' : 'http'}://localhost:${relay.port}/`);

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await relay.close();
  await store.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
