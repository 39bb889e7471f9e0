/**
 * How long a move is under way, six seats: until it shows to its author, until another sees it (pending), until it is stamped there. The
 * threads share this machine's cores, so the ratio to the echo of the same run is what counts. So is what all of them together work for one
 * act, which others' load changes least.
 */
import process from 'node:process';
import { pause } from './pace.ts';
import { ms, printTable, quantile } from './print.ts';
import { game, otherOn, teamOn } from './seated.ts';
import { FRAME, inThreads, type Measured, type Threads } from './threads.ts';

const ACTS = 100;
const WARM = 30;

type Step = 'shown' | 'stamped';

/** Somebody changes team. */
const changing: Measured<Step> = {
  game,
  seats: 6,
  author: 1,
  steps: ['shown', 'stamped'],
  /** Each change as the page would draw it. */
  report: (table, _seat, note) => {
    let [team, lines] = [teamOn(table.view, changing.author), table.view.log.length];
    table.subscribe(() => {
      const { view } = table;
      if (teamOn(view, changing.author) !== team) {
        team = teamOn(view, changing.author);
        note('shown');
      }
      const fresh = view.log.slice(lines);
      lines = view.log.length;
      if (fresh.some(({ what }) => what === 'move/setTeam')) note('stamped');
    });
  },
  act: async (table) => {
    const refusal = await table.propose('setTeam', { team: otherOn(table.view, changing.author) });
    if (refusal) throw new Error(refusal.code);
  },
};

type Times = Record<'echo' | 'own' | 'first' | 'seen' | 'stamped' | 'work', number[]>;

async function measure({ act, took, echo }: Threads<Step>): Promise<void> {
  const times: Times = { echo: [], own: [], first: [], seen: [], stamped: [], work: [] };
  const all = Array.from({ length: changing.seats }, (_, seat) => seat);
  for (let i = 0; i < WARM + ACTS; i++) {
    await pause();
    const bare = await echo();
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    if (i < WARM) continue;
    const seen = all.filter((seat) => seat !== changing.author).map((seat) => took('shown', seat));
    times.echo.push(bare);
    times.own.push(took('shown', changing.author));
    times.first.push(Math.min(...seen));
    times.seen.push(...seen);
    times.stamped.push(...all.map((seat) => took('stamped', seat)));
    times.work.push((user + system) / 1_000);
  }
  print(times);
}

function print({ echo, own, first, seen, stamped, work }: Times): void {
  const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
    what,
    ms(quantile(all, 0.1)),
    ms(quantile(all, 0.5)),
    ms(quantile(all, 0.99)),
    budget,
  ];
  const hop = quantile(echo, 0.5);
  printTable(`one act through the relay, ${changing.seats} seats, ${ACTS} acts`, [
    ['', 'p10', 'p50', 'p99', 'budget, p50'],
    row(`echo of ${FRAME} B`, echo, ''),
    row('visible to its author', own, '≤ 17 ms (a frame)'),
    row('seen by the first of the others, pending', first, `≤ ${ms(hop + 1)} (echo + 1)`),
    row('seen by each of the others, pending', seen, `≤ ${ms(hop + 1)} (echo + 1)`),
    row('stamped at each', stamped, `≤ ${ms(2 * (hop + 1))} (one more trip)`),
    row('processor time of all pages and the relay', work, ''),
  ]);
}

await inThreads(changing, measure);
