/**
 * How long a roll is under way, six seats: stamped at each, then committed at each (a quorum has acknowledged it). Its
 * result shown at each, after all have committed and revealed. An ordinary act waits for no quorum (`hops.ts`).
 */
import { Replica } from '../../src/kernel/order/replica.ts';
import { laboratory } from '../../src/games/laboratory/laboratory.ts';
import type { LaboratoryView } from '../../src/games/laboratory/view.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { TableView } from '../../src/kernel/view/table-view.ts';
import { Inside } from '../../src/sim/inside.ts';
import { crowdRooms } from '../sim/hooks.ts';
import { pause } from './pace.ts';
import { ms, printTable, quantile } from './print.ts';
import { FRAME, inThreads, type Measured, type Threads } from './threads.ts';

const ROLLS = 100;
const WARM = 20;

type Step = 'stamped' | 'committed' | 'shown';

const inside = new Inside();
/** Called after every look of this page's replica at the order. */
let looked: (replica: Replica) => void = () => undefined;

const labOf = ({ play }: TableView): LaboratoryView => play!.view as LaboratoryView;

/** Somebody rolls a die; nobody acts before the last page has its result. */
const rolling: Measured<Step> = {
  game: laboratory as unknown as Game<never, never>,
  seats: 6,
  author: 1,
  steps: ['stamped', 'committed', 'shown'],
  inside: inside.hear,
  watch: () => {
    crowdRooms(1);
    const { look } = Replica.prototype;
    Replica.prototype.look = function lookedAt(this: Replica): void {
      look.call(this);
      looked(this);
    };
  },
  isReady: (view) => labOf(view).job === undefined,
  report: (table, _seat, note) => {
    let [lines, told] = [table.view.log.length, labOf(table.view).news[0]?.number];
    let asked = Infinity;
    looked = ({ committed }) => {
      if (!committed || committed.position < asked) return;
      asked = Infinity;
      note('committed');
    };
    table.subscribe(() => {
      const fresh = table.view.log.slice(lines);
      lines = table.view.log.length;
      if (fresh.some(({ what }) => what === 'move/roll')) {
        asked = inside.order!.tip!.position;
        note('stamped');
      }
      const [news] = labOf(table.view).news;
      if (news?.number !== told && news?.what === 'roll') note('shown');
      told = news?.number;
    });
  },
  act: async (table) => {
    const refusal = await table.propose('roll', { n: 1, sides: 6 });
    if (refusal) throw new Error(refusal.code);
  },
};

async function measure({ act, took, echo }: Threads<Step>): Promise<void> {
  const times: Record<Step | 'echo', number[]> = { echo: [], stamped: [], committed: [], shown: [] };
  const all = Array.from({ length: rolling.seats }, (_, seat) => seat);
  for (let i = 0; i < WARM + ROLLS; i++) {
    await pause();
    const bare = await echo();
    act();
    if (i < WARM) continue;
    times.echo.push(bare);
    for (const step of rolling.steps) times[step].push(...all.map((seat) => took(step, seat)));
  }
  const row = (what: string, from: readonly number[]): readonly string[] => [
    what,
    ms(quantile(from, 0.1)),
    ms(quantile(from, 0.5)),
    ms(quantile(from, 0.99)),
  ];
  printTable(`one roll through the relay, ${rolling.seats} seats, ${ROLLS} rolls`, [
    ['', 'p10', 'p50', 'p99'],
    row(`echo of ${FRAME} B`, times.echo),
    row('stamped at each', times.stamped),
    row('committed at each', times.committed),
    row('its result shown at each', times.shown),
  ]);
}

await inThreads(rolling, measure);
