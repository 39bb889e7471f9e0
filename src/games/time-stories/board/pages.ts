/** Texts and pictures of the mission as the board draws them: from this device's vault, which opens what this person may read and nothing else. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardShelf, Lang } from '../../../elements/frame/board.ts';
import { unutf8 } from '../../../kernel/bytes.ts';
import { own } from '../../../kernel/own.ts';
import type { Localised, Text } from '../pack/texts.ts';
import type { SessionShown } from '../shown.ts';
import type { Revised } from '../vault/revised.ts';
import { Vault, type VaultState } from '../vault/vault.ts';

/** Its words in this language, else in one that there is. */
export const inLang = (text: Localised, lang: Lang): string =>
  own(text, lang) ?? own(text, 'en') ?? Object.values(text)[0] ?? '';

const blobOf = (text: Text): string | undefined => {
  const blob = text['blob' as keyof Text];
  return typeof blob === 'string' ? blob : undefined;
};

/** `asked`: on its way. `lost`: the vault hasn't it, or doesn't open it now; it is asked for again at the next view. */
type Known<T> = T | 'asked' | 'lost';

export class Pages implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #shelf: BoardShelf | undefined;
  #vault: Vault | undefined;
  readonly #texts = new Map<string, Known<Localised>>();
  readonly #pictures = new Map<string, Known<{ readonly url: string }>>();

  /** Pages as their author has them now: once a page may be opened, they stand in its place. */
  #revised: Revised = new Map();

  /** Pictures that lie open, SVG by the names of their blobs. */
  drawn: Readonly<Record<string, string>> = {};

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#close();
    this.#shelf = undefined;
  }

  /** All of them, each time. */
  revise(pages: Revised): void {
    const changed = new Set([...this.#revised.keys(), ...pages.keys()]);
    this.#revised = pages;
    for (const blob of changed) {
      this.#texts.delete(blob);
      this.#drop(blob);
    }
    if (changed.size > 0) this.#host.requestUpdate();
  }

  #close(): void {
    this.#vault?.close();
    this.#vault = undefined;
    this.#texts.clear();
    for (const blob of this.#pictures.keys()) this.#drop(blob);
  }

  #drop(blob: string): void {
    const known = this.#pictures.get(blob);
    if (typeof known === 'object') URL.revokeObjectURL(known.url);
    this.#pictures.delete(blob);
  }

  /** At each new view. @param shelf where the mission's file lies; a saved log has none @param shared what only one may read stays shut */
  follow(view: SessionShown, shelf: BoardShelf | undefined, shared = false): void {
    if (shelf !== this.#shelf) {
      this.#close();
      this.#vault = shelf && new Vault(shelf, () => this.#host.requestUpdate());
      this.#shelf = shelf;
    }
    const { table } = view;
    const may = (shared ? table?.opensToAll : table?.opens) ?? [];
    this.#vault?.follow({ ...view, table: table && { opens: may, asked: table.asked } });
    // A card that was put back is read no more: its words are forgotten here too.
    const opens = new Set(may);
    for (const [blob, known] of this.#texts) if (!opens.has(blob) || known === 'lost') this.#texts.delete(blob);
    for (const [blob, known] of this.#pictures) if (known === 'lost') this.#pictures.delete(blob);
  }

  get state(): VaultState {
    return this.#vault?.state ?? 'none';
  }

  /** '' until it is there. */
  text(text: Text | null | undefined, lang: Lang): string {
    if (!text) return '';
    const blob = blobOf(text);
    if (blob === undefined) return inLang(text as Localised, lang);
    const known = this.#texts.get(blob);
    if (known === undefined) void this.#open(blob);
    return typeof known === 'object' ? inLang(known, lang) : '';
  }

  /** Nobody here has this page. */
  isLost(text: Text): boolean {
    return blobOf(text) !== undefined && (this.state === 'none' || this.state === 'lost');
  }

  /** An address; '' until it is there, and where there is none. */
  picture(blob: string | null | undefined): string {
    if (!blob) return '';
    const svg = own(this.drawn, blob);
    if (svg !== undefined && !this.#pictures.has(blob)) this.#show(blob, 'image/svg+xml', svg);
    const known = this.#pictures.get(blob);
    if (known === undefined) void this.#draw(blob);
    return typeof known === 'object' ? known.url : '';
  }

  async #open(blob: string): Promise<void> {
    const vault = this.#vault;
    if (!vault) return;
    this.#texts.set(blob, 'asked');
    const read = await vault.read(blob).then(
      (json) => JSON.parse(this.#wordsNow(blob) ?? json) as Localised,
      () => 'lost' as const,
    );
    if (this.#vault !== vault || this.#texts.get(blob) !== 'asked') return;
    this.#texts.set(blob, read);
    if (read !== 'lost') this.#host.requestUpdate();
  }

  #wordsNow(blob: string): string | undefined {
    const now = this.#revised.get(blob);
    return now && unutf8(now);
  }

  async #draw(blob: string): Promise<void> {
    const vault = this.#vault;
    if (!vault) return;
    this.#pictures.set(blob, 'asked');
    const found = await vault.picture(blob).catch(() => undefined);
    if (this.#vault !== vault || this.#pictures.get(blob) !== 'asked') return;
    if (!found) return void this.#pictures.set(blob, 'lost');
    this.#show(blob, found.type, (this.#revised.get(blob) ?? found.bytes) as Uint8Array<ArrayBuffer>);
    this.#host.requestUpdate();
  }

  #show(blob: string, type: string, content: BlobPart): void {
    this.#pictures.set(blob, { url: URL.createObjectURL(new Blob([content], { type })) });
  }
}
