/** Where the code of a rule stands: what follows a comment that names it, and the statement in which its id is said. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript6';

const GAMES = 'src/games';

/** As in `scripts/rules.mjs`. */
export const ID = /\b(?:[A-Z]{2}Q?|LAB)-\d{2,3}\b/g;

const RANGE = /\b([A-Z]{2}Q?|LAB)-(\d{2,3}) (?:…|to) \1-(\d{2,3})\b/g;

/** The rules that a comment names: `CN-018` and, of `CN-018 … CN-021`, the two between as well. */
function idsIn(comment) {
  const between = Array.from(comment.matchAll(RANGE), ([, letters, first, last]) =>
    Array.from({ length: Number(last) - Number(first) }, (_, i) => {
      return `${letters}-${String(Number(first) + i).padStart(first.length, '0')}`;
    }),
  );
  return new Set([...(comment.match(ID) ?? []), ...between.flat()]);
}

/** The files that enforce rules: not the words, which name each, nor the board, which draws them. */
export const rulesOf = (game) =>
  readdirSync(join(GAMES, game), { recursive: true })
    .map((name) => join(GAMES, game, name))
    .filter((file) => file.endsWith('.ts') && !['words', 'board'].some((folder) => file.split(sep)[3] === folder))
    .toSorted();

/** @returns {{ id: string, file: string, start: number, end: number }[]} each place, by offsets into its file */
export function anchorsOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const seen = new Set();
  const add = (id, node) => found.push({ id, file, start: node.getStart(source), end: node.end });
  const comments = (ranges, node) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      for (const id of idsIn(text.slice(pos, end))) add(id, node);
    }
  };
  const look = (node) => {
    // The outermost node that begins behind a comment is what it is about.
    if (node !== source && !ts.isImportDeclaration(node)) comments(ts.getLeadingCommentRanges(text, node.pos), node);
    if (ts.isStringLiteral(node) && node.text.match(ID)?.[0] === node.text) add(node.text, deedOf(node));
    ts.forEachChild(node, look);
    if (node !== source) comments(ts.getTrailingCommentRanges(text, node.end), node);
  };
  look(source);
  return found;
}

/** The statement, or the branch, in which something is said. */
function deedOf(node) {
  let at = node;
  while (at.parent && !ts.isStatement(at) && !ts.isConditionalExpression(at)) at = at.parent;
  return at.parent && ts.isReturnStatement(at) && ts.isIfStatement(at.parent) ? at.parent : at;
}

/** Of what a file runs only while it is loaded: is no function around this piece? @returns a predicate of offsets */
export function isStaticIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return (start, end) => {
    const covers = (node) => {
      const [from, to] = [node.getStart(source), node.end];
      if (from > start || to < end) return false;
      if (ts.isFunctionLike(node) && (from < start || to > end)) return true;
      return ts.forEachChild(node, (child) => covers(child) || undefined) === true;
    };
    return !covers(source);
  };
}
