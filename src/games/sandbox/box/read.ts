/**
 * A box as it comes from a file or from the shelf: bytes of somebody else, read field by field. A file that isn't a box, or points to something
 * that it doesn't have, is refused as a whole. Nothing in it is ever run, fetched or drawn as markup.
 */
import { bool, fields, integer, list, oneOf, optional, text } from '../../../kernel/schemas.ts';
import type { Schema } from '../../../kernel/game.ts';
import { MOST_QUESTIONS, steps } from '../buttons/read-steps.ts';
import { namedIn } from '../buttons/step.ts';
import { zone, isSoundDef } from '../facts.ts';
import { EDITS, KINDS, NONE, POLICIES } from '../state.ts';
import { migrated, VERSION } from './file/migrations.ts';
import { factsOf, type Box, type Button, type Def, type Face, type Grid, type Lay } from './model.ts';

/** Of a file, in bytes: a box without pictures is far smaller. */
const MOST_BYTES = 8 * 1024 * 1024;
const FAR = 100_000;
const MOST_DEFS = 1_000;
const MOST_PIECES = 6_000;
const MOST_FACES = 1_000;
const MOST_RULES = 65_536;
const NAME = 120;
/** What is drawn of a picture, in a sentence. */
const FACE_NAME = 200;

const place = integer(-FAR, FAR);
const size = integer(1, FAR);

/** SHA-256, as 64 hex digits. */
const hash: Schema<string> = {
  read: (input) => (typeof input === 'string' && /^[0-9a-f]{64}$/u.test(input) ? input : undefined),
};

const grid: Schema<Grid> = fields({ shape: oneOf('square', 'hex'), size, x: place, y: place });

const face: Schema<Face> = fields({
  name: text(FACE_NAME),
  image: optional(hash),
  drawn: optional(text(40)),
  text: optional(text(12)),
  body: optional(text(400)),
  symbol: optional(text(4)),
  tint: optional(integer(0, 63)),
}) as Schema<Face>;

const asked = fields({
  text: text(NAME),
  least: integer(-1_000_000, 1_000_000),
  most: integer(-1_000_000, 1_000_000),
});

const button: Schema<Button> = fields({
  steps,
  asks: optional(list(asked, MOST_QUESTIONS)),
  sure: optional(bool),
  asleep: optional(text(NAME)),
}) as Schema<Button>;

const def: Schema<Def> = fields({
  kind: oneOf(...KINDS),
  name: text(NAME),
  w: size,
  h: size,
  shape: optional(oneOf('card', 'round', 'square', 'hex')),
  tags: optional(list(text(40), 16)),
  faces: optional(list(face, MOST_FACES)),
  back: optional(face),
  zone: optional(zone),
  look: optional(oneOf('cube', 'coin', 'wheel', 'plain')),
  count: optional(fields({ least: integer(-FAR, FAR), most: integer(-FAR, FAR), step: integer(1, FAR) })),
  ms: optional(integer(0, 24 * 3_600_000)),
  button: optional(button),
  turnBy: optional(integer(15, 90)),
  grid: optional(grid),
  snaps: optional(list(place, 2_048)),
  locked: optional(bool),
}) as Schema<Def>;

const lay: Schema<Lay> = fields({
  def: integer(0, MOST_DEFS - 1),
  x: place,
  y: place,
  turn: optional(integer(0, 359)),
  face: optional(integer(-FAR, FAR)),
  up: optional(bool),
  faces: optional(list(integer(0, MOST_FACES - 1), 1_024)),
  n: optional(integer(1, 1_024)),
  in: optional(integer(0, MOST_PIECES - 1)),
  own: optional(integer(0, 24)),
  locked: optional(bool),
  forHands: optional(bool),
  text: optional(text(2_000)),
}) as Schema<Lay>;

const box: Schema<Box> = fields({
  format: oneOf('tavolata-box'),
  version: integer(VERSION, VERSION),
  id: text(NAME),
  name: text(NAME),
  lang: text(20),
  by: text(NAME),
  licence: text(NAME),
  players: fields({ min: integer(1, 25), max: integer(1, 25) }),
  rules: text(MOST_RULES),
  table: fields({ w: size, h: size, grid: optional(grid) }),
  policy: oneOf(...POLICIES),
  edit: oneOf(...EDITS),
  turns: bool,
  seats: list(fields({ name: text(NAME), tint: integer(0, 63) }), 25),
  defs: list(def, MOST_DEFS),
  pieces: list(lay, MOST_PIECES),
}) as Schema<Box>;

/** Why something isn't laid. `newer`: made by a later program; `unsound`: it points to what isn't there. */
export type NotABox = 'too-large' | 'not-json' | 'not-a-box' | 'newer' | 'unsound';

export type ReadBox = { readonly ok: true; readonly box: Box } | { readonly ok: false; readonly why: NotABox };

const no = (why: NotABox): ReadBox => ({ ok: false, why });

const TURNS: ReadonlySet<number> = new Set([15, 45, 60, 90]);

/** Each piece is of a definition that there is, shows a face that this has, and lies in a container that comes before it. */
function isSound({ defs, pieces }: Box): boolean {
  const zones = defs.filter((one) => one.zone).length;
  const areDefs = defs.every(
    (one) =>
      isSoundDef(factsOf(one, one.zone ? 0 : NONE), Math.max(zones, 1)) &&
      (one.turnBy === undefined || TURNS.has(one.turnBy)) &&
      (one.snaps?.length ?? 0) % 2 === 0 &&
      (one.button?.steps ?? []).flatMap((step) => namedIn(step)).every((n) => n < pieces.length),
  );
  return (
    areDefs &&
    pieces.every((piece, i) => {
      const of = defs[piece.def];
      const count = of?.faces?.length ?? 1;
      const holder = piece.in === undefined ? undefined : defs[pieces[piece.in]?.def ?? -1];
      return (
        of !== undefined &&
        (piece.faces ?? []).every((one) => one < count) &&
        (of.kind === 'counter' || ((piece.face ?? 0) >= 0 && (piece.face ?? 0) < count)) &&
        (piece.in === undefined || (piece.in < i && (holder?.kind === 'zone' || holder?.kind === 'bag')))
      );
    })
  );
}

/** @param bytes UTF-8 JSON, as `writeBox` writes it, of this version or an earlier one. Pictures are the file's matter (`file/box-file.ts`). */
export function readBox(bytes: Uint8Array): ReadBox {
  if (bytes.length > MOST_BYTES) return no('too-large');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return no('not-json');
  }
  const version: unknown = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined;
  if (typeof version === 'number' && version > VERSION) return no('newer');
  const read = box.read(migrated(json));
  if (!read) return no('not-a-box');
  return isSound(read) ? { ok: true, box: read } : no('unsound');
}

/** The same box is the same bytes: members in the order of the model, as the box has them. */
export const writeBox = (one: Box): Uint8Array => new TextEncoder().encode(JSON.stringify(one));
