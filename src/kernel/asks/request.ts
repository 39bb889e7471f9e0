/**
 * What an ask of a game needs from the table before it can be answered: a small machine of plain data a kind. The fold feeds it with
 * contributions (answer entries) and with time; it ends in an answer. Where a kind has no machine yet, the ask is answered `lost`.
 */
import type { CardRequest } from '../cards/request.ts';
import type { Rolled } from '../dice.ts';
import type { Coin } from './coin.ts';
import type { OpenRequest } from './open.ts';
import type { SecretRequest } from './secret.ts';
import type { TellRequest } from './tell.ts';

/** A public roll by commit and reveal of all seats. */
export interface RollRequest extends Rolled {
  readonly kind: 'roll';
  readonly coin: Coin;
}

export type Request = RollRequest | SecretRequest | TellRequest | OpenRequest | CardRequest;
