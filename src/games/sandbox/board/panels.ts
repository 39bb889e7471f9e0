/** Which panel is open over the cloth, and what stands in its fields. One is open at a time. */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Point } from '../../../elements/surface/things.ts';
import { NONE } from '../state.ts';
import type { BoardActions, BoardContext } from './context.ts';
import type { LookedAt } from './looking.ts';
import type { PanelName } from './sandbox-panels.ts';
import type { Supplies } from './supplies.ts';
import type { PieceThing } from './things.ts';

export interface PanelsPorts extends Pick<BoardActions, 'attempt'> {
  readonly supplies: Supplies;
  root(): ShadowRoot;
  things(context: BoardContext): readonly PieceThing[];
  /** Where new pieces come. */
  free(context: BoardContext): Point;
  gallery(context: BoardContext): TemplateResult;
  /** Brings a piece into sight, and chooses it. */
  show(n: number): void;
}

export class Panels implements ReactiveController {
  open: PanelName | 'pile' | undefined;
  /** The piece that a panel is about; `NONE` for any other. */
  #about = NONE;
  #query = '';
  /** Of the pile's panel: cards that this person was shown. */
  #cards: readonly number[] | undefined;
  #pile: typeof import('./pile/pile-panels.ts') | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #ports: PanelsPorts;

  constructor(host: ReactiveControllerHost, ports: PanelsPorts) {
    this.#host = host;
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.open = undefined;
  }

  /** @param about the piece that it is about */
  readonly show = (panel: Panels['open'], about: number = NONE): void => {
    this.open = panel;
    this.#about = about;
    this.#query = '';
    this.#cards = undefined;
    this.#host.requestUpdate();
    if (panel) void this.#ports.supplies.fetchPanels();
    if (panel === 'pile') void this.#fetchPile();
  };

  /** Cards were shown to this person, where they lie. */
  looked({ from, cards }: LookedAt): void {
    this.show('pile', from);
    this.#cards = cards;
  }

  async #fetchPile(): Promise<void> {
    this.#pile ??= await import('./pile/pile-panels.ts');
    this.#host.requestUpdate();
  }

  /** The list of what lies there, and the keyboard in its field for a name. */
  readonly find = async (): Promise<void> => {
    this.show('pieces');
    await this.#ports.supplies.fetchPanels();
    await this.#host.updateComplete;
    this.#ports.root().querySelector<HTMLElement>('.find input')?.focus();
  };

  readonly toggle = (panel: Panels['open']): void => this.show(this.open === panel ? undefined : panel);

  view(context: BoardContext): TemplateResult | typeof nothing {
    const { open } = this;
    const about = this.#about;
    const query = this.#query;
    const { supplies, attempt } = this.#ports;
    if (!open || !supplies.panels) return nothing;
    const close = (): void => this.show(undefined);
    if (open === 'pile')
      return this.#pile?.pilePanel(context, { from: about, cards: this.#cards, attempt, close }) ?? nothing;
    return supplies.panels.panel(context, open, {
      about,
      query,
      find: (now) => {
        this.#query = now;
        this.#host.requestUpdate();
      },
      gallery: () => this.#ports.gallery(context),
      close,
      attempt,
      make: (rows) => void attempt('make', { rows }),
      at: this.#ports.free(context),
      things: this.#ports.things(context),
      show: (n) => {
        this.show(undefined);
        this.#ports.show(n);
      },
    });
  }
}
