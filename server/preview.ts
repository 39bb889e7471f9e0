/**
 * A chat's preview of a link: the page's own words and a picture. The picture's address must be whole, which a page that is built once for
 * any server can't know. An invitation stands behind the `#` and is never sent, so all tables' links look alike.
 */
import { HOST } from './headers.ts';

const PICTURE = /content="(\/preview\.png)"/u;
/** Where a browser trusts a page without a certificate. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/u;

/** @param host as the request names it; where it is none the page stays as it is */
export function withPreview(page: string, host: string | undefined): string {
  if (host === undefined || !HOST.test(host)) return page;
  const origin = `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
  return page.replace(PICTURE, (_, path: string) => `content="${origin}${path}"`);
}
