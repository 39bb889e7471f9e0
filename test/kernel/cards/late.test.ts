/**
 * A page that comes late to a running game, or is opened again, folds in one go what the others did one by one. The page's own
 * thread has no more to do in the group than at any other time. Counted in multiplications, not in time.
 */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import type { Answer, Game } from '../../../src/kernel/game.ts';
import type { GroupWork } from '../../../src/kernel/secrets/group-work.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { type CardToy, cardToy, type Wanted } from '../../helpers/card-toy.ts';
import { countedGroup } from '../../helpers/counted-group.ts';
import { closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { directWork } from '../../helpers/group-work.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { type Device, makeDevice, openPage, until } from '../../helpers/tables.ts';

const CARDS = 136;
/** What a page does at once (`ProofBook`), with one more light job begun before that was spent, and one more element here and there. */
const MOST = 24 + 12;

const answersIn = (view: TableView): readonly Answer[] => (view.play?.view as CardToy | undefined)?.answers ?? [];
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Asks, and waits until all of it is answered on every page. */
async function ask(at: Evening, ...all: readonly Wanted[]): Promise<readonly Answer[]> {
  const wanted = answersIn(at.tables[0]!.view).length + all.length;
  expect(await at.tables[0]!.propose('ask', { all })).toBeUndefined();
  await everywhere(at.tables, (v) => answersIn(v).length >= wanted);
  return answersIn(at.tables[0]!.view);
}

/** What a page does at most between two of its turns until it has caught up; others do what it leaves to a Worker. */
async function mostInOneGo(at: Evening, device: Device): Promise<number> {
  let turn = 0;
  let most = 0;
  const { group } = countedGroup((cost) => {
    if (turn === 0) void nextTurn().then(() => (turn = 0));
    most = Math.max(most, (turn += cost));
  });
  const { run } = directWork(sodiumGroup, webRng);
  const groupWork: GroupWork = { run: (job) => nextTurn().then(() => run(job)) };
  const answers = answersIn(at.tables[0]!.view);
  const page = await openPage(device, at.link, { ...at.options, group, groupWork });
  await until(page, (v) => answersIn(v).length === answers.length);
  await page.close();
  expect(answersIn(page.view)).toEqual(answers);
  return most;
}

const table = async (game: Game<CardToy>, more = {}): Promise<Evening> => {
  const at = await sitDown(game as never, 2, { options: { group: sodiumGroup, ...more } });
  await everywhere(at.tables, (v) => v.keepers?.keepers.length === 2);
  expect(await at.tables[0]!.start({})).toBeUndefined();
  await everywhere(at.tables, (v) => v.phase === 'playing');
  return at;
};

test('[C34] a deck that is asked for when its time has come is waited for, like one that somebody asks for', async () => {
  const faces = Array.from({ length: 30 }, (_, i) => `timed ${i}`);
  const timed: Game<CardToy> = {
    ...cardToy,
    setup: (given, ask) => {
      ask.timer('now', 100);
      return cardToy.setup(given, ask);
    },
    on: {
      ...cardToy.on,
      now: (s, _, ask) => {
        ask.shuffle('shuffle', ask.deck('deck', faces), [1]);
        return s;
      },
    },
  };
  const asked: string[] = [];
  const { run } = directWork(sodiumGroup, webRng);
  const groupWork: GroupWork = { run: (job) => (asked.push(job.kind), nextTurn().then(() => run(job))) };
  const at = await table(timed, { groupWork });
  await everywhere(at.tables, (v) => answersIn(v).length === 1);
  expect(answersIn(at.tables[1]!.view)[0]!.cards).toHaveLength(faces.length);
  expect(asked).toContain('faces/lock');
  await closeAll(at);
});

test(`[C34] who comes late to a game of ${CARDS} cards has no more to do at once than anybody else`, async () => {
  const at = await table(cardToy);
  const [shuffled] = await ask(at, {
    what: 'fresh',
    faces: Array.from({ length: CARDS }, (_, i) => `face ${i}`),
    seats: [0],
  });
  const newcomer = await makeDevice();
  expect(await mostInOneGo(at, newcomer)).toBeLessThanOrEqual(MOST);
  const rolls = Array.from({ length: 20 }, () => ({ what: 'roll', n: 1, sides: 6 }) as const);
  await ask(at, { what: 'open', cards: shuffled!.cards!.slice(0, 9) }, ...rolls.slice(1));
  expect(await mostInOneGo(at, newcomer)).toBeLessThanOrEqual(MOST);
  expect(await mostInOneGo(at, await makeDevice())).toBeLessThanOrEqual(MOST);
  await closeAll(at);
});
