/** The table as programs see and change it: every instruction of the language, and every step of the rounds. */
import type { By, Deed, Inner, Performed, World } from '../language/run.ts';
import type { BlockOf, Op, Who } from '../pack/blocks.ts';
import { active, isActive } from './agents.ts';
import { conflictBegins, groupEnds, isLastTest, isOver, personalEnds, turnBegins } from './conflicts.ts';
import { drawMystery, flip, personal, placeMap, readCard, replaceSlot, stored } from './deeds-cards.ts';
import { element, giveItem, takeElement, takeToken, token } from './deeds-items.ts';
import { azrak, groupHas, magic, ordered } from './deeds-money.ts';
import {
  counted,
  currentTrial,
  damage,
  end,
  expel,
  goTo,
  modify,
  redraw,
  shown,
  shuffleDestiny,
  startConflict,
  trigger,
  triggered,
} from './deeds-story.ts';
import { recorded } from './ending.ts';
import { factsFor } from './facts.ts';
import { cardOf, receptacleOf } from './lookups.ts';
import { breakLinks, brokenNow } from './money.ts';
import type { StepName } from './programs.ts';
import { after, fired, step } from './programs.ts';
import { putBack, read, settled } from './reading.ts';
import { captainReady, exposed, left, recon, roundBegins } from './rounds.ts';
import { isSince6, type AgentId, type State } from './state.ts';
import { resolved, trialOf } from './trials.ts';
import { afterDestiny } from './uses.ts';

/** Active agents that the word names, clockwise from the Captain. */
function seats(s: State, who: Exclude<Who, 'chosen'>, by: By): readonly AgentId[] {
  const all = active(s);
  if (typeof who === 'number') return all.filter((id) => id === who);
  if (typeof who === 'object')
    return all.filter((id) => {
      const { receptacle } = s.agents[id]!;
      return receptacle === who.tag || (receptacleOf(s, receptacle)?.tags.includes(who.tag) ?? false);
    });
  switch (who) {
    case 'reader':
      return isActive(s, by.seat) ? [by.seat] : [];
    case 'tester':
      return [currentTrial(s, by)?.agent ?? by.seat].filter((id) => isActive(s, id));
    case 'captain':
      return [s.captain].filter((id) => isActive(s, id));
    case 'others':
      return all.filter((id) => id !== by.seat);
    default:
      return all;
  }
}

type Does<B> = (s: State, deed: Deed, block: B) => Performed<State>;
const only =
  (change: (s: State, deed: Deed) => State): Does<unknown> =>
  (s, deed) => ({ state: change(s, deed) });

type Steering = 'seq' | 'if' | 'repeat' | 'choose' | 'askCode' | 'groupSpend';
type Acting = Exclude<Op, Steering>;

/** By op; those that only steer are the machine's. */
const DEEDS: { readonly [O in Acting]: Does<BlockOf<O>> } = {
  gainAzrak: azrak,
  loseAzrak: azrak,
  spendAzrak: azrak,
  gainMagic: magic,
  loseMagic: magic,
  spendMagic: magic,
  refresh: (s, { by }) => ordered(s, by),
  takeElement,
  returnElement: element,
  removeElement: element,
  takeToken,
  returnToken: token,
  removeToken: token,
  giveItem: (s, deed, block) => giveItem(s, deed, block, block.to === 'chosen' ? [] : seats(s, block.to, deed.by)),
  readInteraction: personal,
  readMemoryBreaker: personal,
  drawMystery,
  readCard,
  flipSetAside: flip,
  archive: stored,
  removeCard: stored,
  returnCard: stored,
  replaceSlot: (s, _deed, block) => replaceSlot(s, block),
  setAvailable: (s, _deed, { location, value }) => ({
    state: { ...s, available: { ...s.available, [location]: value } },
  }),
  placeMap,
  startConflict,
  damage: (s, deed) => damage(s, deed, 'damage'),
  heal: (s, deed) => damage(s, deed, 'heal'),
  expel: only(expel),
  shuffleDestiny: only(shuffleDestiny),
  redrawDestiny: redraw,
  modifyTest: modify,
  setAttribute: modify,
  addAttribute: modify,
  setFlag: (s, _deed, { name, value }) => ({ state: { ...s, flags: { ...s.flags, [name]: value } } }),
  addCounter: (s, deed, block) => ({ state: counted(s, deed, block) }),
  showAll: (s, deed, block) => ({ state: shown(s, deed, block) }),
  showReader: (s, deed, block) => ({ state: shown(s, deed, block) }),
  goto: (s, _deed, block) => ({ state: goTo(s, block) }),
  leaveLocation: only((s) => ({ ...s, leaving: s.phase === 'exploration' })),
  endMission: (s, _deed, block) => ({ state: end(s, block) }),
};

