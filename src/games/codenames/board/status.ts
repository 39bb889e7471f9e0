/** The headline: who, and what is expected of them; below it the clue and what is left. The same for every role but the actor's. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../elements/tv-status.ts';
import { found, givesClue, missing, nameOf, namesOf, onTurn, person, rulers, type Sight } from './sight.ts';

export function headline(sight: Sight): string {
  const { view, w, h } = sight;
  const { active } = view;
  switch (view.phase) {
    case 'lobby':
      return w.makeTeams;
    case 'grid':
      return w.laying;
    case 'key':
      return w.keyMaking;
    case 'clue': {
      const spymaster = active && view.teams[active].spymaster;
      if (active === undefined) return w.keyMaking;
      if (typeof spymaster !== 'number') return w.nobodysClue(active);
      return givesClue(view) ? w.yourClue(nameOf(sight, spymaster)) : w.theirClue(nameOf(sight, spymaster));
    }
    case 'ask':
    case 'challenge': {
      const [ruler] = rulers(view);
      if (ruler === undefined) return w.pictures;
      return ruler === view.me.seat ? h.yourRuling : h.ruling(nameOf(sight, ruler));
    }
    case 'cover':
      return h.covering;
    case 'guess':
      if (active === undefined) return w.pictures;
      return view.guessesMade > 0 ? w.pickMore(active) : w.pick(active);
    case 'reveal':
      return view.touched === undefined ? w.pictures : w.turningOne(view.touched + 1);
    case 'enemy':
      return w.virtualTurn;
    case 'over':
      return w.bill(found(view, 'red'), found(view, 'blue'));
  }
}

function waitingLine({ waiting, ...sight }: Sight): string | undefined {
  const others = waiting.filter((seat) => seat !== sight.view.me.seat);
  return others.length > 0 ? sight.w.waitingFor(namesOf({ ...sight, waiting }, others)) : undefined;
}

function clueLine(sight: Sight): TemplateResult | typeof nothing {
  const { view, w, h } = sight;
  const rest = view.guessesLeft === null ? h.anyGuesses : w.guessesLeft(view.guessesLeft);
  if (!view.clue || !view.active) return nothing;
  const { spymaster } = view.teams[view.active];
  const by = spymaster === null ? nothing : html`<span class="long">${w.clueOf(nameOf(sight, spymaster))}</span>`;
  return html`${by}<b>${view.clue.word}, ${h.number(view.clue.number)}</b> · <b>${rest}</b>`;
}

function secondLine(sight: Sight): TemplateResult | string | typeof nothing {
  const { view, w } = sight;
  switch (view.phase) {
    case 'lobby':
      return missing(sight)[0] ?? w.readyToLay;
    case 'grid':
      return waitingLine(sight) ?? w.layingHint;
    case 'key':
      return view.keyTrouble?.length
        ? w.keyTrouble(namesOf(sight, view.keyTrouble))
        : (waitingLine(sight) ?? w.keyHint);
    case 'clue': {
      const rest = view.active && w.toFind(view.active, view.teams[view.active].left);
      return givesClue(view) ? html`<span class="long">${w.clueHint} </span><b>${rest}</b>` : (rest ?? nothing);
    }
    case 'ask':
      return sight.h.rulingHint;
    case 'challenge':
      return sight.h.objection;
    case 'cover':
      return nothing;
    case 'guess':
    case 'reveal':
      return clueLine(sight);
    case 'enemy':
      return w.virtualHint;
    case 'over':
      return view.result ? html`<b>${w.wins(view.result.winner)}.</b> ${w.another}` : nothing;
  }
}

export function status(sight: Sight): TemplateResult {
  const plates = onTurn(sight.view).flatMap((seat) => person(sight, seat)?.plate ?? []);
  return html`<tv-status .headline=${headline(sight)} .plates=${plates}>${secondLine(sight)}</tv-status>`;
}
