/** Crafted signatures on which implementations disagree; `sodium.test.ts` makes them. */
import { utf8 } from '../../../src/kernel/bytes.ts';

export const MESSAGE: Uint8Array = utf8('a move');
const MIXED = 'c071b7719870acebe8257c09074a37feef0f7eac8adbc2d2d2b6ee9d0bbb8abd';
const HONEST = '61485eb624d9786700ce78888fb6f475591f00567be8e573e9829b7df1f91acd';
const R5 = 'edc876d6831fd2105d0b4389ca2e283166469289146e2ce06faefe98b22548df';

interface Crafted {
  readonly name: string;
  /** 64 and 32 B in hex. */
  readonly sig: string;
  readonly pk: string;
  readonly good: boolean;
}

/** What libsodium says of each; all sign `MESSAGE`. */
export const CASES: readonly Crafted[] = [
  { name: 'A and R the identity, S zero', sig: `01${'00'.repeat(63)}`, pk: `01${'00'.repeat(31)}`, good: false },
  {
    name: 'a key of mixed order',
    sig: '58666666666666666666666666666666666666666666666666666666666666660f697efc7993e3eea0cc5992e4d6af13d312c0706ec3d8ddccac4da8424b7b02',
    pk: MIXED,
    good: false,
  },
  {
    name: 'a key of mixed order, the challenge a multiple of eight',
    sig: 'b4b937fca95b2f1e93e41e62fc3c78818ff38a66096fad6e7973e5c90006d3219c8d5a8b9514c626039d745b82fb1afab5360f34db4884f0244256b79ad6070d',
    pk: MIXED,
    good: true,
  },
  {
    name: 'an honest key with R off by a point of order eight',
    sig: 'd0424b701d60255de5df705071059ccd22b8349bb4138202ebbd65e9e0ad211bbac90c35bbf4eef7f7338b8295ee720d8f45b7cde16a2dc69dbbfd508ca53109',
    pk: HONEST,
    good: false,
  },
  {
    name: 'S above the order',
    sig: `${R5}233b9aba2b609c81a5fe9d1fa69e5a63ab82a52a134292d0ed7487d85a00241c`,
    pk: HONEST,
    good: false,
  },
  {
    name: 'an honest signature',
    sig: `${R5}3667a45d11fd8929cf61a67cc7a47b4eab82a52a134292d0ed7487d85a00240c`,
    pk: HONEST,
    good: true,
  },
];
