/** Where the relay is: what the page says, or the `/sync` of its own origin. */
export function relayAddress(relay: string): string {
  const address = new URL(relay || '/sync', location.href);
  address.protocol = address.protocol.replace(/^http/u, 'ws');
  return address.href;
}
