// The script element of this very build of the embed, for a page that wants no other, and what its head may preload. A build prints them, and
// so does `npm start`.
import { readFileSync } from 'node:fs';

/**
 * @param {string} site where `/embed/` is, with a slash at its end
 * @returns {string}
 */
export function scriptElement(site) {
  const { version, next, files } = JSON.parse(readFileSync('dist-embed/integrity.json', 'utf8'));
  const checked = (file) => `"${site}embed/${version}/${file}" integrity="${files[file]}" crossorigin`;
  const links = next.map((file) => `<link rel="modulepreload" href=${checked(file)}>`);
  return [...links, `<script type="module" src=${checked('tavolata.js')}></script>`].join('\n');
}
