/** Texts of a mission in the languages it speaks, and pages that are sealed until the log entitles to them. */
import { either, id, object, record, shaped, string, type Reader } from './reading.ts';
import { isRecord } from '../../../kernel/own.ts';

/** Its bytes lie apart, under a key of their own; opened, they hold what could stand here. */
export interface Sealed {
  readonly sealed: string;
}
export interface BlobRef {
  readonly blob: string;
}
/** By language. */
export type Localised = Readonly<Record<string, string>>;
export type Text = BlobRef | Localised;

const TEXT_MOST = 4_000;
const LANGUAGES_MOST = 12;

export const blobRef: Reader<BlobRef> = object<BlobRef>({ blob: id });
export const localised: Reader<Localised> = record(
  string(TEXT_MOST),
  LANGUAGES_MOST,
  id,
  'words by language, as { "en": "…" }',
);
export const textOf: Reader<Text> = shaped<Text>(
  (input, place) =>
    isRecord(input) && typeof input['blob'] === 'string' ? blobRef(input, place) : localised(input, place),
  (of) => ({ anyOf: [of(blobRef), { ...of(localised), not: { required: ['blob'] } }] }),
);

const sealed: Reader<Sealed> = object<Sealed>({ sealed: id });
export const isSealed = (value: unknown): value is Sealed => isRecord(value) && typeof value['sealed'] === 'string';

/** This, or a page that holds it. */
export function sealedOr<T>(reader: Reader<T>): Reader<T | Sealed> {
  return either<T | Sealed>((input) => (isSealed(input) ? sealed : reader), [sealed, reader]);
}
