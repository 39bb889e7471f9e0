/** Programs that lie about moves to another room: neither somebody at the table nor a stranger with the link holds one up. */
import { afterEach, expect, test, vi } from 'vitest';
import { MOVE, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { makeMovingBody, MOVING, type Moving } from '../../../src/kernel/journal/moving.ts';
import type { Place } from '../../../src/kernel/journal/vote.ts';
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
  ['asks of all', MOVE.kick, 1],
  ['has promised for', MOVE.goOn, NO_SEAT],
])('[G3] what a stranger %s hides nothing that people at the table want', async (_, how, about) => {
  const stage = await besieged();
  const before = stage.link(0);
  const stranger = new Mover(stage, 4);
  const wish = await stranger.write({ act: MOVING.propose, how, about });
  if (how === MOVE.goOn) await stranger.promise(wish, 4, { epoch: 0, position: 0, hash: ZERO_HASH });
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
    const wish = await liar.write({ act: MOVING.propose, how: MOVE.goOn, about: NO_SEAT });
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
