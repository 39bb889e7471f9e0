/** The joint deck's bytes are pinned, on both backends: whoever computes others sits at another table. */
import { describe, expect, test } from 'vitest';
import { hex, utf8, Writer } from '../../../src/kernel/bytes.ts';
import { rollValues } from '../../../src/kernel/dice.ts';
import { deckContext, ownContext, suffixed } from '../../../src/kernel/secrets/context.ts';
import { rollPoint, rollSeed } from '../../../src/kernel/secrets/dvrf.ts';
import { hashToGroup } from '../../../src/kernel/secrets/h2g.ts';
import { lagrangeAtZero, smallScalar } from '../../../src/kernel/secrets/lagrange.ts';
import { Transcript } from '../../../src/kernel/secrets/transcript.ts';
import { GROUPS } from '../../helpers/groups.ts';

const u32 = (n: number): Uint8Array => new Writer().u32(n).done();

describe.each(GROUPS)('%s', (_, group) => {
  test.each([
    ['tavolata/v1/shuffle/h', u32(0xff_ff_ff_ff), 'd6e8826778a499f54b54dc01aa1c87f7526c4cd9f3168c6ca8786069fd7d4d47'],
    ['tavolata/v1/shuffle/hi', u32(0), '4613372d390092dc54e3a5414c7cd3526fc18a42999c64c52165c126cc809823'],
    ['tavolata/v1/shuffle/hi', u32(1), '1aeb4789f0cb51f3380a6ffdbf93fe622340f7e11c8645a070dcfb93e5e5ee75'],
    ['tavolata/v1/card', u32(0), '04a0baa48dcaca14811b2f5fd057fd5129101df4fdfbc4c7a39ac90408189d40'],
    ['tavolata/v1/card', u32(51), '761f755ef4b6139d8e736fb9f177084428c6c27f6202839c7d1dbeb74765e165'],
    ['tavolata/v1/dvrf', utf8('roll#1'), 'd231cd2ba3cc1bf4349b491d8af99ae0e20cee0b4000009a2343b05951ec8e05'],
  ])('[S20] H2G("%s") is pinned', (dst, msg, point) => {
    expect(hex(hashToGroup(group, dst, msg))).toBe(point);
  });

  test('[S20] a challenge is pinned', () => {
    const t = new Transcript('pok', utf8('ctx')).append('X', group.base(smallScalar(1)));
    expect(hex(t.challenge(group, 'c'))).toBe('89182facc9a998a4f8d4721a60c257ae25150f13d3c4850e6fcae553ac66ed04');
  });

  test('[S20] the weight of a share is pinned', () => {
    const weight = 'ebd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010';
    expect(hex(lagrangeAtZero(group, [1, 2, 4], 2))).toBe(weight);
  });

  test('[S20] a roll by the key 7 is pinned, from the element to the eyes', () => {
    const rollId = utf8('roll#1');
    const d = group.mul(smallScalar(7), rollPoint(group, rollId));
    expect(hex(d)).toBe('40489b380fb65c726b8cd5d6cb521656bb0fea22d647492d0d63d56cf4c4d065');
    const seed = rollSeed(group, rollId, [{ index: 1, d }]);
    expect(hex(seed)).toBe(
      'b3a7f55b56d02cd194b3914cc8a51ca46204ea3674574105414389a2bf24ab17' +
        '2984afbd993062fba7313e3d88329e29868b2f8eb441cae6c714a64eb7dc06d4',
    );
    expect(rollValues(seed, 12, 10)).toEqual([1, 3, 1, 6, 7, 9, 6, 5, 3, 3, 5, 2]);
    expect(rollValues(seed, 12, 6)).toEqual([3, 5, 3, 2, 3, 1, 2, 1, 3, 5, 5, 4]);
    expect(rollValues(seed, 4, 100)).toEqual([21, 13, 51, 66]);
  });
});

test('[S20] what a proof begins with is pinned', () => {
  const id = (n: number): Uint8Array => new Uint8Array(16).fill(n);
  const asked = deckContext({ room: id(1), deck: id(2), keyId: id(3), seq: 4, hash: new Uint8Array(32).fill(5) });
  expect(hex(suffixed(asked, '/conv', 6))).toBe(
    hex(utf8('tavolata/v1/ctx')) +
      '01'.repeat(16) +
      '02'.repeat(16) +
      '03'.repeat(16) +
      '00000004' +
      '05'.repeat(32) +
      hex(utf8('/conv')) +
      '00000006',
  );
  const own = ownContext({ room: id(1), deck: id(2), keyId: id(3), device: id(4), session: 5, seq: 6 });
  expect(hex(own)).toBe(
    hex(utf8('tavolata/v1/ctx-own')) +
      '01'.repeat(16) +
      '02'.repeat(16) +
      '03'.repeat(16) +
      '04'.repeat(16) +
      '0000000500000006',
  );
  expect(() => deckContext({ room: id(1).slice(1), deck: id(2), keyId: id(3), seq: 4, hash: id(5) })).toThrow(
    RangeError,
  );
});
