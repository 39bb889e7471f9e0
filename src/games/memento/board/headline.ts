/** The status line: whose moment it is, and what is expected. */
import { words } from '../../../elements/words.ts';
import type { Scene } from '../state.ts';
import { standing } from '../outcome.ts';
import { decidedSays } from './decided.ts';
import { nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { Headline } from '../../../elements/frame/headline.ts';
import { callOf, followerOf, setterOf, type BoardContext } from './board-context.ts';

const say = words(
  {
    halted: 'Un passo indietro',
    haltedSays: 'Qualcuno ha toccato la X. Non serve dire perché: parlatene, poi si riprende.',
    paused: 'In pausa',
    pausedSays: 'Si riprende quando qualcuno lo dice.',
    lobby: 'Una storia che finirà male',
    lobbySays: (n: number, of: number) =>
      of < 4
        ? `Si gioca in quattro, cinque o sei: per ora ${of}`
        : `Leggete insieme, poi ognuno conferma · ${n} su ${of}`,
    elements: 'Com’è l’Oscurità?',
    elementsSays: 'Ognuno ne dice una cosa: che aspetto ha, che cosa vuole, come arriva',
    talk: 'Parlate di dove finirà male',
    talkSays: 'Dove siamo, chi siamo, che cosa abbiamo da perdere',
    own: (me: boolean): string => (me ? 'Una caratteristica per te' : 'Ognuno scrive una caratteristica'),
    ownSays: 'Qualcosa che un altro potrebbe imparare, e un po’ invidiare',
    prelude: (name: string, me: boolean) => (me ? 'Apri tu un preludio' : `${name} apre un preludio`),
    preludeSays: (n: number, of: number) => `Preludio ${n} di ${of} · ci sono tutti, niente dadi`,
    giving: (name: string, me: boolean) => (me ? 'Com’erano in questa scena?' : `${name} dice com’erano gli altri`),
    givingSays: (n: number, of: number) => `Preludio ${n} di ${of} · una caratteristica a ognuno degli altri`,
    lantern: 'Chi porta la Lanterna?',
    lanternSays: 'Il personaggio che tutti, in fondo, vorrebbero essere',
    succession: 'Chi è la nuova Lanterna?',
    successionSays: 'Pari caratteristiche e pari dadi: scelgono i Seguaci',
    overtaking: 'A chi va la Lanterna?',
    overtakingSays: 'Hanno imparato le stesse cose: scelgono i Seguaci',
    objection: 'Si può imparare?',
    objectionSays: (trait: string) => `«${trait}»`,
    rewrite: (name: string, me: boolean) => (me ? 'Riscrivi la caratteristica' : `${name} riscrive una caratteristica`),
    scene: (no: number) => `Scena ${no}`,
    lanternMeets: (name: string, me: boolean) => (me ? 'Affronta l’Oscurità' : `${name} affronta l’Oscurità`),
    envies: (name: string, me: boolean) => (me ? 'Che cosa invidi?' : `Che cosa invidia ${name}?`),
    attacks: (name: string, me: boolean) =>
      me ? 'Contro chi va l’Oscurità?' : `${name} sceglie contro chi va l’Oscurità`,
    rolling: 'Cadono i dadi',
    stuck: 'I dadi non sono arrivati',
    wins: { darkness: 'Vince l’Oscurità.', lantern: 'Vince la Lanterna.', follower: 'Vince chi invidia.' },
    resists: (name: string) => `${name} resiste.`,
    tricks: (name: string, me: boolean) => (me ? 'La fermi?' : `${name}, la fermi?`),
    tells: (names: string, me: boolean) => (me ? 'Racconti tu' : `Racconta ${names}`),
    tellTogether: (me: boolean): string => (me ? 'Raccontate voi' : 'Racconta l’Oscurità'),
    defeat: (name: string) => `${name} cede all’Oscurità`,
    defeatSays: (name: string) => `${name} racconta la propria sconfitta: niente dadi`,
    final: (name: string) => `L’ultima scena: ${name}`,
    no: 'senza orologio, parlate pure',
    over: 'La storia è finita',
    overSays: 'Che cosa succede dopo? Ditelo, scrivetelo, e portate a casa la storia',
  },
  {
    halted: 'One step back',
    haltedSays: 'Somebody touched the X. Nobody has to say why: talk, then go on.',
    paused: 'Paused',
    pausedSays: 'It goes on when somebody says so.',
    lobby: 'A story that will end badly',
    lobbySays: (n: number, of: number) =>
      of < 4
        ? `Four, five or six people play: so far ${of}`
        : `Read it together, then everybody confirms · ${n} of ${of}`,
    elements: 'What is the Darkness like?',
    elementsSays: 'Everybody says one thing: its looks, what it wants, how it comes',
    talk: 'Talk about where it will go wrong',
    talkSays: 'Where you are, who you are, what there is to lose',
    own: (me: boolean) => (me ? 'One trait of your own' : 'Everybody writes a trait'),
    ownSays: 'Something that somebody else could learn, and envy a little',
    prelude: (name: string, me: boolean) => (me ? 'Your prelude' : `${name} sets a prelude`),
    preludeSays: (n: number, of: number) => `Prelude ${n} of ${of} · everybody is in it, no dice`,
    giving: (name: string, me: boolean) =>
      me ? 'What were they like in it?' : `${name} says what the others were like`,
    givingSays: (n: number, of: number) => `Prelude ${n} of ${of} · one trait for each of the others`,
    lantern: 'Who carries the Lantern?',
    lanternSays: 'The character that everybody, deep down, would like to be',
    succession: 'Who is the new Lantern?',
    successionSays: 'As many traits, as many dice: the Followers choose',
    overtaking: 'Whose is the Lantern?',
    overtakingSays: 'They have learnt the same things: the Followers choose',
    objection: 'Can it be learnt?',
    objectionSays: (trait: string) => `“${trait}”`,
    rewrite: (name: string, me: boolean) => (me ? 'Write the trait anew' : `${name} writes a trait anew`),
    scene: (no: number) => `Scene ${no}`,
    lanternMeets: (name: string, me: boolean) => (me ? 'Meet the Darkness' : `${name} meets the Darkness`),
    envies: (name: string, me: boolean) => (me ? 'What do you envy?' : `What does ${name} envy?`),
    attacks: (name: string, me: boolean) =>
      me ? 'Whom does the Darkness attack?' : `${name} chooses whom the Darkness attacks`,
    rolling: 'The dice are falling',
    stuck: 'The dice didn’t come',
    wins: { darkness: 'The Darkness wins.', lantern: 'The Lantern wins.', follower: 'The Follower wins.' },
    resists: (name: string) => `${name} holds out.`,
    tricks: (name: string, me: boolean) => (me ? 'Will you stop it?' : `${name}, will you stop it?`),
    tells: (names: string, me: boolean) => (me ? 'You tell it' : `${names} tells it`),
    tellTogether: (me: boolean): string => (me ? 'You tell it together' : 'The Darkness tells it'),
    defeat: (name: string) => `${name} yields to the Darkness`,
    defeatSays: (name: string) => `${name} tells of the defeat: no dice`,
    final: (name: string) => `The last scene: ${name}`,
    no: 'no clock, take your time',
    over: 'The story is over',
    overSays: 'What comes after? Say it, write it down, take it home',
  },
);

export function headlineOf(context: BoardContext): Headline {
  const { view, lang } = context;
  const w = say(lang);
  const line = (says: string, second: string, seats: readonly number[] = []): Headline => ({
    says,
    second,
    plates: seats.map((seat) => plateOf(context, seat)),
  });
  if (view.halted) return line(w.halted, w.haltedSays);
  if (view.paused) return line(w.paused, w.pausedSays);
  const { decision } = view;
  if (decision) {
    if (decision.what === 'objection')
      return line(w.objection, w.objectionSays(view.traits[decision.trait ?? -1] ?? ''));
    return line(w[decision.what], w[`${decision.what}Says`], decision.what === 'lantern' ? [] : decision.options);
  }
  if (view.rewrite !== null) {
    const seat = view.awaited[0] ?? -1;
    return line(w.rewrite(nameOf(context, seat), seat === view.me), w.ownSays, [seat]);
  }
  switch (view.stage) {
    case 'lobby':
      return line(w.lobby, w.lobbySays(view.confirmed.length, view.seats.length));
    case 'elements':
      return line(w.elements, w.elementsSays);
    case 'talk':
      return line(w.talk, w.talkSays);
    case 'own':
      return line(w.own(view.me !== null && view.awaited.includes(view.me)), w.ownSays);
    case 'prelude': {
      const seat = setterOf(context);
      const [n, of] = [view.prelude + 1, view.seats.length];
      const [first, second] = view.giving ? ([w.giving, w.givingSays] as const) : ([w.prelude, w.preludeSays] as const);
      return line(first(nameOf(context, seat), seat === view.me), second(n, of), [seat]);
    }
    case 'epilogue':
      return line(w.over, w.overSays);
    default:
      return view.scene ? sceneLine(context, view.scene, line) : line('', '');
  }
}

function sceneLine(
  context: BoardContext,
  scene: Scene,
  line: (says: string, second: string, seats?: readonly number[]) => Headline,
): Headline {
  const { view, lang } = context;
  const w = say(lang);
  const name = callOf(context, scene.owner);
  const isMine = scene.owner === view.me;
  const decided = decidedSays(scene, lang);
  // A phone has room for what decided or for the absence of a clock.
  const calm = decided !== '' && context.size === 'phone' ? '' : w.no;
  const second = [w.scene(scene.no), decided, calm].filter(Boolean).join(' · ');
  if (scene.kind === 'defeat') return line(w.defeat(name), w.defeatSays(nameOf(context, scene.owner)), [scene.owner]);
  if (scene.kind === 'final') return line(w.final(name), w.defeatSays(nameOf(context, scene.owner)), [scene.owner]);
  if (view.stuck) return line(w.stuck, second);
  switch (scene.step) {
    case 'declare': {
      const asks = scene.kind === 'lantern' ? w.lanternMeets : scene.kind === 'darkness' ? w.attacks : w.envies;
      return line(asks(scene.kind === 'darkness' ? nameOf(context, scene.owner) : name, isMine), second, [scene.owner]);
    }
    case 'rolling':
      return line(w.rolling, second, [scene.owner]);
    case 'trickster': {
      const seat = followerOf(context, scene) ?? scene.owner;
      const wins = w.wins[standing(scene).winner];
      return line(`${wins} ${w.tricks(nameOf(context, seat), seat === view.me)}`, second, [seat]);
    }
    default: {
      const winner = scene.result?.winner;
      // Nobody envies anything where the Darkness attacks.
      const resists =
        scene.kind === 'darkness' && winner !== 'darkness' ? w.resists(callOf(context, scene.holders[0]!)) : '';
      const wins = winner ? `${resists || w.wins[winner]} ` : '';
      const isHolder = view.me !== null && scene.holders.includes(view.me);
      const tells =
        scene.holders.length > 1 ? w.tellTogether(isHolder) : w.tells(namesOf(context, scene.holders), isHolder);
      return line(`${wins}${tells}`, second, scene.holders);
    }
  }
}
