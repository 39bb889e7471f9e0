/** The author's tool: what `npm run mission -- COMMAND FILE` does once the file is read. */
import { check } from './check.ts';
import type { Source } from '../vault/source.ts';

/** The world outside, so that tests need no files. */
export interface World {
  read(file: string): Promise<Source>;
  print(line: string): void;
}

type Command = (world: World, file: string, options: Readonly<Record<string, string>>) => Promise<boolean>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async check(world, file, options) {
    const { mission, lines } = check(
      await world.read(file),
      options['published'] === undefined ? 'source' : 'published',
    );
    for (const line of lines) world.print(line);
    if (!mission) world.print(`${lines.length} ${lines.length === 1 ? 'fault' : 'faults'}`);
    return mission !== undefined;
  },
};

/** `--times 100 --quiet` → `{ times: '100', quiet: '' }` */
function optionsOf(words: readonly string[]): Readonly<Record<string, string>> {
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
