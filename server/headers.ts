/**
 * What the server says about its files besides their bytes. The page holds a table's secret in memory and keys in its storage. So its
 * policy lets in no script, frame, form or connection from anywhere else.
 */

/** A `Host` header that may be repeated in a policy: a name or an address, with a port or not. */
export const HOST: RegExp = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/**
 * The page's content security policy.
 *
 * Elements style themselves with adopted sheets, which no policy forbids. They need `style` attributes (Lit's `styleMap` writes its first
 * one so): these are allowed, but no `<style>` in markup. Markup is Lit's alone, from templates. Scripts are started by
 * `elements/workers/helper.ts` and `offline/register.ts`, and in a call that needs a foreign one by `shells/script.ts`. Text of any other
 * hand becomes neither (Trusted Types). `'self'` covers the relay in today's browsers; older Safari wants it spelled out. Workers of a blob
 * are for embedding from another origin.
 *
 * @param foreign address of the one script of others that the page may load: in a call whose platform demands it (`shells.ts`)
 */
export function contentSecurityPolicy(host: string | undefined, frameAncestors: string, foreign = ''): string {
  const relay = host !== undefined && HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${foreign && ` ${foreign}`}`,
    "worker-src 'self' blob:",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    `connect-src 'self'${relay}`,
    `frame-ancestors ${frameAncestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types lit-html tavolata-worker tavolata-page${foreign && ' tavolata-shell'}`,
  ].join('; ');
}

/** What of a device no page of ours asks for, so that nothing that gets into one can. */
const DENIED: readonly string[] = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Said with every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
};

/** Said with the embeddable build, which pages of other origins load. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Whether a file's name holds a hash of its content, so that it never changes. */
export const isHashed = (path: string): boolean => /\/(?:assets|chunks)\/[^/]*-[\w-]{8,}\.\w+$/.test(path);

/** Whether it names one build of the embed: its package's version and eight digits of its script's hash. */
export const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+-[0-9a-f]{8}$/.test(name);

/** Whether a path is of one build of the embed alone, so that it never changes. */
export const isVersioned = (path: string): boolean => {
  const [, embed, name = '', ...rest] = path.split('/');
  return embed === 'embed' && isVersion(name) && rest.length > 0;
};

/** Files that may change are asked for anew each time. */
export function cacheControl(path: string): string {
  return isHashed(path) || isVersioned(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The MIME type of a file, by its ending; bytes for unknown ones. */
export function contentType(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether packing saves anything: pictures, sounds and fonts are packed already. */
export function packs(path: string): boolean {
  return /charset|wasm/.test(contentType(path));
}
