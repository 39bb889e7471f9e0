/**
 * The local vault of one board: it holds the mission's file as it came, sealed, and opens a page when the log asks for it, or when the view
 * says that its person may read it. What is no longer to be read is forgotten. It keeps people from reading ahead by accident or out of
 * curiosity; whoever takes the software apart on the own device finds the keys, which came with the file.
 */
import { unutf8 } from '../../../kernel/bytes.ts';
import type { Mission } from '../pack/mission.ts';
import { isObject } from '../pack/reading.ts';
import type { BlobRef, Localised, Text } from '../pack/texts.ts';
import { pageOf, unzipped, type Container } from './container.ts';
import { partsOf, type MissionShelf } from './loader.ts';
import { contentName } from './names.ts';

/** What the vault follows of a board's view. */
export interface MissionView {
  readonly container: string;
  readonly mission: Mission | null;
  readonly table: { readonly opens: readonly string[]; readonly asked: readonly string[] } | null;
}

export type VaultState = 'none' | 'loading' | 'ready' | 'lost';

/** A page that is open: its bytes, what they say, the address of a picture. */
interface Open {
  readonly bytes?: Uint8Array;
  readonly text?: Localised;
  readonly url?: string;
}

const EMPTY: readonly string[] = [];

/** Backs, signs, portraits, the starting map: art that set-up lays open. */
function publicArt({ attributes, receptacles, story, shared }: Mission): readonly string[] {
  const backs = (cards: readonly { readonly back: string }[]): readonly string[] => cards.map(({ back }) => back);
  return [
    ...attributes.map(({ symbol }) => symbol),
    ...receptacles.flatMap(({ portrait, personal }) => [
      portrait.blob,
      ...backs([personal.power, personal.memoryBreaker, ...personal.interactions]),
      ...[personal.power.image?.blob ?? []].flat(),
    ]),
    ...backs([story.returnCard, ...story.setAside.map(({ card }) => card), ...story.prologue, ...story.mysteries]),
    ...backs(shared.elements),
    ...shared.map.flatMap(({ art, at }) => (at ? [art.blob] : [])),
    ...[story.returnCard.image?.blob ?? []].flat(),
  ];
}

/** The kind of picture that these bytes are, for a page that shows them. */
function mediaOf(bytes: Uint8Array): string {
  if (bytes[0] === 0x89) return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (bytes[0] === 0x52 && bytes[8] === 0x57) return 'image/webp';
  if (bytes[0] === 0x3c) return 'image/svg+xml';
  return bytes[0] === 0x49 || bytes[0] === 0xff ? 'audio/mpeg' : 'application/octet-stream';
}

function localised(bytes: Uint8Array): Localised {
  try {
    const read: unknown = JSON.parse(unutf8(bytes) ?? '');
    return isObject(read) ? (read as Localised) : {};
  } catch {
    return {};
  }
}

/** In this language, else in the first that there is. */
const said = (text: Localised, lang: string): string => text[lang] ?? Object.values(text)[0] ?? '';

export class Vault {
  readonly #shelf: MissionShelf;
  readonly #changed: () => void;
  readonly #back: () => void;
  #hash = '';
  #state: VaultState = 'none';
  #container: Promise<Container | undefined> = Promise.resolve(undefined);
  /** Fulfilled when the view says more: the log asks before the view does, and tells where the file lies. */
  #next: { readonly come: Promise<void>; readonly tell: () => void } = soon();
  /** What the log may ask for, by its name: a page's blob, or a part of the shell. */
  #named: ReadonlyMap<string, string | Uint8Array> = new Map();
  #public: ReadonlySet<string> = new Set();
  #opens: readonly string[] = EMPTY;
  #asked: readonly string[] = EMPTY;
  /** Blobs that are open or being opened. */
  readonly #pages = new Map<string, Open>();
  #isClosed = false;

