/** The own hand as its owner has it now: which card is taken up, and whether it is covered for the moment. */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Point } from '../../../elements/surface/things.ts';
import { NONE } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { PieceAct } from './act.ts';
import type { BoardContext } from './context.ts';
import { handActs, wholeHand } from './hand-acts.ts';
import { hand } from './hand.ts';
import type { Putting } from './putting.ts';

export interface OwnHandPorts {
  readonly putting: Putting;
  run(act: PieceAct): void;
  /** Where this card comes that is laid by a button. */
  free(context: BoardContext, n: number): Point;
  /** A card was taken up: nothing on the cloth is chosen any more. */
  took(): void;
}

export class OwnHand implements ReactiveController {
  /** `NONE`: no card is taken up. */
  #held = NONE;
  /** Nobody looks into it for the moment. */
  covered = false;
  readonly #host: ReactiveControllerHost;
  readonly #ports: OwnHandPorts;

  constructor(host: ReactiveControllerHost, ports: OwnHandPorts) {
    this.#host = host;
    this.#ports = ports;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#held = NONE;
  }

  readonly letGo = (): void => {
    this.#held = NONE;
    this.#host.requestUpdate();
  };

  /** What has left the hand isn't held. */
  look({ hands, me }: SandboxView): void {
    if (this.#held !== NONE && !hands.some(({ seat, cards }) => seat === me && cards.includes(this.#held)))
      this.#held = NONE;
  }

  view(context: BoardContext): TemplateResult | typeof nothing {
    const held = this.#held;
    const host = this.#host;
    const { putting, run, free, took } = this.#ports;
    return hand(context, {
      held,
      run,
      covered: this.covered,
      acts: held === NONE ? wholeHand(context) : handActs(context, held, free(context, held)),
      hold: (n) => {
        this.#held = n;
        host.requestUpdate();
        took();
      },
      cover: (on) => {
        this.covered = on;
        host.requestUpdate();
      },
      lift: (event) => {
        this.letGo();
        putting.onHandLift(event);
      },
      above: putting.onHandAbove,
      drop: putting.onHandDrop,
    });
  }
}
