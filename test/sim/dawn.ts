/** The fair end of a night: whatever has happened, all who are there have one table and one state, and it goes on. */
import { parseLink } from '../../src/kernel/identity/link.ts';
import { staysTogether } from '../../src/kernel/journal/carried.ts';
import { quorum } from '../../src/kernel/order/quorum.ts';
import { lossesTold, portrait, sameEverywhere, secretsKept, unsettled } from './checks.ts';
import type { Page } from './device.ts';
import { must } from './must.ts';
import { FAIR } from './network.ts';
import type { Night } from './night.ts';

/** So many write one thing more in the end: all would cost as much as the night. */
const SPEAKERS = 2;
/** Seconds in which all must agree. */
const PATIENCE = 180;
/** After so many those who have promised to leave in a way that doesn't come about go on together. */
const STILL = 30;
/** After so many whoever is gone is asked to come back: who said yes to leaving and went may be who the others wait for. */
const DESPERATE = 60;
/** After so many those who are left go on without whom nobody can bring back: a liar whose voice a strict table waits for. */
const FORSAKEN = 90;
/** After so many somebody tells who is still elsewhere where the others are. */
const TELL = 20;

/** Faults off, everybody who isn't gone is back: all come to one state. */
export async function calm(night: Night): Promise<void> {
  night.say('fair weather from here on');
  night.fair = true;
  const { network } = night.world;
  network.weather = FAIR;
  if (network.isSplit) network.heal();
  network.start();
  for (const hear of night.deaf.splice(0).toReversed()) hear();
  for (const device of night.devices) {
    network.slow(device.index, 0);
    device.slow = 2;
    for (const page of device.pages) {
      page.show(true);
      page.clock.run(1);
    }
    night.open(device);
  }
  await settled(night, 'after the storm');
  sameEverywhere(night.pages, night.firm.of(night.pages[0]!));
}

/** After the calm something new can be stamped, and what was done all night is known to whom it should be, and to nobody else. */
export async function fairEnd(night: Night): Promise<void> {
  await calm(night);
  const before = night.tip;
  const seated = night.rng.shuffle(night.pages.filter(({ table }) => table!.view.me.seat !== null));
  for (const page of seated.slice(0, SPEAKERS)) page.enter(() => void page.table!.rename('Fine'));
  night.say(`${SPEAKERS} of them say something new`);
  await night.pass(1);
  await settled(night, 'after something new');
  must(night.tip > before || seated.length === 0, () => `nothing new was stamped: ${portraits(night)}`);
  sameEverywhere(night.pages, night.firm.of(night.pages[0]!));
  night.end = { stamped: night.tip, epochs: night.pages[0]?.inside.order?.tip?.epoch ?? 0 };
  liarNamed(night);
  for (const page of night.pages) lossesTold(page, night.dismissed(page));
  secrets(night);
}

/** Every page can be closed. */
export async function allLeave(night: Night): Promise<void> {
  night.over = true;
  for (const device of night.devices) for (const page of device.pages.slice()) page.close();
  await night.world.schedule.pass(2_000);
  must(night.pages.length === 0, () => `pages that can't close: ${portraits(night)}`);
}

async function settled(night: Night, when: string): Promise<void> {
  let why: string | undefined = '';
  for (let i = 0; i < PATIENCE && why !== undefined; i++) {
    await night.pass(1_000);
    night.answerAll();
    lookAround(night, i > 0 && i % TELL === 0);
    if (i >= STILL) goOn(night, i >= FORSAKEN);
    if (i % 20 === 0) bringBack(night, i >= DESPERATE);
    why = night.devices.some(({ gone, page }) => !gone && !page) ? 'a device has no page' : unsettled(night.pages);
  }
  must(why === undefined, () => `no agreement ${when}: ${why}\n${portraits(night)}`);
}

/** Who was sent away goes; who has an old link asks for the new one. @param tells also who hasn't understood it yet */
function lookAround(night: Night, tells: boolean): void {
  const best = furthest(night.pages);
  const table = best?.table;
  for (const page of night.pages) {
    const { core } = page.inside;
    if (!core || !table || page === best) continue;
    if (core.leftOut === 'removed') {
      night.say(`${page.name} was sent away`);
      night.count('sent away');
      page.device.gone = true;
      for (const one of page.device.pages.slice()) one.crash();
    } else if (core.leftOut === 'old-link' || (tells && isElsewhere(page, best))) {
      const link = parseLink(table.company.link);
      if (!link.ok || link.value.kind !== 'play') continue;
      night.say(`${page.name} is told where the others are`);
      night.count('told the way');
      page.device.link = link.value;
      for (const one of page.device.pages.slice()) one.crash();
      night.open(page.device);
    }
  }
}

