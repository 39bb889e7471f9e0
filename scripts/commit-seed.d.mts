/** Of the commit that is tested, or `SEED` of the environment. */
export function commitSeed(): number;
