/**
 * What the relay counts, as Prometheus reads it. Sums over all tables only: no topic, address, session or size of anything
 * that could be told from another.
 */

const COUNTERS = {
  connections_total: 'Connections let in.',
  closed_total: 'Connections closed by the relay, by code.',
  refused_total: 'Upgrades refused, by status.',
  frames_total: 'Frames received.',
  bytes_total: 'Bytes received.',
  updates_total: 'Updates kept.',
  foreign_total: 'Updates of which a part was left out because it was another session’s.',
  delivered_total: 'Updates sent on.',
  paused_total: 'Times that a connection was read later because it sent too fast.',
} as const;

/** One of `COUNTERS`. */
export type Counter = keyof typeof COUNTERS;

/** A number as it is now, with what it means. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

/** Counts since the start, by label, as Prometheus reads them. */
export class Metrics {
  /** Those without a label, which are counted at each message. */
  readonly #plain: Partial<Record<Counter, number>> = {};
  readonly #labelled = new Map<Counter, Map<string, number>>();

  /** @param label e.g. a closing code; one of few */
  add(counter: Counter, amount = 1, label = ''): void {
    if (label === '') {
      this.#plain[counter] = (this.#plain[counter] ?? 0) + amount;
      return;
    }
    const sums = this.#labelled.get(counter) ?? new Map<string, number>();
    sums.set(label, (sums.get(label) ?? 0) + amount);
    this.#labelled.set(counter, sums);
  }

  /** Prometheus text format 0.0.4. */
  text(gauges: readonly Gauge[]): string {
    const lines: string[] = [];
    for (const [counter, help] of Object.entries(COUNTERS) as [Counter, string][]) {
      lines.push(`# HELP tavolata_${counter} ${help}`, `# TYPE tavolata_${counter} counter`);
      const sums = this.#labelled.get(counter) ?? new Map([['', this.#plain[counter] ?? 0]]);
      for (const [label, sum] of sums) lines.push(`tavolata_${counter}${label && `{code="${label}"}`} ${sum}`);
    }
    for (const { name, help, value } of gauges)
      lines.push(`# HELP tavolata_${name} ${help}`, `# TYPE tavolata_${name} gauge`, `tavolata_${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
