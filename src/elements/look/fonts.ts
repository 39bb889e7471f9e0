/**
 * The two typefaces, registered once on the document: shadow roots can use a document's fonts but not bring their own.
 * Both are under the SIL Open Font Licence; the licences lie beside the files.
 */

let asked = false;

/** A file that the build put into the code is handed over as bytes: a host page's CSP may forbid `data:` fonts. */
function source(url: URL): string | Uint8Array<ArrayBuffer> {
  if (url.protocol !== 'data:') return `url("${url.href}") format("woff2")`;
  const letters = atob(url.pathname.split(',')[1] ?? '');
  const bytes = new Uint8Array(letters.length);
  // Counted: an iterator over the letters takes twenty times as long, while the first screen is made.
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** Where they can't be had (a page's CSP, no network) the system's fonts stand in; nobody need be told. */
export function loadFonts(): void {
  if (asked) return;
  asked = true;
  import('./font-files.ts')
    .then(({ FONT_FILES }) =>
      Promise.all(
        FONT_FILES.map(({ family, weight, url }) => {
          const font = new FontFace(family, source(url), { weight, display: 'swap' });
          document.fonts.add(font);
          return font.load();
        }),
      ),
    )
    .catch(() => undefined);
}
