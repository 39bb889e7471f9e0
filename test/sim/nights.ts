/**
 * Nights of veiled letters in the simulator. People who dream (`helpers/vigil.ts`) and a hub in the last seat, over a relay and a sequencer
 * that do what a test says. What must hold of all letters that anybody has ever written is checked here.
 */
import { expect } from 'vitest';
import { parseContributionBody } from '../../src/kernel/journal/bodies.ts';
import { KIND, parseEntry } from '../../src/kernel/journal/entry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { hex } from '../../src/kernel/bytes.ts';
import { CONTRIBUTION } from '../../src/kernel/runs/contribution.ts';
import { letterBytes } from '../../src/kernel/secrets/veil.ts';
import { vigil, type VigilOptions, type VigilView } from '../helpers/vigil.ts';
import { sameEverywhere } from './checks.ts';
import type { Luck } from './luck.ts';
import { Stage } from './stage.ts';

/** A letter as it lies in a log. */
export interface Letter {
  /** Its owner: a seat. */
  readonly by: number;
  readonly way: 'in' | 'out';
  readonly ask: string;
  /** Of the entry that carries it. */
  readonly hash: string;
  /** Hex. */
  readonly bytes: string;
}

type Written = Omit<Letter, 'by'> & { readonly device: string };
/** Entries that were read before: what lies on a disk never changes, and is asked about every 50 ms. */
const read = new WeakMap<Uint8Array, Written | null>();

/** The letter in this entry, if it carries one. */
function writtenIn(bytes: Uint8Array): Written | null {
  const known = read.get(bytes);
  if (known !== undefined) return known;
  const { device, hash, kind, body: inside } = parseEntry(bytes)!;
  const body = kind === KIND.contribution ? parseContributionBody(inside) : undefined;
  const isLetter = body?.type === CONTRIBUTION.veilIn || body?.type === CONTRIBUTION.veilOut;
  const way = body?.type === CONTRIBUTION.veilIn ? 'in' : 'out';
  const letter = isLetter
    ? ({ device, way, ask: `${body.cause}:${body.index}`, hash, bytes: hex(body.bytes) } as const)
    : null;
  read.set(bytes, letter);
  return letter;
}

const NONCE_DIGITS = 16;
const IN_DIGITS = 2 * letterBytes(1);
const READ_MS = 1_000;

export class Nights {
  readonly stage: Stage;
  /** The last seat. */
  readonly hub: number;
  /** Seats of devices that weren't there from the beginning. */
  readonly #seats = new Map<number, number>();

  private constructor(stage: Stage, people: number) {
    this.stage = stage;
    this.hub = people;
  }

  /** So many people and the hub, in their first night. Must be ended by `end`. */
  static async of(people: number, start: VigilOptions = {}, luck: Partial<Luck> = {}): Promise<Nights> {
    const game = vigil as unknown as Game<unknown>;
    const nights = new Nights(await Stage.of(people + 1, { game, start, luck }), people);
    await nights.until('in');
    return nights;
  }

  get people(): readonly number[] {
    return Array.from({ length: this.hub }, (_, i) => i);
  }

  view(i: number): VigilView {
    return this.stage.view(i)!.play!.view as VigilView;
  }

  /** From here on this device's letters are this seat's. */
  sits(device: number, seat: number): void {
    this.#seats.set(device, seat);
  }

