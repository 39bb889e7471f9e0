/** Decides who sees what: the state is public as it is. A face under keys is in the view of those alone whose eyes read it. */
import type { Eyes } from '../../kernel/game.ts';
import { present } from '../kit/seats.ts';
import { votesNeeded } from '../kit/votes.ts';
import { faceIn } from './faces.ts';
import { NONE, KEYED, type Piece, type Ring, type State } from './state.ts';
import { hostOf } from './rules.ts';
import type { SandboxView } from './view.ts';

/** Most leaves have nothing under keys; which those are is found once for each. */
const keyedIn: WeakMap<readonly (Piece | null)[], readonly number[]> = new WeakMap();

function keyed(leaf: readonly (Piece | null)[]): readonly number[] {
  const known = keyedIn.get(leaf);
  if (known) return known;
  const found = leaf.flatMap((piece, i) => (piece?.face === KEYED ? [i] : []));
  keyedIn.set(leaf, found);
  return found;
}

function readable({ leaves }: State, eyes: Eyes): Readonly<Record<number, number>> {
  const read: Record<number, number> = {};
  for (const [i, leaf] of leaves.entries())
    for (const j of keyed(leaf)) {
      const { thing, of } = leaf[j]!;
      const face = thing === '' ? undefined : faceIn(eyes.read(thing), of);
      if (face !== undefined) read[i * 32 + j] = face;
    }
  return read;
}

/** The words travel as JSON; what isn't one is shown as nothing. */
export function wordIn(content: string | undefined): string | undefined {
  if (content === undefined) return undefined;
  try {
    const word: unknown = JSON.parse(content);
    return typeof word === 'string' ? word : '';
  } catch {
    return '';
  }
}

function choice({ choice: round }: State, eyes: Eyes): SandboxView['choice'] {
  if (!round) return null;
  const { by, waiting, got, words, about } = round;
  const open = words.length > 0;
  return {
    by,
    waiting,
    open,
    ...(about !== undefined && { about }),
    got: got.map(({ seat, thing }, i) => {
      const word = open ? words[i] : seat === eyes.seat ? wordIn(eyes.read(thing)) : undefined;
      return word === undefined ? { seat } : { seat, word };
    }),
  };
}

const lastOf = (ring: Ring | undefined, from: 'back' | 'forth'): { readonly what: string } | null => {
  const act = ring?.[from].at(-1);
  return act ? { what: act.what } : null;
};

export function view(s: State, eyes: Eyes): SandboxView {
  const { urns, rings, ...shown } = s;
  const ring = rings.find(({ seat }) => seat === (eyes.seat ?? NONE));
  return {
    ...shown,
    me: eyes.seat,
    host: hostOf(s),
    read: readable(s, eyes),
    loose: urns,
    back: lastOf(ring, 'back'),
    forth: lastOf(ring, 'forth'),
    choice: choice(s, eyes),
    needed: votesNeeded(present(s)),
  };
}
