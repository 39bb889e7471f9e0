import { expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { tableKeys } from '../../../src/kernel/identity/key-tree.ts';
import type { PlayLink } from '../../../src/kernel/identity/link.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';

test('[I5] who plays and who watches meet in one room: same id, topic and key, but for the one to write with', async () => {
  const sodium = await loadSodium();
  const link: PlayLink = { kind: 'play', secret: new Uint8Array(32).fill(1), founder: new Uint8Array(16).fill(2) };
  const { viewSecret, joinPub } = tableKeys(sodium, link);
  const room = deriveRoom(sodium, link);
  const { joinSeed, ...read } = room;
  expect(deriveRoom(sodium, { kind: 'watch', viewSecret, joinPub, founder: link.founder })).toEqual(read);
  expect(joinSeed?.length).toBe(32);
  expect([room.id.length, room.topic.length, room.entryKey.length]).toEqual([16, 22, 32]);
  expect(deriveRoom(sodium, { ...link, secret: new Uint8Array(32).fill(3) }).topic).not.toBe(room.topic);
});
