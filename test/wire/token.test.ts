/** Tokens: made, spelled and judged. That the kernel's keys make tokens which the relay takes is shown in `test/embed`. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkToken, makeToken, TOKEN_PREFIX } from '../../src/wire/token.ts';
import type { TokenClaims } from '../../src/wire/token.ts';
import { seeded } from './yjs.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
/** Not a signature, but as good as one where nobody attacks it: hash of key and message, twice. */
const tagged = (message: Uint8Array, key: Uint8Array): Uint8Array => {
  const half = sha256(Buffer.concat([key, message]));
  return Buffer.concat([half, half]);
};
const checks = {
  sha256,
  verify: (signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean =>
    Buffer.from(signature).equals(tagged(message, key)),
};
const key = (fill: number): Uint8Array => new Uint8Array(32).fill(fill);
const claims: TokenClaims = {
  joinPub: key(1),
  viewPub: key(2),
  role: 'join',
  generation: 3,
  client: 0xffff_fffe,
  sessionPub: key(4),
  issuedS: 1_000_000,
  expiresS: 1_000_600,
};
const topic = Buffer.from(
  sha256(Buffer.concat([Buffer.from('tavolata/topic/1'), Uint8Array.of(0, 0, 0, 3), key(1), key(2)])),
)
  .toString('base64url')
  .slice(0, 22);
const word = (change: Partial<TokenClaims> = {}): string => {
  const all = { ...claims, ...change };
  return makeToken(all, {
    role: (message) => tagged(message, all.role === 'join' ? all.joinPub : all.viewPub),
    session: (message) => tagged(message, all.sessionPub),
  });
};
const judge = (protocol: string, nowS = 1_000_000): unknown => {
  const checked = checkToken(protocol, topic, nowS, checks);
  return checked.ok ? checked.claims : checked.code;
};

test('a token says what was put in, and fits a subprotocol', () => {
  expect(judge(word())).toEqual(claims);
  expect(judge(word({ role: 'view' }))).toEqual({ ...claims, role: 'view' });
  expect(word()).toMatch(/^tavolata1\.[A-Za-z0-9_-]{323}$/);
});

test('the layout is fixed', () => {
  const bytes = Buffer.from(word().slice(TOKEN_PREFIX.length), 'base64url');
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toMatchInlineSnapshot(`
    [
      242,
      "0407335a8faf6d9dca615e22cf225af59dc178621441e37a10c05e840fda5a05",
    ]
  `);
});

test.each([
  [999_879, 'token/time'],
  [999_880, claims],
  [1_000_720, claims],
  [1_000_721, 'token/time'],
])('at %i s two clocks may be two minutes apart', (nowS, expected) => {
  expect(judge(word(), nowS)).toEqual(expected);
});

test.each([
  ['another topic', word({ generation: 4 }), 'token/topic'],
  ['another table', word({ joinPub: key(9) }), 'token/topic'],
  ['too long a life', word({ expiresS: 1_000_601 }), 'token/malformed'],
  ['no life', word({ expiresS: 1_000_000 }), 'token/malformed'],
  ['no token', 'tavolata1.', 'token/malformed'],
  ['another protocol', 'chat', 'token/malformed'],
  ['one letter less', word().slice(0, -1), 'token/malformed'],
  ['a second spelling', word().slice(0, -1) + nextLetter(word().at(-1) ?? ''), 'token/malformed'],
])('%s is refused', (_what, protocol, code) => {
  expect(judge(protocol)).toBe(code);
});

test('any changed byte makes a token worthless (SEED=7)', () => {
  const below = seeded(7);
  const bytes = Buffer.from(word().slice(TOKEN_PREFIX.length), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
    expect(judge(TOKEN_PREFIX + changed.toString('base64url')), `byte ${at}`).toMatch(/^token\/(?!time)/);
  }
});

/** The same six bits but for the lowest, which the last letter doesn't use. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(letter) ^ 1] ?? '';
}
