/** Nudges at one table, as its element has them: whom one may ask for, who asks for this person, and the strip that says so. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../../elements/board.ts';
import '../../elements/tv-icon.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Table, TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../acts.ts';
import { LongWait } from './long-wait.ts';
import { nudgeWords } from './nudge-words.ts';
import { Nudges } from './nudge.ts';

/** So long it stands there that somebody asks for this person, unless they say that they are here. */
const ASKED_MS = 12_000;
/** And that one has asked. */
const SENT_MS = 4_000;

/** What is told in a strip. */
export interface NudgeNote {
  /** Whom one may ask for. */
  readonly waited: readonly Seat[];
  /** One has just asked. */
  readonly sent: boolean;
  /** Who asks for this person. */
  readonly by: Seat | undefined;
}

/** What drawing of calls needs, and whom it tells. */
export interface NudgingPorts {
  view(): TableView | undefined;
  changed(): void;
  /** Somebody asks for this person: it is heard and felt. */
  asked(): void;
}

/** Who may be called now, who was, and who calls. */
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
    if (by !== undefined || sent) this.#timer = setTimeout(() => this.#say({}), sent ? SENT_MS : ASKED_MS);
    this.#ports.changed();
  }
}

const button = (act: 'nudge' | 'nudge-read', label: string): TemplateResult =>
  html`<span class="acts"
    ><button class="btn" @click=${(event: Event): void => void event.target?.dispatchEvent(new ActEvent({ act }))}>
      ${label}
    </button></span
  >`;

/** @param names already told, where somebody shares theirs */
export function renderNudge(
  { seats }: Pick<TableView, 'seats'>,
  { waited, sent, by }: NudgeNote,
  lang: Lang,
): TemplateResult | typeof nothing {
  const say = nudgeWords(lang);
  const nameOf = (seat: Seat): string => seats.find((one) => one.seat === seat && one.state === 'seated')?.name ?? '';
  if (by !== undefined && nameOf(by))
    return html`<div class="strip" role="alert">
      <tv-icon name="megaphone"></tv-icon>
      <p>${say.asked(nameOf(by))}</p>
      ${button('nudge-read', say.read)}
    </div>`;
  const names = waited.map(nameOf).filter(Boolean);
  if (names.length === 0) return nothing;
  return html`<div class="strip" role="status">
    <tv-icon name="hourglass"></tv-icon>
    <p>${sent ? say.nudged : say.waiting(names)}</p>
    ${sent ? nothing : button('nudge', say.nudge)}
  </div>`;
}
