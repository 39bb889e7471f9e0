/** How slips and buttons look: what a person is about to do, and the window that is open. */
import { css, type CSSResult } from 'lit';

export const slipStyles: CSSResult = css`
  .paper {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 12px 14px;
    box-shadow: var(--tv-shadow-1);
    min-width: 0;
  }
  .begin {
    display: grid;
    gap: 10px;
  }
  .begin[inert] > :not(.waits) {
    opacity: 0.55;
  }
  .waits {
    min-height: 1.3em;
  }
  .paper h3 {
    font-size: 1.25rem;
  }
  .hint {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .acts {
    display: grid;
    gap: 9px;
    min-width: 0;
  }
  .acts .btn {
    padding-inline: 12px;
  }
  .two {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 9px;
  }
  .two .btn {
    padding-inline: 8px;
  }
  .btn.sure {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 3px var(--tv-ink);
  }
  .btn.small {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
  }
  .btn.cannot {
    color: var(--tv-ink-2);
    box-shadow: inset 0 0 0 1.5px var(--tv-line);
  }
  .btn[aria-pressed='true']:not(.quiet) {
    box-shadow: inset 0 0 0 3px var(--tv-ink);
    background: var(--tv-mark);
  }
  .done {
    display: flex;
    gap: 8px;
    align-items: center;
    font-weight: 700;
    min-height: 44px;
  }
  .check {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    line-height: 1.25;
  }
  .always .check {
    flex: 1;
  }
  .check input {
    width: 22px;
    height: 22px;
    flex: none;
    accent-color: var(--tv-go);
  }
  .top {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  .top > div {
    flex: 1;
    min-width: 0;
  }
  .top small {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.2;
  }
  .paper.window,
  .picked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus),
      var(--tv-shadow-2);
  }
  .picked {
    box-shadow:
      0 0 0 2px var(--tv-ink),
      var(--tv-shadow-1);
  }
  .tale summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  .tale summary::before {
    content: '+';
    width: 22px;
  }
  .tale[open] summary::before {
    content: '–';
  }
  p.tale {
    font-style: italic;
  }
  .picked p {
    line-height: 1.3;
  }
  .mark {
    --kind: var(--tv-kind-action);
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 10px;
    background: var(--kind);
    color: #fff;
    font-size: 1.25rem;
  }
  /* The card's own picture lies on a card, as it does in the hand. */
  .mark:has(.picture) {
    background: var(--tv-card);
    box-shadow: inset 0 0 0 3px var(--kind);
  }
  .inverter .mark {
    --kind: var(--tv-kind-inverter);
  }
  .patch .mark {
    --kind: var(--tv-kind-patch);
  }
  .artifact .mark {
    --kind: var(--tv-kind-artifact);
  }
  .timewarp .mark {
    --kind: var(--tv-kind-warp);
  }
  .effects li,
  .below li {
    display: flex;
    gap: 9px;
    align-items: baseline;
    line-height: 1.35;
    padding: 2px 0;
  }
  .effects .sign-i {
    color: var(--tv-ink-2);
    align-self: center;
  }
  .effects .end {
    color: var(--tv-off);
  }
  .below {
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 6px;
    color: var(--tv-ink-2);
  }
  .aims {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .aims .hint {
    flex: 1 0 100%;
  }
  .aims .btn {
    padding: 4px 12px;
  }
  .aims small,
  .search small {
    display: block;
    font-weight: 400;
    font-size: 0.8125rem;
    color: var(--tv-ink-2);
  }
  .ring {
    position: relative;
    width: 54px;
    height: 54px;
    flex: none;
    display: grid;
    place-items: center;
  }
  .ring svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke-width: 7;
    rotate: -90deg;
  }
  .ring .track {
    stroke: var(--tv-line);
  }
  .ring .run {
    stroke: var(--tv-go);
  }
  .ring b {
    font-size: 1.375rem;
    font-weight: 800;
  }
`;
