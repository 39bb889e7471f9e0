/**
 * The two typefaces, registered once on the document: shadow roots can use a document's fonts but not bring their own.
 * Both are under the SIL Open Font Licence; the licences lie beside the files.
 */
const FONTS: readonly { readonly family: string; readonly weight: string; readonly url: URL }[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    weight: '200 800',
    url: new URL('./fonts/atkinson-hyperlegible-next-latin.woff2', import.meta.url),
  },
  { family: 'Young Serif', weight: '400', url: new URL('./fonts/young-serif-latin.woff2', import.meta.url) },
];

let loaded = false;

/** Where they can't be had (a page's CSP, no network) the system's fonts stand in; nobody need be told. */
export function loadFonts(): void {
  if (loaded) return;
  loaded = true;
  for (const { family, weight, url } of FONTS) {
    const font = new FontFace(family, `url("${url.href}") format("woff2")`, { weight, display: 'swap' });
    document.fonts.add(font);
    font.load().catch(() => undefined);
  }
}
