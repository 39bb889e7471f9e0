/** What a page could tell somebody who looks into it: everything it shows, stores and got through the wire, unsealed with the link. */
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { parseLink } from '../../../src/kernel/identity/link.ts';
import { openEntry } from '../../../src/kernel/journal/seal.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import { readFrame } from '../../../src/wire/frames.ts';
import type { Person } from './house.ts';

/** All of the page's text and attributes, through every shadow root. */
export function pageText(person: Person): Promise<string> {
  return person.page.evaluate(() => {
    const parts: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) parts.push(`${name}=${value}`);
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return parts.join('\n');
  });
}

/** How many files the page's service worker has kept: to wait by, as reading them takes many times as long. */
export const cachedFiles = ({ page }: Person): Promise<number> =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
  });

/** Addresses and texts of all that the page's service worker has kept. */
export const cached = ({ page }: Person): Promise<{ readonly urls: readonly string[]; readonly text: string }> =>
  page.evaluate(async () => {
    const urls: string[] = [];
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        urls.push(request.url);
        if (request.url.endsWith('.js') || request.url.endsWith('/'))
          text += await (await cache.match(request))!.text();
      }
    }
    return { urls, text };
  });

/** Everything in IndexedDB and in localStorage, bytes as hex. */
export function stored(person: Person): Promise<string> {
  return person.page.evaluate(async () => {
    const text = (value: unknown): string => {
      if (value instanceof Uint8Array) return Array.from(value, (b) => b.toString(16).padStart(2, '0')).join('');
      if (value instanceof CryptoKey) return value.type !== 'public' && value.extractable ? 'EXTRACTABLE' : '';
      if (Array.isArray(value)) return value.map(text).join(' ');
      if (typeof value === 'object' && value !== null) return Object.values(value).map(text).join(' ');
      return String(value);
    };
    const parts = [JSON.stringify(Object.entries(localStorage)), JSON.stringify(Object.entries(sessionStorage))];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store);
        for (const request of [all.getAll(), all.getAllKeys()]) {
          const rows = await new Promise<unknown[]>((resolve) => {
            request.addEventListener('success', () => resolve(request.result));
          });
          parts.push(text(rows));
        }
      }
      db.close();
    }
    return parts.join('\n');
  });
}

/**
 * What this device holds and nobody else may, hex.
 * @param under where it lies: 'secret/' seeds and blinds of joint secrets, 'hand/' keys of the seat's hand
 */
export async function ownSecrets(person: Person, under: 'secret/' | 'hand/' = 'secret/'): Promise<string[]> {
  return person.page.evaluate(async (prefix) => {
    const out: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name!);
        request.addEventListener('success', () => resolve(request.result));
      });
      const rows = db
        .transaction('values')
        .objectStore('values')
        .getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
      await new Promise<void>((resolve) => {
        rows.addEventListener('success', () => resolve());
      });
      for (const row of rows.result as Uint8Array[]) {
        out.push(Array.from(row, (b) => b.toString(16).padStart(2, '0')).join(''));
      }
      db.close();
    }
    return out;
  }, under);
}

/** Every entry in the frames that this person's page got or sent, unsealed with the table's link, hex. */
export async function heard(person: Person, link: string): Promise<string[]> {
  const sodium = await loadSodium();
  const parsed = parseLink(new URL(link).hash);
  if (!parsed.ok) throw new Error(parsed.code);
  const room = deriveRoom(sodium, parsed.value);
  const seal = { roomId: room.id, key: room.entryKey, keyEpoch: 0 };
  const out: string[] = [];
  for (const bytes of person.frames) {
    const frame = readFrame(bytes);
    if (!frame.ok || !('update' in frame)) continue;
    for (const { content } of Y.decodeUpdate(frame.update).structs as unknown as {
      content?: { arr?: unknown[]; content?: unknown };
    }[]) {
      const item = content?.content;
      if (!(item instanceof Uint8Array)) continue;
      const opened = openEntry(sodium, seal, item);
      if (opened.ok) out.push(hex(opened.bytes));
    }
  }
  return out;
}
