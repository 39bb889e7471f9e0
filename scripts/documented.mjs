// Prints how many of a room's exports say what they are: `node scripts/documented.mjs [FOLDER…]`, or with `--list` the others. An export
// counts where a comment /** … */ stands right above it; decorators between them don't matter. It also counts where it is the file's only
// one and the file's header says it.
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

export const ROOMS = ['src/kernel', 'src/elements', 'src/games/kit', 'src/embed', 'src/wire', 'server'];
const EXPORT = /^export (?:abstract |async |declare )*(?:class|const|function\*?|interface|let|type) (\w+)/;

/** @returns each export of a text, and whether it is documented */
export function exportsOf(text) {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => {
    const name = EXPORT.exec(line)?.[1];
    if (!name) return [];
    let above = at - 1;
    while (/^(?:@|\}?\)$|  )/.test(lines[above] ?? '')) above--;
    return [{ name, line: at + 1, documented: /\*\/\s*$/.test(lines[above] ?? '') }];
  });
  const [only] = found;
  return found.length === 1 && text.startsWith('/**') ? [{ ...only, documented: true }] : found;
}

const filesOf = (room) =>
  readdirSync(room, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${room}/${file}`);

/** @returns exports of a room, each with its file */
export const exportsIn = (room) =>
  filesOf(room).flatMap((file) => exportsOf(readFileSync(file, 'utf8')).map((one) => ({ ...one, file })));

function main(args) {
  const isList = args.includes('--list');
  const rooms = args.filter((arg) => !arg.startsWith('--'));
  for (const room of rooms.length > 0 ? rooms : ROOMS) {
    const all = exportsIn(room);
    const without = all.filter(({ documented }) => !documented);
    const percent = all.length === 0 ? 100 : Math.round((100 * (all.length - without.length)) / all.length);
    console.log(`${room}: ${all.length - without.length} of ${all.length} exports documented (${percent} %)`);
    if (isList) for (const { file, line, name } of without) console.log(`  ${file}:${line} ${name}`);
  }
}

if (process.argv[1]?.endsWith('documented.mjs')) main(process.argv.slice(2));
