/** The tables that all benchmarks print: what was measured with its budget beside it. */

export type Cell = string;

/** @param rows the first one names the columns */
export function printTable(title: string, rows: readonly (readonly Cell[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly Cell[]): string =>
    `| ${widths.map((width, i) => (i === 0 ? (cells[i] ?? '').padEnd(width) : (cells[i] ?? '').padStart(width))).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  console.log([`\n${title}\n`, line(rows[0]!), rule, ...rows.slice(1).map(line)].join('\n'));
}

/** The value below which this part of all lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Milliseconds with unit. */
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
