/**
 * Lit's `@customElement`, for files that a page may load twice: from two addresses, or as two versions. The first copy's element stays; the
 * second leaves the tag alone instead of breaking the page, and says so where it is of another version.
 */
export const customElement =
  (tag: string) =>
  (element: CustomElementConstructor): void => {
    const there = customElements.get(tag);
    if (!there) return customElements.define(tag, element);
    const [theirs, ours] = [versionOf(there), versionOf(element)];
    if (theirs !== ours)
      console.warn(
        `<${tag}> is that of version ${theirs ?? 'unknown'}, which this page loaded first; version ${ours ?? 'unknown'} is not used.`,
      );
  };

const versionOf = (element: CustomElementConstructor): string | undefined =>
  (element as { readonly version?: string }).version;
