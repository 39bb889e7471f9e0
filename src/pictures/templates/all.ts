// The one list of templates: the names that the deck's rows use.
import type { Template } from '../types.ts';
import { balloon, beam, moon, rain } from './air.ts';
import { seesaw, spill, tower, wheels } from './balance.ts';
import { hatch, planter, tree } from './growth.ts';
import { dome, home } from './houses.ts';
import { flock, inside, porthole } from './outline.ts';
import { head, shadow, stage } from './show.ts';
import { book, cup } from './table.ts';
import { angler, islet, mirror, sail, seadoor } from './water.ts';

export const TEMPLATES: Readonly<Record<string, Template>> = {
  angler,
  balloon,
  beam,
  book,
  cup,
  dome,
  flock,
  hatch,
  head,
  home,
  inside,
  islet,
  mirror,
  moon,
  planter,
  porthole,
  rain,
  sail,
  seadoor,
  seesaw,
  shadow,
  spill,
  stage,
  tower,
  tree,
  wheels,
};
