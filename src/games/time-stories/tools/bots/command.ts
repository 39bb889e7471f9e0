/**
 * `mission bots FILE --times 200 --people 1,2,3,4 --kinds random,curious,informed --seed 1 --write`, and
 * `mission report FILE --times 2500 --seed 1`: the same games measured against targets.
 */
import type { Mission } from '../../pack/mission.ts';
import type { Source } from '../../vault/source.ts';
import { check } from '../check.ts';
import type { Command, Options, World } from '../world.ts';
import { chance } from './chance.ts';
import { companiesOf } from './companies.ts';
import { replayed, type Kind } from './game.ts';
import { measuresOf } from './measures.ts';
import { playBots, verdicts, type Plan } from './report.ts';

const KINDS: readonly Kind[] = ['random', 'curious', 'thoughtful', 'clumsy', 'informed'];
/** Only where the author has left notes. */
const THINKING: ReadonlySet<Kind> = new Set(['thoughtful', 'clumsy']);
/** A fifth of the games is enough for those of whom one figure is wanted. */
const FEWER: ReadonlySet<Kind> = new Set(['random', 'clumsy']);
const FIFTH = 5;
/** Games more of each cast at an extreme, at most. No fewer tell whether the worst wins 80 of 100 that the best wins. */
const AGAIN = 200;

/** The kinds asked for that can play it. */
const kindsOf = ({ notes }: Source, asked: string | undefined): readonly Kind[] =>
  KINDS.filter((kind) => asked === undefined || asked.split(',').includes(kind)).filter(
    (kind) => notes !== undefined || !THINKING.has(kind),
  );

const planOf = (source: Source, mission: Mission, options: Options, times: number): Plan => ({
  times: Number(options['times'] ?? times),
  people: companiesOf(mission, options['people']),
  kinds: kindsOf(source, options['kinds']),
  seed: Number(options['seed'] ?? 1),
});

/** The mission of a file that reads without a fault; else its faults are printed. */
export async function sound(
  world: World,
  file: string,
): Promise<{ readonly source: Source; readonly mission: Mission } | undefined> {
  const source = await world.read(file);
  const { mission, lines } = check(source);
  if (mission) return { source, mission };
  for (const line of lines) world.print(line);
  return undefined;
}

/** Prints how each kind of bot fared, then what is wrong; `--write` keeps a run that was won for each number of people. */
export const bots: Command = async (world, file, options) => {
  const read = await sound(world, file);
  if (!read) return false;
  const { source, mission } = read;
  const plan = planOf(source, mission, options, 200);
  const report = playBots(mission, source.codes ?? [], plan, (line) => world.print(line), source.notes);
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

/** Prints each measure beside its target; all is well where every target is met. */
export const reports: Command = async (world, file, options) => {
  const read = await sound(world, file);
  if (!read) return false;
  const { source, mission } = read;
  if (!source.notes) {
    world.print('a report wants the author’s notes: without them no bot plays as people think');
    return false;
  }
  const plan = planOf(source, mission, options, 500);
  const those = (isMeant: (kind: Kind) => boolean): readonly Kind[] => plan.kinds.filter(isMeant);
  const parts = [
    { ...plan, kinds: those((kind) => kind === 'thoughtful') },
    { ...plan, kinds: those((kind) => kind === 'informed'), again: Math.min(AGAIN, plan.times) },
    { ...plan, kinds: those((kind) => FEWER.has(kind)), times: Math.ceil(plan.times / FIFTH) },
  ];
  const played = parts.flatMap(
    (part) => playBots(mission, source.codes ?? [], part, (line) => world.print(line), source.notes).played,
  );
  const measures = measuresOf(mission, played, source.notes);
  for (const { name, value, target, isMet } of measures)
    world.print(`${isMet ? 'met   ' : 'MISSED'} ${name}: ${value} (target ${target})`);
  return measures.every(({ isMet }) => isMet);
};
