/** A box that lies at an address: asked for at once on the page's own site and at the relay, after a question elsewhere. Hardly any page has one. */
import { html, type TemplateResult } from 'lit';
import type { BoxTrouble } from '../../elements/frame/board-boxes.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { fetched } from '../../elements/loading/fetched.ts';
import { boxWords } from './box-words.ts';
import { fetchBox, originOf, type SetupTrouble, strangeHost } from './setup.ts';

/** The question whether a site may be asked, as it is drawn. */
export type Question = (lang: Lang, answer: (yes: boolean) => void) => TemplateResult;

/** What came of it: a box, or why there is none. */
export type Brought =
  | { readonly ok: true; readonly box: Blob }
  | { readonly ok: false; readonly code: SetupTrouble; readonly advice: '' };

const fetchDialog = fetched(() => import('../../elements/tv-dialog.ts'));

/**
 * @param relay its address: its site isn't strange
 * @param ask shows the question, and answers it
 * @returns undefined where a person said no
 */
export async function bring(
  address: string,
  integrity: string,
  relay: string,
  ask: (question: Question) => Promise<boolean>,
): Promise<Brought | undefined> {
  let url: URL;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    return { ok: false, code: 'setup/address', advice: '' };
  }
  const host = strangeHost(url, [location.origin, originOf(relay)]);
  if (host !== '' && !(await ask(mayAsk(host)))) return undefined;
  const got = await fetchBox(url, integrity);
  return got.ok ? got : { ...got, advice: '' };
}

/** In words, why nothing was laid. */
export const adviceOn = (code: BoxTrouble | SetupTrouble, lang: Lang): string => boxWords(lang).trouble[code];

const mayAsk =
  (host: string): Question =>
  (lang, answer) => {
    fetchDialog();
    const say = boxWords(lang);
    return html`<tv-dialog .open=${true} .lang=${lang} .heading=${say.heading} @tv-close=${(): void => answer(false)}>
      <p>${say.ask(host)}</p>
      <button slot="acts" class="btn" autofocus @click=${(): void => answer(false)}>${say.no}</button>
      <button slot="acts" class="btn go" @click=${(): void => answer(true)}>${say.yes}</button>
    </tv-dialog>`;
  };
