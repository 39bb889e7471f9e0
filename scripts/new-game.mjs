// `npm run new-game NAME`: writes a small playable game under that name: rules, words, board, tests, and its entry in the registry.
// The files are those of docs/adding-a-game.md, so that page and program say the same.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { compileFunction } from 'node:vm';

const GUIDE = 'docs/adding-a-game.md';
const REGISTRY = 'src/games/registry.ts';
/** The page's own game, whose name is replaced. */
const MODEL = { id: 'matches', prefix: 'MA-' };

/** The code blocks of the guide that a path stands before: a path within code marks, at the end of a line with a colon. */
export function filesOf(guide) {
  return [...guide.matchAll(/`((?:src|test)\/[\w./-]+)`[^`\n]*:\n\n```ts\n([^]*?)```\n/g)].map(([, path, code]) => ({
    path,
    code,
  }));
}

const camelOf = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param name small letters, digits and dashes @param prefix of its rule ids @returns the text with the model's name replaced */
export function renamed(text, name, prefix) {
  const camel = camelOf(name);
  const pascal = camel[0].toUpperCase() + camel.slice(1);
  return text
    .replaceAll(/(?<=['/`])matches(?=['/.-])/g, name)
    .replaceAll(/(?<=const |\{ |\(|, |\)\.)matches(?=[:,)]| \}|\.outcome)/g, camel)
    .replaceAll('MatchesBoard', `${pascal}Board`)
    .replaceAll(/'Fiammiferi'|'Matches'/g, `'${pascal}'`)
    .replaceAll(MODEL.prefix, prefix);
}

/** @returns whether the files can't have an export of this name: it is a word of the language, or stands in their code already */
function isTaken(name, files) {
  const camel = camelOf(name);
  try {
    compileFunction(`'use strict'; let ${camel};`);
  } catch {
    return true;
  }
  // A comment or a text may have it.
  const code = files.map(({ code }) => code.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')).join('\n');
  return camel === 'await' || camel in globalThis || new RegExp(`(?<![.\\w-])${camel}(?![\\w-])`).test(code);
}

function main([name]) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name ?? '')) {
    return 'Usage: npm run new-game NAME, with a name of small letters, digits and dashes, such as "tic-tac-toe".';
  }
  if (existsSync(`src/games/${name}`)) return `There is a game in src/games/${name} already: take another name.`;
  const prefix = `${name
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 2)
    .toUpperCase()
    .padEnd(2, 'X')}-`;
  const guide = readFileSync(GUIDE, 'utf8');
  const files = filesOf(guide).filter(({ path }) => path !== REGISTRY);
  const entry = filesOf(guide).find(({ path }) => path === REGISTRY);
  if (name !== MODEL.id && isTaken(name, files))
    return `"${camelOf(name)}" is a word of the language, or of the code that would be written: take another name.`;
  for (const { path, code } of files) {
    const to = renamed(path, name, prefix);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, renamed(code, name, prefix));
    console.log(`wrote ${to}`);
  }
  const registry = readFileSync(REGISTRY, 'utf8');
  const indented = renamed(entry.code, name, prefix)
    .trimEnd()
    .replaceAll(/^(?=.)/gm, '  ');
  writeFileSync(REGISTRY, registry.replace(/^\];$/m, `${indented}\n];`));
  console.log(`added it to ${REGISTRY}`);
  console.log(`\nnpm run dev shows it; npx vitest run --project unit test/games/${name} tests it.`);
  console.log(`Once its rules stand, npm run corpus -- make ${name} keeps some games, which npm test wants to see.`);
  return undefined;
}

if (process.argv[1]?.endsWith('new-game.mjs')) {
  const complaint = main(process.argv.slice(2));
  if (complaint) {
    console.error(complaint);
    process.exit(1);
  }
}
