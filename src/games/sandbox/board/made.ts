/** Plain elements, as painters make them. */

export const made = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  name: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const el = document.createElement(tag);
  el.className = name;
  if (text) el.textContent = text;
  return el;
};

/** Words that the thing's own name says already: the styles draw them, so that nobody hears them twice. */
export function told<K extends 'b' | 'span'>(name: string, text: string, tag: K = 'b' as K): HTMLElementTagNameMap[K] {
  const el = made(tag, name);
  el.dataset['says'] = text;
  return el;
}

/**
 * What is tapped on a piece to do its act of this name. Keys and screen readers reach that act by the bar. The piece is one control, and none
 * may lie in another, so this is no button.
 */
export function doing(act: string, sign: string, title: string): HTMLElement {
  const el = told('step', sign, 'span');
  el.dataset['does'] = act;
  el.title = title;
  return el;
}
