/** How many lines a text takes where it stands. */
export function linesOf(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}
