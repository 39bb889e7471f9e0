/**
 * States that simulated sessions must have met. A session that passes shows something of the table only where it came into a state in which
 * the table could have failed. A crash of an idle page shows little, one of the sequencer amid a takeover shows much. Each state has a
 * name; `npm run sessions` counts the sessions that met it, and a long run in which one was never met has failed.
 */
import { HOW } from '../../src/kernel/journal/carried.ts';
import type { Stamped } from '../../src/kernel/log/order.ts';
import type { TableView } from '../../src/kernel/view/table-view.ts';
import type { Device, Page } from '../../src/sim/device.ts';
import { lacksRules } from './company.ts';
import type { Misfortune } from './luck.ts';
import type { SimulatedSession } from './simulated-session.ts';

/** What may be so at the device that something happens to. */
const AT_DEVICE = {
  'the sequencer': (page: Page) => isSequencer(page),
  'one whose act has no place yet': (page: Page) => viewOf(page).connection.waiting > 0,
  'one who owes an answer': (page: Page) => owes(viewOf(page)),
  'one who has promised a takeover': (page: Page) => hasPromised(page),
} as const;

/** What may be so at the table when something happens. */
const AT_TABLE = {
  'a takeover is under way': (pages: readonly Page[]) => pages.some(hasPromised),
  'a change of the voters is pending': (pages: readonly Page[]) =>
    pages.some((page) => (tipOf(page)?.voters.pending.length ?? 0) > 0),
  'an act isn’t committed': (pages: readonly Page[]) =>
    pages.some((page) => tipOf(page) !== partsOf(page)?.replica.committed),
  'pages have two orders': (pages: readonly Page[]) => isForked(pages),
  'keys are being made': (pages: readonly Page[]) =>
    pages.some((page) => partsOf(page)?.runner.state.keeping?.making !== undefined),
  'a secret or a roll is under way': (pages: readonly Page[]) =>
    pages.some((page) => Object.keys(partsOf(page)?.runner.state.requests ?? {}).length > 0),
  'the table is about to move on': (pages: readonly Page[]) => pages.some((page) => viewOf(page).company !== undefined),
  'too few are there': (pages: readonly Page[]) => pages.some((page) => viewOf(page).order.stuck),
} as const;

type AtDevice = keyof typeof AT_DEVICE;
type AtTable = keyof typeof AT_TABLE;

/** What happens to one device, and what happens to all. */
const TO_ONE = [
  'crash',
  'reload',
  'hide',
  'break',
  'half line',
  'full disk',
  'rot',
] as const satisfies readonly Misfortune[];
const TO_ALL = ['split', 'relay', 'wipe'] as const satisfies readonly Misfortune[];
/** Where a device is struck the rest of the table matters as well. */
const BESIDE: readonly AtTable[] = [
  'a takeover is under way',
  'a change of the voters is pending',
  'keys are being made',
  'a secret or a roll is under way',
  'pages have two orders',
];

/** Seen at pages now and then, whatever has happened. */
const SEEN = [
  'a takeover by another device',
  'two takeovers or more between two looks of one page',
  'a page turns to another order',
  'an act is placed anew after a turn',
  'one voter more',
  'one voter less',
  'a page after a reload is the sequencer',
  'a table in a later generation',
  'somebody proposes to go back',
  'what a page lost is told',
  'a device has two pages',
  'a page waits for the relay',
  'pages with older and with newer rules at one table',
  'somebody wants the newer rules',
  'a table goes on by newer rules',
  'a page lacks the rules of the table',
] as const;
type Seen = (typeof SEEN)[number];
const NOTICES = ['peer/lied', 'relay/refilled', 'tab/second', 'store/failing', 'company/moved'] as const;

const struck = (what: string, where: string): string => `${what}: ${where}`;

/** All of them, by name. */
export const DEMANDED: readonly string[] = [
  ...TO_ONE.flatMap((what) => [
    ...(Object.keys(AT_DEVICE) as AtDevice[]).map((where) => struck(what, where)),
    ...BESIDE.map((where) => struck(what, where)),
  ]),
  ...TO_ALL.flatMap((what) => (Object.keys(AT_TABLE) as AtTable[]).map((where) => struck(what, where))),
  ...SEEN,
  ...NOTICES.map((code) => `notice ${code}`),
];

/** What one session has met. */
export class Met {
  readonly #names = new Set<string>();
  readonly #tips = new WeakMap<Page, Stamped>();

