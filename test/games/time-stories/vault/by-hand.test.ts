/** A pack that was made without this project's tools loads and plays: the page about the format is enough. */
import { expect, test } from 'vitest';
import { contentName } from '../../../../src/games/time-stories/vault/names.ts';
import { unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { entryOf } from '../../../../src/games/time-stories/vault/loader.ts';
import { Vault, VaultError } from '../../../../src/games/time-stories/vault/vault.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { botStep } from '../../../helpers/bots.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { fillWith, RARE } from '../fill.ts';
import { busy } from '../table/mission.ts';
import { byHand } from './by-hand.ts';
import { OneShelf, packsOf } from './shelf.ts';

const art = { face: '<svg xmlns="http://www.w3.org/2000/svg"/>', map: '<svg id="map"/>' };
const file = byHand(JSON.parse(JSON.stringify(busy())) as never, art);

test('a file made by somebody else’s tool is read without a fault', () => {
  expect(unzipped(file).faults).toEqual([]);
});

test('it is played, and the vault of each device opens the pages that its person may read, and no others', async () => {
  const { hash, packs } = await packsOf(file);
  const dealer = new Dealer(timeStories, { seats: [0, 1], options: {} }, 11, { packs });
  dealer.move(0, 'load', { hash });
  dealer.settle();
  const shelf = new OneShelf();
  shelf.things.set(contentName(file), file);
  const { container } = unzipped(file);
  shelf.things.set(contentName(entryOf(file, container!)), entryOf(file, container!));
  const vaults = [0, 1, null].map((seat) => ({ seat, vault: new Vault(shelf) }));
  const texts = Object.keys(container!.mission.blobs).filter((blob) => blob.startsWith('page-'));
  let read = 0;
  for (let n = 0; n < 60; n++) {
    dealer.settle();
    if (n % 12 === 11)
      for (const { seat, vault } of vaults) {
        const view = dealer.view(seat) as SessionShown;
        vault.follow(view);
        for (const blob of texts) {
          const said = await vault.read(blob).catch((error: unknown) => (error as VaultError).code);
          if (view.table?.opens.includes(blob)) expect(JSON.parse(said)).toHaveProperty('it');
          else expect(said).toBe('not-entitled');
          read += said === 'not-entitled' ? 0 : 1;
        }
      }
    if (!botStep(dealer, { rare: RARE, fill: fillWith(hash) })) break;
  }
  expect(read).toBeGreaterThan(10);
  expect(dealer.state.table?.stuck).toBe('');
  expect(Object.keys(dealer.state.table?.pages ?? {}).length).toBeGreaterThan(3);
  for (const { vault } of vaults) vault.close();
});
