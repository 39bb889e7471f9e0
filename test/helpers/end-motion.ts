/** Brings all that still moves or fades in this page to its end: things have other colours meanwhile. Goes into pages as it stands here. */
export async function endMotion(): Promise<void> {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ];
  // A change of light begins to fade with the next frame.
  for (let n = 0; n < 3; n++) {
    await new Promise(requestAnimationFrame);
    for (const animation of roots(document).flatMap((root) => root.getAnimations()))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
