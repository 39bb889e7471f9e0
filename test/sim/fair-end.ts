/** The fair end of a session: whatever has happened, all who are there have one table and one state, and it goes on. */
import { hex } from '../../src/kernel/bytes.ts';
import { parseLink } from '../../src/kernel/identity/link.ts';
import { staysTogether } from '../../src/kernel/journal/carried.ts';
import { quorum } from '../../src/kernel/log/quorum.ts';
import { lossesTold, portrait, sameEverywhere, secretsKept, unsettled } from './checks.ts';
import type { Device, Page } from '../../src/sim/device.ts';
import { must } from '../../src/sim/must.ts';
import { FAIR } from '../../src/sim/carrier.ts';
import type { SimulatedSession } from './simulated-session.ts';

/** So many write one thing more in the end: all would cost as much as the session. */
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
export async function calm(sim: SimulatedSession): Promise<void> {
  sim.say('fair weather from here on');
  sim.fair = true;
  const { network } = sim.world;
  network.weather = FAIR;
  if (network.isSplit) network.heal();
  network.start();
  network.mend();
  for (const hear of sim.deaf.splice(0).toReversed()) hear();
  for (const device of sim.devices) {
    network.slow(device.index, 0);
    device.slow = 2;
    for (const page of device.pages) {
      page.show(true);
      page.clock.run(1);
    }
    sim.open(device);
  }
  await settled(sim, 'after the faults');
  sameEverywhere(sim.pages, sim.committed.of(sim.pages[0]!));
}

/** After the calm something new can be stamped, and what was done all along is known to whom it should be, and to nobody else. */
export async function fairEnd(sim: SimulatedSession): Promise<void> {
  await calm(sim);
  const before = sim.tip;
  const seated = sim.rng.shuffle(sim.pages.filter(({ table }) => table!.view.me.seat !== null));
  for (const page of seated.slice(0, SPEAKERS)) page.enter(() => void page.table!.rename('Fine'));
  sim.say(`${SPEAKERS} of them say something new`);
  await sim.pass(1);
  await settled(sim, 'after something new');
  must(sim.tip > before || seated.length === 0, () => `nothing new was stamped: ${portraits(sim)}`);
  sameEverywhere(sim.pages, sim.committed.of(sim.pages[0]!));
  sim.end = { stamped: sim.tip, epochs: sim.pages[0]?.inside.order?.tip?.epoch ?? 0 };
  liarNamed(sim);
  for (const page of sim.pages) lossesTold(page, sim.dismissed(page));
  secrets(sim);
}

/** Every page can be closed. */
export async function allLeave(sim: SimulatedSession): Promise<void> {
  sim.over = true;
  for (const device of sim.devices) for (const page of device.pages.slice()) page.close();
  await sim.world.schedule.pass(2_000);
  must(sim.pages.length === 0, () => `pages that can't close: ${portraits(sim)}`);
}

async function settled(sim: SimulatedSession, when: string): Promise<void> {
  let why: string | undefined = '';
  for (let i = 0; i < PATIENCE && why !== undefined; i++) {
    await sim.pass(1_000);
    sim.answerAll();
    lookAround(sim, i > 0 && i % TELL === 0);
    if (i >= STILL) goOn(sim, i >= FORSAKEN);
    if (i % TELL === 0) meetAgain(sim);
    if (i % 20 === 0) bringBack(sim, i >= DESPERATE);
    const isShut = sim.devices.some(({ gone, page }) => !gone && !page);
    why = isShut ? 'a device has no page' : (unsettled(sim.pages) ?? lackingSome(sim));
  }
  must(why === undefined, () => `no agreement ${when}: ${why}\n${portraits(sim)}`);
}

/** People who were sent away go; whoever has an old link asks for the new one. @param tells also who hasn't understood it yet */
function lookAround(sim: SimulatedSession, tells: boolean): void {
  const best = furthest(sim.pages);
  const table = best?.table;
  for (const page of sim.pages) {
    const { core } = page.inside;
    if (!core || !table || page === best) continue;
    if (core.leftOut === 'removed') {
      sim.say(`${page.name} was sent away`);
      sim.count('sent away');
      page.device.gone = true;
      for (const one of page.device.pages.slice()) one.crash();
    } else if (core.leftOut === 'old-link' || (tells && isElsewhere(page, best))) {
      const link = parseLink(table.company.link);
      if (!link.ok || link.value.kind !== 'play') continue;
      sim.say(`${page.name} is told where the others are`);
      sim.count('told the way');
      page.device.link = link.value;
      for (const one of page.device.pages.slice()) one.crash();
      sim.open(page.device);
    }
  }
}

/**
 * A device that was to open another room, or said yes to it, is gone. One of the others asks for another way, and all agree.
 * @param forsaken also where those who are left are too few for anything else
 */
function goOn(sim: SimulatedSession, forsaken: boolean): void {
  const still = sim.pages.filter(({ inside }) => inside.core?.tableParts?.ending.parting.still);
  const stuck = forsaken ? sim.pages.filter(({ table }) => table!.view.order.stuck) : [];
  const parting = still.length > 0 ? still : stuck;
  if (parting.some(({ table }) => table!.view.company)) return;
  const page = parting.find(({ table }) => table!.view.me.seat !== null && !table!.view.me.watcher);
  if (!page) return;
  const why = still.length > 0 ? 'as nothing comes of what was agreed' : 'without whom nobody can bring back';
  sim.say(`${page.name} wants to go on, ${why}`);
  sim.count(still.length > 0 ? 'went on from a standstill' : 'went on without a liar');
  page.enter(() => void page.table!.company.goOn());
}

