/** What must hold. A broken one throws, with all that it knows. */
class Broken extends Error {}

export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Broken(what());
}
