/**
 * Lit's `@customElement`, for files that a page may load twice: from two addresses, or as two versions. The first copy's element stays; the
 * second leaves the tag alone instead of breaking the page.
 */
export const customElement =
  (tag: string) =>
  (element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
