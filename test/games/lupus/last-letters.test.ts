/**
 * Whole tables with their letters sealed. A person who picks near the end of a call is heard by the moderator, or refused; nobody looks
 * chosen and is lost.
 */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, passUntil, sitDown } from '../../helpers/evening.ts';

const PLAYERS = 8;
const MOD = 8;
/** Picks so long before the last letters are answered, in milliseconds: one of each player. */
const BEFORE = [4_505, 4_495, 4_250, 4_000, 3_500, 2_500, 1_000, 250] as const;
/** Of the calls of that night, so long from the beginning to that moment. */
const LETTERS_MS = { seer: 15_000, wolf: 40_000 } as const;

/** No wolf picks the other one, which is refused: nobody's target is theirs. */
const CARDS = ['wolf', 'villager', 'wolf', 'seer', 'villager', 'villager', 'villager', 'villager'] as const;
const dealt = { ...lupus, layouts: { roles: () => [...CARDS, ...Array<string>(30).fill('0'), 'root of all letters'] } };

const seen = (table: Table): LupusView => table.view.play!.view as LupusView;
const when =
  (holds: (view: LupusView) => boolean) =>
  ({ play }: TableView): boolean =>
    play !== undefined && holds(play.view as LupusView);
const targetOf = (seat: number): number => (seat + 3) % PLAYERS;

test('[LU-204] a pick is answered up to one moment, the same for all, and refused from then on; in company too', async () => {
  const clock = new ManualClock();
  const evening = await sitDown(dealt as never, PLAYERS + 1, { options: { clock } });
  const { tables } = evening;
  const mod = tables[MOD]!;
  const reach = (holds: (view: LupusView) => boolean): Promise<void> => passUntil(clock, tables, when(holds));
  expect(await tables[0]!.start({ night: 'called', firstNightModVictim: false })).toBeUndefined();
  await reach(({ stage }) => stage === 'lobby');
  expect(await tables[0]!.propose('moderate', { seat: MOD, plays: false })).toBeUndefined();
  await reach(({ hub }) => hub === MOD);
  expect(await tables[0]!.propose('begin', {})).toBeUndefined();
  for (const [name, lettersMs] of Object.entries(LETTERS_MS)) {
    await reach(({ turn }) => turn?.name === name && turn.open);
    // What company chose earlier stands where the last pick is refused.
    for (let seat = 0; seat < PLAYERS; seat += 2)
      expect(await tables[seat]!.propose('pick', { seat: (seat + 1) % PLAYERS })).toBeUndefined();
    const end = seen(mod).turn!.from + lettersMs;
    const order = name === 'seer' ? BEFORE : BEFORE.toReversed();
    const codes = new Map<number, string | undefined>();
    for (const ms of BEFORE) {
      const seat = order.indexOf(ms);
      await clock.pass(end - ms - tables[seat]!.now());
      const check = tables[seat]!.check('pick', { seat: targetOf(seat) })?.code;
      const refusal = await tables[seat]!.propose('pick', { seat: targetOf(seat) });
      expect(refusal?.code).toBe(check);
      codes.set(ms, check);
    }
    expect([...codes.values()]).toEqual(BEFORE.map((ms) => (ms > 4_500 ? undefined : 'too-late')));
    await reach(({ turn }) => turn?.choosing === false);
    await clock.pass(1_000);
    for (const [seat, ms] of order.entries()) {
      const chosen = codes.get(ms) === undefined ? targetOf(seat) : seat % 2 === 0 ? (seat + 1) % PLAYERS : -1;
      const { turn } = seen(tables[seat]!);
      const heard = seen(mod).console!.known.find((one) => one.seat === seat)!.pick ?? -1;
      expect([ms, heard, turn!.sent?.seat]).toEqual([ms, chosen, chosen]);
    }
  }
  await closeAll(evening);
});
