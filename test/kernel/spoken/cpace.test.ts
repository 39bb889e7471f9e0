/** The key exchange of spoken invitations against the draft's own numbers, on both backends of the group. */
import { describe, expect, test } from 'vitest';
import { fromHex, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { cpaceGenerator, cpaceKey } from '../../../src/kernel/secrets/cpace.ts';
import { BAD_ELEMENTS, GROUPS } from '../../helpers/groups.ts';

// draft-irtf-cfrg-cpace, "Test vector for CPace using group ristretto255 and hash SHA-512"
const topic = {
  password: utf8('Password'),
  context: fromHex('6f630b425f726573706f6e6465720b415f696e69746961746f72'),
  session: fromHex('7e4b4791d6a8ef019b936c79fb7f2c57'),
};
const ya = fromHex('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08');
const yb = fromHex('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d');
const a = { element: fromHex('d40fb265a7abeaee7939d91a585fe59f7053f982c296ec413c624c669308f87a'), data: utf8('ADa') };
const b = { element: fromHex('08bcf6e9777a9c313a3db6daa510f2d398403319c2341bd506a92e672eb7e307'), data: utf8('ADb') };

describe.each(GROUPS)('%s', (_, group) => {
  test('[I39] generator, shares and key are those of the draft', () => {
    const generator = cpaceGenerator(group, topic);
    expect(hex(generator)).toBe('a6fc82c3b8968fbb2e06fee81ca858586dea50d248f0c7ca6a18b0902a30b36b');
    expect(hex(group.mul(ya, generator))).toBe(hex(a.element));
    expect(hex(group.mul(yb, generator))).toBe(hex(b.element));
    const key =
      '4c5469a16b2364c4b944ebc1a79e51d1674ad47db26e8718154f59faebfaa52d8346f30aa58377117eb20d527f2cbc5c76381f7fd372e89df8239f87f2e02ed1';
    expect(hex(cpaceKey(group, topic, ya, [a, b], 1)!)).toBe(key);
    expect(hex(cpaceKey(group, topic, yb, [a, b], 0)!)).toBe(key);
  });

  test.each(BAD_ELEMENTS)('[I39] a share that is no element (%s) ends the exchange', (_what, element) => {
    expect(cpaceKey(group, topic, ya, [a, { ...b, element }], 1)).toBeUndefined();
  });

  test('[I39] a share that isn’t on the group, as the draft has it, ends the exchange', () => {
    const element = fromHex('2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c');
    expect(cpaceKey(group, topic, ya, [a, { ...b, element }], 1)).toBeUndefined();
  });

  test.each(['password', 'context', 'session'] as const)('[I39] another %s makes another generator', (field) => {
    const other = cpaceGenerator(group, { ...topic, [field]: utf8('another') });
    expect(hex(other)).not.toBe(hex(cpaceGenerator(group, topic)));
  });
});
