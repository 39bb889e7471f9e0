// Every rule that a game names in its code must have a test whose title names it: `test('[CN-097] …')`.
// Counts them per game, lists the missing ones, and leaves with 1 if there are any.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

const GAMES = 'src/games';
const TESTS = 'test/games';

/** Rule ids: CN-097, rulings on doubtful rules, CNQ-25, and house rules, LAB-03. Not the cases (CNX-…) and invariants (CNI-…), which are tests themselves. */
const ID = /\b(?:[A-Z]{2}Q?|LAB)-\d{2,3}\b/g;
/** The title of a test, also of one driven by a table. */
const TITLE = /\b(?:test|it)(?:\.(?:each|for)\s*\([^]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

function files(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

// The words name every rule there is, the board draws them: neither enforces one.
const isRules = (game) => (file) =>
  !['words', 'board'].some((folder) => file.startsWith(join(GAMES, game, folder) + sep));

let missing = 0;
/** What games share is no game. */
const KIT = 'kit';
const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== KIT);
for (const { name: game } of games) {
  const used = new Set(
    files(join(GAMES, game))
      .filter(isRules(game))
      .flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []),
  );
  const tests = files(join(TESTS, game)).map((file) => readFileSync(file, 'utf8'));
  const titles = tests.flatMap((source) => Array.from(source.matchAll(TITLE), ([, , title]) => title));
  const shown = new Set(titles.flatMap((title) => /^\[([^\]]*)\]/.exec(title)?.[1].match(ID) ?? []));
  const lacking = [...used].filter((id) => !shown.has(id)).toSorted((a, b) => (a < b ? -1 : 1));
  missing += lacking.length;
  console.log(`${game}: ${used.size} rules in the code, ${used.size - lacking.length} with a test`);
  if (lacking.length > 0) console.log(`  without one: ${lacking.join(', ')}`);
}
process.exit(missing === 0 ? 0 : 1);
