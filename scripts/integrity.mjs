// The script element of this very build of the embed, for a page that wants no other. A build prints it, and so does `npm start`.
import { readFileSync } from 'node:fs';

/**
 * @param {string} site where `/embed/` is, with a slash at its end
 * @returns {string}
 */
export function scriptElement(site) {
  const { version, files } = JSON.parse(readFileSync('dist-embed/integrity.json', 'utf8'));
  return `<script type="module" src="${site}embed/${version}/tavolata.js" integrity="${files['tavolata.js']}" crossorigin></script>`;
}
