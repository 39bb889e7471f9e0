/** Newcomer and host of a spoken invitation, with an honest carrier and with one that tries what it can. */
import { describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { SpokenGuest, SpokenHost } from '../../../src/kernel/spoken/exchange.ts';
import { readSpokenCode, type SpokenCode } from '../../../src/kernel/spoken/spoken-code.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { seeded } from '../../helpers/rng.ts';

const sodium = await loadSodium();
const LINK = `#1.${'A'.repeat(43)}.${'B'.repeat(22)}`;

const coded = (words: string): SpokenCode => {
  const read = readSpokenCode(words);
  if (!read.ok) throw new Error(read.code);
  return read.code;
};
const SAID = coded('taxi tango tram video');
const ports = (seed: number): ConstructorParameters<typeof SpokenHost>[0] => ({
  group: sodiumGroup,
  sodium,
  rng: seeded(seed),
});
const hostOf = (seed = 1, link = LINK): SpokenHost => new SpokenHost(ports(seed), SAID, link);
const guestOf = (code: SpokenCode = SAID, seed = 2): SpokenGuest => new SpokenGuest(ports(seed), code);

/** What the other one said, which there was. */
const said = (answer: { readonly say?: Uint8Array } | ReturnType<SpokenGuest['hear']>): Uint8Array => {
  if (!('say' in answer) || !answer.say) throw new Error('nothing was said');
  return answer.say;
};

test('[I40] with the same words the newcomer gets the invitation, in four messages', () => {
  const [host, guest] = [hostOf(), guestOf()];
  const proof = said(guest.hear(said(host.hear(guest.hello))));
  const last = host.hear(proof);
  expect(last.outcome).toBe('came');
  expect(guest.hear(said(last))).toEqual({ invitation: LINK });
});

test('[I40] no message holds the invitation, and it is as long for every kind of link', () => {
  const seen: Uint8Array[] = [];
  const lengths = [LINK, `#1p.${'A'.repeat(43)}.${'B'.repeat(22)}.${'C'.repeat(12)}`].map((link) => {
    const [host, guest] = [hostOf(1, link), guestOf()];
    const share = said(host.hear(guest.hello));
    const proof = said(guest.hear(share));
    const sealed = said(host.hear(proof));
    seen.push(guest.hello, share, proof, sealed);
    return sealed.length;
  });
  expect(new Set(lengths).size).toBe(1);
  const text = seen.map((bytes) => Buffer.from(bytes).toString('latin1')).join('');
  expect(text).not.toContain('AAAAAAAA');
  for (const word of SAID.words) expect(text).not.toContain(word);
});

describe('[I41] other words', () => {
  test.each([
    ['at the same place', 'taxi tango tram vista'],
    ['in another order', 'taxi tango video tram'],
  ])('%s get nothing but the host’s no, and are counted', (_what, words) => {
    const [host, guest] = [hostOf(), guestOf(coded(words))];
    const last = host.hear(said(guest.hear(said(host.hear(guest.hello)))));
    expect(last.outcome).toBe('wrong');
    expect(last.say).toEqual(Uint8Array.of(5));
    expect(guest.hear(said(last))).toEqual({ failed: 'wrong' });
  });

  test('have one try for each exchange: what comes after it isn’t answered', () => {
    const [host, guest] = [hostOf(), guestOf(coded('taxi tango tram vista'))];
    const proof = said(guest.hear(said(host.hear(guest.hello))));
    expect(host.hear(proof).outcome).toBe('wrong');
    expect(host.hear(proof)).toEqual({});
    expect(host.hear(guestOf().hello)).toEqual({});
  });

  test('a proof that was good once opens no other exchange', () => {
    const [host, guest] = [hostOf(), guestOf()];
    const proof = said(guest.hear(said(host.hear(guest.hello))));
    const next = hostOf(3);
    next.hear(guest.hello);
    expect(next.hear(proof).outcome).toBe('wrong');
  });

  test('a carrier that answers in the host’s place, without the words, gives itself away', () => {
    const guest = guestOf();
    const carrier = new SpokenHost(ports(9), coded('taxi tango tram vista'), LINK);
    const proof = said(guest.hear(said(carrier.hear(guest.hello))));
    expect(carrier.hear(proof).outcome).toBe('wrong');
    expect(guest.hear(new Uint8Array(1 + 24 + 176).fill(4))).toEqual({ failed: 'wrong' });
  });
});

test('[I40] bytes that are no message of the protocol get no answer, and nothing throws', () => {
  const host = hostOf();
  for (const bytes of [[], [0], [1], [3, ...Array(32).fill(0)], Array(49).fill(1), Array(500).fill(2)]) {
    // 49 bytes that begin with 1: a hello, whose share is no element.
    expect(host.hear(Uint8Array.from(bytes as number[]))).toEqual({});
    expect(guestOf().hear(Uint8Array.from(bytes as number[]))).toEqual({ failed: 'garbage' });
  }
});
