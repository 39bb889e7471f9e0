import { resolve } from 'node:path';

/** In a browser lib0's log is drawn with its whole DOM toolkit. What Yjs has to say of a mistake of ours is read as well in one colour. */
export const plainLog: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^lib0\/logging$/u, replacement: resolve(import.meta.dirname, '../node_modules/lib0/logging.node.js') },
];

type Groups = { readonly name: string; readonly test: RegExp; readonly priority: number }[];

/**
 * The Workers' code (signatures, stretching, group work) lies in chunks with nothing of the page. A helper of the bundler that lands
 * elsewhere would make a Worker load the page's code, which falls over there. The page takes bytes and proofs from the same chunks.
 */
const apart: Groups = [
  {
    name: 'libsodium',
    test: /adapters\/(?:libsodium|ristretto|sodium-\w+)\.ts|rolldown.runtime|vite-browser-external/,
  },
  { name: 'bytes', test: /kernel\/bytes\.ts|@noble\/hashes/ },
  { name: 'secrets', test: /kernel\/secrets\// },
].map((group) => ({ ...group, priority: 2 }));

/**
 * All that a table is opened with comes in one piece, and so does the page before that. Pieces that other parts of the page share with it
 * would each be compressed and fetched by themselves.
 */
const inOne: Groups = [
  { name: 'open-table', test: /src\/embed\/open-table\.ts$/, priority: 0 },
  // An element of no game in particular: it counts with the others of its kind, whichever board holds secrets today.
  { name: 'secret-held', test: /elements\/tv-secret\.ts$/, priority: 0 },
];
const page: Groups = [{ name: 'table', test: /src\/embed\/(?:face|tavolata)\.ts$/, priority: 1 }];
/**
 * The embed's first script stands for itself: whoever looks after a site's weight looks at that. What it shares with other parts comes in one
 * piece: ten small ones would each be compressed and asked for by themselves.
 */
const SHARED = [
  'elements/(?:announce|meanwhile|reading|tv-refusal|loading/(?:download|fetched|late|reload)|look/base|pictures/(?:tv-icon|tv-plate))',
  'elements/frame/(?:board-boxes|book|pointing|tv-cloth)',
  'embed/(?:pair-link|relay-address|one-field|capable|words/failure-words|lobby/(?:seating|tv-sit))',
  'embed/(?:tour/tour-words|people/(?:missing-names|moved)|sound/(?:sound-kinds|way-out)|shell/strip)',
  String.raw`language/\w+`,
];
const embed: Groups = [
  {
    name: 'elements',
    test: new RegExp(String.raw`src/(?:${SHARED.join('|')})\.ts$|lit-html/directives/repeat\.js$`, 'u'),
    priority: 1,
  },
];

export const codeSplitting: { readonly groups: Groups } = { groups: [...apart, ...embed, ...inOne] };
export const pageSplitting: { readonly groups: Groups } = { groups: [...apart, ...page, ...inOne] };
