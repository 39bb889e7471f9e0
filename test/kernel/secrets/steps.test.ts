/**
 * A page without a Worker has its turn while work in the group is done on it. No step of any job, whatever its size, is longer than what is
 * called light. Counted in operations of the group, not in time.
 */
import { expect, test } from 'vitest';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { readConvert } from '../../../src/kernel/secrets/convert.ts';
import type { GroupJob, JobKind, JobOf, JobResult } from '../../../src/kernel/secrets/job-kinds.ts';
import { costOf, isLight, jobSteps, runJob } from '../../../src/kernel/secrets/jobs.ts';
import { handDealer, parseDeal } from '../../../src/kernel/secrets/keygen.ts';
import { makeComplaint } from '../../../src/kernel/secrets/keygen-shares.ts';
import { readDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { sharesOf } from '../../../src/kernel/secrets/jobs.ts';
import { sealToKeepers } from '../../../src/kernel/secrets/tseal.ts';
import { countedGroup } from '../../helpers/counted-group.ts';
import { keyPair, sodiumGroup } from '../../helpers/groups.ts';
import { beginKeys } from '../../helpers/keygen.ts';
import { seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';
import { makeDeal, makeHandDeal } from '../../helpers/at-once.ts';

/** Of a deck, any number; and of keepers who all must help, as many as there may be. */
const CARDS = 20;
const KEEPERS = 8;
/** What a page does at once, in multiplications. */
const LIGHT = 12;

const rng = seeded(7);
const run = <J extends GroupJob>(job: J): JobResult<J> => runJob(sodiumGroup, rng, job);
const box = { seal: (payload: Uint8Array): Uint8Array => new Uint8Array(payload.length + 16) };

/** One large job of each kind. */
function jobs(): { readonly [K in JobKind]: JobOf<K> } {
  const { secret, key } = keyPair(sodiumGroup, rng);
  const place = { ctx: utf8('here'), key };
  const ciphers = lockedDeck(
    sodiumGroup,
    rng,
    key,
    Array.from({ length: CARDS }, (_, i) => `card ${i}`),
  );
  const a = ciphers.map((card) => card.a);
  const prepare = { kind: 'shuffle/prepare', n: CARDS, key } as const;
  const prove = { kind: 'shuffle/prove', place, input: ciphers } as const;
  const pass = { place, input: ciphers, ...run(prove) };
  const said = Object.assign({}, ...sharesOf(pass, 1).map((share) => run(share))) as JobOf<'shuffle/judge'>['said'];
  const to = { ctx: place.ctx, index: 1, from: key, to: keyPair(sodiumGroup, rng).key };
  const by = { ctx: place.ctx, index: 1, key };
  const converted = run({ kind: 'convert/prove', by: { ...to, secret }, a });
  const opened = run({ kind: 'open/prove', by: { ...by, secret }, a });
  const rollId = rng.bytes(32);
  const numbers = Array.from({ length: KEEPERS }, (_, i) => i + 1);
  // Far apart, so that no weight is small.
  const places = numbers.map((i) => 3 * i + 1);

  const shape = { ctx: utf8('keys'), keepers: KEEPERS, threshold: KEEPERS, escrow: true };
  const pairs = numbers.map((j) => beginKeys(sodiumGroup, rng, shape, j));
  const exchange = pairs.map(({ bytes }) => bytes.slice(0, 32));
  const deals = numbers.map((i) => makeDeal(sodiumGroup, rng, shape, i, exchange, pairs[i - 1]!.dealing));
  const dealt = { shape, i: 1, bytes: deals[0]!, handOnly: false };
  const deal = parseDeal(shape, deals[0]!)!;
  const hand = makeHandDeal(sodiumGroup, rng, shape, 9, exchange, secret);
  const own = { secret: pairs[1]!.secret, key: exchange[1]! };
  const commitments = deals.map((bytes) => parseDeal(shape, bytes)!.deck.commitments);
  return {
    'shuffle/prepare': prepare,
    'shuffle/prove': prove,
    'shuffle/verify': { kind: 'shuffle/verify', ...pass },
    'shuffle/announced': sharesOf(pass, 4)[0]!,
    'shuffle/judge': { kind: 'shuffle/judge', pass, said },
    'convert/prove': { kind: 'convert/prove', by: { ...to, secret }, a },
    'convert/verify': { kind: 'convert/verify', by: to, a, bytes: converted },
    'open/prove': { kind: 'open/prove', by: { ...by, secret }, a },
    'open/verify': { kind: 'open/verify', by, a, bytes: opened },
    'roll/prove': { kind: 'roll/prove', by: { ...by, secret }, rollId },
    'roll/verify': {
      kind: 'roll/verify',
      by,
      rollId,
      bytes: run({ kind: 'roll/prove', by: { ...by, secret }, rollId }),
    },
    'seal/verify': {
      kind: 'seal/verify',
      sealed: { ...place, bytes: sealToKeepers(sodiumGroup, box, rng, place, utf8('word')) },
    },
    'convert/join': {
      kind: 'convert/join',
      ciphers,
      parts: places.map((index) => ({ index, ...readConvert(converted, CARDS)! })),
      holders: 'keepers',
    },
    'open/join': {
      kind: 'open/join',
      ciphers,
      parts: places.map((index) => ({ index, d: readDecryptionShare(opened, CARDS)! })),
      holders: 'keepers',
    },
    'roll/join': { kind: 'roll/join', rollId, parts: places.map((index) => ({ index, d: a[index % CARDS]! })) },
    'open/own': { kind: 'open/own', secret, ciphers },
    'faces/point': { kind: 'faces/point', faces: a.map((_, i) => `point ${i}`) },
    'faces/lock': { kind: 'faces/lock', faces: a.map((_, i) => `face ${i}`), key },
    'keep/exchange': { kind: 'keep/exchange', shape, j: 1, bytes: pairs[0]!.bytes },
    'keep/commit': { kind: 'keep/commit', shape, i: 1, dealing: pairs[0]!.dealing },
    'keep/deal': { kind: 'keep/deal', shape, exchange, i: 1, dealing: pairs[0]!.dealing },
    'keep/hand': { kind: 'keep/hand', shape, exchange, seat: 9, secret },
    'keep/judge': { kind: 'keep/judge', dealt },
    'keep/sum': { kind: 'keep/sum', keepers: KEEPERS, keys: [commitments, commitments] },
    'keep/take': { kind: 'keep/take', shape, deals, j: 2, secret: own.secret },
    'keep/take-hand': {
      kind: 'keep/take-hand',
      dealt: { shape, i: handDealer(9), bytes: hand, handOnly: true },
      j: 2,
      secret: own.secret,
    },
    'keep/complaint': {
      kind: 'keep/complaint',
      dealt,
      j: 2,
      key: own.key,
      bytes: makeComplaint(sodiumGroup, rng, shape, deal, { i: 1, j: 2 }, own),
    },
  };
}

test.each(Object.entries(jobs()))('[S37] no step of %s is more than light work', (_, job: GroupJob) => {
  const { group, spent } = countedGroup();
  const steps = jobSteps(group, seeded(1), job);
  let longest = 0;
  let all = 0;
  let last = steps.next();
  for (; ; last = steps.next()) {
    const cost = spent();
    all += cost;
    longest = Math.max(longest, cost);
    if (last.done) break;
  }
  expect(longest).toBeLessThanOrEqual(LIGHT);
  // What is said of it beforehand is about right: who is told that a job is light does it at once.
  if (isLight(job)) expect(all).toBeLessThanOrEqual(2 * LIGHT);
  else expect(all).toBeLessThan(3 * costOf(job));
  expect(last.value).not.toBe(false);
});
