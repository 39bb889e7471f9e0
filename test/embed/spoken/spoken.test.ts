/** A spoken invitation from page to page, through our relay's mailboxes. */
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Relay } from '../../../server/relay.ts';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hearInvitation, type Heard } from '../../../src/embed/spoken/guest.ts';
import { SpokenCard } from '../../../src/embed/spoken/host.ts';
import type { SpokenPorts } from '../../../src/kernel/spoken/exchange.ts';
import { SPOKEN_WORDS } from '../../../src/kernel/identity/spoken-words.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { cleanUp, cleanups, relayWith } from '../../server/table.ts';

afterEach(cleanUp);

const socket = WebSocket as unknown as typeof globalThis.WebSocket;
const sodium = await loadSodium();
const ports: SpokenPorts = { group: sodiumGroup, sodium, rng: webRng };
const LINK = `#1.${'A'.repeat(43)}.${'B'.repeat(22)}`;

/** A card, and when what it shows is so. */
interface Shown {
  readonly card: SpokenCard;
  until(is: (card: SpokenCard) => boolean): Promise<void>;
}

function show(relay: Pick<Relay, 'url'>): Shown {
  const looks = new Set<() => void>();
  const card = new SpokenCard({
    ...ports,
    socket,
    relay: relay.url,
    invitation: LINK,
    changed: () => looks.forEach((look) => look()),
  });
  cleanups.push(() => card.close());
  return {
    card,
    until: (is) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!is(card)) return;
          looks.delete(look);
          resolve();
        };
        looks.add(look);
        look();
      }),
  };
}

const isOpen = ({ state }: SpokenCard): boolean => state === 'open';
const hear = (relay: Pick<Relay, 'url'>, words: readonly string[]): Promise<Heard> =>
  hearInvitation(words.join(' '), () => Promise.resolve(ports), { socket, relay: relay.url });

/** The same place, another secret. */
function misheard([a, b, c, d]: readonly string[]): string[] {
  const other = SPOKEN_WORDS[(SPOKEN_WORDS.indexOf(d!) + 1) % SPOKEN_WORDS.length]!;
  return [a!, b!, c!, other];
}

test('[I40] several people who have heard the words get the link, and the host sees how many', async () => {
  const relay = await relayWith();
  const { card, until } = show(relay);
  await until(isOpen);
  expect(card.words).toHaveLength(4);
  expect(card.leftS).toBeLessThan(600);
  const heard = await Promise.all([hear(relay, card.words), hear(relay, card.words), hear(relay, card.words)]);
  expect(heard).toEqual(Array.from({ length: 3 }, () => ({ ok: true, invitation: LINK })));
  await until(({ came }) => came === 3);
  expect(card.triesLeft).toBe(3);
});

test('[I41] three wrong tries close it, also for those who have the words', async () => {
  const relay = await relayWith();
  const { card, until } = show(relay);
  await until(isOpen);
  const said = card.words;
  for (let i = 0; i < 2; i++) expect(await hear(relay, misheard(said))).toEqual({ ok: false, code: 'wrong' });
  expect(card.triesLeft).toBe(1);
  expect(await hear(relay, said)).toMatchObject({ ok: true });
  await hear(relay, misheard(said));
  await until(({ state }) => state === 'wrong');
  expect(card.words).toEqual([]);
  expect(await hear(relay, said)).toEqual({ ok: false, code: 'nobody' });
});

test('[I41] a card that is closed leaves words that are worth nothing', async () => {
  const relay = await relayWith();
  const { card, until } = show(relay);
  await until(isOpen);
  const said = card.words;
  card.close();
  await expect.poll(() => hear(relay, said)).toEqual({ ok: false, code: 'nobody' });
});

test('[I41] a relay that comes back finds the host at the same place, with the same words and count', async () => {
  const first = await relayWith();
  const { card, until } = show(first);
  await until(isOpen);
  const said = card.words;
  await hear(first, misheard(said));
  await first.close();
  await until(({ state }) => state === 'lost');
  const again = await relayWith({ port: first.port });
  await until(isOpen);
  expect(card.words).toEqual(said);
  expect(card.triesLeft).toBe(2);
  expect(await hear(again, said)).toMatchObject({ ok: true });
});

test('[I38] what can’t be four words is said before anybody is asked', async () => {
  const nowhere = { url: 'ws://127.0.0.1:9/sync' };
  expect(await hear(nowhere, ['zulu'])).toEqual({ ok: false, code: 'count' });
  expect(await hear(nowhere, ['zulu', 'zulu', 'zulu', 'qwertyu'])).toEqual({
    ok: false,
    code: 'word',
    word: 'qwertyu',
  });
});

test('[I42] where no relay answers, or one without mailboxes, both sides say so', async () => {
  const nowhere = { url: 'ws://127.0.0.1:9/sync' };
  expect(await hear(nowhere, ['zulu', 'zulu', 'zulu', 'zulu'])).toEqual({ ok: false, code: 'unreached' });
  const { until } = show(nowhere);
  await until(({ state }) => state === 'unreached');
});
