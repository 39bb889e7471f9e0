/** A moment of the past in the place of the table, for a board: it shows, and refuses every act. */
import { refuseEntry } from '../fold/refusals.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { History, Outcomes, Table, TableView } from '../view/table-view.ts';

/** What a board asks of a table. */
export type Playable = Pick<Table, 'view' | 'now' | 'check' | 'choices' | 'propose'>;

/** One moment of the past as something that a board can draw; it takes no moves. */
export class LookBack implements Playable {
  readonly #history: History;
  readonly position: number;

  constructor(history: History, position: number) {
    this.#history = history;
    this.position = position;
  }

  get view(): TableView {
    return this.#history.at(this.position);
  }
  /** Time stands still in the past. */
  now(): number {
    return this.#history.positions.findLast(({ position }) => position <= this.position)?.time ?? 0;
  }
  check(): Refusal {
    return refuseEntry('table/past');
  }
  choices(): readonly unknown[] {
    return [];
  }
  propose(): Outcomes {
    return Promise.resolve(this.check());
  }
}
