/** What notices a bug whose tests stand still: without it they end. */
export const NEVER_ENDED = 'tests never ended';

/** @see noticed.d.mts */
export function noticedBy({ isKilled, code, report }, root) {
  if (isKilled) return NEVER_ENDED;
  // A folder without tests ends badly too, and has noticed nothing.
  if (code === 0 || !report) return undefined;
  const files = report.testResults.filter(({ status }) => status === 'failed');
  const tests = files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return tests[0]?.fullName ?? files[0]?.name.slice(root.length + 1);
}

/** @see noticed.d.mts */
export function markOf(by, stage) {
  if (by === undefined) return '–';
  return by === NEVER_ENDED ? `∞ ${stage}` : stage;
}
