/** The library: whatever can be added to the table, from its own box, the ready-made ones, and what this browser has put by. */
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Lang } from '../../../../elements/frame/board.ts';
import type { BoxFile } from '../../box/file/box-file.ts';
import type { Box, Def } from '../../box/model.ts';
import { LARDER } from '../../box/shipped/larder.ts';
import { shipped } from '../../box/shipped/shipped.ts';
import { builtinHash, loadBox, loadFile } from '../boxes.ts';
import type { BoardContext, LoadedBox } from '../context.ts';
import { sign } from '../signs.ts';
import '../sandbox-face.ts';
import { allKept, forget, keep, type KeptBox } from './box-store.ts';
import { picturesOf } from './clip.ts';
import { libraryWords } from './library-words.ts';

export interface LibraryPorts {
  bring(file: BoxFile): void;
  /** What was copied last. */
  paste(): void;
  /** Leads back to the table. */
  close(): void;
}

/** A pile of them, as many as one act brings. */
const MOST_CARDS = 255;

const isDeck = (def: Def): boolean => def.kind === 'card' && def.back !== undefined;

/** The cards of a deck as its box has them; else one of each. */
function cardsOf({ pieces }: Box, of: number, { faces = [] }: Def): readonly number[] {
  const all = pieces.flatMap((lay) => (lay.def === of ? (lay.faces ?? [lay.face ?? 0]) : []));
  return (all.length > 0 ? all : faces.map((_, i) => i)).slice(0, MOST_CARDS);
}

/** One piece of a definition as a box of its own: of a deck all its cards. */
function single({ box, pictures }: LoadedBox, of: number): BoxFile {
  const def = box.defs[of]!;
  const lay = { def: 0, x: 0, y: 0, ...(isDeck(def) && { faces: cardsOf(box, of, def) }) };
  const one = { ...box, rules: '', defs: [def], pieces: [lay] };
  return { box: one, pictures: picturesOf(one, pictures) };
}

export class Library {
  readonly #host: ReactiveControllerHost;
  readonly #ports: LibraryPorts;
  /** By the id of a ready-made box or of one that was put by. */
  readonly #open = new Map<string, LoadedBox | undefined>();
  #own: readonly KeptBox[] = [];
  #said = '';

  constructor(host: ReactiveControllerHost, ports: LibraryPorts) {
    this.#host = host;
    this.#ports = ports;
    void this.#look();
  }

  async #look(): Promise<void> {
    this.#own = await allKept();
    this.#host.requestUpdate();
  }

  async #load(id: string, from: () => Promise<LoadedBox | undefined>): Promise<void> {
    if (this.#open.has(id)) return;
    this.#open.set(id, undefined);
    this.#open.set(id, await from());
    this.#host.requestUpdate();
  }

  async #keepHere({ box, pictures }: LoadedBox, lang: Lang): Promise<void> {
    const { writeBoxFile } = await import('../../box/file/box-file.ts');
    const w = libraryWords(lang);
    try {
      await keep({ id: `box:${box.id}`, name: box.name, bytes: await writeBoxFile({ box, pictures }) });
      this.#said = w.isKept;
      this.#open.delete(`box:${box.id}`);
    } catch {
      this.#said = w.notKept;
    }
    await this.#look();
  }

  async #forgetIt(id: string): Promise<void> {
    await forget(id).catch(() => undefined);
    this.#open.delete(id);
    this.#said = '';
    await this.#look();
  }

  /** @param which of its definitions */
  #pieces(loaded: LoadedBox | undefined, lang: Lang, which: (def: Def) => boolean): TemplateResult | typeof nothing {
    const w = libraryWords(lang);
    if (!loaded) return html`<p role="status">${w.loading}</p>`;
    const { box } = loaded;
    const all = box.defs.flatMap((def, of) => (def.kind !== 'button' && which(def) ? [{ def, of }] : []));
    if (all.length === 0) return html`<p>${w.none}</p>`;
    return html`<ul class="shelf">
      ${all.map(
        ({ def, of }) =>
          html`<li>
            <button class="stock" @click=${(): void => this.#ports.bring(single(loaded, of))}>
              <span class="thumb" aria-hidden="true"
                >${
                  def.faces?.[0]
                    ? html`<sandbox-face .face=${def.faces[0]} .loaded=${loaded}></sandbox-face>`
                    : sign(def.kind === 'zone' || def.kind === 'bag' ? 'square-dashed' : 'box')
                }</span
              >
              <span
                >${def.name}${isDeck(def) ? html`<small>${w.cards(cardsOf(box, of, def).length)}</small>` : nothing}</span
              >
            </button>
          </li>`,
      )}
    </ul>`;
  }

  #group(id: string, name: string, lang: Lang, from: () => Promise<LoadedBox | undefined>): TemplateResult {
    const opened = ({ target }: Event): void => {
      if ((target as HTMLDetailsElement).open) void this.#load(id, from);
    };
    const isOwn = id.startsWith('box:');
    return html`<details @toggle=${opened}>
      <summary>${name}</summary>
      ${this.#pieces(this.#open.get(id), lang, (def) => !def.tags?.includes(LARDER))}
      ${
        isOwn
          ? html`<button
              class="btn small quiet"
              aria-label=${libraryWords(lang).forget(name)}
              @click=${(): void => void this.#forgetIt(id)}
            >
              ${sign('trash')}${libraryWords(lang).forget(name)}
            </button>`
          : nothing
      }
    </details>`;
  }

  view({ lang, loaded, w: words }: BoardContext): TemplateResult {
    const w = libraryWords(lang);
    return html`<h4>${w.title}</h4>
      <div class="prop-acts">
        <button class="btn small" @click=${(): void => this.#ports.close()}>${sign('undo-2')}${w.back}</button>
        <button class="btn small" @click=${(): void => this.#ports.paste()}>${sign('copy')}${w.paste}</button>
      </div>
      <p class="hint">${w.hint}</p>
      <h5>${w.here}</h5>
      ${this.#pieces(loaded, lang, (def) => !def.tags?.includes(LARDER))}
      <h5>${w.larder}</h5>
      ${this.#pieces(loaded, lang, (def) => def.tags?.includes(LARDER) === true)}
      <h5>${words.gallery}</h5>
      ${shipped.map(({ id, name }) =>
        this.#group(`ready:${id}`, name[lang], lang, () => loadBox(builtinHash(id), lang)),
      )}
      <h5>${w.kept}</h5>
      ${this.#own.map(({ id, name, bytes }) => this.#group(id, name, lang, () => loadFile(id, bytes)))}
      ${
        loaded
          ? html`<button class="btn small" @click=${(): void => void this.#keepHere(loaded, lang)}>
              ${sign('layers')}${w.keep}
            </button>`
          : nothing
      }
      <p role="status">${this.#said}</p>`;
  }
}
