/** The game can be called off, by more than half of those who live: who wants to, and what comes of it. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { base } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import { words } from '../../../elements/words.ts';
import { isNight } from '../people.ts';
import { plays, type LupusContext } from './board-context.ts';

const it = {
  callOff: 'Chiudiamo qui',
  sure: 'Sì, per me si chiude',
  says: {
    opens: 'Se siete d’accordo in più della metà dei vivi, le carte si aprono e la partita finisce senza vincitori.',
    waits:
      'Se siete d’accordo in più della metà dei vivi, si chiede al dispositivo di chi modera di aprire le carte. Se per mezzo minuto non risponde, potete chiudere lasciandole coperte.',
    covered:
      'Se siete d’accordo in più della metà dei vivi, la partita finisce qui, senza vincitori e con le carte coperte.',
    undealt: 'Se siete d’accordo in più della metà, la partita finisce qui, prima che si diano le carte.',
  },
  mine: (n: number): string =>
    n === 1
      ? 'Hai detto di chiudere. Serve più della metà dei vivi.'
      : `Siete in ${n} a voler chiudere. Serve più della metà dei vivi.`,
  theirs: (names: string, n: number): string =>
    n === 1
      ? `${names} vuole chiudere. Serve più della metà dei vivi.`
      : `${names} vogliono chiudere. Serve più della metà dei vivi.`,
};

type CallingWords = typeof it;

const en: CallingWords = {
  callOff: 'Call it off',
  sure: 'Yes, call it off',
  says: {
    opens: 'If more than half of the living agree, the cards are opened and nobody wins.',
    waits:
      'If more than half of the living agree, the moderator’s device is asked to open the cards. If it doesn’t answer for half a minute, you can close the game and leave them covered.',
    covered: 'If more than half of the living agree, the game ends here: nobody wins, and the cards stay covered.',
    undealt: 'If more than half of you agree, the game ends here, before any card is dealt.',
  },
  mine: (n) =>
    n === 1
      ? 'You want to call it off. It takes more than half of the living.'
      : `${n} of you want to call it off. It takes more than half of the living.`,
  theirs: (names, n) =>
    n === 1
      ? `${names} wants to call it off. It takes more than half of the living.`
      : `${names} want to call it off. It takes more than half of the living.`,
};

const callingText: (lang: Lang) => CallingWords = words(it, en);

/** What becomes of the cards: they are asked of the moderator's device, unless it has left or didn't open them before. */
function endOf({ view, people }: LupusContext): keyof CallingWords['says'] {
  const { stage, stuck, night, hub } = view;
  if (stage === 'record' || stuck?.from === 'record' || stuck?.what === 'hub') return 'covered';
  if (night === 0) return 'undealt';
  return people.some(({ seat, away }) => seat === hub && away) ? 'waits' : 'opens';
}

/** Whether this person can say so. By night all who play have the same page: a tap of somebody who is out is told why it doesn't count. */
export function mayCall(context: LupusContext): boolean {
  const { view, me, check } = context;
  if (me === null || view.calling.includes(me)) return false;
  return isNight(view) ? plays(context) : check('callOff', {}) === undefined;
}

/** @event tv-propose - callOff */
@customElement('lupus-calling')
export class LupusCalling extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      p {
        ${smallPrint}
      }
    `,
  ];

  override render(): TemplateResult {
    const { view, lang, me } = this.context;
    const w = callingText(lang);
    const { calling } = view;
    const isMine = me !== null && calling.includes(me);
    const says = isMine ? w.mine(calling.length) : w.theirs(namesOf(this.context, calling), calling.length);
    return html`${calling.length > 0 ? html`<p role="status">${says}</p>` : nothing}${
      mayCall(this.context)
        ? html`<tv-confirm
            .lang=${lang}
            .label=${w.callOff}
            .sure=${w.sure}
            .says=${w.says[endOf(this.context)]}
            @tv-confirm=${(): void => void this.offer('callOff')}
          ></tv-confirm>`
        : nothing
    }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-calling': LupusCalling;
  }
}
