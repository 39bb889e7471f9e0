/** What the checker doesn't follow: from there on it says nothing of the state. Its message says what it met, in words that end a sentence. */
export class Beyond extends Error {}

/** Instead of a state. @throws Beyond */
export function beyond(what: string): never {
  throw new Beyond(what);
}
