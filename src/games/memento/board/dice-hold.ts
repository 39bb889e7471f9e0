/**
 * Where a throw leads straight to the telling, the page would be turned before anybody has seen the dice fall. They are held in sight for a
 * moment first: on those pages only that were there when they were still to be thrown.
 */
import { Hold } from '../../../elements/hold.ts';
import type { Scene } from '../state.ts';

/** Long enough to see which column decided; nobody has to act on what is looked at. */
export const LOOK_MS = 3_500;

type Seen = Pick<Scene, 'no' | 'kind' | 'step'>;

export class DiceHold extends Hold {
  #before: Seen | undefined;

  /** Looks at the scene as it is now, before it is drawn. */
  take(scene: Seen | null): void {
    const before = this.#before;
    this.#before = scene ?? undefined;
    const isSame = before?.no === scene?.no && before?.kind === scene?.kind;
    if (isSame && before?.step === scene?.step) return;
    this.end();
    if (isSame && before?.step === 'rolling' && scene?.step === 'narrate') this.hold(LOOK_MS);
  }
}
