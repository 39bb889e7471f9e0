// The seed of the suite's simulated sessions is the commit that is tested. So each commit is tried with other sessions, and anybody can
// play the same again. `SEED=…` in the environment asks for another.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** As many hexadecimal digits as git's short names have at least: the number stays below what a seed may be. */
const DIGITS = 7;
/** Where there is no commit, as in an unpacked archive. */
const NONE = 1;

export function commitSeed() {
  const asked = process.env.SEED;
  if (asked && Number.isInteger(Number(asked))) return Number(asked);
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, DIGITS), 16) : NONE;
}
