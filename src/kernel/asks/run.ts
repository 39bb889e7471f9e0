/**
 * What an ask of a game needs from the table before it can be answered: a small machine of plain data a kind. The fold feeds it with
 * contributions and with time; it ends in an answer. The table of them is `fold/machines.ts`.
 */
import type { CardRun } from '../runs/card-run.ts';
import type { Rolled } from '../dice.ts';
import type { Coin } from '../runs/coin.ts';
import type { PackRun } from '../runs/pack.ts';
import type { OpenRun } from './open.ts';
import type { SecretRun } from './secret.ts';
import type { TellRun } from './tell.ts';
import type { VeilRun } from './veil.ts';

/** A public roll by commit and reveal of all seats. */
export interface RollRun extends Rolled {
  readonly kind: 'roll';
  readonly coin: Coin;
}

/** Everything that may be under way for an open question, told apart by `kind`. */
export type Run = RollRun | SecretRun | TellRun | OpenRun | CardRun | PackRun | VeilRun;
