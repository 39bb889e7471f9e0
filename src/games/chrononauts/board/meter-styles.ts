/** How the meter looks, and what stands in place of the TimeLine: modes in the lobby, tables of things, travellers. */
import { css, type CSSResult } from 'lit';

export const meterStyles: CSSResult = css`
  .meter {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    font-weight: 700;
    line-height: 1.2;
  }
  .meter .name {
    display: flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  .notches {
    flex: 1;
    display: flex;
    gap: 5px;
  }
  .notches i {
    flex: 1;
    min-width: 0;
    height: 16px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .notches .on {
    background: repeating-linear-gradient(135deg, #18241e 0 4px, #f3b61f 4px 8px);
    box-shadow: inset 0 0 0 2px var(--tv-focus-ink);
  }
  .notches .more {
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-focus);
  }
  .notches .less {
    opacity: 0.45;
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-live);
  }
  .meter > b {
    font-size: 1.5rem;
    font-weight: 800;
    line-height: 1;
  }
  .meter em {
    font-style: normal;
  }
  .meter small {
    font-size: 1rem;
    color: var(--tv-ink-2);
  }
  .near > b,
  .warn {
    color: var(--tv-off);
  }
  .ultra {
    flex: 1 0 100%;
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 2px 12px;
    border-radius: 8px;
    background: var(--tv-kind-warp);
    color: #fff;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  .turning {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    line-height: 1.2;
  }
  .turning span {
    flex: 1 1 150px;
  }
  .always > .off {
    flex: 1 0 100%;
  }
  .always {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  .choosing {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 8px;
    height: 100%;
    padding: 18px;
  }
  .modes {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 18px;
    align-items: center;
    min-height: 0;
  }
  .advice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    line-height: 1.3;
  }
  .advice p {
    flex: 1 1 240px;
    text-wrap: pretty;
  }
  .mode {
    display: grid;
    gap: 12px;
    align-content: center;
    min-height: min(100%, 260px);
    padding: 20px;
    border: 0;
    border-radius: 16px;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    line-height: 1.35;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 4px 0 var(--tv-card-edge);
  }
  .mode .sign {
    font-size: 1.625rem;
  }
  .mode small {
    display: flex;
    gap: 6px;
    justify-content: center;
    align-items: center;
    font-size: 1rem;
    font-weight: 700;
  }
  .mode[aria-pressed='true'] {
    box-shadow:
      0 0 0 4px var(--tv-go),
      var(--tv-shadow-2);
  }
  .mode:focus-visible {
    box-shadow: 0 0 0 9px var(--tv-focus);
  }
  .tables {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    height: 100%;
    padding: 14px;
    overflow: auto;
  }
  .tables {
    --card: 116px;
  }
  .tables.few {
    --card: 148px;
  }
  .tables.many {
    --card: 100px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .many .laid li {
    height: calc(var(--card) * 0.95);
  }
  .many .laid .text {
    display: none;
  }
  .tables h3 {
    font-size: 1.25rem;
    margin-bottom: 8px;
  }
  .laid {
    display: flex;
    flex-wrap: wrap;
    gap: 9px;
  }
  .laid li {
    width: var(--card);
    height: calc(var(--card) * 1.4);
    border-radius: 11px;
    overflow: hidden;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 3px 0 var(--tv-card-edge);
  }
  .options {
    display: grid;
    gap: 10px;
    align-content: start;
    overflow: auto;
  }
  /* Firefox paints a scrollbar over round corners. */
  @supports (-moz-appearance: none) {
    .options {
      clip-path: inset(0 round 16px);
    }
  }
  .travellers h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
  }
  .travellers small {
    font: 600 0.875rem var(--tv-font-text);
    color: var(--tv-ink-2);
  }
  .travellers > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(138px, 1fr));
    gap: 8px;
    margin-top: 8px;
  }
  .travellers .goal {
    display: block;
  }
  .travellers .goal .btn {
    width: 100%;
    margin-top: 4px;
  }
  .travellers .home {
    display: flex;
    gap: 8px;
    align-items: center;
    color: #14533a;
  }
  .discards {
    display: grid;
    gap: 6px;
    line-height: 1.35;
    list-style: none;
  }
  @media (forced-colors: active) {
    .paper,
    .goal,
    .mode {
      border: 1.5px solid CanvasText;
    }
    .notches i {
      border: 1.5px solid CanvasText;
    }
    .notches .on {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
