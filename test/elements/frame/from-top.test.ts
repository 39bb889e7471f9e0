import { expect, test, vi } from 'vitest';
import { FromTop } from '../../../src/elements/frame/from-top.ts';

test('another stage begins at its top; within one, what was scrolled stays', () => {
  const scrollTo = vi.fn();
  const renderRoot = { querySelector: () => ({ scrollTo }) } as unknown as ParentNode;
  const host = { renderRoot, addController: vi.fn(), removeController: vi.fn(), requestUpdate: vi.fn() };
  let stage: string | undefined;
  const top = new FromTop({ ...host, updateComplete: Promise.resolve(true) }, () => stage);
  for (const now of [undefined, 'lobby', 'lobby', 'game', 'game', 'lobby']) {
    stage = now;
    top.hostUpdated();
  }
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
