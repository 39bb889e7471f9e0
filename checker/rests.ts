/** "Log file" of PROTOCOL.md: each entry after its predecessor, and nothing that the tip doesn't rest on. */
import type { Chains } from './chains.ts';
import { readEntry } from './entry.ts';
import type { Findings } from './finding.ts';
import type { Part } from './log-file.ts';

/** Says where the entries of a part stand otherwise than a saved log has them. @param alsoNamed what the generation after it names in its votes */
export function checkRests(
  from: string,
  part: Part,
  chains: Chains,
  alsoNamed: readonly string[],
  findings: Findings,
): void {
  const hashes = part.entries.map((bytes) => readEntry(bytes)?.hash).filter((hash) => hash !== undefined);
  if (chains.entries.get(hashes[0] ?? '')?.kind !== 1)
    findings.add('file', `${from}: a part doesn't begin with the table's first entry.`);
  const before = new Set<string>();
  for (const hash of hashes) {
    const entry = chains.entries.get(hash);
    if (before.has(hash)) findings.add('file', `${from}: an entry stands there twice.`);
    else if (entry && entry.seq > 0 && !before.has(entry.prev))
      findings.add('file', `${from}: an entry of device ${entry.device.slice(0, 8)} stands before its predecessor.`);
    before.add(hash);
  }
  const needed = restsOn([part.tip, ...alsoNamed], chains);
  const idle = hashes.filter((hash) => chains.entries.has(hash) && !needed.has(hash));
  if (idle.length > 0)
    findings.add(
      'file',
      `${from}: the last stamp rests on ${needed.size} entries, and ${idle.length} others are there.`,
    );
}

function restsOn(tips: readonly string[], { entries }: Chains): ReadonlySet<string> {
  const needed = new Set<string>();
  const open = [...tips];
  for (let hash = open.pop(); hash !== undefined; hash = open.pop()) {
    const entry = entries.get(hash);
    if (!entry || needed.has(hash)) continue;
    needed.add(hash);
    const { body } = entry;
    open.push(entry.prev);
    if (body?.is === 'stamp' || body?.is === 'epoch' || body?.is === 'effect')
      open.push(
        entry.seen,
        ...body.entries,
        ...body.votes.map((vote) => ('hash' in vote ? vote.hash : vote.type === 'promise' ? vote.last.hash : '')),
      );
  }
  return needed;
}
