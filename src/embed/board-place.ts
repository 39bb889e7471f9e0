/** Keeps a game's board in its place and gives it what it draws. */
import type { BoardProps, Lang, Person, RefusalWords } from '../elements/board.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';
import type { SeatView } from '../kernel/table-view.ts';
import type { HostState } from './host.ts';

export class BoardPlace {
  private board: (HTMLElement & BoardProps) | undefined;
  private people: readonly Person[] = [];
  private peopleOf: readonly SeatView[] | undefined;

  /** A board compares by identity, so people are made anew only when the seats changed. */
  private seated(seats: readonly SeatView[]): readonly Person[] {
    if (this.peopleOf !== seats) {
      this.peopleOf = seats;
      this.people = seats
        .filter((s) => s.state === 'seated')
        .map(({ seat, name, me, presence }) => ({
          seat,
          name,
          plate: seat,
          me,
          ...(presence === 'away' && { away: true }),
        }));
    }
    return this.people;
  }

  /** @param place where the board stands; null where no game is on */
  feed(place: Element | null, host: HostState, lang: Lang, words: (refusal: Refusal) => RefusalWords): void {
    const { view, game } = host;
    const table = host.past ?? host.table;
    if (!place || !table || !view?.play || !game || host.board !== 'ready') {
      this.board = undefined;
      return;
    }
    const board = this.board ?? (document.createElement(game.tag) as HTMLElement & BoardProps);
    board.view = view.play.view;
    board.people = this.seated(view.seats);
    board.me = view.me.asking ? null : view.me.seat;
    board.lang = lang;
    board.pending = view.pending;
    board.waiting = [...new Set([...view.play.awaits, ...view.waiting.map((owed) => owed.seat)])];
    board.choices = (move): readonly unknown[] => table.choices(move);
    board.check = (move, args): RefusalWords | undefined => {
      const refusal = table.check(move, args);
      return refusal && words(refusal);
    };
    if (board.parentNode !== place) place.replaceChildren(board);
    this.board = board;
  }

  focus(): boolean {
    this.board?.focus();
    return this.board !== undefined;
  }
}
