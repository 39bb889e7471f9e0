/** Pieces that every program has, laid into a draft: the same looks are one definition, and the report counts each. */
import type { Zone } from '../../defs.ts';
import type { Def, Face, Lay, Shape } from '../model.ts';
import type { BoxDraft } from './draft.ts';
import type { Kept } from './report.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn?: number | undefined;
  readonly locked?: boolean | undefined;
  /** Index of the piece that holds it. */
  readonly in?: number | undefined;
}

const MOST_NOTE = 2_000;
const DAY_MS = 24 * 3_600_000;
/** A counter without ends. */
const FAR_COUNT = 99_999;

const KEPT: Readonly<Partial<Record<Def['kind'], Kept>>> = {
  card: 'cards',
  token: 'tokens',
  board: 'boards',
  zone: 'zones',
  bag: 'bags',
  die: 'dice',
  counter: 'counters',
  note: 'notes',
  clock: 'clocks',
  button: 'buttons',
};

/** Without what is not said. */
const said = (spot: Spot): Pick<Lay, 'x' | 'y' | 'turn' | 'locked' | 'in'> =>
  Object.fromEntries(Object.entries(spot).filter(([, value]) => value !== undefined)) as Pick<Lay, 'x' | 'y'>;

export class Stock {
  readonly #draft: BoxDraft;
  readonly #known = new Map<string, number | undefined>();

  constructor(draft: BoxDraft) {
    this.#draft = draft;
  }

  /** One like it that is there already, or a new one. */
  like(def: Def, fits = false): number | undefined {
    const key = JSON.stringify(def);
    if (!this.#known.has(key)) this.#known.set(key, this.#draft.def(def, fits));
    return this.#known.get(key);
  }

  /** @returns its index among the pieces of the box */
  lay(
    def: Def,
    spot: Spot,
    more: Omit<Lay, 'def' | 'x' | 'y' | 'turn' | 'in' | 'locked'> = {},
    fits = false,
  ): number | undefined {
    const of = this.like(def, fits);
    const at = of === undefined ? undefined : this.#draft.lay({ def: of, ...said(spot), ...more });
    const kept = KEPT[def.kind];
    if (at !== undefined && kept) this.#draft.ledger.kept(kept, def.name, more.n ?? 1);
    return at;
  }

  /** A piece with one picture or sign, or several sides. */
  token(name: string, faces: readonly Face[], size: number, shape: Shape, spot: Spot): number | undefined {
    return this.lay({ kind: 'token', name, w: size, h: size, shape, faces }, spot);
  }

  /** @param more of its definition @param fits its height follows from its picture */
  board(
    name: string,
    w: number,
    h: number,
    image: string | undefined,
    spot: Spot,
    more: Pick<Def, 'snaps'> = {},
    fits = false,
  ): number | undefined {
    const face = { name, ...(image && { image }) };
    return this.lay({ kind: 'board', name, w, h, faces: [face], locked: true, ...more }, spot, {}, fits);
  }

  /** @param own index of the seat whose it is */
  zone(name: string, w: number, h: number, zone: Partial<Zone>, spot: Spot, own?: number): number | undefined {
    const all: Zone = { layout: 'free', accepts: [], enter: 'keep', see: 'all', touch: 'all', limit: 0, ...zone };
    return this.lay({ kind: 'zone', name, w, h, zone: all }, spot, own === undefined ? {} : { own });
  }

  counter(
    name: string,
    value: number,
    ends: { least?: number; most?: number; step?: number },
    spot: Spot,
  ): number | undefined {
    const whole = (n: number | undefined, otherwise: number): number =>
      Math.round(Math.min(FAR_COUNT, Math.max(-FAR_COUNT, n ?? otherwise)));
    const least = whole(ends.least, -FAR_COUNT);
    const most = Math.max(least, whole(ends.most, FAR_COUNT));
    const count = { least, most, step: Math.max(1, whole(ends.step, 1)) };
    const face = Math.min(most, Math.max(least, Math.round(value)));
    return this.lay({ kind: 'counter', name, w: 750, h: 480, count }, spot, { face });
  }

  /** @param faces two to a hundred; others make it a plain piece */
  die(name: string, faces: readonly Face[], look: Def['look'], spot: Spot, face = 0): number | undefined {
    if (faces.length < 2 || faces.length > 100) return this.token(name, faces.slice(0, 1), 320, 'round', spot);
    const size = look === 'wheel' ? 900 : 320;
    const up = face >= 0 && face < faces.length ? face : 0;
    return this.lay({ kind: 'die', name, w: size, h: size, look: look ?? 'plain', faces }, spot, { face: up });
  }

  note(name: string, text: string, w: number, h: number, spot: Spot): number | undefined {
    return this.lay({ kind: 'note', name, w, h }, spot, { text: text.slice(0, MOST_NOTE) });
  }

  /** @param ms from which it counts down; 0: it counts up */
  clock(name: string, ms: number, spot: Spot): number | undefined {
    return this.lay({ kind: 'clock', name, w: 750, h: 420, ms: Math.round(Math.min(DAY_MS, Math.max(0, ms))) }, spot);
  }
}

export const numbered = (n: number): readonly Face[] => Array.from({ length: n }, (_, i) => ({ name: String(i + 1) }));
