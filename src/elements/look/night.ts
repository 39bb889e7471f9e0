/** By night a room takes the night's colours: the same places, in another light. A board asks for it with the attribute `night`. */
import { css, type CSSResult } from 'lit';

/** Declarations for a room's element. */
export const night: CSSResult = css`
  color-scheme: dark;
  --tv-room: var(--tv-night-room);
  --tv-room-2: #1c2f3b;
  --tv-ink: var(--tv-night-ink);
  --tv-ink-2: var(--tv-night-ink-2);
  --tv-cloth: var(--tv-night-cloth);
  --tv-cloth-2: #16262f;
  --tv-paper: var(--tv-night-paper);
  --tv-line: #3f5866;
  --tv-line-strong: #8aa1ad;
  --tv-live: #7fd6a4;
  --tv-off: #ff9f8c;
  --tv-wait: #f0bd5b;
  --tv-gingham-lupus: #3e6076;
  --tv-go: var(--tv-night-go);
  --tv-go-edge: #b88d2a;
  --tv-go-soft: #2d4451;
  --tv-mark: #5b4a17;
  --tv-card: #e9e0c9;
  --tv-focus-ink: #10140f;
  background: var(--tv-room);
  color: var(--tv-ink);
`;
