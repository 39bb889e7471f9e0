/** Programs that lie about moves to another room: neither somebody at the table nor a stranger with the link holds one up. */
import { afterEach, expect, test, vi } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { HOW, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { makeMovingBody, MOVING, type Moving, parseMovingBody } from '../../../src/kernel/journal/moving.ts';
import type { Place } from '../../../src/kernel/journal/vote.ts';
import { type Proposal, Proposals } from '../../../src/kernel/generation/proposals.ts';
import type { Page } from '../../../src/sim/device.ts';
import { answered } from '../../helpers/answered.ts';
import { Stage } from '../stage.ts';

afterEach(() => vi.restoreAllMocks());

/** Four who sit at a game, and the page of a fifth device, which is a stranger's. */
async function besieged(): Promise<Stage> {
  const stage = await Stage.of(4, { luck: { devices: 5 } });
  stage.sim.open(stage.device(4));
  await stage.until('a stranger looks on', () => stage.view(4)?.connection.state === 'live');
  return stage;
}

/** What a page's program writes about moves that no honest one would. */
class Mover {
  readonly #stage: Stage;
  readonly #page: Page;

  constructor(stage: Stage, i: number) {
    this.#stage = stage;
    this.#page = stage.page(i);
  }

  async write(moving: Moving): Promise<string> {
    let hash: string | undefined;
    const session = this.#page.inside.core!.session;
    const write = () => session.write(KIND.moving, () => makeMovingBody(moving)).then((entry) => (hash = entry!.hash));
    this.#page.enter(() => void write());
    await this.#stage.until('it is written', () => hash !== undefined);
    return hash!;
  }

  /** @param to the page of this device */
  async promise(proposal: string, to: number, last: Place): Promise<void> {
    const pageOf = ({ device, inside }: Page) => ({ device: device.id, session: inside.core!.session.number });
    const page = { ...pageOf(this.#page), epoch: 1, to: pageOf(this.#stage.page(to)) };
    let vote: Uint8Array | undefined;
    const { voter } = this.#page.inside.core!.tableParts!.replica;
    const cast = () => voter.cast({ type: 'promise', ...page, last, left: true }).then((made) => (vote = made));
    this.#page.enter(() => void cast());
    await this.#stage.until('it is signed', () => vote !== undefined);
    await this.write({ act: MOVING.promise, proposal, vote: vote! });
  }
}

async function kickGoesThrough(stage: Stage, before: string | undefined): Promise<void> {
  await stage.until('1 is asked', () => stage.view(1)!.company?.kind === 'kick');
  stage.begin(1, (table) => answered(table, true));
  for (const i of [0, 1, 2]) await stage.until(`${i} has gone on`, () => stage.link(i) !== before, 10_000);
}

test.each([
  ['who sits there', 2],
  ['a stranger', 4],
])('[G12] a promise to leave from a place that there isn’t holds nobody up for long: %s', async (_, lies) => {
  const stage = await besieged();
  const before = stage.link(0);
  await stage.do(0, (table) => table.company.kick(3));
  const { id } = stage.view(0)!.company!;
  await new Mover(stage, lies).promise(id, 0, { epoch: 0, position: 9, hash: 'ab'.repeat(32) });
  await stage.pass(1_000);
  await kickGoesThrough(stage, before);
  await stage.end();
});

test.each([
  ['asks of all', HOW.kick, 1],
  ['has promised for', HOW['go-on'], NO_SEAT],
])('[G3] what a stranger %s hides nothing that people at the table want', async (_, how, about) => {
  const stage = await besieged();
  const before = stage.link(0);
  const stranger = new Mover(stage, 4);
  const wish = await stranger.write({ act: MOVING.propose, how, about });
  if (how === HOW['go-on']) await stranger.promise(wish, 4, { epoch: 0, position: 0, hash: ZERO_HASH });
  await stage.pass(1_000);
  await stage.do(0, (table) => table.company.kick(3));
  await kickGoesThrough(stage, before);
  await stage.end();
});

test('[G14] whoever calls for going on without the others and doesn’t, again and again, isn’t safe from being sent away', async () => {
  const stage = await Stage.of(4);
  const before = stage.link(0);
  const { parting } = stage.page(3).inside.core!.tableParts!.ending;
  vi.spyOn(parting, 'look').mockImplementation(() => undefined);
  const liar = new Mover(stage, 3);
  const call = async (): Promise<void> => {
    const wish = await liar.write({ act: MOVING.propose, how: HOW['go-on'], about: NO_SEAT });
    await liar.promise(wish, 3, { epoch: 0, position: 0, hash: ZERO_HASH });
  };
  await call();
  await stage.pass(1_000);
  await stage.do(0, (table) => table.company.kick(3));
  for (let i = 0; i < 5; i++) {
    await stage.pass(8_000);
    await call();
  }
  expect(stage.view(1)!.company?.kind).toBe('kick');
  await kickGoesThrough(stage, before);
  await stage.end();
});

test.each([
  ['a stranger’s promise that is no vote', 4, Uint8Array.of(0xff)],
  ['a stranger’s promise as long as an entry can be', 4, new Uint8Array(50_000).fill(3)],
  ['a promise at the table that is no vote', 2, Uint8Array.of(0xff)],
])('[G12] %s spoils no beginning', async (_, lies, vote) => {
  const stage = await besieged();
  const before = stage.link(0);
  await stage.do(0, (table) => table.company.kick(3));
  const { id } = stage.view(0)!.company!;
  await new Mover(stage, lies).write({ act: MOVING.promise, proposal: id, vote });
  await stage.pass(1_000);
  await kickGoesThrough(stage, before);
  await stage.end();
});

test('[G3] a stranger’s promise doesn’t say who decides: whoever asked is bound only once enough have said yes', async () => {
  const stage = await besieged();
  const before = stage.link(0);
  await stage.do(0, (table) => table.company.kick(3));
  const { id } = stage.view(0)!.company!;
  await new Mover(stage, 4).promise(id, 0, { epoch: 0, position: 0, hash: ZERO_HASH });
  await stage.pass(3_000);
  expect(stage.page(0).inside.core!.tableParts!.replica.voter.bond.left).toBeFalsy();
  expect(stage.view(0)!.company?.id).toBe(id);
  await kickGoesThrough(stage, before);
  await stage.end();
});

test('[G3] [G12] promises to leave a full room carry no beginning that says something else', async () => {
  const stage = await Stage.of(4);
  const liar = new Mover(stage, 0);
  const roomOf = (i: number): string => hex(stage.page(i).inside.core!.room);
  const room = roomOf(0);
  const { core } = stage.page(0).inside;
  const { parting } = core!.tableParts!.ending;
  const look = vi.spyOn(parting, 'look').mockImplementation(() => undefined);
  const proposal = await liar.write({ act: MOVING.propose, how: HOW.compact, about: NO_SEAT });
  await stage.pass(500);
  for (const i of [1, 2, 3]) await new Mover(stage, i).write({ act: MOVING.consent, proposal, yes: true });
  const { epoch, position, hash } = core!.order.tip!;
  await liar.promise(proposal, 0, { epoch, position, hash });
  await stage.pass(2_000);
  // What all have promised for becomes something else for the liar's own program, and its note says what they think.
  const open = vi.spyOn(Proposals.prototype, 'open');
  expect(parting.view?.id).toBe(proposal);
  const own = (open.mock.results[0]!.value as Proposal[]).find((p) => p.hash === proposal)!;
  open.mockRestore();
  expect([...own.promises.keys()]).toHaveLength(4);
  Object.assign(own, { how: HOW.renew, version: 0 });
  const { write } = core!.session;
  vi.spyOn(core!.session, 'write').mockImplementation((kind, make, aside) => {
    const said = (body: Uint8Array | undefined): Uint8Array | undefined => {
      const moving = body && parseMovingBody(body);
      return moving?.act === MOVING.moved ? makeMovingBody({ ...moving, how: HOW.compact }) : body;
    };
    const lied: typeof make = async (at) => said(await make(at));
    return write.call(core!.session, kind, kind === KIND.moving ? lied : make, aside);
  });
  look.mockRestore();
  stage.page(0).enter(() => parting.look());
  await stage.pass(20_000);
  expect([1, 2, 3].map((i) => roomOf(i))).toEqual([room, room, room]);
  expect(roomOf(0)).not.toBe(room);
  // Its own room is the liar's alone, so there is no agreement to come to.
  stage.sim.let();
});
