/** `mission bots FILE --times 200 --people 1,2,3,4 --kinds random,curious,expert --seed 1 --write`. */
import { check } from '../check.ts';
import type { Command } from '../world.ts';
import { chance } from './chance.ts';
import { replayed, type Kind } from './game.ts';
import { playBots, verdicts, type Plan } from './report.ts';

const KINDS: readonly Kind[] = ['random', 'curious', 'expert', 'thoughtful', 'forgetful'];
/** Only where the author has left notes. */
const THINKING: ReadonlySet<Kind> = new Set(['thoughtful', 'forgetful']);

/** Prints how each kind of bot fared, then what is wrong; `--write` keeps a run that was won for each number of people. */
export const bots: Command = async (world, file, options) => {
  const source = await world.read(file);
  const { mission, lines } = check(source);
  if (!mission) {
    for (const line of lines) world.print(line);
    return false;
  }
  const codes = source.codes ?? [];
  const plan: Plan = {
    times: Number(options['times'] ?? 200),
    people: (options['people'] ?? '1,2,3,4').split(',').map(Number),
    kinds: KINDS.filter((kind) => (options['kinds'] ?? KINDS.join(',')).split(',').includes(kind)).filter(
      (kind) => source.notes !== undefined || !THINKING.has(kind),
    ),
    seed: Number(options['seed'] ?? 1),
  };
  const report = playBots(mission, codes, plan, (line) => world.print(line), source.notes);
  const again = report.scripts.map((script) => ({ script, isWon: replayed(mission, script, chance(plan.seed)) }));
  for (const { script, isWon } of again)
    world.print(
      `MP-10 a run of ${script.people} in ${script.steps.length} steps ${isWon ? 'is won again' : 'isn’t won again'}`,
    );
  const wrong = verdicts(report, plan);
  for (const line of wrong) world.print(line);
  if (options['write'] !== undefined) world.write(`${file}.runs.json`, JSON.stringify(report.scripts));
  return wrong.length === 0 && again.every(({ isWon }) => isWon);
};
