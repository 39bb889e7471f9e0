import { expect } from '@open-wc/testing';
import { endMotion } from './end-motion.ts';

/** axe finds nothing in what this shows, once nothing fades any more. */
export async function accessible(el: Element, options?: { readonly ignoredRules?: string[] }): Promise<void> {
  await endMotion();
  await expect(el).to.be.accessible(options);
}
