/** The author's tool: what `npm run mission -- COMMAND FILE` does once the file is read. */
import { unzipped } from '../vault/container.ts';
import { fileOf } from '../vault/loader.ts';
import { bots, reports } from './bots/command.ts';
import { ends } from './bots/ends.ts';
import { hope } from './bots/hope.ts';
import { check } from './check.ts';
import { dotOf, svgOf } from './graph.ts';
import { linksOf } from './links.ts';
import { schemaOf } from './schema.ts';
import { sheetOf } from './proof.ts';
import { LANGUAGES, starterIn } from './starter.ts';
import { cardsOf } from '../pack/names.ts';
import type { Mission } from '../pack/mission.ts';
import type { Source } from '../vault/source.ts';
import type { Command, Options, World } from './world.ts';

/** FILE.tsr beside the source, or where `--out` says. */
const outOf = (file: string, options: Options, ending: string): string =>
  options['out'] ?? `${file.replace(/\.[^./\\]+$/u, '')}${ending}`;

const checks: Command = async (world, file, options) => {
  const stage = options['published'] === undefined ? 'source' : 'published';
  const { mission, lines, hints } = check(await world.read(file), stage);
  for (const line of [...lines, ...hints]) world.print(line);
  if (!mission) world.print(`${lines.length} ${lines.length === 1 ? 'fault' : 'faults'}`);
  return mission !== undefined;
};

const seals: Command = async (world, file, options) => {
  const source = await world.read(file);
  const { mission, lines } = check(source);
  for (const line of lines) world.print(line);
  const made = mission && (await fileOf(source));
  if (!made || !('bytes' in made)) return false;
  const out = outOf(file, options, '.tsr');
  world.write(out, made.bytes);
  const pages = Object.keys(unzipped(made.bytes).container?.pages ?? {}).length;
  world.print(`${out}: ${pages} sealed pages, ${Math.ceil(made.bytes.length / 1024)} KiB; its keys are in it`);
  return true;
};

/** The mission of a file that reads without a fault, its hints printed; else its faults are. */
async function sound(
  world: World,
  file: string,
): Promise<{ readonly mission: Mission; readonly source: Source } | undefined> {
  const source = await world.read(file);
  const { mission, lines, hints } = check(source);
  for (const line of mission ? hints : lines) world.print(line);
  return mission && { mission, source };
}

const draws: Command = async (world, file, options) => {
  const read = await sound(world, file);
  if (!read) return false;
  const links = linksOf(read.mission);
  const out = outOf(file, options, '.svg');
  world.write(out, out.endsWith('.dot') ? dotOf(links) : svgOf(links));
  world.print(`${out}: ${links.knots.length} things, ${links.arrows.length} links`);
  return true;
};

const proves: Command = async (world, file, options) => {
  const read = await sound(world, file);
  if (!read) return false;
  const out = outOf(file, options, '.html');
  world.write(out, sheetOf(read.mission, read.source.art));
  world.print(`${out}: ${cardsOf(read.mission).length} cards`);
  return true;
};

/** FILE.json and its pictures in `art` beside it. */
const begins: Command = (world, file, options) => {
  const asked = (options['in'] ?? 'en').split(',');
  const languages = LANGUAGES.filter((language) => asked.includes(language));
  if (languages.length < asked.length) {
    world.print(`--in is one of ${LANGUAGES.join(', ')}, or several with commas between them: --in en,it`);
    return Promise.resolve(false);
  }
  // Other names are read as modules.
  if (!file.endsWith('.json')) {
    world.print(`a new mission is a file that ends in .json: ${file}.json`);
    return Promise.resolve(false);
  }
  if (world.has(file)) {
    world.print(`${file} is there already, and stays as it is: a new mission wants a new name`);
    return Promise.resolve(false);
  }
  const starter = starterIn(languages);
  world.write(file, `${JSON.stringify(starter.mission, null, 2)}\n`);
  const folder = file.replace(/[^/\\]*$/u, 'art/');
  for (const [name, one] of Object.entries(starter.art))
    if (!world.has(`${folder}${name}.svg`)) world.write(`${folder}${name}.svg`, one);
  world.print(`${file}: a mission of one place. Next: npm run mission -- dev ${file}`);
  return Promise.resolve(true);
};

const describes: Command = (world, file) => {
  world.write(file, `${JSON.stringify(schemaOf(), null, 2)}\n`);
  return Promise.resolve(true);
};

const COMMANDS: Readonly<Record<string, Command>> = {
  check: checks,
  seal: seals,
  bots,
  report: reports,
  ends,
  hope,
  graph: draws,
  proof: proves,
  new: begins,
  schema: describes,
};

/** `--times 100 --quiet` → `{ times: '100', quiet: '' }` */
function optionsOf(words: readonly string[]): Options {
  return Object.fromEntries(
    words.flatMap((word, i) => {
      const next = words[i + 1];
      return word.startsWith('--') ? [[word.slice(2), next?.startsWith('--') === false ? next : '']] : [];
    }),
  );
}

/** @returns whether all went well */
export async function main(words: readonly string[], world: World): Promise<boolean> {
  const [name = '', file] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && file !== undefined) return command(world, file, optionsOf(words.slice(2)));
  world.print(`npm run mission -- ${Object.keys(COMMANDS).join(' | ')} FILE`);
  return false;
}
