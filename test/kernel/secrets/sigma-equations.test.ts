/**
 * Conversions and openings written once more, from the page of bytes alone, by somebody who may lie in one place. Each equation of the
 * verifier stops a lie that all others let pass.
 */
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8, Writer } from '../../../src/kernel/bytes.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import { verifyDecryptionShare } from '../../../src/kernel/secrets/decryption-share.ts';
import { Transcript } from '../../../src/kernel/secrets/transcript.ts';
import { GROUPS, keyPair, someElement } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { verifyConvert } from '../../helpers/at-once.ts';

const seed = freshSeed();
const ctx = utf8('here');

/** What a prover says, what it announced, and what its answers come to. */
interface Said {
  readonly bytes: Uint8Array;
  readonly announced: readonly string[];
  readonly found: readonly string[];
}

/** Which of the equations don't hold. */
const broken = ({ announced, found }: Said): number[] => announced.flatMap((t, i) => (t === found[i] ? [] : [i + 1]));

/** x, r: what the answers are made with; R, E: what is said. */
interface Lie {
  readonly x?: Uint8Array;
  readonly r?: Uint8Array;
  readonly R?: Uint8Array;
  readonly E?: Uint8Array;
}

describe.each(GROUPS)(`%s, SEED=${seed}`, (_, g: Group) => {
  const rng = seeded(seed);
  const scalar = (): Uint8Array => g.reduce(rng.bytes(64));
  const plus = (k: Uint8Array, c: Uint8Array, s: Uint8Array): Uint8Array => g.scalarAdd(k, g.scalarMul(c, s));
  const { secret, key: X } = keyPair(g, rng);
  const [A, P] = [someElement(g, 'card'), someElement(g, 'recipient')];
  const at = (suffix: string): Uint8Array => concat(ctx, utf8(suffix), new Writer().u32(3).done());

  function conversion(lie: Lie = {}): Said {
    const [x, r, alpha, beta] = [lie.x ?? secret, lie.r ?? scalar(), scalar(), scalar()];
    const R = lie.R ?? g.base(r);
    const E = lie.E ?? g.add(g.mul(x, A), g.mul(r, P));
    const announced = [g.base(alpha), g.base(beta), g.add(g.mul(alpha, A), g.mul(beta, P))];
    const t = new Transcript('convert', at('/conv')).append('X', X).append('P', P);
    t.points('A', [A]).points('R', [R]).points('E', [E]).points('T', announced);
    const c = t.challenge(g, 'c');
    const [sx, sr] = [plus(alpha, c, x), plus(beta, c, r)];
    const found = [
      g.sub(g.base(sx), g.mul(c, X)),
      g.sub(g.base(sr), g.mul(c, R)),
      g.sub(g.add(g.mul(sx, A), g.mul(sr, P)), g.mul(c, E)),
    ];
    return { bytes: concat(R, E, c, sx, sr), announced: announced.map(hex), found: found.map(hex) };
  }

  function opening(lie: Pick<Lie, 'x' | 'E'> = {}): Said {
    const [x, k] = [lie.x ?? secret, scalar()];
    const D = lie.E ?? g.mul(x, A);
    const announced = [g.base(k), g.mul(k, A)];
    const t = new Transcript('dleq', at('/open')).append('X', X).points('A', [A]).points('D', [D]);
    t.append('a', A).append('d', D).append('T1', announced[0]!).append('T2', announced[1]!);
    const c = t.challenge(g, 'c');
    const s = plus(k, c, x);
    const found = [g.sub(g.base(s), g.mul(c, X)), g.sub(g.mul(s, A), g.mul(c, D))];
    return { bytes: concat(D, c, s), announced: announced.map(hex), found: found.map(hex) };
  }

  const converted = (said: Said): boolean => verifyConvert(g, { ctx, index: 3, from: X, to: P }, [A], said.bytes);
  const opened = (said: Said): boolean => verifyDecryptionShare(g, { ctx, index: 3, key: X }, [A], said.bytes);

  test('[S24] [S25] whoever follows the page of bytes is believed', () => {
    const [one, two] = [conversion(), opening()];
    expect([broken(one), broken(two)]).toEqual([[], []]);
    expect([converted(one), opened(two)]).toEqual([true, true]);
  });

  test.each([
    [1, 'another secret than the key’s, so that another card comes out', { x: scalar() }],
    [2, 'another lock than is said, so that the recipient can’t open it', { R: g.base(scalar()) }],
    [3, 'another card than the one that was asked for', { E: someElement(g, 'another card') }],
  ])('[S25] EQ T%i alone stops %s', (equation, _lie, lie: Lie) => {
    const said = conversion(lie);
    expect(broken(said)).toEqual([equation]);
    expect(converted(said)).toBe(false);
  });

  test.each([
    [1, 'another secret than the key’s', { x: scalar() }],
    [2, 'another face than the card’s', { E: someElement(g, 'another face') }],
  ])('[S24] EQ T%i alone stops %s', (equation, _lie, lie: Lie) => {
    const said = opening(lie);
    expect(broken(said)).toEqual([equation]);
    expect(opened(said)).toBe(false);
  });
});
