/**
 * Whether the checker says of a recorded table what was so. Nothing is wrong but by the one who lied, nobody else is named, and no proven
 * lie is missed.
 */
import type { Checked } from '../../checker/check.ts';
import { readEntry } from '../../checker/entry.ts';
import type { Evidence } from '../../checker/evidence.ts';

/** @returns what it says otherwise */
export function verdict(
  { findings }: Checked,
  { liar, evidence }: { readonly liar: string | undefined; readonly evidence: Evidence },
): readonly string[] {
  const wrongly = findings
    .filter(({ liars }) => !(liars.length === 1 && liars[0] === liar))
    // A liar's own word against one other's, or what it showed to nobody: something is wrong, and no bytes say by whom.
    .filter(({ wrong, liars }) => !(liar !== undefined && liars.length === 0 && ['missing', 'state'].includes(wrong)))
    .map(({ wrong, says, liars }) => `${wrong}: ${says} [${liars.join(', ')}]`);
  const isNamed = findings.some(({ liars }) => liar !== undefined && liars.includes(liar));
  const missed = liar !== undefined && !isNamed && isProven(evidence, liar);
  return missed ? [...wrongly, `two stamps of ${liar} for one place are there, and it isn't named`] : wrongly;
}

/** Did anybody get both stamps of a liar? They are of one session, over the same one. */
function isProven({ entries = [] }: Evidence, liar: string): boolean {
  const places = entries.flatMap((bytes) => {
    const entry = readEntry(bytes);
    return entry?.body?.is === 'stamp' && entry.device === liar ? [`${entry.session} ${entry.seen}`] : [];
  });
  return new Set(places).size < places.length;
}