/** TS-159, TS-330: what a resolved test leaves behind. */
function trialEnds(s: State, id: number): Performed<State> {
  const trial = trialOf(s, id);
  if (!trial) return { state: s };
  const rest: State = {
    ...s,
    trials: s.trials.filter((one) => one.id !== id),
    modifiers: s.modifiers.filter((one) => one.until !== 'test'),
    group: s.group && { ...s.group, order: s.group.order.filter((one) => one !== trial.agent) },
  };
  if (rest.group?.card === trial.card) return isLastTest(rest, trial) ? groupEnds(rest) : { state: rest };
  if (rest.agents[trial.agent]?.conflict === trial.card)
    return isOver(rest, trial.card, trial) ? personalEnds(rest, trial.agent) : { state: rest };
  const card = cardOf(rest, trial.card);
  const isOut = rest.out.some((one) => one.card === trial.card);
  return { state: card && isOut && card.colour !== 'green' ? putBack(rest, card) : rest };
}

/** The steps of the rounds. */
const STEPS: { readonly [N in StepName]: (s: State, by: By, inner: Inner) => Performed<State> } = {
  page: (s, _by, { about = '' }) =>
    Object.hasOwn(s.pages, about) ? { state: s } : { state: s, asks: `page ${about}` },
  read: (s, by, { about = '' }) => read(s, by, about),
  settle: (s, by, { about = '' }) => settled(s, by, about),
  conflict: (s, by, { about = '', n = 0 }) => conflictBegins(s, by, about, n > 0),
  trigger: (s, by, { n = 0 }) => trigger(s, by, n),
  triggered: (s, _by, { n = 0 }) => ({ state: triggered(s, n) }),
  links: (s) => (brokenNow(s).length === 0 ? { state: s } : { state: breakLinks(s), asks: 'links' }),
  expose: (s, by, { about = '' }) => exposed(s, by, about),
  recon: (s) => ({ state: recon(s) }),
  seen: (s, by, { n = 0 }) => {
    // Another card is to be drawn first, or somebody may still use something.
    if (trialOf(s, n)?.step !== 'seen' || afterDestiny(s, n).length > 0) return { state: s };
    return after(s, by, [step('outcome', { n })]);
  },
  outcome: (s, by, { n = 0 }) => resolved(s, by, n),
  trialEnd: (s, _by, { n = 0 }) => trialEnds(s, n),
  turnEnd: (s, by) => turnBegins(s, by),
  captain: (s) => ({ state: captainReady(s) }),
  roundBegins: (s, by) => roundBegins(s, by),
  between: (s, by) => left(s, by),
  started: (s, by) => after(s, by, fired(s, 'runStart')),
  ending: (s) => ({ state: recorded(s) }),
};

export const world: World<State> = {
  facts: factsFor,
  seats,
  groupHas,
  // What the pack would have set off by a trigger it may set off later.
  outlasts: (s, { op, ...more }) => isSince6(s) && op === 'step' && 'name' in more && more.name !== 'trigger',
  perform(s, deed) {
    const { block } = deed;
    if (block.op === 'step') return STEPS[block.name as StepName](s, deed.by, block);
    const does = (DEEDS as Readonly<Record<string, Does<never> | undefined>>)[block.op];
    return does ? does(s, deed, block as never) : { state: s };
  },
};