  #seatOf(device: number): number {
    return this.#seats.get(device) ?? device;
  }

  async until(...stages: VigilView['stage'][]): Promise<void> {
    const pages = (): readonly number[] => this.stage.sim.pages.map(({ device }) => device.index);
    await this.stage.until(stages.join(' or '), () => pages().every((i) => stages.includes(this.view(i).stage)));
  }

  /** Each of these dreams of the next one. */
  async dream(...who: readonly number[]): Promise<void> {
    for (const i of who)
      expect(await this.stage.do(i, (table) => table.propose('dream', { of: (i + 1) % this.hub }))).toBeUndefined();
  }

  /** What the hub reads where all have dreamt so and these letters haven't come. */
  dreamt(...missing: readonly number[]): readonly (readonly number[] | null)[] {
    return this.people.map((i) => (missing.includes(i) ? null : [((i + 1) % this.hub) + 1]));
  }

  /** From this day into the next night, or to the end. */
  async on(): Promise<void> {
    const { night, nights } = this.view(this.hub);
    await this.stage.do(this.hub, (table) => table.propose('on', {}));
    await this.until(night < nights ? 'in' : 'over');
  }

  /** All letters that lie on any disk, each once. */
  letters(): readonly Letter[] {
    const all = new Map<string, Letter>();
    for (const { bytes } of this.stage.sim.devices.flatMap(({ disks }) =>
      disks.flatMap((d) => [...d.entries.values()]),
    )) {
      const written = writtenIn(bytes);
      if (!written) continue;
      const { device, ...letter } = written;
      const by = this.#seatOf(this.stage.sim.devices.findIndex(({ id }) => id === device));
      all.set(letter.hash, { by, ...letter });
    }
    return [...all.values()];
  }

  /** The letters that page `i` has in its order, first to last, and whether its state goes by them. */
  placed(i: number): readonly (Letter & { readonly counts: boolean })[] {
    const { inside } = this.stage.page(i);
    const { veils = {}, requests } = inside.core!.tableParts!.runner.state;
    const counted = new Set<string>();
    for (const { told } of Object.values(veils))
      for (const [ask, { way, seats, letters }] of Object.entries(told))
        for (const [place, letter] of letters.split('.').entries())
          counted.add(`${ask} ${way === 'in' ? seats[place] : this.hub} ${letter}`);
    for (const [ask, run] of Object.entries(requests))
      if (run.kind === 'veil')
        for (const [seat, letter] of Object.entries(run.letters)) counted.add(`${ask} ${seat} ${letter}`);
    const all = new Map(this.letters().map((letter) => [letter.hash, letter]));
    const hashes: string[] = [];
    for (let at = inside.order!.tip; at; at = at.parent) hashes.unshift(...at.entries);
    return hashes.flatMap((hash) => {
      const letter = all.get(hash);
      // The same once more is another letter.
      return letter ? [{ ...letter, counts: counted.delete(`${letter.ask} ${letter.by} ${letter.bytes}`) }] : [];
    });
  }

  /**
   * All pages agree; of each seat the first letter for an ask counts or none, and the hub has never written two. No two letters share a
   * nonce, and so a pad. Everybody reads their own place as the hub does, and nobody else's.
   * @param keyless who may have had no key yet in the first night
   */
  async sound(keyless: readonly number[] = []): Promise<void> {
    // What came last is read.
    await this.stage.pass(READ_MS);
    const { pages, committed } = this.stage.sim;
    sameEverywhere(pages, committed.of(pages[0]!));
    const written = this.letters();
    // Of what somebody copies, repeats or makes up of another length nothing is read under a key that has been used.
    const isWhole = ({ way, bytes }: Letter): boolean => way === 'out' || bytes.length === IN_DIGITS;
    const whole = written.filter(isWhole);
    const different = new Set(whole.map(({ by, bytes }) => `${by} ${bytes}`));
    expect(new Set(whole.map(({ by, bytes }) => `${by} ${bytes.slice(0, NONCE_DIGITS)}`)).size).toBe(different.size);
    const outs = written.filter(({ way }) => way === 'out').map(({ ask }) => ask);
    expect(new Set(outs).size).toBe(outs.length);
    for (const { device } of pages) {
      const placed = this.placed(device.index).filter(isWhole);
      const isFirst = ({ by, way, ask }: Letter, n: number): boolean =>
        placed.findIndex((one) => one.by === by && one.way === way && one.ask === ask) === n;
      expect(placed.filter((one, n) => one.counts && !isFirst(one, n))).toEqual([]);
    }
    for (const { device } of pages.filter((page) => page.device.index !== this.hub))
      this.#readsAsHub(device.index, keyless);
  }

  #readsAsHub(i: number, keyless: readonly number[]): void {
    const { stage, ...hub } = this.view(this.hub);
    for (const what of ['dreamt', 'word'] as const)
      for (const [night, all] of hub[what].entries()) {
        const own = this.view(i)[what][night]!;
        const seat = this.#seatOf(i);
        const isBlind = keyless.includes(seat) && night === 0 && own.length === 0;
        if (!isBlind)
          expect(own).toEqual(stage === 'over' ? all : all.map((one, place) => (place === seat ? one : null)));
      }
  }

  /** To the end of the game, at which all read all; then everybody leaves. */
  async end(keyless: readonly number[] = []): Promise<void> {
    for (;;) {
      await this.until('day');
      await this.sound(keyless);
      await this.on();
      if (this.view(this.hub).stage === 'over') break;
    }
    await this.sound();
    await this.stage.end();
  }
}
