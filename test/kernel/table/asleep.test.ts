/** Ten minutes without a line, as on the tube or with the lid closed: the seat is kept, and its person plays on. */
import { expect, test } from 'vitest';
import type { Answer, Game } from '../../../src/kernel/game.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { FACES } from '../../helpers/card-bench.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { agree, closeAll, passUntil, sitDown } from '../../helpers/evening.ts';
import { openHand, type OpenHandView } from '../../helpers/open-hand.ts';

const MINUTES = 60_000;
const toy = (view: TableView): OpenHandView => view.play!.view as OpenHandView;
const answersOf = (view: TableView): readonly Answer[] => (view.play ? toy(view).answers : []);

test.each([
  ['one of three', [1], [0, 2]],
  ['the sequencer', [0], [1, 2]],
  ['everybody', [0, 1, 2], []],
] as const)(
  '[O18] after ten minutes without a line %s has the seat still, moves and draws a card',
  async (_, gone, here) => {
    const clock = new ManualClock();
    const evening = await sitDown(openHand as unknown as Game<never, never>, 3, { options: { clock } });
    const { tables, hub } = evening;
    const [sleeper] = gone;
    const asks = async (by: number, all: readonly object[], who = tables): Promise<void> => {
      const before = answersOf(tables[by]!.view).length;
      expect(await tables[by]!.propose('ask', { all })).toBeUndefined();
      await passUntil(clock, who, (v) => answersOf(v).length === before + 1);
    };
    await passUntil(clock, tables, (v) => v.keepers?.keepers.length === 3 && !v.keepers.making);
    expect(await tables[0]!.start({})).toBeUndefined();
    await passUntil(clock, tables, (v) => v.play !== undefined);
    await asks(2, [{ what: 'fresh', faces: FACES.slice(0, 4) }]);
    const [first, second] = answersOf(tables[0]!.view)[0]!.cards!;
    // As faces do, which look at each change.
    for (const table of tables) table.subscribe(() => void table.view);
    for (const i of gone) hub.cut(i);
    await clock.pass(10 * MINUTES);
    for (const i of here) expect(tables[i]!.view.seats[sleeper]).toMatchObject({ seat: sleeper, presence: 'away' });
    // Two of three are enough, and deal on meanwhile.
    if (here.length > 0)
      await asks(
        here[0]!,
        [{ what: 'deal', cards: [first], to: here[1] }],
        here.map((i) => tables[i]!),
      );
    for (const i of gone) hub.mend(i);
    await passUntil(clock, tables, (v) => v.connection.state === 'live' && v.connection.waiting === 0);
    for (const table of tables) expect(table.view.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    await passUntil(clock, tables, (v) => answersOf(v).length === 1 + (here.length > 0 ? 1 : 0));
    await asks(sleeper, [{ what: 'deal', cards: [second], to: sleeper }]);
    await passUntil(clock, [tables[sleeper]!], (v) => toy(v).reads[second!] !== undefined);
    await agree(evening);
    await closeAll(evening);
  },
);
