/** Files dropped on the window that opens a game: they are its own, not the table's around. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/games/sandbox/board/import/sandbox-import.ts';
import { waitUntil } from '../../helpers/wait-until.ts';

it('a file that is dropped to be opened as a game reaches nothing else, wherever in the window it falls', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event): void => void heard.push(type);
  const around = await fixture(
    html`<div @dragover=${hear} @drop=${hear}><sandbox-import lang="it"></sandbox-import></div>`,
  );
  const { shadowRoot } = around.querySelector('sandbox-import')!;
  await waitUntil(() => shadowRoot!.querySelector('.pick'));
  for (const place of ['.pick', '.body'])
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, composed: true, cancelable: true });
      shadowRoot!.querySelector(place)!.dispatchEvent(event);
      expect(event.defaultPrevented, `${type} on ${place}`).to.equal(true);
    }
  expect(heard).to.deep.equal([]);
});
