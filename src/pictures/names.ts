// What the things are called, with their article, so that a sentence can take them as they are.

export type Lang = 'it' | 'en';

/** Thing → its name by language: "an owl", "un gufo". Always singular. */
export type Names = Readonly<Record<string, Readonly<Record<Lang, string>>>>;

export function nameOf(names: Names, thing: string, lang: Lang): string {
  const name = names[thing];
  if (!name) throw new Error(`pictures: "${thing}" has no name`);
  return name[lang];
}
