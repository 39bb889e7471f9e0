/**
 * Why bytes from outside weren't taken: the closed list of codes of the wire. Bad data is a value, never an exception.
 */

/** Why bytes aren't of the strict form. */
export type WireCode =
  | 'wire/truncated'
  | 'wire/trailing'
  | 'wire/varint'
  | 'wire/count'
  | 'wire/client'
  | 'wire/clock'
  | 'wire/client-order'
  | 'wire/content'
  | 'wire/right-origin'
  | 'wire/map-key'
  | 'wire/origin'
  | 'wire/feed'
  | 'wire/entry-too-big'
  | 'wire/deletes'
  | 'wire/type';

/** `at` is the offset of the byte where reading stopped. */
export interface WireRefusal {
  readonly ok: false;
  readonly code: WireCode;
  readonly at: number;
}
