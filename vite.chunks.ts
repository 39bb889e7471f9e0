import { resolve } from 'node:path';

/** In a browser lib0's log is drawn with its whole DOM toolkit. What Yjs has to say of a mistake of ours is read as well in one colour. */
export const plainLog: readonly { readonly find: RegExp; readonly replacement: string }[] = [
  { find: /^lib0\/logging$/u, replacement: resolve(import.meta.dirname, 'node_modules/lib0/logging.node.js') },
];

/**
 * What the Workers (signatures, stretching, group work) need lies in chunks with nothing of the page: a helper of the bundler that lands
 * elsewhere would make a Worker load the page's code, which falls over there. The page takes bytes and proofs from the same chunks.
 */
export const codeSplitting: { readonly groups: { readonly name: string; readonly test: RegExp }[] } = {
  groups: [
    {
      name: 'libsodium',
      test: /adapters\/(?:libsodium|ristretto|sodium-\w+)\.ts|rolldown.runtime|vite-browser-external/,
    },
    // What Workers answer with; that which draws pictures needs no libsodium.
    { name: 'answers-worker', test: /work\/answering\.ts/ },
    // An element of no game in particular: it counts with the others of its kind, whichever board holds secrets today.
    { name: 'secret-held', test: /elements\/tv-secret\.ts/ },
    { name: 'bytes', test: /kernel\/bytes\.ts|@noble\/hashes/ },
    { name: 'secrets', test: /kernel\/secrets\// },
  ],
};
