/**
 * What people do about each other and their own devices. Send somebody away, go on without whoever is missing, follow, pair a phone and put
 * it out again, take a seat back. What is asked of somebody is answered; what isn't is done now and then.
 */
import type { Table } from '../../src/kernel/view/table-view.ts';
import type { Rng } from '../helpers/rng.ts';
import type { Luck } from './luck.ts';

/** What is known in the room, aloud. */
export interface Aloud {
  /** Codes of phones to be paired, the last one last. */
  readonly codes: string[];
  /** Somebody was sent away. */
  kicked: boolean;
  /** The table has gone on without somebody. */
  parted: boolean;
}

/** People who could play by newer rules want to one time in so many, and before a game sooner: it would be in the way. */
const RENEWS = 8;
const RENEWS_FIRST = 2;

export interface Act {
  readonly what: string;
  readonly outcome: Promise<unknown>;
}

/** What is asked of this person, answered; `patient`: with yes, as at the end of a session. */
export function answer(table: Table, rng: Rng, patient: boolean): Act | undefined {
  const { view, company, devices } = table;
  const agrees = (): boolean => patient || !rng.oneIn(4);
  if (view.behind && !view.behind.following) return { what: 'follows the others', outcome: company.follow() };
  if (view.company?.asked) {
    const yes = view.company.kind === 'renew' || agrees();
    return { what: `${view.company.kind}: ${yes ? 'yes' : 'no'}`, outcome: company.consent(view.company.id, yes) };
  }
  const claim = view.devices.reclaims.find(
    ({ isAsked, yes: said, no }) => isAsked && ![...said, ...no].includes(view.me.seat ?? -1),
  );
  if (claim) {
    const yes = agrees();
    return { what: `taking back: ${yes ? 'yes' : 'no'}`, outcome: devices.consent(claim.device, yes) };
  }
  const [request] = view.devices.requests;
  if (request) return { what: 'lets a phone in', outcome: devices.accept(request.device) };
  return undefined;
}

/** This page hasn't the rules that the others play by: it says so, and is loaded anew. */
export const lacksRules = ({ view }: Table): boolean => view.notices.some(({ code }) => code === 'version/other');

/** @param mayPart nobody else would go on by themselves at the same time */
export function companyAct(
  table: Table,
  rng: Rng,
  luck: Luck,
  aloud: Aloud,
  who: { readonly isPhone: boolean; readonly mayPart: boolean },
): Act | undefined {
  const { view, company, devices } = table;
  if (view.me.watcher || (view.phase !== 'lobby' && view.phase !== 'playing')) return undefined;
  if (view.me.seat === null) return comeIn(table, rng, luck, aloud, who.isPhone);
  if (luck.parting && who.mayPart && !aloud.parted && view.order.stuck) {
    aloud.parted = true;
    return { what: 'goes on without the missing', outcome: company.goOn() };
  }
  const isFirst = view.phase === 'lobby';
  if (view.newer !== undefined && rng.oneIn(isFirst ? RENEWS_FIRST : RENEWS))
    return { what: 'wants the newer rules', outcome: company.renew() };
  const others = view.seats.filter(({ me, state }) => !me && state === 'seated');
  if (luck.kicking > 0 && !aloud.kicked && others.length >= 3 && rng.oneIn(luck.kicking)) {
    aloud.kicked = true;
    const { seat } = rng.pick(others)!;
    return { what: `wants ${seat} away`, outcome: company.kick(seat) };
  }
  if (luck.pairing === 0 || !rng.oneIn(luck.pairing)) return undefined;
  const other = rng.pick(view.devices.list.filter(({ me }) => !me));
  if (other && rng.oneIn(2)) return { what: 'puts a device out', outcome: devices.revoke(other.device) };
  if (other && rng.oneIn(2)) return { what: 'lets another device speak', outcome: devices.makeMain(other.device) };
  const way = rng.pick(['both', 'table'] as const)!;
  const offered = devices.offer(way).then((offer) => offer.ok && aloud.codes.push(offer.code));
  return { what: `offers to pair: ${way}`, outcome: offered };
}

/** Without a seat: a phone waits for a code, a person whose seat was theirs takes it back. */
function comeIn(table: Table, rng: Rng, luck: Luck, aloud: Aloud, isPhone: boolean): Act | undefined {
  const { view, devices } = table;
  if (view.devices.asking || view.devices.reclaims.some(({ mine }) => mine)) return WAITS;
  if (isPhone) {
    const code = aloud.codes.at(-1);
    return code !== undefined && rng.oneIn(2) ? { what: 'asks to be paired', outcome: devices.ask(code) } : WAITS;
  }
  const away = view.seats.find(({ presence, state }) => presence === 'away' && state === 'seated');
  if (luck.pairing === 0 || !away || !rng.oneIn(3)) return undefined;
  return { what: `takes ${away.seat} back`, outcome: devices.reclaim(away.seat, away.name) };
}

const WAITS: Act = { what: '', outcome: Promise.resolve() };
