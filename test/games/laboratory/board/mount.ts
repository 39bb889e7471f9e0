/** The laboratory's board over the real rules and the test dealer. */
import { laboratory } from '../../../../src/games/laboratory/laboratory.ts';
import type { State } from '../../../../src/games/laboratory/state.ts';
import { advice as adviceIt, rules as rulesIt } from '../../../../src/games/laboratory/words/it.ts';
import '../../../../src/games/laboratory/board/laboratory-board.ts';
import type { LaboratoryBoard } from '../../../../src/games/laboratory/board/laboratory-board.ts';
import type { KeepersView } from '../../../../src/kernel/keygen/view.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { Scene, type Judged, type Stage } from '../../../helpers/scene.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gaia', 'Hugo'];

export interface LabStage extends Stage {
  readonly seats?: number;
  readonly keepers?: KeepersView;
  readonly away?: readonly number[];
}

export class LabScene extends Scene<LaboratoryBoard> {
  readonly dealer: Dealer<State>;
  /** Questions stay open until the test answers them. */
  held = false;
  readonly #stage: LabStage;

  constructor(stage: LabStage = {}) {
    super(document.createElement('laboratory-board'), stage, { advice: adviceIt, rules: rulesIt });
    const seats = Array.from({ length: stage.seats ?? 4 }, (_, seat) => seat);
    this.#stage = stage;
    this.dealer = new Dealer<State>(laboratory, { seats, options: {} }, 7);
    this.feed();
  }

  /** A move by anybody, answered. */
  override play(seat: number, move: string, args: unknown = {}): void {
    const moved = this.dealer.move(seat, move, args);
    if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`);
    if (!this.held) this.dealer.settle();
    this.feed();
  }

  override feed(): void {
    const { dealer, me, lang, check } = this;
    const { seats = 4, keepers, away = [] } = this.#stage;
    Object.assign(this.board, {
      view: dealer.view(me),
      people: Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: NAMES[seat],
        plate: seat,
        me: seat === me,
        ...(away.includes(seat) && { away: true }),
      })),
      me,
      lang,
      keepers: keepers ?? keptBy([0, 1, 2, 3], 3),
      waiting: this.#waiting(),
      check,
    });
  }

  protected override judge(seat: number, move: string, args: unknown): Judged {
    return this.dealer.judge(seat, move, args);
  }

  #waiting(): readonly number[] {
    const { job } = this.dealer.state;
    return job?.step === 'mixed' ? job.seats.slice(1, 2) : laboratory.awaits(this.dealer.state);
  }
}

/** So many keepers, of whom so many could peek. */
export function keptBy(keepers: readonly number[], couldPeek: number, more: Partial<KeepersView> = {}): KeepersView {
  const mayLeave = keepers.length - couldPeek;
  return { keepers, couldPeek, mayLeave, strict: false, alone: keepers.length === 1, missing: [], out: [], ...more };
}
