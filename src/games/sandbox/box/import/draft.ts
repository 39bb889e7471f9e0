/**
 * A box while it is made from a file of another program. It has definitions and pieces within what a box bears, and the pictures that are still
 * to be drawn anew. A face names one of those by `wanted:` and its index, until `poured` puts hashes there.
 */
import { MOST_CONTAINERS, MOST_PIECES } from '../../rules.ts';
import type { Box, Def, Face, Lay } from '../model.ts';
import type { Names } from './names.ts';
import { Ledger, type Report } from './report.ts';

/** Where a picture comes from: a file that is here, or an address that somebody has written into one. */
export type Source = { readonly name: string; readonly bytes: Uint8Array } | { readonly url: string };

/** One of equal parts of a sheet, by rows from the upper left corner. */
export interface Cut {
  readonly columns: number;
  readonly rows: number;
  readonly at: number;
}

export interface Wanted {
  readonly source: Source;
  readonly cut?: Cut | undefined;
  /** Longest width in pixels. */
  readonly most: number;
}

export interface Imported {
  readonly box: Box;
  readonly wanted: readonly Wanted[];
  readonly report: Report;
  /** Definitions whose height follows from their picture. */
  readonly fitted: readonly number[];
}

/** Leaves room for what every table has at hand. */
const MOST_DEFS = 980;
export const MOST_FACES = 1_000;
const MOST_TEXT = 65_536;
const FAR = 100_000;
/** Longest width of a picture in pixels. */
export const CARD_PIXELS = 512;
export const BOARD_PIXELS = 4_096;

const PREFIX = 'wanted:';
export const wantedOf = ({ image }: Face): number | undefined =>
  image?.startsWith(PREFIX) ? Number(image.slice(PREFIX.length)) : undefined;

const within = (n: number, least: number, most: number): number => Math.round(Math.min(most, Math.max(least, n)));

export const degrees = (n: number): number => ((Math.round(n) % 360) + 360) % 360;

export class BoxDraft {
  readonly ledger: Ledger = new Ledger();
  /** Of what has none in its file. */
  readonly names: Names;
  readonly #defs: Def[] = [];
  readonly #pieces: Lay[] = [];
  readonly #wanted: Wanted[] = [];
  readonly #known = new Map<unknown, Map<string, number>>();
  readonly #fitted: number[] = [];
  #rows = 0;
  #containers = 0;
  #letters = 0;

  constructor(names: Names) {
    this.names = names;
  }

  /** The same picture, cut the same, is drawn once. @returns what a face has as its `image` */
  picture(source: Source, most: number, cut?: Cut): string {
    const key = 'url' in source ? source.url : source.bytes;
    const cuts = this.#known.get(key) ?? new Map<string, number>();
    this.#known.set(key, cuts);
    const name = `${cut ? `${cut.columns} ${cut.rows} ${cut.at}` : ''} ${most}`;
    const at = cuts.get(name) ?? this.#wanted.push({ source, cut, most }) - 1;
    cuts.set(name, at);
    return `${PREFIX}${at}`;
  }

  /** @returns its index; undefined where a box has no room for more */
  def(def: Def, fits = false): number | undefined {
    if (this.#defs.length >= MOST_DEFS) {
      this.ledger.dropped('too-many', def.name);
      return undefined;
    }
    const one = { ...def, w: within(def.w, 20, FAR), h: within(def.h, 20, FAR) };
    const at = this.#defs.push(one) - 1;
    if (fits) this.#fitted.push(at);
    return at;
  }

  /** @returns its index among the pieces of the box; undefined where a table has no room for it */
  lay(lay: Lay): number | undefined {
    const { kind, name, back } = this.#defs[lay.def]!;
    const isPile = kind === 'card' && back !== undefined && (lay.faces?.length ?? 1) > 1 && lay.in === undefined;
    const rows = isPile ? lay.faces!.length + 1 : (lay.faces?.length ?? lay.n ?? 1);
    const holds = isPile || kind === 'zone' || kind === 'bag' ? 1 : 0;
    const text = lay.text?.length ?? 0;
    const isFull =
      this.#rows + rows > MOST_PIECES || this.#containers + holds > MOST_CONTAINERS || this.#letters + text > MOST_TEXT;
    if (isFull) {
      this.ledger.dropped('too-many', name, rows);
      return undefined;
    }
    this.#rows += rows;
    this.#containers += holds;
    this.#letters += text;
    const at = { x: within(lay.x, -FAR, FAR), y: within(lay.y, -FAR, FAR) };
    return this.#pieces.push({ ...lay, ...at, ...(lay.turn !== undefined && { turn: degrees(lay.turn) }) }) - 1;
  }

  defOf(at: number): Def {
    return this.#defs[at]!;
  }

  done(about: Pick<Box, 'name' | 'by' | 'licence' | 'players' | 'rules' | 'table' | 'turns'>): Imported {
    if (about.rules) this.ledger.kept('rules');
    const box: Box = {
      format: 'tavolata-box',
      version: 2,
      id: `import-${about.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`.slice(0, 120),
      lang: this.names.lang,
      policy: 'free',
      edit: 'all',
      seats: [],
      ...about,
      defs: this.#defs,
      pieces: this.#pieces,
    };
    return { box, wanted: this.#wanted, report: this.ledger.report, fitted: this.#fitted };
  }
}
