/** What keeps a server from starting, as a person can mend it: a sentence or two. What isn't known here is told by the error itself. */
import type { Settings } from './settings.ts';

/** As Node, LevelDB and Redis say it: the reason may lie further in. */
interface Told {
  readonly name?: string;
  readonly code?: string;
  readonly message?: string;
  readonly syscall?: string;
  readonly cause?: Told;
}

/** What of the settings an error at the start may be about. */
export type Place = Pick<Settings, 'port' | 'host' | 'dataDir' | 'redisUrl'>;

/** @returns nothing for an error of another kind */
export function troubleOf(error: unknown, place: Place): string | undefined {
  const told = error as Told;
  return ofListening(told, place) ?? ofRedis(told, place) ?? ofDataDir(told, place);
}

function ofListening({ code, syscall }: Told, { port, host }: Place): string | undefined {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one from 1024 on, behind a proxy: PORT=8787`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is ${host}, and this machine has no such address. Leave it out for this machine alone, or set 0.0.0.0 for every address.`;
  return undefined;
}

function ofRedis({ name, code, message = '' }: Told, { redisUrl }: Place): string | undefined {
  if (redisUrl === undefined) return undefined;
  if (code === 'ERR_MODULE_NOT_FOUND')
    return 'REDIS_URL needs the package ioredis, which isn’t installed beside the server. Its version is in docs/relay.md, “Several relays”.';
  // Without user and password, which stand before it.
  const at = URL.canParse(redisUrl) ? new URL(redisUrl).host : 'REDIS_URL';
  if (name === 'ReplyError') return `Redis at ${at} says no: ${message}. Look at REDIS_URL.`;
  if (name === 'MaxRetriesPerRequestError' || message === 'Command timed out')
    return `Redis at ${at} doesn’t answer. Look whether it runs, and at REDIS_URL.`;
  return undefined;
}

function ofDataDir(told: Told, { dataDir }: Place): string | undefined {
  const all = [told, told.cause, told.cause?.cause].flatMap((one) => one ?? []);
  const has = (...codes: readonly string[]): boolean => all.some(({ code = '' }) => codes.includes(code));
  if (has('LEVEL_LOCKED'))
    return `The tables in ${dataDir} are open in another server. Stop it, or choose another folder by DATA_DIR.`;
  if (has('ENOSPC', 'EDQUOT') || all.some(({ message = '' }) => /No space left|quota exceeded/iu.test(message)))
    return `The disk of ${dataDir} is full. Free 10 MB there, and start again: nothing is lost.`;
  if (has('EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'LEVEL_IO_ERROR'))
    return `${dataDir} can’t be written: ${all.at(-1)?.message ?? ''}. Give it to this user, or choose another folder by DATA_DIR.`;
  return undefined;
}
