/**
 * What a table's element hears, shows and feels beside the board. There are sounds, fingers of others, nudges, absences, the screen that
 * stays awake, and whether there is room beside the board. One place begins and ends all of them.
 */
import type { TableView } from '../kernel/view/table-view.ts';
import type { AbsenceNote } from './absence/absence-strips.ts';
import { Absences } from './absence/absences.ts';
import { SeatWish } from './absence/seat-wish.ts';
import type { Act } from './shell/acts.ts';
import { Awake } from './awake.ts';
import { Cues } from './cues.ts';
import { Docking } from './docking.ts';
import type { Loaded } from './table-loader.ts';
import { Nudging } from './nudge/nudging.ts';
import { Pointing } from './pointing/pointing.ts';
import { type Settings, soundOf } from './settings.ts';

/** What the senses need, and whom they tell. */
export interface SensesPorts {
  settings(): Settings;
  /** The table as it is now, whatever moment of it is shown. */
  view(): TableView | undefined;
  /** The element is to be drawn again. */
  changed(): void;
  /** Others point at something else. */
  pointed(): void;
}

/** What reaches a person besides the picture: sounds, a screen that stays awake, pointing, and being called. */
export class Senses {
  readonly awake: Awake = new Awake();
  readonly cues: Cues;
  readonly docking: Docking;
  readonly pointing: Pointing;
  readonly nudging: Nudging;
  readonly absences: Absences;
  readonly #wish: SeatWish;
  readonly #settings: () => Settings;

  constructor(ports: SensesPorts) {
    this.#settings = () => ports.settings();
    this.cues = new Cues(() => ({ ...ports.settings(), sound: soundOf(ports.settings(), ports.view()) }));
    this.docking = new Docking(() => ports.changed());
    this.pointing = new Pointing(
      () => ports.pointed(),
      () => ports.settings().pointing !== 'off',
    );
    this.nudging = new Nudging({
      view: () => ports.view(),
      changed: () => ports.changed(),
      asked: () => this.cues.nudge(),
    });
    this.absences = new Absences(() => ports.changed());
    this.#wish = new SeatWish(() => ports.changed());
  }

  /** What the strips about absences are drawn from. */
  get absence(): Omit<AbsenceNote, 'isHushed'> {
    return {
      gone: this.absences.gone,
      back: this.absences.back,
      turnedDown: this.#wish.turnedDown,
      given: this.#wish.given,
      forgets: this.awake.forgets && this.#settings().forgets === undefined,
    };
  }

  readonly #touched = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') this.cues.touched();
  };

  /** The element is on a page. */
  attach(element: HTMLElement): void {
    this.docking.begin(element);
    element.addEventListener('pointerup', this.#touched);
  }

  /** Another table is opened. */
  begin(): void {
    this.cues.begin();
    this.absences.stop();
    this.#wish.stop();
  }

  /** The table, or the moment of it that is shown, has changed. */
  look({ table, view }: Loaded): void {
    const now = table?.view;
    this.pointing.look(table);
    this.nudging.look(table, now);
    if (now) this.absences.look(now);
    if (now) this.#wish.look(table, now);
    if (table && now) this.cues.look(now.log, now.connection.state === 'live');
    if (view) this.awake.look(view);
    else this.awake.stop();
  }

  /** The element is taken away. */
  stop(): void {
    this.awake.stop();
    this.docking.stop();
    this.pointing.stop();
    this.nudging.stop();
    this.absences.stop();
    this.#wish.stop();
  }

  /** @returns whether the act was one of theirs */
  act(what: Act): boolean {
    if (what.act === 'absence-wait') this.absences.put(what.seat);
    if (what.act === 'absence-read') this.#wish.dismiss();
    return what.act === 'absence-wait' || what.act === 'absence-read' || this.nudging.act(what);
  }
}
