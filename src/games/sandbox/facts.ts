/** How a box tells the fold of its definitions and zones: read from outside, and whether it makes sense. */
import type { Schema } from '../../kernel/game.ts';
import { bool, fields, integer, list, oneOf, text } from '../../kernel/schemas.ts';
import { areSoundSteps, asks, steps } from './buttons/read-steps.ts';
import type { DefFacts, Zone } from './defs.ts';
import { KINDS, MOST_COUNT, NONE } from './state.ts';

export const MOST_DEFS = 1_000;
export const MOST_ZONES = 256;
const MOST_FACES = 1_000;
const MOST_TAGS = 16;
const MOST_SET = 256;

const tags = list(text(40), MOST_TAGS);

export const defFacts: Schema<DefFacts> = fields({
  kind: oneOf(...KINDS),
  faces: integer(0, MOST_FACES),
  back: bool,
  zone: integer(NONE, MOST_ZONES - 1),
  least: integer(-MOST_COUNT, MOST_COUNT),
  most: integer(-MOST_COUNT, MOST_COUNT),
  ms: integer(0, 24 * 3_600_000),
  tags,
  steps,
  asks,
});

export const zone: Schema<Zone> = fields({
  layout: oneOf('free', 'row', 'fan', 'grid', 'stack'),
  accepts: tags,
  enter: oneOf('up', 'down', 'keep'),
  see: oneOf('all', 'owner'),
  touch: oneOf('all', 'owner', 'host'),
  limit: integer(0, MOST_SET),
});

/** @param zones how many there are */
export function isSoundDef(def: DefFacts, zones: number): boolean {
  const { kind, faces, zone: of, least, most } = def;
  if (kind === 'pile' || kind === 'ink' || !areSoundSteps(def)) return false;
  if ((kind === 'zone') !== (of !== NONE) || of >= zones || least > most) return false;
  return kind === 'die' ? faces >= 2 && faces <= 100 : kind !== 'card' || faces >= 1;
}
