/** A long evening of Codenames in its lobby, played in Node: what benchmarks of opening a table begin with. */
import * as Y from 'yjs';
import type { StoredKeys } from '../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { StoredLog } from '../../src/kernel/ports.ts';
import { deriveRoom } from '../../src/kernel/journal/room.ts';
import type { Hub } from '../helpers/hub.ts';
import { crowdRooms } from '../sim/hooks.ts';
import { HurriedClock } from './pace.ts';
import { act, playOf, seatedTable } from './seated.ts';

/** Beyond so many a table would go on in another room. */
const ONE_ROOM = 10_000;

/** A table as a page finds it. */
export interface LongTable {
  readonly link: PlayLink;
  readonly stored: StoredKeys;
  readonly rows: StoredLog['entries'];
  /** What the relay has. */
  readonly update: Uint8Array;
  /** What comes out: teams, and lines of the log. */
  readonly shown: string;
  readonly lines: number;
  /** As the host saves it. */
  readonly file: Uint8Array;
}

/** @param entries stamps included */
export async function longTable(entries: number): Promise<LongTable> {
  if (entries > ONE_ROOM) crowdRooms(0.1);
  const clock = new HurriedClock();
  const { hub, link, devices, tables } = await seatedTable(4, clock);
  const [host, ...guests] = tables;
  for (const guest of guests) await guest.close();
  const { store, stored } = devices[0]!;
  const count = async (): Promise<number> => (await store.load()).entries.length;
  for (let n = await count(); n < entries; n = await count()) {
    for (let i = 0; i < Math.min(1_000, (entries - n) / 2); i++) {
      clock.pause();
      await act(host!, 0);
    }
  }
  const { entries: rows } = await store.load();
  const shown = JSON.stringify(playOf(host!.view)?.teams);
  const lines = host!.view.log.length;
  const file = await host!.history.export();
  await host!.close();
  const doc = await joined(hub, link, new Y.Doc());
  return { link, stored, rows, update: Y.encodeStateAsUpdate(doc), shown, lines, file };
}

/** Brings a document to a relay, and what the relay has to the document. */
export async function joined(hub: Hub, link: PlayLink, doc: Y.Doc): Promise<Y.Doc> {
  const events = { status: () => undefined, blocked: () => undefined, garbage: () => undefined };
  hub.transport().connect(doc, deriveRoom(await loadSodium(), link), events);
  await Promise.resolve();
  return doc;
}
