/**
 * What the import makes of files that other programs have written: one line each, and the sums. Run by `scripts/import-survey.mjs` over a
 * folder of one's own; nothing is laid, drawn or fetched, and no file of other people belongs into this repository.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { readChosen } from '../../src/games/sandbox/box/import/chosen.ts';
import type { Line } from '../../src/games/sandbox/box/import/report.ts';

const sum = (lines: readonly Line<string>[]): number => lines.reduce((all, { n }) => all + n, 0);
const list = (lines: readonly Line<string>[]): string => lines.map(({ what, n }) => `${what} ${n}`).join(', ');
const part = (n: number, of: number): string => (of === 0 ? '–' : `${((100 * n) / of).toFixed(1)} %`);

const folder = process.argv[2]!;
const sums = { files: 0, opened: 0, kept: 0, changed: 0, dropped: 0, buttons: 0, asleep: 0 };
for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  sums.files++;
  const read = await readChosen([{ name: entry.name, bytes: await readFile(path) }], 'en');
  if (!read.ok) {
    console.log(`${path}: not opened, ${read.why}`);
    continue;
  }
  sums.opened++;
  if (read.kind === 'box') {
    console.log(`${path}: a box of ours`);
    continue;
  }
  const { kept, changed, dropped } = read.imported.report;
  sums.kept += sum(kept);
  sums.changed += sum(changed);
  sums.dropped += sum(dropped);
  sums.buttons += sum(kept.filter(({ what }) => what === 'buttons'));
  sums.asleep += sum(changed.filter(({ what }) => what === 'asleep'));
  console.log(
    `${path}: kept ${list(kept)}; changed ${list(changed) || 'nothing'}; dropped ${list(dropped) || 'nothing'}`,
  );
}
console.log(
  [
    `\n${sums.opened} of ${sums.files} files opened (${part(sums.opened, sums.files)})`,
    `pieces kept: ${part(sums.kept, sums.kept + sums.dropped)}, of them changed in something: ${sums.changed}`,
    `buttons awake: ${part(sums.buttons - sums.asleep, sums.buttons)}`,
  ].join('\n'),
);
