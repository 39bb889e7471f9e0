/** Where the typefaces' files are. Imported when needed: the embed's build carries them inside this chunk. */
export const FONT_FILES: readonly { readonly family: string; readonly weight: string; readonly url: URL }[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    weight: '200 800',
    url: new URL('../fonts/atkinson-hyperlegible-next-latin.woff2', import.meta.url),
  },
  { family: 'Young Serif', weight: '400', url: new URL('../fonts/young-serif-latin.woff2', import.meta.url) },
];
