/**
 * A published mission as one file: a zip of `mission.json` (the shell, open) and `pages/BLOB` (each sealed under its own key). For the local
 * vault there is also `keys.json` (keys by their id, base64url). Anybody's zip is read that holds these; whatever else is in it is ignored.
 */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { unutf8, utf8 } from '../../../kernel/bytes.ts';
import { base64url, unbase64url } from '../../../kernel/base64url.ts';
import { isRecord, own } from '../../../kernel/own.ts';
import { readMission } from '../pack/check.ts';
import type { Blob, Mission } from '../pack/mission.ts';
import { type Fault } from '../pack/reading.ts';
import { contentName } from './names.ts';
import { KEY_BYTES, opened, randomBytes, sealed, type Chance } from './locks.ts';
import { shellOf } from './sealing.ts';
import { bytesOf, paddedSize, type Art } from './source.ts';

export interface Container {
  /** The shell's JSON. */
  readonly shell: string;
  readonly mission: Mission;
  /** Sealed, by blob. */
  readonly pages: Readonly<Record<string, Uint8Array>>;
  /** By key id; empty where the keys are elsewhere. */
  readonly keys: Readonly<Record<string, Uint8Array>>;
}

const SALT_SIGNS = 128;
const FILE_MOST = 64 * 1024 * 1024;
/** The first day that a zip can name, in the time of whoever makes it: no file says when it was made. */
const NEVER = new Date(1980, 0, 1);

/** JSON that says what it says, and can't be guessed by its name: spaces and tabs at its end are thrown. */
function salted(content: unknown, chance: Chance): Uint8Array {
  const signs = Array.from(chance(SALT_SIGNS), (byte) => (byte < 128 ? ' ' : '\t')).join('');
  return utf8(`${JSON.stringify(content)}${signs}`);
}

/** @param mission as its author wrote it, read and without faults @param art what its blobs hold */
export async function published(
  mission: Mission,
  art: Readonly<Record<string, Art>>,
  chance: Chance = randomBytes,
): Promise<Container> {
  const shell = shellOf(mission);
  const contents = [
    ...Object.entries(art).map(([name, one]) => [name, bytesOf(one)] as const),
    ...[...shell.pages].map(([name, content]) => [name, salted(content, chance)] as const),
  ];
  const made = await Promise.all(
    contents.map(async ([name, content]) => {
      const padTo = paddedSize(content.length);
      const key = chance(KEY_BYTES);
      // Its true length would tell much of a page.
      const blob: Blob = { sha256: contentName(content), bytes: padTo, padTo, keyId: name };
      return { name, blob, key, page: await sealed(content, key, padTo, chance) };
    }),
  );
  const blobs = { ...mission.blobs, ...Object.fromEntries(made.map(({ name, blob }) => [name, blob])) };
  const whole = { ...shell.mission, blobs };
  return {
    shell: JSON.stringify(whole),
    mission: whole,
    pages: Object.fromEntries(made.map(({ name, page }) => [name, page])),
    keys: Object.fromEntries(made.map(({ name, key }) => [name, key])),
  };
}

export function zipped({ shell, pages, keys }: Container): Uint8Array {
  const own = Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, base64url(key)]));
  const files: Zippable = {
    'mission.json': [utf8(shell), { level: 6 }],
    'keys.json': [utf8(JSON.stringify(own)), { level: 0 }],
    // Sealed bytes don't grow smaller.
    ...Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [`pages/${name}`, [page, { level: 0 }] as const]),
    ),
  };
  return zipSync(files, { mtime: NEVER });
}

function json(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse((bytes && unutf8(bytes)) ?? '');
  } catch {
    return undefined;
  }
}

function members(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  let left = FILE_MOST;
  try {
    return unzipSync(bytes, {
      // What a file claims to hold is believed only as far as it fits.
      filter: ({ name, originalSize }) =>
        /^(?:mission\.json|keys\.json|pages\/[\w.-]+)$/u.test(name) && (left -= originalSize) >= 0,
    });
  } catch {
    return {};
  }
}

/** What a file holds, or what is wrong with it. Takes any bytes and never throws. */
export function unzipped(
  bytes: Uint8Array,
):
  | { readonly container: Container; readonly faults: readonly [] }
  | { readonly container?: never; readonly faults: readonly Fault[] } {
  const files = members(bytes);
  const shell = files['mission.json'];
  if (!shell) return { faults: [{ check: 'shape', at: 'mission.json', says: 'is missing' }] };
  const read = readMission(json(shell), 'published');
  if (!('mission' in read)) return { faults: read.faults };
  const { mission } = read;
  const listed = json(files['keys.json']);
  const keys = Object.fromEntries(
    Object.entries(isRecord(listed) ? listed : {}).flatMap(([id, text]) => {
      const key = typeof text === 'string' ? unbase64url(text) : undefined;
      return key?.length === KEY_BYTES ? [[id, key]] : [];
    }),
  );
  const pages = Object.fromEntries(
    Object.keys(mission.blobs).flatMap((name) => {
      const page = files[`pages/${name}`];
      return page ? [[name, page]] : [];
    }),
  );
  return { container: { shell: unutf8(shell) ?? '', mission, pages, keys }, faults: [] };
}

/** The key of a page as it came with the file. */
const keyIn = ({ mission, keys }: Container, blob: string): Uint8Array | undefined => {
  const known = own(mission.blobs, blob);
  return known && own(keys, known.keyId);
};

/** What a page holds; undefined where it isn't there, has no key, or isn't what its name says. @param key where it didn't come with the file */
export async function pageOf(
  container: Container,
  blob: string,
  key: Uint8Array | undefined = keyIn(container, blob),
): Promise<Uint8Array | undefined> {
  const known = own(container.mission.blobs, blob);
  const page = own(container.pages, blob);
  if (!known || !page || !key) return undefined;
  const content = await opened(page, key);
  return content && contentName(content) === known.sha256 ? content : undefined;
}
