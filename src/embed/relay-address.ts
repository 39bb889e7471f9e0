/**
 * Where the relay is: what the page says, or else `/sync` beside the page. Where the script comes from another server, as on a page that
 * embeds tables from there, the `/sync` is that server's.
 * @param script address that this code was loaded from
 * @throws TypeError where what the page says is no address
 */
export function relayAddress(relay: string, script: string = import.meta.url): string {
  const address = new URL(relay || '/sync', relay ? location.href : origin(script));
  address.protocol = address.protocol.replace(/^http/u, 'ws');
  return address.href;
}

/** Undefined where what the page says is no address of a relay. */
export function askedRelay(relay: string): string | undefined {
  try {
    const address = relayAddress(relay);
    return /^wss?:/u.test(address) ? address : undefined;
  } catch {
    return undefined;
  }
}

function origin(script: string): string {
  const { protocol, origin: from } = new URL(script, location.href);
  return protocol.startsWith('http') ? from : location.href;
}
