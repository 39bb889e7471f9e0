/** Whether somebody looks at the page, by the events that a browser sends. */
import { expect } from '@open-wc/testing';
import { watchVisibility } from '../../../src/embed/adapters/visibility.ts';

describe('[N6] a page’s visibility', () => {
  let state: DocumentVisibilityState = 'visible';
  let said: string[] = [];
  let stop = (): void => undefined;
  beforeEach(() => {
    [state, said] = ['visible', []];
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(document, 'visibilityState');
  });
  const becomes = (next: DocumentVisibilityState): void => {
    state = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const watch = (): void => {
    stop = watchVisibility((what) => said.push(what));
  };

  it('[N6] is told with each change, until nobody asks', () => {
    watch();
    expect(said).to.deep.equal([]);
    becomes('hidden');
    becomes('visible');
    stop();
    becomes('hidden');
    expect(said).to.deep.equal(['hidden', 'shown']);
  });

  it('[N6] is told at once where the page begins hidden', () => {
    state = 'hidden';
    watch();
    expect(said).to.deep.equal(['hidden']);
  });

  it('[N6] leaving is told, and coming back from the browser’s memory', () => {
    watch();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(said).to.deep.equal(['leaving', 'shown']);
  });
});
