/** A deck that a page has asked for, on its way to the table. First comes the next version of the box, and once the table has that, its pile. */
import type { BoxDone } from '../../../../elements/frame/board-boxes.ts';
import type { SandboxView } from '../../view.ts';
import type { BoardContext } from '../context.ts';

/** What a deck is brought with. */
export interface NewDeck {
  readonly hash: string;
  /** Of the version that it was made from. */
  readonly was: string;
  readonly define: unknown;
  readonly make: unknown;
}

interface ComingPorts {
  offer(move: string, args: unknown): boolean;
  context(): Pick<BoardContext, 'pending'> | undefined;
  done(out: BoxDone): void;
}

const REFUSED: BoxDone = { ok: false, code: 'setup/refused', advice: '' };

export class ComingDeck {
  readonly #deck: NewDeck;
  readonly #ports: ComingPorts;
  #isOver = false;
  #wasUnderWay = false;

  constructor(deck: NewDeck, ports: ComingPorts) {
    this.#deck = deck;
    this.#ports = ports;
    ports.offer('define', deck.define);
  }

  /** @param view the table as it is now: of a moment of the past nothing follows */
  look({ box: { hash } }: SandboxView): void {
    const deck = this.#deck;
    const ports = this.#ports;
    if (this.#isOver) return;
    // The table shows it already, and may still refuse it.
    const isUnderWay = ports.context()?.pending.some(({ move }) => move === 'define') === true;
    this.#wasUnderWay ||= isUnderWay;
    if (isUnderWay || (hash === deck.was && !this.#wasUnderWay)) return;
    // Else it was refused, or somebody else has changed the box first.
    this.end(hash === deck.hash && ports.offer('make', deck.make) ? { ok: true } : REFUSED);
  }

  /** Nothing more comes of it. */
  end(out: BoxDone = REFUSED): void {
    this.#isOver = true;
    this.#ports.done(out);
  }
}
