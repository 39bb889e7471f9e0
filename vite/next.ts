/** What a table is opened with, and all it imports. People who come by a link need it at once, people who make a table soon. */

const NEXT = ['src/embed/open-table.ts', 'src/embed/adapters/libsodium.ts'];

/** Of a file of the build, as far as it is told here. */
interface Built {
  readonly type: string;
  readonly fileName: string;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
}

/** @param entry what the page loads first: what it imports itself is needed before all else */
export function nextOf(bundle: Readonly<Record<string, Built>>, entry?: string): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found = new Set<string>();
  const add = (fileName: string): void => {
    if (found.has(fileName) || fileName === entry) return;
    found.add(fileName);
    for (const one of chunks) if (one.fileName === fileName) one.imports?.forEach(add);
  };
  for (const one of chunks) if (one.fileName === entry) one.imports?.forEach(add);
  for (const one of chunks) if (one.moduleIds?.some((id) => NEXT.some((next) => id.endsWith(next)))) add(one.fileName);
  return [...found];
}
