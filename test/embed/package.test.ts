/** What is handed to servers, frameworks and editors beside the script, against what the script itself has. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const door = readFileSync('src/embed/tavolata.ts', 'utf8');
const onServer = (await import(pathToFileURL(resolve('src/embed/package/server.js')).href)) as Readonly<
  Record<string, (...args: readonly unknown[]) => unknown>
>;

/** Names that are there when the code runs: types leave none. */
function exported(code: string): readonly string[] {
  const lists = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const own = [...code.matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)].map(([, name = '']) => name);
  return [...lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type ')), ...own];
}

test('a server finds each name that a browser finds, and no other', () => {
  const names = exported(door);
  expect(names).toContain('createTable');
  expect(Object.keys(onServer).toSorted()).toEqual(names.toSorted());
});

test('on a server no table is made, and what is called there throws nothing', async () => {
  expect(await onServer['createTable']?.({})).toEqual({ ok: false, code: 'page/server' });
  expect(onServer['rememberCreateKey']?.('key')).toBeUndefined();
  expect([onServer['isInvitation']?.('1.a'), onServer['withoutPairing']?.('1.a')]).toEqual([false, '1.a']);
});
