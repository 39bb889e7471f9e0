/** The pen: a stroke on the cloth becomes one act. Its inks and what it is reckoned with are fetched when the pen is taken up. */
import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { DrawnEvent } from '../../../elements/surface/events.ts';
import { drawnLater } from '../../../elements/loading/fetched.ts';
import type { BoardContext } from './context.ts';

const inking = (): Promise<typeof import('./inking.ts')> => import('./inking.ts');
const inks = drawnLater(inking);

export interface PenPorts {
  /** Is handed the act of each stroke. */
  draw(args: unknown): void;
  /** Adds a sheet to the board's styles, once. */
  dress(sheet: CSSStyleSheet | undefined): void;
}

export class Pen {
  /** The ink that it draws with: black, red, blue, green; undefined while it lies there. */
  tint: number | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #ports: PenPorts;

  constructor(host: ReactiveControllerHost, ports: PenPorts) {
    this.#host = host;
    this.#ports = ports;
  }

  /** Takes it up with this ink; without one puts it away. */
  choose(tint: number | undefined): void {
    this.tint = tint;
    this.#host.requestUpdate();
  }

  readonly onDrawn = async ({ points }: DrawnEvent): Promise<void> => {
    const tint = this.tint ?? 0;
    const { inkOf } = await inking();
    const args = inkOf(points, tint);
    if (args) this.#ports.draw(args);
  };

  /** Which ink, and the way out; nothing until that is here. */
  bar({ w, lang }: BoardContext): TemplateResult | typeof nothing {
    const late = inks.of(this.#host);
    if (!late) return nothing;
    this.#ports.dress(late.inkStyles.styleSheet);
    return late.inks(w, lang, this);
  }
}
