/** How a card of a joint deck is written: the index of its definition and that of its face. */

export const faceText = (of: number, face: number): string => `${of}/${face}`;

/** The index of the face; `undefined` where the text is no face of this definition. */
export function faceIn(content: string | undefined, of: number): number | undefined {
  const [def, face] = (content ?? '').split('/').map((part) => (/^\d{1,4}$/u.test(part) ? Number(part) : undefined));
  return def === of ? face : undefined;
}
