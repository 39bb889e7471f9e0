/** What an operator sets in the environment (docs/relay.md, "Settings"): read once, whole, and refused in one sentence each. */
import type { Limits } from './limits.ts';
import type { LogKind } from './logs.ts';
import { BUILT, type Pages } from './pages.ts';
import { readLimits } from './read-limits.ts';
import { type ShellName, SHELLS } from './shells.ts';

/** All of it, with what holds where nothing is said. */
export interface Settings extends Pages {
  readonly port: number;
  /** Undefined: this machine alone, or every address for the devices in the house. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Sites that may show the app in a frame, as in the policy of that name. */
  readonly frameAncestors: string;
  /** The platforms in whose calls the app can stand. */
  readonly shells: readonly ShellName[];
  readonly keepDays: number;
  /** What all rooms may take up. */
  readonly maxDiskBytes: number;
  readonly tokens: 'required' | 'off';
  /** How many proxies in front are believed. */
  readonly proxies: number;
  /** Sites whose pages may connect; undefined: any, behind a proxy. */
  readonly origins: readonly string[] | undefined;
  /** Only whoever shows it makes rooms; undefined: everybody may. */
  readonly createKey: string | undefined;
  readonly metrics: boolean;
  /** How what happens is written: a sentence a line, or JSON. */
  readonly log: LogKind;
  /** Each connection is written down, with topic and address. */
  readonly logConnections: boolean;
  readonly redisUrl: string | undefined;
  readonly limits: Partial<Limits>;
}

/** The environment, as a process has it. */
export type Env = Readonly<Record<string, string | undefined>>;

/**
 * @param pages where the pages lie if nothing is said
 * @throws RangeError with a sentence for whoever set it
 */
export function readSettings(env: Env, pages: Pages = BUILT): Settings {
  /** Files that pass an environment on set what they don't know to an empty text: that is as not set. */
  const textOf = (name: string): string | undefined => (env[name]?.trim() === '' ? undefined : env[name]);
  if (textOf('REDIS_URL') !== undefined && env['MAX_DISK'] !== undefined)
    throw new RangeError('MAX_DISK bounds DATA_DIR only: with REDIS_URL leave it out, and set maxmemory in Redis.');
  return {
    port: numberIn(env, 'PORT', 8787, 'a port', (n) => Number.isInteger(n) && n >= 0 && n <= 65_535),
    host: textOf('HOST'),
    dataDir: textOf('DATA_DIR') ?? 'data',
    appDir: textOf('APP_DIR') ?? pages.appDir,
    embedDir: textOf('EMBED_DIR') ?? pages.embedDir,
    frameAncestors: ancestorsIn(textOf('FRAME_ANCESTORS') ?? "'self'"),
    shells: shellsIn(textOf('SHELLS') ?? ''),
    keepDays: numberIn(env, 'KEEP_DAYS', 90, 'a number of days', (n) => n > 0),
    maxDiskBytes: 1_000_000 * numberIn(env, 'MAX_DISK', Infinity, 'a number of megabytes', (n) => n > 0),
    tokens: tokensIn(textOf('TOKENS') ?? 'required'),
    proxies: numberIn(env, 'TRUST_PROXY', 0, 'a number of proxies', (n) => Number.isInteger(n) && n >= 0),
    // These two keep people out, and so does nothing in their place: empty, they are refused.
    origins: env['ORIGINS'] === undefined ? undefined : readOrigins(env['ORIGINS']),
    createKey: env['CREATE_KEY'] === undefined ? undefined : keyIn(env['CREATE_KEY']),
    metrics: switchIn('METRICS', textOf('METRICS')),
    log: logIn(textOf('LOG') ?? 'text'),
    logConnections: switchIn('LOG_CONNECTIONS', textOf('LOG_CONNECTIONS')),
    redisUrl: textOf('REDIS_URL'),
    limits: limitsIn(textOf('LIMITS') ?? '{}'),
  };
}

function numberIn(env: Env, name: string, otherwise: number, what: string, isGood: (n: number) => boolean): number {
  const text = env[name];
  const n = text === undefined ? otherwise : text.trim() === '' ? Number.NaN : Number(text);
  if (!isGood(n)) throw new RangeError(`${name} must be ${what}, not ${JSON.stringify(text)}.`);
  return n;
}

function switchIn(name: string, text = '0'): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new RangeError(`${name} must be 1 or 0, not ${JSON.stringify(text)}.`);
}

function tokensIn(text: string): 'required' | 'off' {
  if (text === 'required' || text === 'off') return text;
  throw new RangeError(`TOKENS must be required or off, not ${JSON.stringify(text)}.`);
}

/** It stands in a link, so in letters that need no escape there. */
function keyIn(text: string): string {
  if (/^[\w-]{16,200}$/.test(text)) return text;
  throw new RangeError('CREATE_KEY must be 16 to 200 letters, digits, - or _, such as `openssl rand -hex 16` writes.');
}

function logIn(text: string): LogKind {
  if (text === 'text' || text === 'json') return text;
  throw new RangeError(`LOG must be text or json, not ${JSON.stringify(text)}.`);
}

/** Names with commas between them, e.g. `discord, zoom`. */
function shellsIn(text: string): readonly ShellName[] {
  return listIn(text).map((one) => {
    const shell = SHELLS.find((name) => name === one);
    if (shell === undefined)
      throw new RangeError(`SHELLS must be among ${SHELLS.join(', ')}, not ${JSON.stringify(one)}.`);
    return shell;
  });
}

const listIn = (text: string, between: string | RegExp = ','): readonly string[] =>
  text
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A scheme, a host and perhaps a port, as browsers name them; a policy may have `*` for all hosts below one. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.*:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** As they stand in a policy: shells take away quotes, and commas would part two policies. */
function ancestorsIn(text: string): string {
  const all = listIn(text, /[\s,]+/).map((one) => (one === 'self' || one === 'none' ? `'${one}'` : one));
  const wrong = all.find((one) => !["'self'", "'none'", '*'].includes(one) && !isOrigin(one));
  if (wrong !== undefined || all.length === 0)
    throw new RangeError(
      `FRAME_ANCESTORS must be 'self', 'none', * or like https://club.example, not ${JSON.stringify(wrong ?? text)}.`,
    );
  if (all.length > 1 && all.includes("'none'"))
    throw new RangeError(`FRAME_ANCESTORS must be 'none' alone, not ${JSON.stringify(text)}.`);
  return all.join(' ');
}

/** Origins with commas between them, e.g. `https://club.example, https://www.club.example`. */
function readOrigins(text: string): readonly string[] {
  const all = listIn(text);
  const wrong = all.find((one) => one.includes('*') || !isOrigin(one));
  if (wrong !== undefined || all.length === 0)
    throw new RangeError(`ORIGINS must be like https://club.example, not ${JSON.stringify(wrong ?? text)}.`);
  return all;
}

function limitsIn(json: string): Partial<Limits> {
  try {
    return readLimits(json);
  } catch (error) {
    throw new RangeError(`LIMITS must be JSON with names of docs/relay.md, “Limits”: ${(error as Error).message}.`);
  }
}
