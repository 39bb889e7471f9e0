/**
 * Leaks of the table's vault. What a device holds, whatever it does with it, gives nothing of a page that the log hasn't entitled it to.
 */
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { base64url } from '../../../../src/kernel/base64url.ts';
import type { Seat } from '../../../../src/kernel/game.ts';
import { padFor } from '../../../../src/games/time-stories/handing.ts';
import { pageOf, unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { keyFrom, type Way } from '../../../../src/games/time-stories/vault/pads.ts';
import { publicArt } from '../../../../src/games/time-stories/vault/public-art.ts';
import { Vault } from '../../../../src/games/time-stories/vault/vault.ts';
import { isText, marked } from '../marked.ts';
import { busy } from '../table/mission.ts';
import { made, packsOf } from './shelf.ts';
import { handOn, plays, shown, splitTable, type SplitTable } from './split-table.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
const WAYS: readonly Way[] = ['alone', 'together'];
const MARK = /zibibbo\d{4}/gu;

let file: Uint8Array;
let packs: Readonly<Record<string, unknown>>;
/** By blob the mark of its text. */
let marks: ReadonlyMap<string, string>;
beforeAll(async () => {
  file = await made({ mission: marked(busy()), art });
  ({ packs } = await packsOf(file));
  marks = new Map(
    Object.entries(unzipped(file).container!.mission.blobs).flatMap(([blob, { sha256 }]) => {
      const page = packs[sha256];
      return isText(page) ? [[blob, /zibibbo\d{4}/u.exec(page['it']!)![0]] as const] : [];
    }),
  );
});

/** One person's device, or a watcher's (null). */
class Device {
  readonly seat: Seat | null;
  readonly #laid: SplitTable;
  readonly #vault: Vault;
  /** What the log has ever let it open. */
  readonly right: Set<string> = new Set();

  constructor(laid: SplitTable, seat: Seat | null) {
    this.#laid = laid;
    this.seat = seat;
    this.#vault = new Vault(laid.shelf, () => undefined, 0);
  }

  look(): void {
    const view = shown(this.#laid, this.seat);
    this.#vault.follow(view);
    for (const blob of [...(view.table?.opens ?? []), ...(view.table?.asked ?? [])]) this.right.add(blob);
  }

  /** All that lies in its memory and stores as signs: the view, what it unsealed, the state that everybody folds, the shelf. */
  text(): string {
    const { dealer, shelf } = this.#laid;
    const latin = new TextDecoder('latin1');
    const things = [...shelf.things.values()].flatMap((bytes) =>
      bytes[0] === 0x50 ? [bytes, ...Object.values(unzipSync(bytes))] : [bytes],
    );
    return [
      JSON.stringify([shown(this.#laid, this.seat), dealer.state, [...dealer.known(this.seat)]]),
      ...things.map((bytes) => latin.decode(bytes)),
    ].join('\n');
  }

  /** What its pads open, those of other pages tried on each page as well. */
  async opens(blob: string, strangers: readonly string[] = []): Promise<boolean> {
    const { dealer, container, keys } = this.#laid;
    const own = padFor(dealer.state, dealer.eyes(this.seat), blob);
    const tries = [...(own ? [own] : []), ...strangers.flatMap((pad) => WAYS.map((way) => ({ way, pad })))];
    const { keyId } = container.mission.blobs[blob]!;
    for (const one of tries) {
      const key = keyFrom(keys, keyId, one);
      if (key && (await pageOf(container, blob, key))) return true;
    }
    return false;
  }

  /** Each pad and seed that it can read. */
  pads(): readonly string[] {
    const { dealer } = this.#laid;
    const open = (dealer.state.keyring?.handed ?? []).flatMap(({ to, pads }) => (to === null ? [pads] : []));
    const words = [...dealer.known(this.seat).values(), ...open].join(' ');
    return [...new Set(words.match(/[\w-]{43}/gu))];
  }

  /** What its board gets when it asks for this page. */
  read(blob: string): Promise<string> {
    return this.#vault.read(blob).catch((error: Error) => error.message);
  }

  close(): void {
    this.#vault.close();
  }
}

const devicesOf = (laid: SplitTable): readonly Device[] =>
  [...laid.dealer.state.players, null].map((seat) => new Device(laid, seat));

/** Sealed pages, but for those that set-up lays open. */
function pagesOf({ container }: SplitTable): readonly string[] {
  const open = publicArt(container.mission);
  return Object.keys(container.pages).filter((blob) => !open.has(blob));
}

test('[TS-323] no device but the one that laid the keys can put together the key of a page before its time, a watcher’s neither', async () => {
  for (const people of [2, 3, 4]) {
    const laid = await splitTable(file, packs, people, 60 + people);
    const devices = devicesOf(laid);
    let shut = 0;
    let open = 0;
    for (let n = 0; n < 8; n++) {
      for (let m = 0; m < 5; m++) {
        plays(laid, 1);
        handOn(laid);
        for (const device of devices) device.look();
      }
      for (const device of devices.filter(({ seat }) => seat !== 0))
        for (const blob of pagesOf(laid)) {
          const isOpen = await device.opens(blob);
          if (isOpen) open++;
          else shut++;
          expect(isOpen && !device.right.has(blob), `${device.seat} ${blob}`).toBe(false);
        }
    }
    expect(Math.min(open, shut)).toBeGreaterThan(8);
    // The search finds what is there: whoever laid the keys can open each page.
    for (const blob of pagesOf(laid)) expect(await devices[0]!.opens(blob), blob).toBe(true);
    // Pads of pages that were handed open no other page.
    for (const device of devices.slice(1)) {
      const pads = device.pads();
      expect(pads.length).toBeGreaterThan(0);
      for (const blob of pagesOf(laid).filter((one) => !device.right.has(one)))
        expect(await device.opens(blob, pads), `${device.seat} ${blob}`).toBe(false);
    }
  }
}, 60_000);

test('[TS-323] neither words nor keys of such a page lie in a view, a log, a save or the shelf, and the vault refuses it', async () => {
  const { container: whole } = unzipped(file);
  for (const people of [2, 3, 4]) {
    const laid = await splitTable(file, packs, people, 70 + people);
    const devices = devicesOf(laid);
    let read = 0;
    for (let n = 0; n < 4; n++) {
      plays(laid, 9);
      handOn(laid);
      for (const device of devices) {
        device.look();
        const text = device.text();
        const found = new Set(text.match(MARK));
        for (const [blob, mark] of marks) {
          expect(found.has(mark), `${device.seat} ${blob}`).toBe(false);
          const key = whole!.keys[whole!.mission.blobs[blob]!.keyId]!;
          expect(text.includes(base64url(key)), `${device.seat} ${blob}`).toBe(false);
        }
        const opens = shown(laid, device.seat).table?.opens ?? [];
        for (const [blob, mark] of marks) {
          const got = await device.read(blob);
          if (opens.includes(blob)) expect(got).toContain(mark);
          else expect(got).toBe(`not-entitled: ${blob}`);
          if (got.includes(mark)) read++;
        }
      }
    }
    expect(read).toBeGreaterThan(8);
    for (const device of devices) device.close();
  }
}, 60_000);
