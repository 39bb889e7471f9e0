/**
 * The local vault of one board. It holds the mission's file as it came, sealed. It opens a page when the log asks for it, or when the view says
 * that its person may read it. It keeps nothing of what it opened. It keeps people from reading ahead by accident or out of curiosity. A person
 * who takes the software apart on the own device finds the keys, which came with the file.
 */
import { unutf8 } from '../../../kernel/bytes.ts';
import type { Mission } from '../pack/mission.ts';
import { own } from '../../../kernel/own.ts';
import type { KeysShown } from '../shown.ts';
import { pageOf, unzipped, type Container } from './container.ts';
import { partsOf, type MissionShelf } from './loader.ts';
import { contentName } from './names.ts';
import { keyFrom, readKeys, type SplitKeys } from './pads.ts';
import { publicArt } from './public-art.ts';

/** What the vault follows of a board's view. */
export interface MissionView {
  readonly container: string;
  readonly mission: Mission | null;
  readonly table: { readonly opens: readonly string[]; readonly asked: readonly string[] } | null;
  /** Where the keys are split among the players. */
  readonly keyring?: Pick<KeysShown, 'item' | 'pads'> | null;
}

export type VaultState = 'none' | 'loading' | 'ready' | 'lost';

/** The reason why a page can't be read. Nobody here has the file, the page is damaged, the run hasn't come to it, or its key isn't together yet. */
export class VaultError extends Error {
  readonly code: 'lost' | 'bad' | 'not-entitled' | 'waits';
  constructor(code: VaultError['code'], blob: string) {
    super(`${code}: ${blob}`);
    this.code = code;
  }
}

const EMPTY: readonly string[] = [];

/** The kind of picture that these bytes are, for a page that shows them. */
function mediaOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (bytes[0] === 0x52 && bytes[8] === 0x57) return 'image/webp';
  if (bytes[0] === 0x3c) return 'image/svg+xml';
  return bytes[0] === 0x49 || bytes[0] === 0xff ? 'audio/mpeg' : 'application/octet-stream';
}

export class Vault {
  readonly #shelf: MissionShelf;
  readonly #changed: () => void;
  readonly #back: () => void;
  readonly #patienceMs: number;
  #hash = '';
  #state: VaultState = 'none';
  #container: Promise<Container | undefined> = Promise.resolve(undefined);
  /** Fulfilled when the view says more: the log asks before the view does, and tells where the file lies. */
  #next: { readonly come: Promise<void>; readonly tell: () => void } = soon();
  /** What the log may ask for, by its name: a page's blob, or a part of the shell. */
  #named: ReadonlyMap<string, string | Uint8Array> = new Map();
  #public: ReadonlySet<string> = new Set();
  #opens: readonly string[] = EMPTY;
  #item = '';
  #split: Promise<SplitKeys | undefined> = Promise.resolve(undefined);
  #pads: KeysShown['pads'] = {};
  #asked: readonly string[] = EMPTY;
  #isClosed = false;

  /** @param changed called when the file is there, or can't be had @param patienceMs so long the log's question waits for the view */
  constructor(shelf: MissionShelf, changed: () => void = () => undefined, patienceMs = 3_000) {
    this.#patienceMs = patienceMs;
    this.#shelf = shelf;
    this.#changed = changed;
    this.#back = shelf.lend((hash) => this.#lend(hash));
  }

  /** `none`: no mission, or one whose texts lie open in the log. `lost`: nobody who is here has its file. */
  get state(): VaultState {
    return this.#state;
  }

