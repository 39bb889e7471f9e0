/** How a card's face looks, in the hand and wherever else one is drawn; its lengths follow `--card`. */
import { css, type CSSResult } from 'lit';

export const faceStyles: CSSResult = css`
  .face {
    --kind: var(--tv-kind-action);
    display: flex;
    flex-direction: column;
    height: 100%;
    min-width: 0;
  }
  .face.inverter {
    --kind: var(--tv-kind-inverter);
  }
  .face.patch {
    --kind: var(--tv-kind-patch);
  }
  .face.artifact {
    --kind: var(--tv-kind-artifact);
  }
  .face.timewarp {
    --kind: var(--tv-kind-warp);
  }
  .band {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px 9px;
    background: var(--kind);
    color: #fff;
    font-weight: 700;
    font-size: clamp(0.75rem, calc(var(--card) * 0.105), 0.875rem);
    line-height: 1.2;
    white-space: nowrap;
  }
  /* A line that doesn't fit goes into a second column, which nobody sees: what is on a card is never cut in two. */
  .body {
    flex: 1 1 0;
    display: flex;
    flex-flow: column wrap;
    align-content: flex-start;
    min-height: 0;
    overflow: hidden;
  }
  .body > * {
    width: 100%;
    padding-inline: calc(var(--card) * 0.068);
  }
  .art {
    flex: 1 1 calc(var(--card) * 0.2);
    display: grid;
    place-items: center;
    min-height: 0;
    max-height: calc(var(--card) * 0.46);
    color: var(--kind);
    font-size: calc(var(--card) * 0.27);
  }
  .art .sign-i {
    height: min(1.25em, 100%);
    stroke-width: 1.7;
  }
  .picture {
    width: auto;
    height: min(1.55em, 100%);
  }
  .title {
    padding-block: 0 3px;
    font: 400 clamp(0.8125rem, calc(var(--card) * 0.127), 1.0625rem) / 1.12 var(--tv-font-sign);
    overflow-wrap: break-word;
    hyphens: manual;
  }
  .title.long {
    font-size: clamp(0.75rem, calc(var(--card) * 0.1), 0.875rem);
  }
  .text {
    padding-bottom: 6px;
    font-size: 0.8125rem;
    line-height: 1.24;
    color: var(--tv-card-ink-2);
  }
`;
