/** A nudge: who may give one, who is reached by it, and how seldom. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongWait } from '../../../src/embed/nudge/long-wait.ts';
import { Nudges, readNudge, writeNudge } from '../../../src/embed/nudge/nudge.ts';
import { Nudging } from '../../../src/embed/nudge/nudging.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import type { Gestures, TableView } from '../../../src/kernel/view/table-view.ts';
import { FakeTable, people, viewOf } from '../fake-table.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A room in which every page hears what each shows. */
class Room {
  readonly #ears: { readonly seat: number; readonly hear: Parameters<Gestures['heard']>[0] }[] = [];
  readonly carried: string[] = [];
  of(seat: number): Gestures {
    return {
      show: (bytes) => {
        this.carried.push(bytes ? new TextDecoder().decode(bytes) : '-');
        for (const other of this.#ears) if (other.seat !== seat) other.hear(seat, `d${seat}/1`, bytes);
      },
      heard: (hear) => {
        this.#ears.push({ seat, hear });
        return () => undefined;
      },
    };
  }
}

function at(room: Room, me: number | null, asked: number[]): Nudges {
  const nudges = new Nudges({ me: () => me, asked: (by) => asked.push(by), now: () => Date.now() });
  nudges.look(room.of(me ?? 99));
  return nudges;
}

test('[N12] a nudge reaches those who are named by it and nobody else, and goes by itself', () => {
  const room = new Room();
  const [elena, tom, watcher]: number[][] = [[], [], []];
  const giulia = at(room, 0, []);
  at(room, 4, elena!);
  at(room, 5, tom!);
  at(room, null, watcher!);
  expect(giulia.send([4])).toBe(true);
  expect([elena, tom, watcher]).toEqual([[0], [], []]);
  vi.advanceTimersByTime(2_100);
  expect(room.carried).toEqual(['n4', '-']);
});

test('[N12] one person nudges every twenty seconds at most, and nobody is disturbed sooner than after fifteen, by whomever', () => {
  const room = new Room();
  const asked: number[] = [];
  const [giulia, marco] = [at(room, 0, []), at(room, 1, [])];
  at(room, 4, asked);
  expect(giulia.send([4])).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect([giulia.send([4]), marco.send([4])]).toEqual([false, true]);
  expect(asked).toEqual([0]);
  vi.advanceTimersByTime(15_500);
  expect(giulia.send([4])).toBe(true);
  expect(asked).toEqual([0, 0]);
});

test('[N12] what isn’t a nudge is none, and never throws', () => {
  expect(readNudge(writeNudge([4, 11]))).toEqual([4, 11]);
  for (const junk of ['', 'n', 'n4,5', 'p4', 'n999', 'n4.', `n${'1.'.repeat(40)}1`])
    expect(readNudge(utf8(junk)), junk).toEqual([]);
  expect(readNudge(new Uint8Array(200).fill(200))).toEqual([]);
});

const waiting = (me: number | null, awaits: readonly number[], more: Partial<TableView> = {}): TableView =>
  viewOf({
    phase: 'playing',
    seats: people(5, me),
    play: { number: 1, view: null, awaits },
    ...more,
  });

test('others who are waited for a minute and a half may be asked for, until something comes about', () => {
  let changes = 0;
  const wait = new LongWait(() => void changes++);
  wait.look(waiting(0, [4]));
  vi.advanceTimersByTime(60_000);
  wait.look(waiting(0, [4]));
  vi.advanceTimersByTime(31_000);
  expect([wait.seats, changes]).toEqual([[4], 1]);
  wait.look(waiting(0, [3]));
  expect(wait.seats).toEqual([]);
});

test('nobody may be asked for by a watcher, by whoever is waited for too, or where nobody is there to hear it', () => {
  for (const view of [
    waiting(null, [4]),
    waiting(4, [4, 3]),
    waiting(0, []),
    waiting(0, [4], { seats: people(5, 0).map((seat) => ({ ...seat, presence: 'away' as const })) }),
  ]) {
    const wait = new LongWait(() => undefined);
    wait.look(view);
    vi.advanceTimersByTime(200_000);
    expect(wait.seats).toEqual([]);
  }
});

test('[N12] a nudge is offered again only when it would be sent, and until then the last one stands there', () => {
  const view = waiting(0, [4]);
  const table = new FakeTable(view);
  const sent: boolean[] = [];
  Object.assign(table.gestures, { show: (bytes: unknown) => sent.push(bytes !== undefined) });
  const nudging = new Nudging({ view: () => view, changed: () => undefined, asked: () => undefined });
  nudging.look(table, view);
  vi.advanceTimersByTime(91_000);
  const offered = (): boolean => nudging.note.waited.length > 0 && !nudging.note.sent;
  const nudges = (): number => sent.filter(Boolean).length;
  for (let second = 0; second < 60; second++) {
    const before = nudges();
    if (offered()) {
      nudging.act({ act: 'nudge' });
      expect(nudges(), `after ${second} s`).toBe(before + 1);
    }
    vi.advanceTimersByTime(1_000);
  }
  expect(nudges()).toBe(3);
  nudging.stop();
});
