/** The strips about somebody who has dropped: what is offered to those who sit, the seat to whoever looks on, and that somebody is back. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/frame/board.ts';
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { actButton, strip } from '../shell/strip.ts';
import type { Gone } from './absences.ts';
import { absenceWords, type Lacking, timeOf } from './absence-words.ts';

/** What is known of absences, besides the view. */
export interface AbsenceNote {
  readonly gone: readonly Gone[];
  readonly back: readonly Seat[];
  /** A seat that this person asked for, and the others don't give. */
  readonly turnedDown: Seat | undefined;
  /** The seat that this person had, and somebody else has now. */
  readonly given: Seat | undefined;
  /** This browser may clear the store in which the seat's keys lie, and nobody has read so here. */
  readonly forgets?: boolean;
  /** Nobody is to be named now. */
  readonly isHushed: boolean;
}

const nameOf = ({ seats }: TableView, of: Seat): string =>
  seats.find(({ seat, state }) => seat === of && state === 'seated')?.name ?? '';

/** What is waited for of this seat; undefined where it is nothing. */
export function lackingOf({ waiting, order }: TableView, seat: Seat): Lacking | undefined {
  const owed = waiting.filter((one) => one.seat === seat);
  if (owed.some(({ what }) => what === 'move')) return 'move';
  if (owed.length > 0) return 'device';
  return order.missing.includes(seat) ? 'voice' : undefined;
}

/** Those about whom something is offered now. A table that is stuck says its own, and what leads on. */
export function offered(view: TableView, { gone, isHushed }: AbsenceNote): readonly Gone[] {
  const { order, me } = view;
  if (me.seat === null || isHushed) return [];
  return gone.filter(
    ({ seat, isDue, isPut }) =>
      isDue &&
      !isPut &&
      !(order.stuck && order.missing.includes(seat)) &&
      nameOf(view, seat) !== '' &&
      lackingOf(view, seat) !== undefined,
  );
}

/** Those who are missed at a table that is stuck: what can be done is offered beside the strip that says so. */
export const stuckWithout = ({ order, me }: TableView, { gone }: AbsenceNote): Gone | undefined =>
  order.stuck && me.seat !== null ? gone.find(({ seat, isDue }) => isDue && order.missing.includes(seat)) : undefined;

/** Seats that this page's person may ask for: of those who are away, by whoever has none and asks for none. */
export function vacant({ me, devices, past }: TableView, { gone, isHushed }: AbsenceNote): readonly Gone[] {
  const asks = me.asking || devices.asking !== undefined || devices.reclaims.some(({ mine }) => mine);
  if (me.seat !== null || me.watcher || asks || past || isHushed) return [];
  return gone.filter(({ isDue, isPut }) => isDue && !isPut);
}

/** @param view with names as sentences tell them */
export function renderAbsences(view: TableView, note: AbsenceNote, lang: Lang): TemplateResult {
  const say = absenceWords(lang);
  const back = note.back.map((seat) => nameOf(view, seat)).filter(Boolean);
  const { turnedDown, given } = note;
  return html`${offered(view, note).map(({ seat, since }) => {
    const name = nameOf(view, seat);
    const lacking = lackingOf(view, seat) ?? 'move';
    return strip(
      'hourglass',
      `${say.away(name, timeOf(since, lang))}: ${say.lacking[lacking]}.`,
      actButton(say.wait, { act: 'absence-wait', seat }),
      actButton(say.ask, { act: 'absence', seat }),
    );
  })}
  ${vacant(view, note).map(({ seat }) =>
    strip('user-plus', say.vacant(nameOf(view, seat)), actButton(say.take, { act: 'absence', seat })),
  )}
  ${
    turnedDown === undefined
      ? nothing
      : strip('users', say.turnedDown(nameOf(view, turnedDown)), actButton(say.fine, { act: 'absence-read' }))
  }
  ${
    given === undefined
      ? nothing
      : strip(
          'users',
          say.given(nameOf(view, given)),
          actButton(say.askBack, { act: 'return' }),
          actButton(say.fine, { act: 'absence-read' }),
        )
  }
  ${back.length > 0 ? strip('hand', say.back(back)) : nothing}`;
}