  /** @param changed called when something that was asked for is there: the board draws anew */
  constructor(shelf: MissionShelf, changed: () => void) {
    this.#shelf = shelf;
    this.#changed = changed;
    this.#back = shelf.lend((hash) => this.#lend(hash));
  }

  /** `none`: no mission, or one whose texts lie open in the log. `lost`: nobody who is here has its file. */
  get state(): VaultState {
    return this.#state;
  }

  /** At each new view. */
  follow({ container, mission, table }: MissionView): void {
    if (container !== this.#hash) this.#fetch(container);
    if (mission && this.#public.size === 0) this.#public = new Set(publicArt(mission));
    this.#opens = table?.opens ?? EMPTY;
    this.#asked = table?.asked ?? EMPTY;
    if (this.#asked.length > 0) this.#wake();
    for (const [blob, { url }] of this.#pages)
      if (!this.#isEntitled(blob)) {
        if (url !== undefined) URL.revokeObjectURL(url);
        this.#pages.delete(blob);
      }
  }

  /** The words of a text. Undefined: not there yet. Null: not for this person, now. */
  read(text: Text, lang: string): string | undefined | null {
    if (!isPage(text)) return said(text, lang);
    const page = this.#page(text.blob);
    return page && (page.text ? said(page.text, lang) : undefined);
  }

  /** An address of a picture or sound, good until the vault forgets it. Undefined and null as above. */
  picture(blob: string): string | undefined | null {
    const page = this.#page(blob);
    if (!page?.bytes) return page && undefined;
    if (page.url !== undefined) return page.url;
    const url = URL.createObjectURL(new Blob([new Uint8Array(page.bytes)], { type: mediaOf(page.bytes) }));
    this.#pages.set(blob, { ...page, url });
    return url;
  }

  close(): void {
    this.#isClosed = true;
    this.#back();
    for (const { url } of this.#pages.values()) if (url !== undefined) URL.revokeObjectURL(url);
    this.#pages.clear();
  }

  #isEntitled(blob: string): boolean {
    return this.#public.has(blob) || this.#opens.includes(blob);
  }

  #page(blob: string): Open | null {
    if (!this.#isEntitled(blob)) return null;
    const known = this.#pages.get(blob);
    if (known) return known;
    const none: Open = {};
    this.#pages.set(blob, none);
    void this.#open(blob, none);
    return none;
  }

  async #open(blob: string, was: Open): Promise<void> {
    const container = await this.#container;
    const bytes = container && (await pageOf(container, blob));
    // What was forgotten or replaced meanwhile isn't opened after all.
    if (this.#isClosed || this.#pages.get(blob) !== was) return;
    if (!bytes) {
      // Until its file is there it is asked for again at each drawing.
      if (!container) this.#pages.delete(blob);
      return;
    }
    this.#pages.set(blob, { bytes, text: localised(bytes) });
    this.#changed();
  }

  #fetch(hash: string): void {
    this.#hash = hash;
    this.#pages.clear();
    this.#public = new Set();
    this.#named = new Map();
    this.#state = hash === '' ? 'none' : 'loading';
    this.#container = hash === '' ? Promise.resolve(undefined) : this.#load(hash);
    this.#wake();
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

  /** A page or part that the log asks for by its name. */
  async #lend(hash: string): Promise<Uint8Array | undefined> {
    if (this.#hash === '') await Promise.race([this.#next.come, pause()]);
    const container = await this.#container;
    const found = this.#named.get(hash);
    if (found === undefined || !container) return undefined;
    if (typeof found !== 'string') return found;
    // A page goes where the run has come to it: under another question that names it, it stays shut.
    if (!this.#asked.includes(found)) await Promise.race([this.#next.come, pause()]);
    return this.#asked.includes(found) ? pageOf(container, found) : undefined;
  }
}

const isPage = (text: Text): text is BlobRef => typeof text['blob' as keyof Text] === 'string';

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

/** The view follows the log within a frame or two. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000));
