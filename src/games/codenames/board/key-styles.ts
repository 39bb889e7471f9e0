/** The spymasters' key on the same grid: frame, corner badge, tint; and the private aims. */
import { css, type CSSResult } from 'lit';

export const keyStyles: CSSResult = css`
  .grid {
    --frame: 7px;
    --badge: 42px;
    --aim: 32px;
  }
  .keyed .face {
    inset: var(--frame);
    border-radius: calc(var(--r) - 5px);
  }
  .in-red {
    background: color-mix(in srgb, var(--tv-red) 13%, var(--tv-card));
  }
  .in-blue {
    background: color-mix(in srgb, var(--tv-blue) 14%, var(--tv-card));
  }
  .in-assassin {
    background: color-mix(in srgb, #000 18%, var(--tv-card));
  }
  .key {
    position: absolute;
    inset: 0;
    border-radius: var(--r);
    border: var(--frame) solid var(--t);
    pointer-events: none;
    forced-color-adjust: none;
  }
  .key.bystander {
    border-style: dashed;
    border-width: calc(var(--frame) - 2px);
    border-color: color-mix(in srgb, var(--t) 80%, var(--tv-card-ink));
  }
  .key.assassin {
    background: repeating-linear-gradient(135deg, rgb(0 0 0 / 0.3) 0 6px, transparent 6px 14px);
  }
  .key .em {
    --em: var(--badge);
    position: absolute;
    right: -4px;
    top: -4px;
    filter: drop-shadow(0 0 1.5px var(--tv-card)) drop-shadow(0 0 1px var(--tv-card));
  }
  .key.bystander .em,
  .key.assassin .em {
    right: calc(-1 * var(--frame));
    top: calc(-1 * var(--frame));
    border-radius: 0 var(--r) 0 var(--r);
    background: var(--t);
    filter: none;
  }
  .key.bystander .em {
    right: calc(2px - var(--frame));
    top: calc(2px - var(--frame));
    color: var(--tv-card-ink);
  }
  .key.bystander .em .sh {
    width: 74%;
  }
  .key.bystander .em i {
    font-size: calc(var(--em) * 0.38);
    color: var(--tv-card-ink);
  }
  /* With a key on the table, covered cells step back by a third; white on them stays readable. */
  :host([keyed]) .cover:not(.turning) {
    background: color-mix(in srgb, var(--t) 66%, #8a8f88);
    box-shadow: none;
  }
  :host([keyed]) .cover.bystander:not(.turning) {
    background: color-mix(in srgb, var(--t) 72%, #8a8f88);
  }
  :host([keyed]) .cover.assassin:not(.turning) {
    background: var(--t);
  }
  :host([keyed]) .cover .mark {
    width: calc(var(--mark) * 0.72);
  }
  .aim {
    position: absolute;
    left: calc(var(--frame) + 3px);
    bottom: calc(var(--frame) + 3px);
    width: var(--aim);
    height: var(--aim);
    border-radius: 50%;
    background: var(--tv-focus);
    color: var(--tv-focus-ink);
    display: grid;
    place-items: center;
    font: 800 calc(var(--aim) * 0.5) / 1 var(--tv-font-text);
    box-shadow: 0 0 0 2.5px var(--tv-focus-ink);
    forced-color-adjust: none;
  }
  @container (max-width: 620px) or (max-height: 450px) {
    .grid {
      --frame: 4px;
      --badge: 27px;
      --aim: 22px;
    }
  }
  @container (max-width: 300px) or (max-height: 260px) {
    .grid {
      --badge: 20px;
      --aim: 19px;
    }
  }
`;
