/** An author's file that changed since it was laid: words and pictures show at once, all else waits until it is laid again. */
import { expect, test } from 'vitest';
import { unutf8 } from '../../../../src/kernel/bytes.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { revised } from '../../../../src/games/time-stories/vault/revised.ts';
import { mission, panorama } from '../table/mission.ts';
import { made } from './shelf.ts';

const FACE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const file = (
  text: string,
  instructions: readonly object[] = [{ op: 'gainAzrak' }],
  face = FACE,
): Promise<Uint8Array> => {
  const whole: Mission = mission({
    cards: [
      panorama('mill.1', { text: { it: text, en: text }, instructions: instructions as never }),
      panorama('mill.2'),
    ],
  });
  return made({ mission: whole, art: { face, map: '<svg id="map"/>' } });
};

test('sealed again without a change nothing is new, though keys and what fills the pages up are others', async () => {
  expect(await revised(await file('a door'), await file('a door'))).toEqual(new Map());
});

test('a card’s words and a picture are new, each by its blob', async () => {
  const changed = await revised(
    await file('a door'),
    await file('a door that is ajar', undefined, FACE.replace('/>', ' id="new"/>')),
  );
  const said = [...changed!].map(([, bytes]) => unutf8(bytes)!.trim());
  expect(said).toHaveLength(2);
  expect(said).toContain('{"it":"a door that is ajar","en":"a door that is ajar"}');
  expect(said.some((one) => one.includes('id="new"'))).toBe(true);
});

test('instructions that changed, another number of cards, and what is no mission wait until it is laid again', async () => {
  const laid = await file('a door');
  expect(await revised(laid, await file('a gate', [{ op: 'loseAzrak' }]))).toBeUndefined();
  expect(await revised(laid, await file('a gate', []))).toBeUndefined();
  expect(await revised(laid, new Uint8Array([1, 2, 3]))).toBeUndefined();
});
