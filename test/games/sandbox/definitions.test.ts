/** Two people who prepare one table at once: what each has changed of the box stays, or both hear of it. */
import type { ReactiveControllerHost } from 'lit';
import { expect, test, vi } from 'vitest';
import type { BoardShelf } from '../../../src/elements/frame/board.ts';
import type { LoadedBox } from '../../../src/games/sandbox/board/context.ts';
import { Definitions } from '../../../src/games/sandbox/board/edit/definitions.ts';
import { withDef } from '../../../src/games/sandbox/board/edit/props.ts';
import { placeOf, rebased } from '../../../src/games/sandbox/board/edit/rebase.ts';
import { openBoxFile, writeBoxFile } from '../../../src/games/sandbox/box/file/box-file.ts';
import type { Box, Def } from '../../../src/games/sandbox/box/model.ts';
import { loadShipped, shipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import type { State } from '../../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import { Laid, laid } from './laid.ts';

interface Sent {
  readonly move: string;
  readonly args: unknown;
}

/** A shelf for all, by a number in place of the hash. */
class Shelf {
  readonly all: Map<string, Uint8Array> = new Map();

  readonly put: BoardShelf['put'] = async (bytes) => {
    const hash = `${this.all.size}`.padStart(64, 'f');
    this.all.set(hash, bytes);
    return { ok: true, hash };
  };
}

/** One of those who prepare: what they propose is on its way until it is stamped. */
class Preparer {
  pending: readonly Sent[] = [];
  shown: Box | undefined;
  readonly said: string[] = [];
  readonly refused: string[] = [];
  loaded: LoadedBox;
  private readonly laid: LoadedBox;
  readonly definitions: Definitions;
  private readonly table: Laid;
  private readonly seat: number;
  private readonly shelf: Shelf;

  constructor(table: Laid, seat: number, shelf: Shelf) {
    [this.table, this.seat, this.shelf] = [table, seat, shelf];
    this.laid = this.loaded = { ...table.context(seat).loaded!, hash: table.dealer.state.box.hash };
    this.definitions = new Definitions({ addController: () => undefined } as unknown as ReactiveControllerHost, {
      loaded: () => this.loaded,
      shelf: () => shelf as unknown as BoardShelf,
      context: () => ({
        ...table.context(seat),
        pending: this.pending,
        choices: () => [{ was: '' }],
        check: (move, args) => {
          const out = table.dealer.judge(seat, move, args);
          return out.ok ? undefined : { ...out.refusal, advice: out.refusal.code, text: '' };
        },
      }),
      attempt: (move, args) => {
        this.pending = [...this.pending, { move, args }];
        return true;
      },
      show: (box) => (this.shown = box),
      trouble: (advice) => this.said.push(advice),
      refused: (advice) => this.said.push(`refused: ${advice}`),
      clash: () => this.said.push('clash'),
      gone: () => this.said.push('gone'),
    });
    this.look();
  }

  /** The table with what is on its way laid over it, as a page shows it. */
  private get view(): SandboxView {
    const { dealer } = this.table;
    const [one] = this.pending;
    const out = one && dealer.judge(this.seat, one.move, one.args);
    return dealer.game.view(out?.ok ? out.play.state : dealer.state, dealer.eyes(this.seat)) as SandboxView;
  }

  look(): void {
    this.definitions.look(this.view);
  }

  /** The table takes what is on its way, or refuses it. */
  stamp(): void {
    for (const { move, args } of this.pending) {
      const out = this.table.dealer.move(this.seat, move, args);
      if (!out.ok) this.refused.push(`${move}: ${out.refusal.code}`);
    }
    this.pending = [];
  }

  /** This device has the box that the table names. */
  async fetch(): Promise<void> {
    const { hash } = this.view.box;
    this.look();
    const bytes = this.shelf.all.get(hash);
    if (hash === this.laid.hash) this.loaded = this.laid;
    if (!bytes || hash === this.loaded.hash) return this.look();
    const read = await openBoxFile(bytes);
    if (read.ok) this.loaded = { ...this.loaded, hash, box: read.file.box };
    this.look();
  }

  /** Until something is on its way. */
  async sends(): Promise<void> {
    await vi.waitFor(() => expect(this.pending).not.toEqual([]));
  }

  kind(of: number, more: Partial<Def>): void {
    const { defs } = this.shown ?? this.loaded.box;
    this.definitions.change(withDef(of, { ...defs[of]!, ...more }));
  }
}

async function two(): Promise<{ table: Laid; ada: Preparer; bea: Preparer; on(): Promise<Box> }> {
  const table = await laid('kit');
  const shelf = new Shelf();
  const [ada, bea] = [new Preparer(table, 0, shelf), new Preparer(table, 1, shelf)];
  const on = async (): Promise<Box> => {
    const read = await openBoxFile(shelf.all.get(table.dealer.state.box.hash)!);
    if (!read.ok) throw new Error('no box lies there');
    return read.file.box;
  };
  return { table, ada, bea, on };
}

/** Both have written at once; Ada's is stamped first. */
async function race(ada: Preparer, bea: Preparer): Promise<void> {
  void ada.definitions.flush();
  void bea.definitions.flush();
  await Promise.all([ada.sends(), bea.sends()]);
  ada.stamp();
  bea.stamp();
  await Promise.all([ada.fetch(), bea.fetch()]);
}

test('[SB-40] two change other kinds at once: the second is refused, and made anew on what the first has changed', async () => {
  const { ada, bea, on } = await two();
  ada.kind(0, { name: 'Anna' });
  bea.kind(1, { name: 'Bruno' });
  await race(ada, bea);
  expect([ada.refused, bea.refused]).toEqual([[], ['define: changed-meanwhile']]);
  expect([bea.shown?.defs[0]!.name, bea.shown?.defs[1]!.name]).toEqual(['Anna', 'Bruno']);
  await bea.sends();
  bea.stamp();
  await Promise.all([ada.fetch(), bea.fetch()]);
  expect((await on()).defs.slice(0, 2).map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
  expect([ada.shown, bea.shown, bea.definitions.clashes, bea.said]).toEqual([undefined, undefined, [], []]);
});

test('[SB-40] two change the same kind at once: the second hears of it, and says which of both holds', async () => {
  for (const mine of [true, false]) {
    const { ada, bea, on } = await two();
    ada.kind(0, { name: 'Anna' });
    bea.kind(0, { name: 'Bruno' });
    await race(ada, bea);
    expect([bea.said, bea.definitions.clashes.map(({ name }) => name), bea.pending]).toEqual([
      ['clash'],
      ['Bruno'],
      [],
    ]);
    bea.definitions.choose(mine);
    if (mine) {
      await bea.sends();
      bea.stamp();
      await bea.fetch();
    }
    expect((await on()).defs[0]!.name).toBe(mine ? 'Bruno' : 'Anna');
    expect(bea.definitions.clashes).toEqual([]);
  }
});

test('what isn’t on its way yet is made anew on what somebody else has changed, and shown so', async () => {
  const { ada, bea, on } = await two();
  bea.kind(1, { name: 'Bruno' });
  ada.kind(1, { w: 770 });
  ada.kind(2, { name: 'Anna' });
  void ada.definitions.flush();
  await ada.sends();
  ada.stamp();
  await bea.fetch();
  expect(bea.definitions.clashes.map(({ name }) => name)).toEqual(['Bruno']);
  expect((await on()).defs[1]!.w).toBe(770);
});

test('a kind that two add at once is added twice, and each one’s pieces are of their own', async () => {
  const { table, ada, bea } = await two();
  const made: number[] = [];
  const last = ada.loaded.box.defs.length;
  const add = (one: Preparer, def: Def): void =>
    one.definitions.change(
      (box) => ({ ...box, defs: [...box.defs, def] }),
      (box) => made.push(placeOf(box, def)),
    );
  const token = (name: string): Def => ({ kind: 'token', name, w: 100, h: 100 });
  add(ada, token('Anna'));
  add(bea, token('Bruno'));
  await race(ada, bea);
  await bea.sends();
  bea.stamp();
  await bea.fetch();
  expect([made, table.dealer.state.defs.length]).toEqual([[last, last + 1], last + 2]);
});

test('while an own change of the box is on its way the next one waits for it', async () => {
  const { ada, on } = await two();
  ada.kind(0, { name: 'Anna' });
  void ada.definitions.flush();
  await ada.sends();
  ada.kind(1, { name: 'Bruno' });
  await ada.definitions.flush();
  expect(ada.pending.length).toBe(1);
  ada.stamp();
  await ada.fetch();
  await ada.sends();
  ada.stamp();
  expect([ada.refused, (await on()).defs.slice(0, 2).map(({ name }) => name)]).toEqual([[], ['Anna', 'Bruno']]);
});

test('what was changed of a box goes with it where another one is laid', async () => {
  const { table, ada } = await two();
  ada.kind(0, { name: 'Anna' });
  for (const act of new Laid(table.box).acts) table.do(1, 'lay', act);
  ada.look();
  expect([ada.said, ada.shown]).toEqual([['gone'], undefined]);
});

test('a ready-made box that went through a file is the same to whoever changes it', async () => {
  for (const { id } of shipped) {
    const box = (await loadShipped(id, 'it'))!;
    const mine = { ...box, rules: 'altre', defs: box.defs.with(0, { ...box.defs[0]!, name: 'altro' }) };
    const read = await openBoxFile(await writeBoxFile({ box, pictures: new Map() }));
    expect(read.ok && rebased(box, mine, read.file.box).clashes).toEqual([]);
  }
});

/** Ada has named a kind, and what she has sent is under way. */
async function named(): Promise<Awaited<ReturnType<typeof two>>> {
  const all = await two();
  all.ada.kind(0, { name: 'Anna' });
  void all.ada.definitions.flush();
  await all.ada.sends();
  return all;
}

test('a later own change goes on top of the earlier one, whenever the table has that', async () => {
  for (const when of ['under way', 'shown', 'placed']) {
    const { ada, on } = await named();
    if (when === 'shown') await ada.fetch();
    if (when === 'placed') {
      ada.stamp();
      ada.look();
    }
    ada.kind(0, { name: 'Annarella' });
    if (when !== 'placed') ada.stamp();
    await ada.fetch();
    expect([when, ada.said, ada.definitions.clashes, ada.shown?.defs[0]!.name]).toEqual([when, [], [], 'Annarella']);
    void ada.definitions.flush();
    await ada.sends();
    ada.stamp();
    await ada.fetch();
    expect([(await on()).defs[0]!.name, ada.refused, ada.shown]).toEqual(['Annarella', [], undefined]);
  }
});

test('what is changed back while it is on its way is changed back on the table', async () => {
  const { table, ada, on } = await named();
  ada.kind(0, { name: table.box.defs[0]!.name });
  ada.stamp();
  await ada.fetch();
  void ada.definitions.flush();
  await ada.sends();
  ada.stamp();
  expect((await on()).defs[0]!.name).toBe(table.box.defs[0]!.name);
});

test('a kind that is added, and changed before the table has it, lies there once', async () => {
  const { table, ada, on } = await two();
  const { length } = table.box.defs;
  ada.definitions.change((box) => ({ ...box, defs: [...box.defs, { kind: 'token', name: 'Anna', w: 100, h: 100 }] }));
  void ada.definitions.flush();
  await ada.sends();
  ada.kind(length, { name: 'Annarella' });
  ada.stamp();
  await ada.fetch();
  void ada.definitions.flush();
  await ada.sends();
  ada.stamp();
  expect((await on()).defs.slice(length).map(({ name }) => name)).toEqual(['Annarella']);
});

test('what somebody else makes of the own version isn’t told as a clash', async () => {
  const { ada, bea, on } = await named();
  ada.stamp();
  ada.look();
  await bea.fetch();
  bea.kind(0, { name: 'Bruno' });
  void bea.definitions.flush();
  await bea.sends();
  bea.stamp();
  await ada.fetch();
  expect([ada.said, ada.definitions.clashes, ada.shown, (await on()).defs[0]!.name]).toEqual([
    [],
    [],
    undefined,
    'Bruno',
  ]);
});

test('an own version that comes at once with what somebody else has made of it is known again', async () => {
  const { ada, bea, on } = await named();
  ada.kind(0, { name: 'Annarella' });
  ada.stamp();
  await bea.fetch();
  bea.kind(1, { name: 'Bruno' });
  void bea.definitions.flush();
  await bea.sends();
  bea.stamp();
  await ada.fetch();
  await ada.sends();
  ada.stamp();
  expect([ada.said, (await on()).defs.slice(0, 2).map(({ name }) => name)]).toEqual([[], ['Annarella', 'Bruno']]);
});

/** A button of somebody's is at work, or isn't any more. */
function atWork({ dealer }: Laid, on: boolean): void {
  const presses = on ? ([{ slot: 0, n: 0, by: 1, pieces: [] }] as unknown as State['presses']) : [];
  dealer.play = { ...dealer.play, state: { ...dealer.state, presses } };
}

test('[SB-43] what comes while a button is at work waits for it, without a word', async () => {
  const { table, ada, on } = await two();
  atWork(table, true);
  ada.kind(0, { name: 'Anna' });
  await ada.definitions.flush();
  ada.look();
  expect([ada.pending, ada.shown?.defs[0]!.name]).toEqual([[], 'Anna']);
  atWork(table, false);
  ada.look();
  ada.stamp();
  expect([(await on()).defs[0]!.name, ada.said]).toEqual(['Anna', []]);
});

test('[SB-43] what a button was quicker than is sent again when that is done', async () => {
  const { table, ada, on } = await named();
  await ada.fetch();
  atWork(table, true);
  ada.look();
  ada.stamp();
  await ada.fetch();
  expect([ada.refused, ada.pending, ada.shown?.defs[0]!.name]).toEqual([['define: busy'], [], 'Anna']);
  atWork(table, false);
  await ada.fetch();
  ada.stamp();
  expect([(await on()).defs[0]!.name, ada.said]).toEqual(['Anna', []]);
});

test('[SB-15] whoever may prepare no longer is told once, keeps what was changed, and it comes when they may again', async () => {
  const { table, ada, bea, on } = await two();
  bea.kind(0, { name: 'Anna' });
  void bea.definitions.flush();
  await bea.sends();
  bea.look();
  table.do(0, 'setEdit', { edit: 'host' });
  bea.stamp();
  for (let i = 0; i < 3; i++) await bea.fetch();
  expect([bea.said, bea.pending, bea.shown?.defs[0]!.name]).toEqual([['refused: editing-closed'], [], 'Anna']);
  table.do(0, 'setEdit', { edit: 'all' });
  bea.look();
  bea.stamp();
  expect([(await on()).defs[0]!.name, ada.said]).toEqual(['Anna', []]);
});

test('what the table won’t have is given up by whoever was told so and ends', async () => {
  const { table, bea } = await two();
  bea.kind(0, { name: 'Anna' });
  table.do(0, 'setEdit', { edit: 'host' });
  bea.definitions.end();
  await vi.waitFor(() => expect(bea.said).toEqual(['refused: editing-closed']));
  expect(bea.shown?.defs[0]!.name).toBe('Anna');
  bea.definitions.end();
  table.do(0, 'setEdit', { edit: 'all' });
  bea.look();
  expect([bea.shown, bea.pending, bea.said.length]).toEqual([undefined, [], 1]);
});

test('what was changed and changed back isn’t sent at all', async () => {
  const { table, ada } = await two();
  ada.kind(0, { name: 'Anna' });
  ada.kind(0, { name: table.box.defs[0]!.name });
  await ada.definitions.flush();
  expect([ada.pending, ada.shown]).toEqual([[], undefined]);
});
