/** Moves of the game as a person asks for them. */
import type { FoldCode } from '../fold/refusals.ts';
import { refuseEntry } from '../fold/refusals.ts';
import type { About } from '../game.ts';
import { type Entry, KIND } from '../journal/entry.ts';
import type { Refusal, TableCode } from '../pipeline/refusals.ts';
import { eyesOf } from '../play/eyes.ts';
import { choices } from '../play/sift.ts';
import { isLookingOn, seatOf } from '../state/state.ts';
import type { Outcomes } from '../view/table-view.ts';
import type { Acting, ActingPorts } from './acting.ts';
import { isVeiled, judgeDesk, moveBodyOf, refusalOfMove } from './propose.ts';

export interface MovePorts {
  /** Table time, ms. */
  now(): number;
  /** Nobody is told where this entry of the own page is refused. */
  hush(hash: string): void;
}

export class TableMoves {
  readonly #ports: ActingPorts;
  readonly #own: MovePorts;

  constructor(ports: ActingPorts, own: MovePorts) {
    this.#ports = ports;
    this.#own = own;
  }

  check(move: string, args: unknown): Refusal | undefined {
    const at = this.#ports.acting();
    if ('code' in at) return at;
    if (!isVeiled(at.game, move)) return refusalOfMove(at.game, at.shown, at.device, { move, args }, at.known.opened);
    const judged = this.#judgeDesk(at, move, args);
    return 'code' in judged ? judged : undefined;
  }

  choices(move: string, about?: About): readonly unknown[] {
    const at = this.#ports.acting();
    if ('code' in at || !at.shown.play) return [];
    const seat = seatOf(at.shown, at.device);
    return seat === undefined || isLookingOn(at.shown, seat)
      ? []
      : choices(at.game, at.shown.play, move, eyesOf(at.shown.play, seat, at.known.opened), about);
  }

  /** @param unasked the game's own duty: where it is refused, nobody is told */
  async propose(move: string, args: unknown, unasked = false): Outcomes {
    if (this.#ports.unready) await this.#ports.unready;
    const at = this.#ports.acting();
    if ('code' in at) return at;
    if (isVeiled(at.game, move)) return this.#layOnDesk(at, move, args);
    const refusal = refusalOfMove(at.game, at.shown, at.device, { move, args }, at.known.opened);
    if (refusal) return refusal;
    let code: FoldCode | TableCode | undefined;
    const written: Entry | undefined = await this.#ports.write(KIND.move, async (place) => {
      const body = await moveBodyOf(at.performing, at.shown, at.runner.state, place, move, args);
      if (typeof body !== 'string') return body;
      code = body;
      return undefined;
    });
    if (unasked && written) this.#own.hush(written.hash);
    return code && refuseEntry(code);
  }

  #judgeDesk(at: Acting, move: string, args: unknown): ReturnType<typeof judgeDesk> {
    const { game, shown, device, known } = at;
    return judgeDesk(game, shown, device, { move, args }, known.opened, at.sends(shown), this.#own.now());
  }

  /** Nothing of it leaves the device before it goes into letters that are sent anyway. */
  async #layOnDesk(at: Acting, move: string, args: unknown): Outcomes {
    const judged = this.#judgeDesk(at, move, args);
    if ('code' in judged) return judged;
    return at.desk.put(judged.tag, judged.chosen).then(
      () => undefined,
      () => refuseEntry('store/failing'),
    );
  }
}
