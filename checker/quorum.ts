/** "The quorum of n" of SPEC.md, O: how many of the voters must agree. */

/** @param strict whether three take all three, as the table's settings say */
export function quorum(voters: number, strict: boolean): number {
  if (voters <= 2) return voters;
  if (voters === 3) return strict ? 3 : 2;
  // The smallest number of which any two share two.
  return Math.ceil(voters / 2 + 1);
}

/** Whether enough of the voters are among these. */
export const isQuorum = (voters: readonly string[], of: ReadonlySet<string>, strict: boolean): boolean =>
  voters.filter((voter) => of.has(voter)).length >= quorum(voters.length, strict);
