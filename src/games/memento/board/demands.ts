/** What the telling owes to the outcome, as sentences to whoever has the word; and who will have it, before the dice. */
import { words } from '../../../elements/words.ts';
import type { Scene } from '../state.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { callOf, type BoardContext } from './board-context.ts';
import { ad, ed } from '../../../language/italian.ts';
import { list } from '../../../language/list.ts';

const say = words(
  {
    lantern: {
      lantern: (l: string) => `Di’ come ${l} tiene lontana l’Oscurità, e ne esce più forte: guadagna un dado.`,
      darkness: (l: string) => `Dite come l’Oscurità ferisce ${l}: la Lanterna le dà un dado.`,
    },
    envy: {
      follower: (f: string, l: string) =>
        `Di’ come ${f} ce la fa, e che cosa costa ${ad(l)}: la Lanterna dà un dado all’Oscurità.`,
      lantern: (f: string, l: string) =>
        `Di’ come ${l} resta un passo avanti, e che cosa perde ${f}: dà un dado all’Oscurità.`,
      darkness: (f: string, l: string) => `Dite come l’Oscurità passa tra ${f} ${ed(l)}: le danno un dado ciascuno.`,
    },
    attack: {
      darkness: (t: string) => `Dite come l’Oscurità colpisce ${t}, che le dà un dado.`,
      other: (t: string) => `Di’ come ${t} le resiste: per questa volta non cambia niente.`,
      spent: (t: string) => `Di’ come ${t} le resiste, e a quale prezzo.`,
    },
    learns: (f: string, trait: string) => `${f} impara «${trait}»: fate vedere come.`,
    gaveUp: (f: string, traits: readonly string[]) =>
      `${f} ha rinunciato a ${list(
        traits.map((trait) => `«${trait}»`),
        'it',
      )}: si deve vedere che non ${traits.length === 1 ? 'c’è' : 'ci sono'} più.`,
    yields: (name: string) => `${name} cede: subito dopo racconta la propria sconfitta.`,
    defeat: (name: string) => `Di’ come ${name} cede all’Oscurità: che cosa perde, e che cosa lascia agli altri.`,
    final: (name: string) => `Resta solo ${name}. Di’ come si spegne l’ultima luce.`,
    ifDarkness: 'se vince l’Oscurità',
    ifWins: (name: string) => `se vince ${name}`,
  },
  {
    lantern: {
      lantern: (l: string) => `Tell how ${l} keeps the Darkness away and comes out stronger: one die gained.`,
      darkness: (l: string) => `Tell how the Darkness hurts ${l}: the Lantern cedes a die.`,
    },
    envy: {
      follower: (f: string, l: string) => `Tell how ${f} makes it, and what it costs ${l}: the Lantern cedes a die.`,
      lantern: (f: string, l: string) => `Tell how ${l} stays a step ahead, and what ${f} loses: one die ceded.`,
      darkness: (f: string, l: string) => `Tell how the Darkness comes between ${f} and ${l}: they cede a die each.`,
    },
    attack: {
      darkness: (t: string) => `Tell how the Darkness strikes ${t}, who cedes a die.`,
      other: (t: string) => `Tell how ${t} resists: this time nothing changes.`,
      spent: (t: string) => `Tell how ${t} resists, and at what price.`,
    },
    learns: (f: string, trait: string) => `${f} learns “${trait}”: show how.`,
    gaveUp: (f: string, traits: readonly string[]) =>
      `${f} gave up ${list(
        traits.map((trait) => `“${trait}”`),
        'en',
      )}: let us see that ${traits.length === 1 ? 'it is' : 'they are'} gone.`,
    yields: (name: string) => `${name} yields, and tells of the defeat right after this.`,
    defeat: (name: string) => `Tell how ${name} yields to the Darkness: what is lost, and what is left to the others.`,
    final: (name: string) => `Only ${name} is left. Tell how the last light goes out.`,
    ifDarkness: 'if the Darkness wins',
    ifWins: (name: string) => `if ${name} wins`,
  },
);

function main(context: BoardContext, scene: Scene): string {
  const w = say(context.lang);
  const owner = callOf(context, scene.owner);
  const against = callOf(context, scene.against);
  const winner = scene.result?.winner;
  if (scene.kind === 'defeat') return w.defeat(owner);
  if (scene.kind === 'final') return w.final(owner);
  if (winner === undefined) return '';
  if (scene.kind === 'lantern') return winner === 'darkness' ? w.lantern.darkness(owner) : w.lantern.lantern(owner);
  if (scene.kind === 'darkness') {
    if (winner === 'darkness') return w.attack.darkness(against);
    // The last trait was given up for it (MM-127).
    return w.attack[scene.result?.yielded.includes(scene.against) ? 'spent' : 'other'](against);
  }
  return w.envy[winner](owner, against);
}

