/** A table that falls apart in the middle of a reveal: between the touch that is committed and the opening that follows from it. */
import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import type { CodenamesView } from '../../../src/games/codenames/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { Stage } from '../stage.ts';

const seen = (stage: Stage, i: number): CodenamesView => stage.view(i)!.play!.view as CodenamesView;
const covers = (stage: Stage, i: number): readonly (string | undefined)[] =>
  seen(stage, i).grid.map(({ cover }) => cover);

/** One move, heard by all. */
async function make(stage: Stage, i: number, move: string, args: object): Promise<void> {
  expect(await stage.do(i, (table) => table.propose(move, args)), move).toBeUndefined();
  await stage.pass(500);
}

/** 0 and 1 lead, 2 and 3 guess; whose turn it is has a clue. Its guesser. */
async function clued(stage: Stage): Promise<number> {
  for (const i of [0, 1, 2, 3]) {
    const team = i % 2 === 0 ? 'red' : 'blue';
    if (seen(stage, i).me.team !== team) await make(stage, i, 'setTeam', { team });
  }
  for (const i of [0, 1]) await make(stage, i, 'claimSpymaster', {});
  await make(stage, 2, 'drawGrid', {});
  await stage.until('a key lies', () => [0, 1, 2, 3].every((i) => seen(stage, i).phase === 'clue'));
  const leads = seen(stage, 3).active === 'red' ? 0 : 1;
  await make(stage, leads, 'giveClue', { word: 'lampone', number: 2 });
  return leads + 2;
}

test.each([
  { parts: '0111', most: [1, 2, 3] },
  { parts: '0010', most: [0, 1, 3] },
  { parts: '0011', most: [] },
  { parts: '0110', most: [] },
])(
  '[O7] [A10] a partition $parts during a reveal: the touch stays, and the cell is one thing for all',
  async ({ parts, most }) => {
    const stage = await Stage.of(4, { game: codenames as unknown as Game<unknown> });
    const guesser = await clued(stage);
    const committed = (i: number): CodenamesView['phase'] | undefined => {
      const { replica, runner } = stage.page(i).inside.core!.tableParts!;
      return (runner.stateAt(replica.committed?.hash)?.play?.state as CodenamesView | undefined)?.phase;
    };
    stage.begin(guesser, (table) => table.propose('touch', { cell: 7 }));
    for (let i = 0; i < 5_000 && ![0, 1, 2, 3].some((i) => committed(i) === 'reveal'); i++) await stage.pass(1);
    expect([0, 1, 2, 3].filter((i) => covers(stage, i)[7] !== undefined)).toEqual([]);
    stage.split(parts);
    await stage.pass(25_000);
    for (const i of most) expect(covers(stage, i)[7], `${i} goes on`).toBeDefined();
    stage.heal();
    await stage.until('it is open', () => [0, 1, 2, 3].every((i) => covers(stage, i)[7] !== undefined));
    expect(covers(stage, guesser).filter((cover) => cover !== undefined)).toHaveLength(1);
    for (const i of [0, 1, 2, 3]) expect(covers(stage, i)).toEqual(covers(stage, guesser));
    await stage.end();
  },
);
