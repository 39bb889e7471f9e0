/**
 * What the Workers (signatures, stretching) need lies in one chunk with nothing of the page: a helper of the bundler that lands elsewhere
 * would make a Worker load the page's code, which falls over there.
 */
export const codeSplitting: { readonly groups: { readonly name: string; readonly test: RegExp }[] } = {
  groups: [{ name: 'libsodium', test: /libsodium|rolldown.runtime|vite-browser-external/ }],
};
