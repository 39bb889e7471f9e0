/**
 * The handing on of a mission's keys by devices: which pages the log entitles somebody to, and the move that hands their pads on. Here are also
 * the duty that makes it unasked, and what somebody has of a page's key by now.
 */
import type { Eyes, Handle, Made, Move, MoveCall, Seat } from '../../kernel/game.ts';
import { makeRule, type MakeRule } from '../../kernel/game.ts';
import { fields, list, optional, sealed, text } from '../../kernel/schemas.ts';
import type { Handed } from './keyring.ts';
import type { Session } from './session.ts';
import type { Code, RuleId } from './table/rules.ts';
import { padOf, sumOf, type Way } from './vault/pads.ts';
import { publicArt } from './vault/public-art.ts';
import { opensFor } from './view.ts';

const rule: MakeRule<Session, RuleId, Code> = makeRule;

/** Pages in one move. */
const AT_ONCE = 48;
const PAD_SIGNS = 44;

interface Hands {
  readonly all?: readonly string[] | undefined;
  readonly pads?: string | undefined;
  readonly to0?: readonly string[] | undefined;
  readonly to1?: readonly string[] | undefined;
  readonly to2?: readonly string[] | undefined;
  readonly to3?: readonly string[] | undefined;
  readonly pads0?: Handle | undefined;
  readonly pads1?: Handle | undefined;
  readonly pads2?: Handle | undefined;
  readonly pads3?: Handle | undefined;
}

const blobs = list(text(64), AT_ONCE);
const pads = text(AT_ONCE * PAD_SIGNS);
const toPlayer =
  (i: number) =>
  (s: Session): readonly Seat[] =>
    s.players.slice(i, i + 1);

/** By whom it goes: null for everybody. */
function partsOf(s: Session, args: Hands): readonly (Omit<Handed, 'by'> & { readonly isThere: boolean })[] {
  const part = (
    to: Seat | null | undefined,
    pages: readonly string[] | undefined,
    its: Handle | string | undefined,
  ): readonly (Omit<Handed, 'by'> & { readonly isThere: boolean })[] =>
    pages === undefined && its === undefined
      ? []
      : [
          {
            to: to ?? null,
            pages: pages ?? [],
            pads: its ?? '',
            isThere: to !== undefined && pages !== undefined && pages.length > 0 && its !== undefined,
          },
        ];
  return [
    ...part(null, args.all, args.pads),
    ...part(s.players[0], args.to0, args.pads0),
    ...part(s.players[1], args.to1, args.pads1),
    ...part(s.players[2], args.to2, args.pads2),
    ...part(s.players[3], args.to3, args.pads3),
  ];
}

/** A duty of the devices that have seeds: no person makes it. */
export const hand: Move<Session, Hands> = {
  args: fields({
    all: optional(blobs),
    pads: optional(pads),
    to0: optional(blobs),
    to1: optional(blobs),
    to2: optional(blobs),
    to3: optional(blobs),
    pads0: optional(sealed(pads, toPlayer(0))),
    pads1: optional(sealed(pads, toPlayer(1))),
    pads2: optional(sealed(pads, toPlayer(2))),
    pads3: optional(sealed(pads, toPlayer(3))),
  }),
  who: (s) => s.players,
  rules: [
    rule('TS-323', 'nothing-to-follow', (s, { seat }: Made<Hands>) => waysOf(s, seat) !== undefined),
    rule('TS-323', 'unknown-thing', (s, { args }: Made<Hands>) => {
      const parts = partsOf(s, args);
      return parts.length > 0 && parts.every(({ isThere }) => isThere);
    }),
    // A page before its time goes to nobody.
    rule('TS-323', 'phase-closed', (s, { args }: Made<Hands>) =>
      partsOf(s, args).every(({ to, pages }) => {
        const due = new Set(dueTo(s, to));
        return pages.every((blob) => due.has(blob));
      }),
    ),
  ],
  apply(s, { seat, args }) {
    if (!s.keyring) return s;
    const more = partsOf(s, args).map(({ to, pages, pads: its }): Handed => ({ by: seat, to, pages, pads: its }));
    return { ...s, keyring: { ...s.keyring, handed: [...s.keyring.handed, ...more] } };
  },
  choices: () => [],
};

/** How this seat's device helps, if it has a seed. */
function waysOf({ keyring }: Session, seat: Seat): { readonly way: Way; readonly seed: Handle } | undefined {
  if (!keyring) return undefined;
  if (keyring.by === seat) return { way: 'alone', seed: keyring.root };
  const own = keyring.others.find(([other]) => other === seat);
  return own && { way: 'together', seed: own[1] };
}

