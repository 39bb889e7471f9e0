/**
 * Lengths in rem, counted from the room's own unit. Many pages set `html { font-size: 62.5% }`, which would draw every table's words in 10
 * px. The room (`tv-room.ts`) knows what size the reader has chosen. Used where styles are built and where elements are tested.
 */

/** @param {string} styles what stands in a css template. Lines of @-rules stay: no property counts in a query. */
export const ownRem = (styles) =>
  styles.replaceAll(/^(?!\s*@).*rem\b.*$/gmu, (line) =>
    line.replaceAll(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/gu, 'calc($1*var(--tv-rem,1rem))'),
  );

/** @param {string} code a module; its css templates are changed, nothing else */
export const withOwnRem = (code) => code.replaceAll(/css`[^`]*`/gu, ownRem);
