/** What the address asks for. An invitation in it is a secret: whoever reads one puts `placeOf` in its stead at once. */

export type Route =
  | { readonly to: 'home' }
  | { readonly to: 'own'; readonly id: string }
  /** The key with which tables are made at this server. */
  | { readonly to: 'key'; readonly key: string }
  | { readonly to: 'invitation'; readonly invitation: string };

export function readRoute(hash: string): Route {
  const asked = hash.replace(/^#/u, '');
  if (asked === '') return { to: 'home' };
  const key = /^key=([\w-]{16,200})$/u.exec(asked)?.[1];
  if (key !== undefined) return { to: 'key', key };
  const own = /^t=([a-z0-9]{1,20})$/u.exec(asked)?.[1];
  // Anything else was meant as an invitation: whether it is whole, the table says.
  return own === undefined ? { to: 'invitation', invitation: asked } : { to: 'own', id: own };
}

/** The address of a table that this browser knows. */
export function placeOf(id: string): string {
  return `#t=${id}`;
}
