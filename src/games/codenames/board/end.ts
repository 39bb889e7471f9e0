/** The end of a game of Codenames for the eye. It is a shower for the winners, a hush for the assassin and for a table that has lost together. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { End } from '../../../elements/finale.ts';
import type { CodenamesView } from '../view.ts';
import { shape } from './shapes.ts';

/** @returns undefined while the game is on */
export function endOf({ phase, result, options }: CodenamesView): End | undefined {
  if (phase !== 'over' || !result) return undefined;
  const lost = options.mode === 'coop' && result.winner !== options.coopTeam;
  return result.why === 'CN-117' || lost ? 'hush' : 'cheer';
}

/** CN-117: the assassin's cross, large. @param says who it is */
export const signOf = ({ result }: CodenamesView, says: string): TemplateResult | typeof nothing =>
  result?.why === 'CN-117' ? html`<span class="cross">${shape('assassin')}<b class="sign">${says}</b></span>` : nothing;

export const crossStyles: CSSResult = css`
  .cross {
    width: min(30cqw, 34cqh);
    text-align: center;
    animation: strikes 700ms cubic-bezier(0.2, 1.4, 0.4, 1) both;
  }
  .cross svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  .cross b {
    font-size: min(7cqw, 4rem);
    white-space: nowrap;
    margin-inline: -50%;
  }
  @keyframes strikes {
    from {
      scale: 2.2;
      opacity: 0;
      rotate: -14deg;
    }
  }
`;
