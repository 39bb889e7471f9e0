/** How the storm looks: the page here, its parts in files of their own. */
import { css, type CSSResultGroup } from 'lit';
import { narrowStyles } from './narrow-styles.ts';
import { tableStyles } from './table-styles.ts';
import { tellingStyles } from './telling-styles.ts';

const page = css`
  :host {
    display: block;
    min-height: 100dvh;
  }
  tv-room {
    min-height: 100dvh;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 12px 18px;
    max-width: 1640px;
    margin: 0 auto;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 16px;
  }
  header h1 {
    font-size: 1.5rem;
  }
  header p {
    flex: 1 1 30ch;
    color: var(--tv-ink-2);
  }
  .home {
    color: inherit;
    text-decoration: none;
    align-self: center;
  }
  .begins {
    margin: 18dvh auto;
    font: 400 1.375rem / 1.3 var(--tv-font-sign);
  }
  .board {
    display: grid;
    gap: 14px;
    grid-template-columns: minmax(0, 1.55fr) minmax(320px, 1fr);
    grid-template-areas: 'table story' 'table log';
    grid-template-rows: minmax(0, 1.25fr) minmax(0, 1fr);
  }
`;

/** In this order: what depends on the window comes last. */
export const stormStyles: CSSResultGroup = [page, tableStyles, tellingStyles, narrowStyles];
