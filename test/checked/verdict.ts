/** Whether the checker says of a recorded table what was so: nothing is wrong but by the one who lied, and nobody else is named. */
import type { Checked } from '../checker/check.ts';

/** @returns what it says otherwise */
export function verdict({ findings }: Checked, liar: string | undefined): readonly string[] {
  return (
    findings
      .filter(({ liars }) => !(liars.length === 1 && liars[0] === liar))
      // A liar's own word against one other's, or what it showed to nobody: something is wrong, and no bytes say by whom.
      .filter(({ wrong, liars }) => !(liar !== undefined && liars.length === 0 && ['missing', 'state'].includes(wrong)))
      .map(({ wrong, says, liars }) => `${wrong}: ${says} [${liars.join(', ')}]`)
  );
}