/**
 * Whoever was to open another room, or said yes to it, is gone: one of the others asks for another way, and all agree.
 * @param forsaken also where those who are left are too few for anything else
 */
function goOn(night: Night, forsaken: boolean): void {
  const still = night.pages.filter(({ inside }) => inside.core?.works?.ending.parting.still);
  const stuck = forsaken ? night.pages.filter(({ table }) => table!.view.order.stuck) : [];
  const parting = still.length > 0 ? still : stuck;
  if (parting.some(({ table }) => table!.view.company)) return;
  const page = parting.find(({ table }) => table!.view.me.seat !== null && !table!.view.me.watcher);
  if (!page) return;
  const why = still.length > 0 ? 'as nothing comes of what was agreed' : 'without whom nobody can bring back';
  night.say(`${page.name} wants to go on, ${why}`);
  night.count(still.length > 0 ? 'went on from a standstill' : 'went on without a liar');
  page.enter(() => void page.table!.company.goOn());
}

/** In a room that the table has left under another link. */
function isElsewhere(page: Page, best: Page): boolean {
  const [here, there] = [page.inside.core!, best.inside.core!];
  return here.origin !== there.origin && there.carried !== undefined && !staysTogether(there.carried.how);
}

/** A page where the table went last. */
export function furthest(pages: readonly Page[]): Page | undefined {
  const begins = (page: Page): number => page.inside.core?.beginning?.position ?? -1;
  return pages.reduce<Page | undefined>(
    (best, page) => (best && begins(best) >= begins(page) ? best : page),
    undefined,
  );
}

/** Where those who count and are there can't decide anything, who was gone comes back. */
function bringBack(night: Night, desperate: boolean): void {
  const room = furthest(night.pages)?.inside.core?.origin;
  const tips = night.pages
    .filter(({ inside }) => inside.core?.origin === room)
    .flatMap(({ inside }) => inside.order?.tip ?? []);
  const best = tips.toSorted((a, b) => b.epoch - a.epoch || b.position - a.position)[0];
  if (!best) return;
  const { devices } = best.count;
  const there = night.devices.filter(({ gone, id }) => !gone && devices.includes(id)).length;
  if (there >= quorum(devices.length, night.luck.strict) && !desperate) return;
  for (const device of night.devices.filter((one) => one.gone && one !== night.liar && devices.includes(one.id))) {
    night.say(`${device.index} is back after all: there was no quorum`);
    device.gone = false;
    night.open(device);
  }
}

const portraits = (night: Night): string => night.pages.map((page) => portrait(page)).join('\n');

/** Two stamps for one place that anybody has heard of are heard of by all in the end, and blamed on who signed them. */
function liarNamed(night: Night): void {
  const { pages, liar } = night;
  const knowing = pages.filter(({ table }) => table!.view.notices.some(({ code }) => code === 'peer/lied'));
  must(liar !== undefined || knowing.length === 0, () => `honest ones are called liars: ${portraits(night)}`);
  must(knowing.length === 0 || knowing.length === pages.length, () => `not all know the liar: ${portraits(night)}`);
  for (const { inside } of knowing)
    for (const { device } of inside.order!.clashes)
      must(device === liar?.id, () => `${device.slice(0, 3)} is blamed for what ${liar?.index} did`);
}

function secrets(night: Night): void {
  // What devices of one seat tell each other is no secret between them.
  if (night.luck.pairing > 0) return;
  const { state } = night.pages[0]!.inside.core!.works!.runner;
  const play = state.play?.state as { readonly phase?: string } | undefined;
  // At the end of a game, and when one is called off, the key is laid open.
  if (play?.phase !== 'clue' && play?.phase !== 'guess') return;
  const current = new Set(Object.values(state.secrets).map(({ attempt }) => attempt));
  // Whom the game has had it told, as somebody who leads next, knows it as well.
  const isTold = (attempt: string, device: string): boolean => night.tells.has(attempt, device);
  secretsKept(night.devices, (attempt) => !current.has(attempt), isTold);
}