/** Pages that somebody may open now and whose keys don't lie open. @param to null for what everybody may, and what the log asks for */
export function dueTo(s: Session, to: Seat | null): readonly string[] {
  if (!s.mission) return [];
  const open = publicArt(s.mission);
  const { blobs: listed } = s.mission;
  const asked = to === null ? (s.table?.asked ?? []) : [];
  return [...opensFor(s, to), ...asked].filter((blob) => Object.hasOwn(listed, blob) && !open.has(blob));
}

export const isHere = (s: Session, seat: Seat): boolean => s.players.includes(seat) && !s.away.includes(seat);

/** What this seat's device hands on unasked. */
export function duties(s: Session, eyes: Eyes): readonly MoveCall[] {
  const { keyring, mission } = s;
  const mine = eyes.seat !== null && s.players.includes(eyes.seat) ? waysOf(s, eyes.seat) : undefined;
  if (!keyring || !mission || !mine) return [];
  // The others help while whoever laid the keys isn't here.
  if (mine.way === 'together' && isHere(s, keyring.by)) return [];
  const own = seedIn(eyes, mine.seed);
  if (own === undefined) return [];
  const given = (to: Seat | null): ReadonlySet<string> =>
    new Set(
      keyring.handed.flatMap((one) => (one.by === eyes.seat && (one.to === null || one.to === to) ? one.pages : [])),
    );
  const all = dueTo(s, null);
  // What the log asks for whoever laid the keys lends by themselves.
  const skip = new Set(mine.way === 'alone' ? (s.table?.asked ?? []) : []);
  const packed = (pages: readonly string[]): string =>
    pages.map((blob) => padOf(own, mission.blobs[blob]!.keyId)).join(' ');
  const left = (to: Seat | null, pages: readonly string[]): readonly string[] => {
    const has = given(to);
    return pages.filter((blob) => !has.has(blob)).slice(0, AT_ONCE);
  };
  const args: Record<string, unknown> = {};
  const open = left(
    null,
    all.filter((blob) => !skip.has(blob)),
  );
  if (open.length > 0) Object.assign(args, { all: open, pads: packed(open) });
  const isForAll = new Set(all);
  for (const [i, to] of s.players.entries()) {
    if (to === eyes.seat || to === keyring.by) continue;
    const pages = left(to, dueTo(s, to)).filter((blob) => !isForAll.has(blob));
    if (pages.length > 0) Object.assign(args, { [`to${i}`]: pages, [`pads${i}`]: packed(pages) });
  }
  return Object.keys(args).length > 0 ? [{ move: 'hand', args }] : [];
}

/** What a sealed argument says, for those who can read it. */
function seedIn(eyes: Eyes, thing: Handle): string | undefined {
  const json = eyes.read(thing);
  if (json === undefined) return undefined;
  const read: unknown = JSON.parse(json);
  return typeof read === 'string' ? read : undefined;
}

export interface Pad {
  readonly way: Way;
  readonly pad: string;
}

/** The pad of one page as far as these eyes have it; undefined while somebody’s is missing. */
export function padFor(s: Session, eyes: Eyes, blob: string): Pad | undefined {
  const { keyring, mission } = s;
  const keyId = mission?.blobs[blob]?.keyId;
  if (!keyring || keyId === undefined) return undefined;
  const handed = (by: Seat): string | undefined => {
    for (const one of keyring.handed) {
      if (one.by !== by || (one.to !== null && one.to !== eyes.seat)) continue;
      const at = one.pages.indexOf(blob);
      const all = at < 0 ? undefined : one.to === null ? one.pads : seedIn(eyes, one.pads as Handle);
      const pad = all?.split(' ')[at];
      if (pad !== undefined) return pad;
    }
    return undefined;
  };
  const own = (seat: Seat, thing: Handle): string | undefined => {
    const its = eyes.seat === seat ? seedIn(eyes, thing) : undefined;
    return its === undefined ? handed(seat) : padOf(its, keyId);
  };
  const alone = own(keyring.by, keyring.root);
  if (alone !== undefined) return { way: 'alone', pad: alone };
  const together = keyring.others.map(([seat, thing]) => own(seat, thing));
  const pad = together.every((one) => one !== undefined) ? sumOf(together) : undefined;
  return pad === undefined ? undefined : { way: 'together', pad };
}
