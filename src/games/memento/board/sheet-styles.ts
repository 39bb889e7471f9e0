/** How a character's sheet looks, and the chip that stands for it. */
import { css, type CSSResult } from 'lit';
import { partStyles } from './part.ts';
import { cardFace, unseen } from '../../../elements/look/shared-styles.ts';

export const sheetStyles: CSSResult = css`
  ${partStyles}
  .sheets {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 12px;
  }
  .sheet {
    ${cardFace}
    border: 0;
    border-radius: 12px;
    text-align: start;
    min-width: 0;
  }
  article.sheet {
    padding: 6px 12px 8px;
    max-height: 232px;
    overflow: auto;
  }
  .head,
  .chip {
    position: relative;
  }
  /* Where they cover no word: at the plate, or at a chip's corner. */
  .fingers {
    inset-inline: 4px auto;
    bottom: 0;
    --tv-plate: 20px;
  }
  .chip .fingers {
    inset: -9px -3px auto auto;
  }
  li .fingers {
    position: static;
  }
  .sheet.on {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 6px var(--tv-focus);
  }
  .sheet.dark {
    background: none;
    color: var(--tv-ink);
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .dark tv-plate {
    filter: grayscale(1);
    opacity: 0.7;
  }
  .head {
    width: 100%;
    min-height: 48px;
    display: flex;
    align-items: center;
    gap: 9px;
    padding: 4px 0;
    border: 0;
    border-bottom: 1.5px solid currentcolor;
    background: none;
    text-align: start;
    --tv-plate: 36px;
  }
  .name {
    flex: 1;
    min-width: 0;
  }
  .name b {
    display: block;
    font: 400 1.1875rem/1.1 var(--tv-font-sign);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name small {
    display: block;
    color: var(--tv-card-ink-2);
    line-height: 1.2;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .dark :is(.name small, p, .fact) {
    color: var(--tv-ink-2);
  }
  .name i {
    font: 700 0.75rem/1.3 var(--tv-font-text);
    padding: 0 5px;
    border-radius: 5px;
    background: var(--tv-go);
    color: var(--tv-on-go);
  }
  .right {
    display: grid;
    justify-items: end;
    gap: 4px;
  }
  .sheet .tag {
    font-size: 0.8125rem;
    padding: 1px 7px;
    box-shadow: inset 0 0 0 1.5px currentcolor;
  }
  .dice {
    display: flex;
    align-items: center;
    gap: 2px;
    --tv-die: 15px;
  }
  .dice b {
    font-size: 0.875rem;
    margin-inline-start: 3px;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
    margin: 0 -6px;
    padding: 4px 6px;
    font-size: 0.9375rem;
    line-height: 1.2;
    border-bottom: 1.5px dashed var(--tv-card-edge);
  }
  li:last-child {
    border: 0;
  }
  li span,
  li s {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  em {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font: 700 0.8125rem/1.2 var(--tv-font-text);
    white-space: nowrap;
  }
  li.envied {
    background: #ffdf80;
    color: #1b231f;
    border-radius: 8px;
    border-color: transparent;
  }
  article p {
    padding-top: 8px;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .chip {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 5px 9px;
    flex-wrap: wrap;
    --tv-plate: 32px;
  }
  .chip .name b {
    font-size: 1rem;
    white-space: nowrap;
  }
  .chip .name small {
    display: none;
  }
  .fact {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-size: 0.8125rem;
    white-space: nowrap;
    color: var(--tv-card-ink-2);
  }
  :host([size='half']) .chip {
    min-height: 38px;
    padding: 3px 7px;
    --tv-plate: 26px;
    flex-wrap: nowrap;
  }
  :host([size='half']) .fact,
  :host([size='half']) .chip .name b {
    font-size: 0.8125rem;
  }
  /* Five or six: the name keeps the room. A chip has two lines; of a tag the sign is seen, its word heard. */
  :host(:not([size='low'])) :is(.n5, .n6) :is(.tag, .dark .fact) .word {
    ${unseen}
  }
  :is(.n5, .n6) .tag:has(> .word:only-child) {
    box-shadow: none;
    padding: 0;
  }
  :host([size='phone']) .sheets {
    gap: 5px;
  }
  :host([size='phone']) .chip {
    display: grid;
    justify-items: center;
    gap: 1px;
    padding: 4px 2px;
    text-align: center;
    --tv-plate: 26px;
  }
  :host([size='phone']) .chip .name {
    max-width: 100%;
  }
  :host([size='phone']) .chip .name b {
    font-size: 0.8125rem;
  }
  :host([size='phone']) .fact {
    font-size: 0.75rem;
  }
  /* Beside its fact a name would be cut: it stands over it. */
  .two .chip {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: 0 5px;
    padding: 3px 6px;
    text-align: start;
    --tv-plate: 26px;
  }
  .two .chip tv-plate {
    grid-row: span 2;
  }
  .two .chip .name {
    max-width: 100%;
    align-self: end;
  }
  :host([size='tablet']) :is(.n5, .n6) .chip .name b {
    font-size: 0.875rem;
  }
  :host([size='phone']) :is(.n5, .n6) {
    grid: auto-flow / repeat(3, minmax(0, 1fr));
  }
  .whole {
    display: grid;
    gap: 12px;
  }
  .whole li {
    border-color: var(--tv-line);
    font-size: 1rem;
    padding: 8px 6px;
  }
`;