/** One room was opened twice: by what people do there their pages learn of it, and whoever is told to loads the page anew. */
function meetAgain(sim: SimulatedSession): void {
  const { pages } = sim;
  const openings = new Map(pages.map(({ inside }) => [inside.core!.origin, hex(inside.core!.room)]));
  if (new Set(openings.values()).size === openings.size) return;
  for (const page of pages) {
    if (page.table?.view.notices.some(({ code }) => code === 'company/elsewhere')) sim.reload(page);
    else if (page.table?.view.me.seat !== null) page.enter(() => void page.table!.rename('Here'));
  }
}

/** In a room that the table has left under another link. */
function isElsewhere(page: Page, best: Page): boolean {
  const [here, there] = [page.inside.core!, best.inside.core!];
  return here.origin !== there.origin && there.carried !== undefined && !staysTogether(there.carried.how);
}

/** A page where the table went last. */
export function furthest(pages: readonly Page[]): Page | undefined {
  const begins = (page: Page): number => page.inside.core?.root?.position ?? -1;
  return pages.reduce<Page | undefined>(
    (best, page) => (best && begins(best) >= begins(page) ? best : page),
    undefined,
  );
}

/** A page says after a while that what it had acknowledged is missing. Then whoever is gone and may have it is asked to come back. */
function lackingSome({ pages, committed }: SimulatedSession): string | undefined {
  const lacking = pages.find((page) => !committed.of(page).isIn(page.inside.order!.tip!));
  return lacking && `${lacking.name} lacks a stamp that was committed`;
}

/** Where something is missing that somebody has acknowledged, all are asked whether they have it. */
const missesSome = (sim: SimulatedSession): boolean =>
  sim.pages.some(({ table }) => table?.view.notices.some(({ code }) => code === 'store/lost'));

/** Where the voters who are there can't decide anything, who was gone comes back. */
function bringBack(sim: SimulatedSession, desperate: boolean): void {
  if (missesSome(sim)) for (const device of sim.devices) backAfterAll(sim, device, 'it may have what is missing');
  const room = furthest(sim.pages)?.inside.core?.origin;
  const tips = sim.pages
    .filter(({ inside }) => inside.core?.origin === room)
    .flatMap(({ inside }) => inside.order?.tip ?? []);
  const best = tips.toSorted((a, b) => b.epoch - a.epoch || b.position - a.position)[0];
  // All who had the table have gone, and the relay has forgotten it.
  if (!best) {
    for (const device of sim.devices) backAfterAll(sim, device, 'nobody has the table');
    return;
  }
  const { devices } = best.voters;
  const there = sim.devices.filter(({ gone, id }) => !gone && devices.includes(id)).length;
  if (there >= quorum(devices.length, sim.luck.strict) && !desperate) return;
  for (const device of sim.devices.filter(({ id }) => devices.includes(id)))
    backAfterAll(sim, device, 'there was no quorum');
}

/** Somebody who was gone, unless it has lied. */
function backAfterAll(sim: SimulatedSession, device: Device, why: string): void {
  if (!device.gone || device === sim.liar) return;
  sim.say(`${device.index} is back after all: ${why}`);
  device.gone = false;
  sim.open(device);
}

const portraits = (sim: SimulatedSession): string => sim.pages.map((page) => portrait(page)).join('\n');

/** Two stamps for one place that anybody has heard of are heard of by all in the end, and blamed on whoever signed them. */
function liarNamed(sim: SimulatedSession): void {
  const { pages, liar } = sim;
  const knowing = pages.filter(({ table }) => table!.view.notices.some(({ code }) => code === 'peer/lied'));
  must(liar !== undefined || knowing.length === 0, () => `honest ones are called liars: ${portraits(sim)}`);
  must(knowing.length === 0 || knowing.length === pages.length, () => `not all know the liar: ${portraits(sim)}`);
  for (const { inside } of knowing)
    for (const { device } of inside.order!.equivocations)
      must(device === liar?.id, () => `${device.slice(0, 3)} is blamed for what ${liar?.index} did`);
}

function secrets(sim: SimulatedSession): void {
  // What devices of one seat tell each other is no secret between them.
  if (sim.luck.pairing > 0) return;
  const { state } = sim.pages[0]!.inside.core!.tableParts!.runner;
  const play = state.play?.state as { readonly phase?: string } | undefined;
  // At the end of a game, and when one is called off, the key is laid open.
  if (play?.phase !== 'clue' && play?.phase !== 'guess') return;
  const current = new Set(Object.values(state.secrets).map(({ attempt }) => attempt));
  // A seat that the game has had it told, as that of a next leader, knows it as well.
  const isTold = (attempt: string, device: string): boolean => sim.tells.has(attempt, device);
  secretsKept(sim.devices, (attempt) => !current.has(attempt), isTold);
}
