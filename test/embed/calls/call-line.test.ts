/** The pages of one call, through our relay: who has a table hands its invitation to whoever comes, and whoever carries it learns nothing. */
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Relay } from '../../../server/relay.ts';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { CallLine, type CallState } from '../../../src/embed/calls/call-line.ts';
import { callCode } from '../../../src/kernel/spoken/call-code.ts';
import type { SpokenPorts } from '../../../src/kernel/spoken/exchange.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { freePort, stockServer } from '../../helpers/stock-server.ts';
import { cleanUp, cleanups, relayWith } from '../../server/table.ts';

afterEach(cleanUp);

const sodium = await loadSodium();
const ports: SpokenPorts = { group: sodiumGroup, sodium, rng: webRng };
const LINK = `#1.${'I'.repeat(43)}.${'Q'.repeat(22)}`;
const LATER = `#1.${'E'.repeat(43)}.${'A'.repeat(22)}`;

/** Every frame that passed, for whoever looks for something in it. */
const passed: Buffer[] = [];
class Tapped extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on('message', (data: Buffer | ArrayBuffer) => passed.push(Buffer.from(data as Buffer)));
  }
  override send(data: Uint8Array): void {
    passed.push(Buffer.from(data));
    super.send(data);
  }
}

interface Page {
  readonly line: CallLine;
  readonly heard: string[];
  until(is: (page: Page) => boolean): Promise<void>;
}

function page(relay: Pick<Relay, 'url'>, call = 'call'): Page {
  const looks = new Set<() => void>();
  const look = (): void => looks.forEach((one) => one());
  const heard: string[] = [];
  const line = new CallLine({
    ...ports,
    socket: Tapped as unknown as typeof globalThis.WebSocket,
    relay: relay.url,
    code: callCode('test', call),
    heard: (invitation) => {
      heard.push(invitation);
      look();
    },
    changed: look,
    firstRetryMs: 20,
  });
  cleanups.push(() => line.close());
  const me: Page = {
    line,
    heard,
    until: (is) =>
      new Promise((resolve) => {
        const seen = (): void => {
          if (!is(me)) return;
          looks.delete(seen);
          resolve();
        };
        looks.add(seen);
        seen();
      }),
  };
  return me;
}

const isIn =
  (state: CallState) =>
  ({ line }: Page): boolean =>
    line.state === state;
const hasHeard = ({ heard }: Page): boolean => heard.length > 0;

/** One who looks for the call's table. */
function asking(relay: Pick<Relay, 'url'>, call?: string): Page {
  const one = page(relay, call);
  one.line.ask();
  return one;
}

test('[I43] whoever is in the call gets the invitation as soon as there is a table, and no frame holds it or the call’s name', async () => {
  const relay = await relayWith();
  passed.length = 0;
  const name = 'the name of the call';
  const [host, guest, other] = [asking(relay, name), asking(relay, name), asking(relay, 'another call')];
  await Promise.all([host, guest, other].map((one) => one.until(isIn('alone'))));
  host.line.invite(LINK);
  await guest.until(hasHeard);
  const late = asking(relay, name);
  await late.until(hasHeard);
  expect([guest.heard, late.heard, other.heard]).toEqual([[LINK], [LINK], []]);
  const all = Buffer.concat(passed).toString('latin1');
  const key = 'I'.repeat(43);
  for (const secret of [name, key, Buffer.from(key, 'base64url').toString('latin1')]) expect(all).not.toContain(secret);
});

test('[I43] whoever got it hands it on when the one before is gone', async () => {
  const relay = await relayWith();
  const host = asking(relay);
  host.line.invite(LINK);
  const guest = asking(relay);
  await guest.until(hasHeard);
  guest.line.invite(guest.heard[0]!);
  host.line.close();
  const late = asking(relay);
  await late.until(hasHeard);
  expect(late.heard).toEqual([LINK]);
});

test('[I43] a table that lies under another link is handed on under that one', async () => {
  const relay = await relayWith();
  const host = asking(relay);
  host.line.invite(LINK);
  host.line.invite(LATER);
  const guest = asking(relay);
  await guest.until(hasHeard);
  expect(guest.heard).toEqual([LATER]);
});

test('[I43] a relay that goes and comes back finds both sides', async () => {
  const relay = await relayWith();
  const guest = asking(relay);
  await guest.until(isIn('alone'));
  await relay.close();
  await guest.until(isIn('unreached'));
  await relayWith({ port: relay.port });
  const host = asking(relay);
  host.line.invite(LINK);
  await guest.until(hasHeard);
});

test('[I43] what no invitation follows from is none: one who answers with something else is asked again later', async () => {
  const relay = await relayWith();
  const liar = asking(relay);
  liar.line.invite('javascript:alert(1)');
  const guest = asking(relay);
  await guest.until(isIn('unreached'));
  liar.line.close();
  const host = asking(relay);
  host.line.invite(LINK);
  await guest.until(hasHeard);
  expect(guest.heard).toEqual([LINK]);
});

test('[I43] one who answers without knowing the call gives nothing that is believed', async () => {
  const relay = await relayWith();
  const { place } = callCode('test', 'call');
  const liar = new WebSocket(`${relay.url}/call/${place}`, ['tavolata-host1']);
  cleanups.push(() => liar.terminate());
  liar.on('message', ([n = 0]: Buffer) => {
    if (n > 0) liar.send(Uint8Array.of(n, 2, ...sodiumGroup.fromHash(webRng.bytes(64))));
  });
  await new Promise((resolve) => liar.once('message', resolve));
  const guest = asking(relay);
  await guest.until(isIn('unreached'));
  expect(guest.heard).toEqual([]);
});

test('[I43] at a server that carries no calls the page says that it reached nobody', async () => {
  const stock = await stockServer(await freePort());
  cleanups.push(() => stock.stop());
  const guest = asking({ url: stock.url });
  await guest.until(isIn('unreached'));
});
