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
