/** A laboratory in one hand: moves by name, what they ask for answered in the clear unless it is held back. */
import { laboratory } from '../../../src/games/laboratory/laboratory.ts';
import { handOf, type State } from '../../../src/games/laboratory/state.ts';
import type { LaboratoryView } from '../../../src/games/laboratory/view.ts';
import type { Handle, Seat } from '../../../src/kernel/game.ts';
import { Dealer, type DealerOptions } from '../../helpers/dealer.ts';

export class Lab {
  readonly dealer: Dealer<State>;
  /** Questions are left open. */
  held = false;

  constructor(seats = 4, options: DealerOptions = {}) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.dealer = new Dealer(laboratory, { seats: all, options: {} }, 11, options);
  }

  get s(): State {
    return this.dealer.state;
  }

  /** 'ok', or the code and rule of the refusal. */
  do(seat: Seat, move: string, args: unknown = {}): string {
    const out = this.dealer.move(seat, move, args);
    if (!out.ok) return `${out.refusal.code} ${out.refusal.rule}`;
    if (!this.held) this.dealer.settle();
    return 'ok';
  }

  hand(seat: Seat): readonly Handle[] {
    return handOf(this.s, seat);
  }

  face(card: string): string {
    return this.dealer.face(card);
  }

  view(seat: Seat | null): LaboratoryView {
    return this.dealer.view(seat) as LaboratoryView;
  }

  /** Whether this seat's device can read it. */
  reads(seat: Seat, card: string): boolean {
    return this.dealer.eyes(seat).read(card as Handle) !== undefined;
  }
}

/** Shuffled, and so many cards each. */
export function dealt(n = 3, seats = 4, options: DealerOptions = {}): Lab {
  const lab = new Lab(seats, options);
  lab.do(0, 'shuffle');
  if (n > 0) lab.do(0, 'deal', { n });
  return lab;
}