/** What has to happen in what is told now. */
export function demandsOf(context: BoardContext, scene: Scene): readonly string[] {
  const { view, lang } = context;
  const w = say(lang);
  const text = (trait: number): string => view.traits[trait] ?? '';
  const { result } = scene;
  const learnt = result?.learnt ?? null;
  // Also once they have yielded: then nobody in the scene is a Follower any more.
  const giver = scene.kind === 'darkness' ? scene.against : scene.owner;
  return [
    main(context, scene),
    learnt === null ? '' : w.learns(callOf(context, scene.owner), text(learnt)),
    scene.gaveUp.length > 0 ? w.gaveUp(callOf(context, giver), scene.gaveUp.map(text)) : '',
    ...(result?.yielded ?? []).map((seat) => w.yields(callOf(context, seat))),
  ].filter((line) => line !== '');
}

export interface Teller {
  readonly seats: readonly number[];
  readonly when: string;
}

/** The people who have the word in each case, while nothing is decided. */
export function tellersOf(context: BoardContext, scene: Scene): readonly Teller[] {
  const { view, lang } = context;
  const w = say(lang);
  const lantern = view.characters.find(({ status }) => status === 'lantern')?.seat;
  const controllers =
    scene.controllers.length > 0
      ? scene.controllers
      : view.active
        ? view.seats.filter((seat) => view.characters.some((one) => one.seat === seat && one.status === 'defeated'))
        : view.seats.filter((seat) => seat !== lantern);
  const wins = (seat: number): Teller => ({ seats: [seat], when: w.ifWins(callOf(context, seat)) });
  const darkness: Teller = { seats: controllers, when: w.ifDarkness };
  switch (scene.kind) {
    case 'lantern':
      return [wins(scene.owner), darkness];
    case 'follower':
      return [wins(scene.owner), wins(scene.against)];
    case 'three':
      return [wins(scene.owner), wins(scene.against), darkness];
    case 'darkness':
      return scene.step === 'declare' ? [darkness] : [wins(scene.against), darkness];
    default:
      return [];
  }
}

const sceneWords = words(
  {
    lantern: (l: string) => `${l} contro l’Oscurità`,
    envies: (f: string, trait: string) => `${f} vuole imparare «${trait}»`,
    nothing: (f: string, l: string) => `${f} sfida ${l}: non resta niente da invidiare`,
    wants: (f: string) => `${f} guarda la Lanterna`,
    attacks: (t: string) => `L’Oscurità attacca ${t}`,
    prepares: 'L’Oscurità sceglie',
    defeat: (name: string) => `La sconfitta di ${name}`,
    final: 'L’ultima luce',
    prelude: (n: number, name: string) => `Preludio ${n}, di ${name}`,
  },
  {
    lantern: (l: string) => `${l} against the Darkness`,
    envies: (f: string, trait: string) => `${f} wants to learn “${trait}”`,
    nothing: (f: string, l: string) => `${f} challenges ${l}: nothing is left to envy`,
    wants: (f: string) => `${f} looks at the Lantern`,
    attacks: (t: string) => `The Darkness attacks ${t}`,
    prepares: 'The Darkness chooses',
    defeat: (name: string) => `The defeat of ${name}`,
    final: 'The last light',
    prelude: (n: number, name: string) => `Prelude ${n}, set by ${name}`,
  },
);

/** What the scene is about. */
export function titleOf(context: BoardContext, scene: Scene): string {
  const w = sceneWords(context.lang);
  const owner = callOf(context, scene.owner);
  const isDeclared = scene.step !== 'declare';
  switch (scene.kind) {
    case 'lantern':
      return w.lantern(owner);
    case 'darkness':
      return isDeclared ? w.attacks(callOf(context, scene.against)) : w.prepares;
    case 'defeat':
      return w.defeat(owner);
    case 'final':
      return w.final;
    default:
      if (!isDeclared) return w.wants(owner);
      return scene.envied === null
        ? w.nothing(owner, callOf(context, scene.against))
        : w.envies(owner, context.view.traits[scene.envied] ?? '');
  }
}

/** Those whose preludes there are, in their order; whoever left meanwhile is one of them where anything was written for theirs. */
export function settersOf({ view: { seats, journal } }: BoardContext): readonly number[] {
  const owners = journal.map(({ kind, owner }) => (kind === 'prelude' ? owner : undefined));
  return [...new Set([...seats, ...owners.filter((seat) => seat !== undefined)])].toSorted((a, b) => a - b);
}

export const preludeTitle = (context: BoardContext, setter: number): string =>
  sceneWords(context.lang).prelude(settersOf(context).indexOf(setter) + 1, nameOf(context, setter));
