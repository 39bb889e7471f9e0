/**
 * A mission's file made by what docs/missions.md says of it and nothing of `src`: somebody else's tool. Only the zip around it is a library's.
 */
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));

/** The name of a page's content. */
function nameOf(content: Uint8Array): string {
  const PART = 60 * 1024;
  const parts = Array.from({ length: Math.ceil(content.length / PART) }, (_, i) =>
    content.subarray(i * PART, (i + 1) * PART),
  );
  const head = Buffer.alloc(6);
  head.writeUInt32BE(content.length, 0);
  head.writeUInt16BE(parts.length, 4);
  const item = createHash('sha256').update('tavolata/v1/shelf-item').update(head);
  for (const part of parts) item.update(createHash('sha256').update('tavolata/v1/shelf-part').update(part).digest());
  return item.digest('hex');
}

function sealed(content: Uint8Array, key: Uint8Array, padTo: number): Uint8Array {
  const inside = Buffer.alloc(4 + padTo);
  inside.writeUInt32BE(content.length, 0);
  inside.set(content, 4);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return new Uint8Array(Buffer.concat([nonce, cipher.update(inside), cipher.final(), cipher.getAuthTag()]));
}

/** What lies face down of a card, of a place, of a token. */
const CARD = ['instructions', 'tests', 'conflict', 'actions', 'whileOwned', 'overlays', 'archive', 'white'];
const PLACE = ['a', 'onEnter', 'onFirstEnter', 'onLeave'];
/** Fields that hold a text inside what is sealed. */
const WORDS: ReadonlySet<string> = new Set(['text', 'label', 'name', 'prompt', 'background']);

/** @param mission as an author writes it @param art by blob @returns the file */
export function byHand(mission: Json, art: Readonly<Record<string, string>>): Uint8Array {
  const pages = new Map<string, Uint8Array>(Object.entries(art).map(([name, svg]) => [name, bytesOf(svg)]));
  let count = 0;
  const page = (content: unknown, name = `page-${++count}`): string => {
    pages.set(name, bytesOf(JSON.stringify(content)));
    return name;
  };
  const text = (value: unknown): unknown => (isObject(value) && !('blob' in value) ? { blob: page(value) } : value);
  const apart = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(apart);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, WORDS.has(name) ? text(one) : apart(one)]),
    );
  };
  const part = (value: unknown): unknown =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? value : { sealed: page(apart(value)) };
  const within = (whole: Json, names: readonly string[]): Json =>
    Object.fromEntries(Object.entries(whole).map(([name, one]) => [name, names.includes(name) ? part(one) : one]));
  const down = (card: unknown): Json => {
    const face = within(card as Json, CARD);
    return { ...face, text: text(face['text']), ...('alt' in face && { alt: text(face['alt']) }) };
  };
  const each = (list: unknown, change: (one: Json) => unknown): unknown => (list as readonly Json[]).map(change);

  const story = mission['story'] as Json;
  const shared = mission['shared'] as Json;
  const shows = new Set(
    (shared['map'] as readonly Json[])
      .filter((card) => 'at' in card)
      .flatMap((card) => (card['cells'] as readonly Json[]).map((cell) => cell['spot'])),
  );
  const place = (location: Json): unknown => {
    const spots = [location['mapSpot']].flat();
    const whole = within({ ...location, panorama: each(location['panorama'], down) }, PLACE);
    return spots.some((spot) => shows.has(spot)) ? whole : { sealed: page(whole, `place.${String(spots[0])}`) };
  };
  const shell: Json = {
    ...mission,
    receptacles: each(mission['receptacles'], (one) => {
      const { power, memoryBreaker, interactions } = one['personal'] as Json;
      return {
        ...one,
        personal: { power, memoryBreaker: down(memoryBreaker), interactions: each(interactions, down) },
      };
    }),
    story: {
      ...story,
      setAside: each(story['setAside'], (one) => ({ ...one, card: down(one['card']) })),
      prologue: each(story['prologue'], down),
      prologueInstructions: part(story['prologueInstructions']),
      locations: each(story['locations'], place),
      mysteries: each(story['mysteries'], down),
    },
    shared: {
      ...shared,
      destiny: each(shared['destiny'], (one) => within(one, ['onReveal'])),
      elements: each(shared['elements'], down),
      tokens: each(shared['tokens'], (one) => ({ ...within(one, ['passive', 'uses']), name: text(one['name']) })),
    },
    events: part(mission['events']),
    ending: part(mission['ending']),
    scoring: part(mission['scoring']),
  };
  const keys: Record<string, string> = {};
  const files: Record<string, Uint8Array> = {};
  const blobs: Record<string, unknown> = { ...(mission['blobs'] as Json) };
  for (const [name, content] of pages) {
    const padTo = 2 ** Math.max(12, Math.ceil(Math.log2(content.length)));
    const key = new Uint8Array(randomBytes(32));
    keys[`key of ${name}`.replaceAll(' ', '-')] = Buffer.from(key).toString('base64url');
    files[`pages/${name}`] = sealed(content, key, padTo);
    blobs[name] = { sha256: nameOf(content), bytes: padTo, padTo, keyId: `key-of-${name}` };
  }
  return zipSync({
    ...files,
    'mission.json': bytesOf(JSON.stringify({ ...shell, blobs })),
    'keys.json': bytesOf(JSON.stringify(keys)),
  });
}
