/** Taking back and going back between pages, as faces ask for it. */
import { expect, test } from 'vitest';
import { agree, closeAll, type Evening, everywhere, sitDown } from '../../helpers/evening.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';

const diary = (v: TableView): readonly string[] => (v.play!.view as Parlour).diary;
async function started(n: number): Promise<Evening> {
  const evening = await sitDown(parlour as never, n);
  expect(await evening.tables[0]!.start({})).toBeUndefined();
  await everywhere(evening.tables, (v) => v.play !== undefined);
  return evening;
}

test('[U9] one sees whether one may take back, does so, and everybody sees it', async () => {
  const evening = await started(2);
  const [anna, bruno] = evening.tables;
  expect(anna!.undo.mine()).toEqual({ possible: false, why: { code: 'undo/nothing', rule: 'U1' } });
  await anna!.propose('say', { word: 'a' });
  expect(anna!.undo.mine()).toEqual({ possible: true });
  await everywhere(evening.tables, (v) => diary(v).length === 1);
  expect(bruno!.undo.mine().why?.code).toBe('undo/not-yours');
  expect((await bruno!.undo.takeBack())?.code).toBe('undo/not-yours');
  expect(await anna!.undo.takeBack()).toBeUndefined();
  expect(await anna!.propose('say', { word: 'b' })).toBeUndefined();
  await everywhere(evening.tables, (v) => v.log.at(-1)!.what === 'move/say' && diary(v).join() === '0 b');
  expect(bruno!.view.log.map(({ what }) => what).slice(-3)).toEqual(['move/say', 'undo/take-back', 'move/say']);
  await agree(evening);
  await closeAll(evening);
});

test('[U9] a proposal says what would be undone and who has agreed; refused it leaves all as it is, accepted all go back', async () => {
  const evening = await started(3);
  const [anna, bruno, carla] = evening.tables;
  await anna!.propose('say', { word: 'a' });
  await everywhere(evening.tables, (v) => diary(v).length === 1);
  await bruno!.propose('say', { word: 'b' });
  // A move is seen before it has its place in the order, and so in the log.
  await everywhere(evening.tables, (v) => v.log.filter(({ what }) => what === 'move/say').length === 2);
  const { position } = anna!.view.log.find(({ what }) => what === 'move/say')!;
  expect(anna!.undo.check(position - 1)?.code).toBe('undo/unknown');
  expect(await anna!.undo.propose(position)).toBeUndefined();
  await everywhere(evening.tables, (v) => v.rewind !== undefined);
  expect(carla!.view.rewind).toEqual({ by: 0, position, moves: 2, waiting: [1, 2], agreed: [], warnings: [] });
  await bruno!.undo.consent(false);
  await everywhere(evening.tables, (v) => v.log.at(-1)!.what === 'undo/refuse');
  expect(carla!.view.rewind).toBeUndefined();
  expect(diary(anna!.view)).toEqual(['0 a', '1 b']);
  await carla!.undo.propose(position);
  await everywhere(evening.tables, (v) => v.rewind !== undefined);
  await Promise.all([anna!.undo.consent(true), bruno!.undo.consent(true)]);
  await everywhere(evening.tables, (v) => diary(v).length === 0 && v.log.at(-1)!.what === 'undo/back');
  expect(carla!.view.log.at(-1)).toMatchObject({ what: 'undo/back', args: { position, moves: 2 } });
  await agree(evening);
  await closeAll(evening);
});
