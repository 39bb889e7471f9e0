/** Lines of style that several elements share, to be put in a rule of theirs. */
import { css, type CSSResult } from 'lit';

/** Read aloud and not seen. */
export const unseen: CSSResult = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A column that gives way: what is in it scrolls. */
export const givingColumn: CSSResult = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

/** A card's face: paper with an edge, and how thick it is seen from the side of the person. */
export const cardFace: CSSResult = css`
  background: var(--tv-card);
  color: var(--tv-card-ink);
  box-shadow:
    0 0 0 1px var(--tv-card-edge),
    0 3px 0 var(--tv-card-edge);
`;

/** What one reads once: smaller and paler than what is done. */
export const smallPrint: CSSResult = css`
  color: var(--tv-ink-2);
  font-size: 0.9375rem;
  line-height: 1.35;
`;