  get names(): readonly string[] {
    return [...this.#names].toSorted();
  }

  /** Before something goes wrong. @param device that it happens to; not looked at where it happens to all */
  strikes(sim: SimulatedSession, what: Misfortune, device: Device): void {
    const isToAll = (TO_ALL as readonly string[]).includes(what);
    if (!isToAll && !(TO_ONE as readonly string[]).includes(what)) return;
    const pages = openPages(sim);
    const { page } = device;
    if (!isToAll && page && isOpen(page))
      for (const [where, holds] of Object.entries(AT_DEVICE)) if (holds(page)) this.#names.add(struck(what, where));
    const beside = isToAll ? (Object.keys(AT_TABLE) as AtTable[]) : BESIDE;
    for (const where of beside) if (AT_TABLE[where](pages)) this.#names.add(struck(what, where));
  }

  /** Now and then: what the pages show. */
  look(sim: SimulatedSession): void {
    if (sim.devices.some(({ pages }) => pages.length > 1)) this.#see('a device has two pages');
    if (sim.pages.some(({ table }) => lacksRules(table!))) this.#see('a page lacks the rules of the table');
    const newer = openPages(sim).map((page) => viewOf(page).newer !== undefined);
    if (new Set(newer).size > 1) this.#see('pages with older and with newer rules at one table');
    for (const page of openPages(sim)) {
      this.#turns(page);
      const view = viewOf(page);
      for (const { code } of view.notices)
        if ((NOTICES as readonly string[]).includes(code)) this.#names.add(`notice ${code}`);
      if (view.company?.kind === 'renew') this.#see('somebody wants the newer rules');
      if (page.inside.core?.carried?.how === HOW.renew) this.#see('a table goes on by newer rules');
      if (view.rewind) this.#see('somebody proposes to go back');
      if (page.table!.lost.length > 0) this.#see('what a page lost is told');
      if (view.connection.state === 'offline') this.#see('a page waits for the relay');
      if (page.inside.core?.carried) this.#see('a table in a later generation');
      if (isSequencer(page) && page.number > 0) this.#see('a page after a reload is the sequencer');
    }
  }

  /** From the tip that this page had to the one that it has. */
  #turns(page: Page): void {
    const [before, now] = [this.#tips.get(page), tipOf(page)];
    if (!now || before === now) return;
    this.#tips.set(page, now);
    if (!before) return;
    if (now.epoch > before.epoch && deviceOf(now) !== deviceOf(before)) this.#see('a takeover by another device');
    if (now.epoch > before.epoch + 1) this.#see('two takeovers or more between two looks of one page');
    if (now.voters.devices.length > before.voters.devices.length) this.#see('one voter more');
    if (now.voters.devices.length < before.voters.devices.length) this.#see('one voter less');
    if (isOver(now, before)) return;
    this.#see('a page turns to another order');
    if (viewOf(page).connection.waiting > 0) this.#see('an act is placed anew after a turn');
  }

  #see(what: Seen): void {
    this.#names.add(what);
  }
}

const isOpen = (page: Page): boolean => page.table !== undefined && partsOf(page) !== undefined;
/** Also those that leave acting to another page of their device. */
const openPages = ({ devices }: SimulatedSession): readonly Page[] =>
  devices.flatMap(({ pages }) => pages.filter(isOpen));
const partsOf = ({ inside }: Page) => inside.core?.tableParts;
const tipOf = ({ inside }: Page): Stamped | undefined => inside.order?.tip;
const viewOf = ({ table }: Page): TableView => table!.view;
const deviceOf = ({ sequencer }: Stamped): string => sequencer.split('.')[0]!;

const isSequencer = (page: Page): boolean => partsOf(page)?.replica.sequencer.isActive ?? false;
const hasPromised = (page: Page): boolean =>
  (partsOf(page)?.replica.voter.bond.promised ?? 0) > (tipOf(page)?.epoch ?? Infinity);
const owes = ({ waiting, me }: TableView): boolean =>
  waiting.some(({ seat, what }) => what !== 'move' && seat === me.seat);

function isOver(stamp: Stamped, base: Stamped): boolean {
  for (let one: Stamped | undefined = stamp; one && one.position >= base.position; one = one.parent)
    if (one.hash === base.hash) return true;
  return false;
}

function isForked(pages: readonly Page[]): boolean {
  const tips = pages.flatMap((page) => tipOf(page) ?? []);
  return tips.some((one) => tips.some((other) => !isOver(one, other) && !isOver(other, one)));
}
