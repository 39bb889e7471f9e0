/** Pictures that the program draws, by the key that a box names them with ('french:S1'). They come in files of their own, when a box needs them. */

/** The SVG of a key; '' of one that isn't known. */
export type Pen = (key: string) => string;

const PENS: Readonly<Record<string, () => Promise<Pen>>> = {
  french: async () => (await import('./french.ts')).french,
  boards: async () => (await import('./boards.ts')).boards,
  tombola: async () => (await import('./tombola.ts')).tombola,
  picture: async () => {
    const { svg } = await (await import('../../../../pictures/load.ts')).loadPictures();
    return (key) => svg(Number(key), 'muted');
  },
  italian: async () => (await import('./italian.ts')).italian,
};

/** Those that a box needs, in one. Keys of families that this program doesn't know are drawn as nothing. */
export async function pensFor(keys: Iterable<string>): Promise<Pen> {
  const families = new Set([...keys].map((key) => key.slice(0, key.indexOf(':'))));
  const pens = new Map<string, Pen>();
  for (const family of families) {
    const load = Object.hasOwn(PENS, family) ? PENS[family] : undefined;
    if (load) pens.set(family, await load());
  }
  return (key) => {
    const at = key.indexOf(':');
    return pens.get(key.slice(0, at))?.(key.slice(at + 1)) ?? '';
  };
}
