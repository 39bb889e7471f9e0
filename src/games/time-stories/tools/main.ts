/** The author's tool: what `npm run mission -- COMMAND FILE` does once the file is read. */
import { unzipped } from '../vault/container.ts';
import { fileOf } from '../vault/loader.ts';
import { bots } from './bots/command.ts';
import { check } from './check.ts';
import type { Command, Options, World } from './world.ts';

/** FILE.tsr beside the source, or where `--out` says. */
const outOf = (file: string, options: Options, ending: string): string =>
  options['out'] ?? `${file.replace(/\.[^./\\]+$/u, '')}${ending}`;

const checks: Command = async (world, file, options) => {
  const { mission, lines } = check(await world.read(file), options['published'] === undefined ? 'source' : 'published');
  for (const line of lines) world.print(line);
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

const COMMANDS: Readonly<Record<string, Command>> = { check: checks, seal: seals, bots };

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
