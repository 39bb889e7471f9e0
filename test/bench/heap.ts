/** The collector of this process, for benches that say what stays in memory. */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Collects what nobody uses any more: all of it, or the youngest alone. */
export const collect = runInNewContext('gc') as (how?: { readonly type: 'minor' }) => void;

/** What is still in use, in MiB. */
export function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
