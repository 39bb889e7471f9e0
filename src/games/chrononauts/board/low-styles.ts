/** On a wide board that is low, as on most laptops: what lies around the TimeLine is smaller, so that its events keep their names. */
import { css, type CSSResult } from 'lit';

export const lowStyles: CSSResult = css`
  @container board (min-width: 1001px) and (max-height: 700px) {
    .cloth {
      --tv-cloth-border: 11px;
      --tv-cloth-pad: 9px;
    }
    .table,
    .middle {
      row-gap: 6px;
    }
    .mine {
      --most: 106px;
      grid-template-columns: minmax(340px, 440px) minmax(0, 1fr);
    }
    .goal {
      padding: 6px 10px;
    }
    .goal h3 {
      margin-bottom: 2px;
      font-size: 1rem;
      line-height: 1.15;
    }
    .goal .ty {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    .goal li {
      padding: 1px 0;
      font-size: 0.875rem;
      line-height: 1.2;
    }
    .rail {
      gap: 8px;
    }
    .person {
      padding: 3px 0;
      --tv-plate: 38px;
    }
  }
`;