  /** At each new view. */
  follow({ container, mission, table, keyring }: MissionView): void {
    if (container !== this.#hash) this.#fetch(container);
    this.#pads = keyring?.pads ?? {};
    if ((keyring?.item ?? '') !== this.#item) this.#fetchKeys(keyring?.item ?? '');
    if (mission && this.#public.size === 0) this.#public = publicArt(mission);
    this.#opens = table?.opens ?? EMPTY;
    this.#asked = table?.asked ?? EMPTY;
    if (this.#asked.length > 0) this.#wake();
  }

  /** A page of words: the JSON of its languages. Rejects with a `VaultError`. */
  async read(blob: string): Promise<string> {
    return unutf8(await this.#open(blob)) ?? '';
  }

  /** A picture or sound with its media type; undefined where the mission's file has none of this name. Rejects with a `VaultError`. */
  async picture(blob: string): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined> {
    const container = await this.#container;
    if (container && !Object.hasOwn(container.pages, blob)) return undefined;
    const bytes = await this.#open(blob);
    return { type: mediaOf(bytes), bytes };
  }

  close(): void {
    this.#isClosed = true;
    this.#back();
  }

  #isEntitled(blob: string): boolean {
    return this.#public.has(blob) || this.#opens.includes(blob);
  }

  async #open(blob: string): Promise<Uint8Array> {
    if (!this.#isEntitled(blob)) throw new VaultError('not-entitled', blob);
    const container = await this.#container;
    if (!container) throw new VaultError('lost', blob);
    const key = await this.#keyOf(container, blob);
    const bytes = key && (await pageOf(container, blob, key));
    // The view may have gone on meanwhile.
    if (this.#isClosed || !this.#isEntitled(blob)) throw new VaultError('not-entitled', blob);
    // A key that isn't split came with the file, or is lost with it.
    if (!key && this.#item !== '') throw new VaultError('waits', blob);
    if (!bytes) throw new VaultError('bad', blob);
    return bytes;
  }

  #fetch(hash: string): void {
    this.#hash = hash;
    this.#public = new Set();
    this.#named = new Map();
    this.#state = hash === '' ? 'none' : 'loading';
    this.#container = hash === '' ? Promise.resolve(undefined) : this.#load(hash);
    this.#wake();
  }

  #fetchKeys(item: string): void {
    this.#item = item;
    this.#split =
      item === ''
        ? Promise.resolve(undefined)
        : this.#shelf.get(item).then((got) => {
            // What was waited for is asked for again.
            if (!this.#isClosed && this.#item === item) this.#changed();
            return got.ok ? readKeys(got.bytes) : undefined;
          });
  }

  async #keyOf({ mission, keys }: Container, blob: string): Promise<Uint8Array | undefined> {
    const keyId = own(mission.blobs, blob)?.keyId;
    if (keyId === undefined) return undefined;
    const rest = await this.#split;
    return own(keys, keyId) ?? (rest && keyFrom(rest, keyId, own(this.#pads, blob)));
  }

  #wake(): void {
    this.#next.tell();
    this.#next = soon();
  }

  async #load(hash: string): Promise<Container | undefined> {
    const got = await this.#shelf.get(hash);
    const read = got.ok ? unzipped(got.bytes) : undefined;
    if (this.#isClosed || this.#hash !== hash) return undefined;
    const container = read?.container;
    this.#state = container ? 'ready' : 'lost';
    if (container) this.#named = namesOf(container);
    this.#changed();
    return container;
  }

  /** The view follows the log within a frame or two. */
  #pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#patienceMs));
  }

  /** A page or part that the log asks for by its name. */
  async #lend(hash: string): Promise<Uint8Array | undefined> {
    if (this.#hash === '') await Promise.race([this.#next.come, this.#pause()]);
    const container = await this.#container;
    const found = this.#named.get(hash);
    if (found === undefined || !container) return undefined;
    if (typeof found !== 'string') return found;
    // A page goes where the run has come to it: under another question that names it, it stays shut.
    if (!this.#asked.includes(found)) await Promise.race([this.#next.come, this.#pause()]);
    if (!this.#asked.includes(found)) return undefined;
    let key = await this.#keyOf(container, found);
    if (!key && this.#item !== '') {
      // Others hand on what is missing as soon as the log asks.
      await Promise.race([this.#next.come, this.#pause()]);
      key = this.#asked.includes(found) ? await this.#keyOf(container, found) : undefined;
    }
    return key && pageOf(container, found, key);
  }
}

function namesOf(container: Container): ReadonlyMap<string, string | Uint8Array> {
  return new Map<string, string | Uint8Array>([
    ...Object.entries(container.mission.blobs).map(([blob, { sha256 }]) => [sha256, blob] as const),
    ...partsOf(container.shell).map((part) => [contentName(part), part] as const),
  ]);
}

function soon(): { readonly come: Promise<void>; readonly tell: () => void } {
  let tell = (): void => undefined;
  const come = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { come, tell };
}
