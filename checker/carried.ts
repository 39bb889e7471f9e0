/** The state that a generation brings along: canonical JSON, in parts along its author's chain. */
import { ascii, hex, sha256 } from './bytes.ts';
import type { Chains } from './chains.ts';
import { chainOf, type Entry } from './entry.ts';
import { canonical } from './state-hash.ts';

/** The state that a generation begins with, as far as it is there and right. */
export function carriedState(chains: Chains, table: Entry): unknown {
  const { body } = table;
  if (body?.is !== 'table' || !body.beginning) return undefined;
  const parts = [...chains.entries.values()]
    .filter((entry) => chainOf(entry) === chainOf(table) && entry.body?.is === 'part')
    .toSorted((a, b) => a.seq - b.seq)
    .flatMap(({ body, seq }) => (body?.is === 'part' && body.index === seq ? [body.bytes] : []));
  const text = Buffer.concat([body.beginning.firstPart, ...parts]).toString('utf8');
  if (ascii(text).length !== body.beginning.size) return undefined;
  try {
    const state: unknown = JSON.parse(text);
    return canonical(state) === text && hex(sha256(ascii(text))) === body.beginning.stateHash ? state : undefined;
  } catch {
    return undefined;
  }
}
