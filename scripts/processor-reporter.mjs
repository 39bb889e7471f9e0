// Processor time of each test file, whatever else the machine does. It counts the file's own threads, the processes it starts (browsers,
// relays) and the translation of what it imports. With one worker, so that one file runs at a time; the first that imports a thing pays for
// it. Linux alone tells of other processes' time.
import { readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';

/** Of a second: what Linux counts in. */
const TICKS = 100;

/** Parent and time used, its ended children's included, of each process that lives; those that end meanwhile are left out. */
function processes() {
  const all = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      // The name before the bracket may hold spaces.
      const [, , parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'latin1')
        .replace(/^.*\) /s, '- ')
        .split(' ');
      const used = rest.slice(9, 13).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
      all.set(Number(pid), { parent: Number(parent), used });
    } catch {
      // It has ended.
    }
  return all;
}

/** Seconds that this process and all that come from it have used. */
function usedSeconds() {
  const all = processes();
  const isOurs = (pid) => pid === process.pid || (all.has(pid) && isOurs(all.get(pid).parent));
  return [...all].reduce((sum, [pid, { used }]) => (isOurs(pid) ? sum + used : sum), 0);
}

export default class ProcessorReporter {
  #before = usedSeconds();
  #files = [];
  onTestModuleEnd(module) {
    const now = usedSeconds();
    const { duration } = module.diagnostic();
    this.#files.push({ file: module.relativeModuleId, seconds: now - this.#before, waitedMs: duration });
    this.#before = now;
  }
  onTestRunEnd() {
    const sum = this.#files.reduce((all, { seconds }) => all + seconds, 0);
    console.log(`${sum.toFixed(1).padStart(7)} s of processor, ${this.#files.length} files`);
    for (const { file, seconds } of this.#files.toSorted((a, b) => b.seconds - a.seconds))
      console.log(`${seconds.toFixed(1).padStart(7)} ${file}`);
  }
}
