/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import { FREE, type Game, type Move } from '../../kernel/game.ts';
import { fields } from '../../kernel/schemas.ts';
import { objecting } from './decision-moves.ts';
import { heard, memento } from './memento.ts';
import type { Options } from './options.ts';
import { type Place, placeOf } from './place.ts';
import { goOn, onAway, onBack, onJoined, onLeft, steppingBack } from './presence.ts';
import { undecided } from './rules.ts';
import { careSetting, caring, configuring, confirm, type Care } from './setting.ts';
import { changed, type Line, type State } from './state.ts';
import { narrating } from './story.ts';
import { NOTE_MOST, written } from './texts.ts';

const setCare: Move<State, Care> = caring<Care>(
  fields({ lines: written(NOTE_MOST), veils: written(NOTE_MOST) }),
  [{ lines: FREE, veils: FREE }],
  changed,
);
const { slot: _answersThose, ...anyConfirm } = confirm;

/** By number alone, which shifts where somebody leaves in the preludes. */
function numbered(s: State): Place | undefined {
  if (s.stage === 'prelude') return { scene: s.prelude + 1, kind: 'prelude' };
  const place = placeOf(s);
  return place && { scene: place.scene, kind: place.kind };
}

function isOfNumber(s: State, { scene, kind }: Line): boolean {
  const place = numbered(s);
  return scene === place?.scene && kind === place.kind;
}

/** Before a text knew whose prelude or defeat it is of, and a step back could be taken back alone (MMQ-28). */
export const memento3: Game<State, Options> = {
  ...memento,
  version: 3,
  moves: {
    ...memento.moves,
    narrate: heard(narrating(numbered)),
    stepBack: heard(steppingBack(isOfNumber)),
  },
};

/**
 * Before votes that were open counted anew, and those who came back to the lobby sat down again (MMQ-27). Traits of the last prelude weren't
 * doubted yet, nor did a yes count for the options and limits that its person saw (MM-010).
 */
export const memento2: Game<State, Options> = {
  ...memento3,
  version: 2,
  moves: {
    ...memento3.moves,
    confirm: heard(anyConfirm),
    configure: heard(configuring(changed)),
    setCare: heard(careSetting(changed)),
    object: heard(objecting(['own', 'prelude'], undecided)),
    goOn: heard(goOn),
  },
  on: { ...memento.on, away: onAway, back: onBack, joined: onJoined, left: onLeft },
};

/** Before two people could write lines and veils at once: both are said, and what another has written meanwhile is gone. */
export const memento1: Game<State, Options> = {
  ...memento2,
  version: 1,
  moves: { ...memento2.moves, setCare: heard(setCare) },
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [memento3, memento2, memento1];
