/** What an operator sets: each wrong value is told in one sentence that names it, and nothing is started with it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUILT, pagesOf } from '../../server/pages.ts';
import { readSettings } from '../../server/settings.ts';

test('where nothing is set the relay serves this machine alone, without bounds that were not asked for', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    host: undefined,
    dataDir: 'data',
    appDir: 'dist',
    embedDir: 'dist-embed',
    frameAncestors: "'self'",
    shells: [],
    keepDays: 90,
    maxDiskBytes: Infinity,
    tokens: 'required',
    proxies: 0,
    origins: undefined,
    createKey: undefined,
    metrics: false,
    log: 'text',
    logConnections: false,
    redisUrl: undefined,
    limits: {},
  });
});

test.each(
  ['HOST', 'DATA_DIR', 'APP_DIR', 'EMBED_DIR', 'FRAME_ANCESTORS', 'SHELLS', 'TOKENS'].concat([
    'METRICS',
    'LOG',
    'LOG_CONNECTIONS',
    'REDIS_URL',
    'LIMITS',
  ]),
)('%s that is empty is as not set', (name) => {
  for (const empty of ['', ' ']) expect(readSettings({ [name]: empty })).toEqual(readSettings({}));
});

test.each([
  ['self', "'self'"],
  ["'none'", "'none'"],
  ['*', '*'],
  [
    "'self', https://club.example,https://*.club.example:8443",
    "'self' https://club.example https://*.club.example:8443",
  ],
  [' https://club.example  http://localhost:3000 ', 'https://club.example http://localhost:3000'],
])('FRAME_ANCESTORS=%s stands in the policy as %s', (text, policy) => {
  expect(readSettings({ FRAME_ANCESTORS: text }).frameAncestors).toBe(policy);
});

test('switches are on with 1 and off with 0', () => {
  expect(readSettings({ METRICS: '1', LOG_CONNECTIONS: '0' })).toMatchObject({ metrics: true, logConnections: false });
});

test('all of it is read', () => {
  const origins = ' https://club.example, https://www.club.example:8443 ,';
  expect(
    readSettings({
      SHELLS: 'zoom, discord',
      PORT: '0',
      KEEP_DAYS: '0.5',
      MAX_DISK: '200',
      ORIGINS: origins,
      LIMITS: '{"connections":9}',
    }),
  ).toMatchObject({
    port: 0,
    shells: ['zoom', 'discord'],
    keepDays: 0.5,
    maxDiskBytes: 200_000_000,
    origins: ['https://club.example', 'https://www.club.example:8443'],
    limits: { connections: 9 },
  });
});

test.each([
  ['PORT', '80.5', 'PORT must be a port, not "80.5".'],
  ['PORT', '', 'PORT must be a port, not "".'],
  ['PORT', '70000', 'PORT must be a port, not "70000".'],
  ['SHELLS', 'zoom,teams', 'SHELLS must be among discord, meet, zoom, not "teams".'],
  ['KEEP_DAYS', 'ever', 'KEEP_DAYS must be a number of days, not "ever".'],
  ['MAX_DISK', '2G', 'MAX_DISK must be a number of megabytes, not "2G".'],
  ['TOKENS', 'no', 'TOKENS must be required or off, not "no".'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY must be a number of proxies, not "-1".'],
  ['ORIGINS', 'https://good.example, club.example', 'ORIGINS must be like https://club.example, not "club.example".'],
  ['ORIGINS', 'https://club.example/', 'ORIGINS must be like https://club.example, not "https://club.example/".'],
  ['ORIGINS', '*', 'ORIGINS must be like https://club.example, not "*".'],
  ['ORIGINS', '', 'ORIGINS must be like https://club.example, not "".'],
  ['CREATE_KEY', '', /^CREATE_KEY must be 16 to 200/],
  [
    'FRAME_ANCESTORS',
    'club.example',
    `FRAME_ANCESTORS must be 'self', 'none', * or like https://club.example, not "club.example".`,
  ],
  ['FRAME_ANCESTORS', 'https://a;script-src', /^FRAME_ANCESTORS must be 'self'/],
  ['FRAME_ANCESTORS', ',', /^FRAME_ANCESTORS must be 'self'/],
  ['FRAME_ANCESTORS', "'none' *", `FRAME_ANCESTORS must be 'none' alone, not "'none' *".`],
  ['METRICS', 'true', 'METRICS must be 1 or 0, not "true".'],
  ['LOG_CONNECTIONS', 'yes', 'LOG_CONNECTIONS must be 1 or 0, not "yes".'],
  ['CREATE_KEY', 'too short', /^CREATE_KEY must be 16 to 200/],
  ['LOG', 'xml', 'LOG must be text or json, not "xml".'],
  ['LIMITS', '{"conections":9}', /^LIMITS must be JSON .*conections/],
  ['LIMITS', '{', /^LIMITS must be JSON/],
  ['LIMITS', '{"reads":0}', /^LIMITS must be JSON .*: reads must be a whole number from 1 to \d+\.$/],
])('%s=%s is refused', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(sentence);
});

test('a bound of the disk that would bound nothing is refused: rooms in Redis are bounded there', () => {
  const both = { MAX_DISK: '200', REDIS_URL: 'redis://127.0.0.1:6379' };
  expect(() => readSettings(both)).toThrow(/^MAX_DISK bounds DATA_DIR only: .*maxmemory in Redis\.$/u);
  expect(readSettings({ ...both, REDIS_URL: '' }).maxDiskBytes).toBe(200_000_000);
});

test('pages beside the program are found whatever folder it is started in, and a setting goes before them', () => {
  const program = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(program, { recursive: true }));
  mkdirSync(join(program, 'app'));
  expect(pagesOf(program)).toBe(BUILT);
  mkdirSync(join(program, 'embed'));
  const packed = { appDir: join(program, 'app'), embedDir: join(program, 'embed') };
  expect(readSettings({}, pagesOf(program))).toMatchObject(packed);
  expect(readSettings({ APP_DIR: 'mine' }, pagesOf(program))).toMatchObject({ ...packed, appDir: 'mine' });
});
