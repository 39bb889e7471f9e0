/**
 * Somebody's line is cut in the middle of an evening, without a word to either end, as where a train enters a tunnel: the page says so, the
 * others see it, and all is well again when the line is. How long it took is printed; its bounds are shown in `pulse.test.ts` and
 * `hearing.test.ts`, by a clock that no busy machine holds up.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, test } from 'vitest';
import { type House, openHouse, type Person } from './house.ts';
import { look } from './look.ts';
import { makeTable, press, sitDown } from './people.ts';

/** A stretch of the way between one browser and the server. */
interface Wire {
  readonly port: number;
  /** From now on nothing passes in either direction, and nothing says so. */
  cut(): void;
  mend(): void;
  close(): void;
}

async function wireTo(port: number): Promise<Wire> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('data', (data) => other.write(data));
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      if (isCut) end.pause();
      else end.resume();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const end of ends) end.pause();
    },
    mend: () => {
      isCut = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}

let house: House;
let wire: Wire;
let giulia: Person;
let marco: Person;
beforeAll(async () => {
  house = await openHouse();
  wire = await wireTo(Number(new URL(house.url).port));
  const made = await makeTable(house, 'Giulia');
  giulia = made.host;
  await sitDown(giulia);
  const door = new URL(made.link);
  door.port = String(wire.port);
  marco = await house.enter('Marco', door.href, { width: 390, height: 844 });
  await sitDown(marco);
  await press(giulia, 'A tavola');
  await seen('qui');
});
afterAll(async () => {
  wire.close();
  await house.close();
});

/** Of Marco, in the window that tells who is there. */
async function seen(what: RegExp | string): Promise<void> {
  await giulia.page.locator('tv-people li', { hasText: 'Marco' }).getByText(what).waitFor();
}
const says = (what: string): Promise<void> => marco.page.locator('tv-connection', { hasText: what }).waitFor();

/** Tells the measured times. */
async function timed(what: Readonly<Record<string, Promise<void>>>): Promise<void> {
  const from = performance.now();
  await Promise.all(
    Object.entries(what).map(async ([title, happens]) => {
      await happens;
      console.log(`${title}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }),
  );
}

test('[T17] [N11] a line that is cut without a word: its page says so, the others see it, and it comes back by itself', async () => {
  await says('Dal vivo');
  wire.cut();
  await timed({ 'cut, and its page says so': says('Senza rete'), 'cut, and another sees it': seen('posto tenuto') });
  await look(marco, 'cut-line-page');
  await look(giulia, 'cut-line-other');
  wire.mend();
  await timed({ 'mended, and its page is live': says('Dal vivo'), 'mended, and another sees it': seen('qui') });
});

test('[T17] a browser that knows of its network: the page says so at once, keeps what is done, and comes back at once', async () => {
  await says('Dal vivo');
  wire.cut();
  const offline = timed({
    'offline, and its page says so': says('Senza rete'),
    'offline, and another sees it': seen('posto tenuto'),
  });
  await marco.context.setOffline(true);
  await offline;
  await press(marco, 'Cambia nome');
  await marco.page.getByLabel('Il tuo nome').fill('Marco P.');
  await press(marco, 'Va bene');
  await marco.page.locator('tv-connection [part=waits]', { hasText: 'in attesa' }).waitFor({ state: 'attached' });
  wire.mend();
  const online = timed({
    'online, and its page is live': says('Dal vivo'),
    'online, and another sees it': seen('qui'),
  });
  await marco.context.setOffline(false);
  await online;
  await giulia.page.locator('tv-people li', { hasText: 'Marco P.' }).waitFor();
});
