/** Which of the things that each start marks as present have not been present for too long. */

const DAY_MS = 86_400_000;

/**
 * Nothing where even the newest was marked longer ago. Then the server stood still for so long or, likelier, the clock is wrong. What would
 * be deleted doesn't come back when it is set right.
 * @param marked by path, when it was marked last (Unix, ms), before this start has marked anything
 */
export function outdated(marked: ReadonlyMap<string, number>, nowMs: number, keptDays: number): readonly string[] {
  const beforeMs = nowMs - keptDays * DAY_MS;
  if (Math.max(...marked.values()) < beforeMs) return [];
  return [...marked].filter(([, markedMs]) => markedMs < beforeMs).map(([path]) => path);
}
