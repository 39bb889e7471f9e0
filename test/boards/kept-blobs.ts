/** What a page keeps in its memory under an address of its own, as its pictures: addresses say nothing, what lies there does. */
import { digest } from './digest.ts';

/** Each byte becomes a sign of its own. */
const BYTES = new TextDecoder('latin1');

const contents = new Map<string, string>();
const reading = new Set<Promise<unknown>>();

const addressOf = URL.createObjectURL.bind(URL);
URL.createObjectURL = (kept): string => {
  const address = addressOf(kept);
  if (!(kept instanceof Blob)) return address;
  const read = kept.arrayBuffer().then((bytes) => {
    contents.set(address, digest(BYTES.decode(bytes)));
    reading.delete(read);
  });
  reading.add(read);
  return address;
};

/** Waits until all that was put there is read. */
export const blobsRead = (): Promise<unknown> => Promise.all(reading);

/** The text, with what lies there instead of each address. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(/blob:[^\s"')\\]+/g, (address) => `blob:#${contents.get(address) ?? ''}`);
