/** Taking back and going back as a person asks for it. */
import { refuseEntry } from '../fold/refusals.ts';
import type { Runner } from '../fold/runner.ts';
import type { TableState } from '../state/state.ts';
import { judgeUndo } from '../fold/undo.ts';
import { KIND, ZERO_HASH } from '../journal/entry.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import { makeUndoBody, UNDO_ACT, type UndoBody } from '../undo/body.ts';
import { warningsOf } from '../view/rewind-view.ts';
import type { RewindWarning, Undo } from '../undo/types.ts';
import type { ActingPorts } from './acting.ts';

export class TableUndo implements Undo {
  readonly #ports: ActingPorts;

  constructor(ports: ActingPorts) {
    this.#ports = ports;
  }

  mine(): { readonly possible: boolean; readonly why?: Refusal } {
    const at = this.#judged(lastMove);
    return 'code' in at ? { possible: false, why: at } : { possible: true };
  }
  takeBack(): Promise<Refusal | undefined> {
    return this.#do(lastMove);
  }

  check(position: number): Refusal | undefined {
    const at = this.#judged(before(position));
    return 'code' in at ? at : undefined;
  }
  propose(position: number): Promise<Refusal | undefined> {
    return this.#do(before(position));
  }
  warnings(position: number): readonly RewindWarning[] {
    const at = this.#ports.acting();
    const first = 'code' in at ? undefined : at.runner.moveAt(position);
    return 'code' in at || first === undefined ? [] : warningsOf(at.runner.world, at.shown, first);
  }

  consent(yes: boolean): Promise<Refusal | undefined> {
    return this.#do(({ undo }) => ({ act: yes ? UNDO_ACT.agree : UNDO_ACT.refuse, about: undo.offer?.entry }));
  }
  withdraw(): Promise<Refusal | undefined> {
    return this.consent(false);
  }

  #judged(want: Want): UndoBody | Refusal {
    const at = this.#ports.acting();
    if ('code' in at) return at;
    const { act, about } = want(at.shown, at.runner);
    const body = { act, about: about ?? ZERO_HASH };
    const judged = judgeUndo(at.runner.world, at.shown, at.device, body);
    if (!('code' in judged)) return body;
    return judged.rule === undefined ? refuseEntry(judged.code) : { code: judged.code, rule: judged.rule };
  }

  async #do(want: Want): Promise<Refusal | undefined> {
    if (this.#ports.unready) await this.#ports.unready;
    const body = this.#judged(want);
    if ('code' in body) return body;
    await this.#ports.write(KIND.undo, () => makeUndoBody(body));
    return undefined;
  }
}

type Want = (shown: TableState, runner: Runner) => Pick<UndoBody, 'act'> & { readonly about: string | undefined };

const lastMove: Want = ({ undo }) => ({ act: UNDO_ACT.takeBack, about: undo.last?.entry });
const before =
  (position: number): Want =>
  (_, runner) => ({ act: UNDO_ACT.propose, about: runner.moveAt(position) });
