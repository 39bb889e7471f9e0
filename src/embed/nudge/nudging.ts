/** Nudges at one table, as its element has them: whom one may ask for, and who asks for this person. The strip that says so: `nudge-strip.ts`. */
import type { Seat } from '../../kernel/game.ts';
import type { Table, TableView } from '../../kernel/view/table-view.ts';
import type { Act } from '../shell/acts.ts';
import { LongWait } from './long-wait.ts';
import { AGAIN_MS, Nudges } from './nudge.ts';

/** So long it stands there that somebody asks for this person, unless they say that they are here. */
const ASKED_MS = 12_000;

/** What is told in a strip. */
export interface NudgeNote {
  /** People one may ask for. */
  readonly waited: readonly Seat[];
  /** One has just asked. */
  readonly sent: boolean;
  /** The person who asks for this one. */
  readonly by: Seat | undefined;
}

/** What drawing of calls needs, and whom it tells. */
export interface NudgingPorts {
  view(): TableView | undefined;
  changed(): void;
  /** Somebody asks for this person: it is heard and felt. */
  asked(): void;
}

/** People who may be called now, people who were, and the one who calls. */
export class Nudging {
  readonly #ports: NudgingPorts;
  readonly #wait: LongWait;
  readonly #nudges: Nudges;
  #by: Seat | undefined;
  #sent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: NudgingPorts) {
    this.#ports = ports;
    this.#wait = new LongWait(() => ports.changed());
    this.#nudges = new Nudges({
      me: () => ports.view()?.me.seat ?? null,
      now: () => performance.now(),
      asked: (by) => {
        this.#say({ by });
        ports.asked();
      },
    });
  }

  get note(): NudgeNote {
    return { waited: this.#wait.seats, sent: this.#sent, by: this.#by };
  }

  look(table: Table | undefined, view: TableView | undefined): void {
    this.#nudges.look(table?.gestures);
    if (view) this.#wait.look(view);
    else this.#wait.stop();
  }

  stop(): void {
    this.#nudges.stop();
    this.#wait.stop();
    clearTimeout(this.#timer);
    this.#by = undefined;
    this.#sent = false;
  }

  /** @returns whether the act was one of these */
  act({ act }: Act): boolean {
    if (act === 'nudge' && this.#nudges.send(this.#wait.seats)) this.#say({ sent: true });
    if (act === 'nudge-read') this.#say({});
    return act === 'nudge' || act === 'nudge-read';
  }

  #say({ by, sent = false }: { readonly by?: Seat; readonly sent?: boolean }): void {
    clearTimeout(this.#timer);
    this.#by = by;
    this.#sent = sent;
    // That one has asked is said until one may ask again: a button before that would do nothing.
    if (by !== undefined || sent) this.#timer = setTimeout(() => this.#say({}), sent ? AGAIN_MS : ASKED_MS);
    this.#ports.changed();
  }
}
