/**
 * A box from an address, for a table that is made with it. From the page's own origin or the relay's it comes at once, from anywhere else
 * once a person has said yes. Without referrer, without credentials, 16 MiB at most. Fetched when it is wanted.
 */

/** Why there is no box from there. */
export type SetupTrouble = 'setup/address' | 'setup/away' | 'setup/too-large' | 'setup/other-bytes';

/** A box, or why there is none. */
export type Fetched = { readonly ok: true; readonly box: Blob } | { readonly ok: false; readonly code: SetupTrouble };

/** What is larger isn't taken. */
export const MOST_BYTES: number = 16 * 1024 * 1024;
const INTEGRITY = /^sha256-([A-Za-z0-9+/]{43}=)$/u;

const no = (code: SetupTrouble): Fetched => ({ ok: false, code });

/** The host that a person is asked about; '' where nobody need be. @param own origins that the page speaks with anyway */
export function strangeHost(url: URL, own: readonly string[]): string {
  return own.includes(url.origin) ? '' : url.host;
}

/** A relay's origin as pages have it. */
export const originOf = (relay: string): string => new URL(relay.replace(/^ws/u, 'http')).origin;

async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array[] | undefined> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

/** @param integrity 'sha256-…', or '' for any bytes */
export async function fetchBox(url: URL, integrity: string, load: typeof fetch = fetch): Promise<Fetched> {
  const wanted = INTEGRITY.exec(integrity)?.[1];
  if (integrity !== '' && !wanted) return no('setup/other-bytes');
  let parts: Uint8Array[] | undefined;
  try {
    const response = await load(url, { mode: 'cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok || !response.body) return no('setup/away');
    parts = await bytesOf(response.body, MOST_BYTES);
  } catch (error) {
    console.error(error);
    return no('setup/away');
  }
  if (!parts) return no('setup/too-large');
  const box = new Blob(parts as BlobPart[]);
  if (!wanted) return { ok: true, box };
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await box.arrayBuffer()));
  return base64(hash) === wanted ? { ok: true, box } : no('setup/other-bytes');
}
