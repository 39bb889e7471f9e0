/** Il registro in italiano: le mosse, e quello che ne viene. */
import { cardsIt } from './cards-it.ts';
import {
  aimedAt,
  facesIn,
  isOn,
  kindIn,
  newsOf,
  personIn,
  taleIn,
  takesCard,
  type Aims,
  type FaceOf,
  type MoveName,
  type MoveWords,
  type NameOf,
  type NewsWords,
} from './moves.ts';

const { names, identities, linchpins } = cardsIt;
/** Una carta o un'identità tra virgolette; '' se non si sa quale. */
const quoted = (id: string): string => {
  const name = Object.hasOwn(names, id) ? names[id] : Object.hasOwn(identities, id) ? identities[id]!.name : '';
  return name ? `«${name}»` : '';
};

const AIMS: Aims = {
  years: (years) => ` sul ${years}`,
  artifact: (id) => quoted(id) || undefined,
  ways: { clockwise: 'in senso orario', counterclockwise: 'in senso antiorario' },
};
const cards = (args: unknown, face: FaceOf | undefined, unknown: string): string =>
  facesIn(args, face).map(quoted).filter(Boolean).join(', ') || unknown;
const said = (words: string) => (): string => words;
/** 'gioca «Sabotaggio» sul 1943' */
const does =
  (verb: string, unknown: string) =>
  (args: unknown, name?: NameOf, face?: FaceOf): string =>
    `${verb} ${cards(args, face, unknown)}${aimedAt(args, AIMS, name)}${taleIn(args, '. Racconta: «', '»')}`;
/** 'torna a casa: «Miriam Adler»' */
const shows = (words: string, args: unknown, face: FaceOf | undefined): string => {
  const shown = cards(args, face, '');
  return shown ? `${words}: ${shown}` : words;
};

export const movesIt: Readonly<Record<MoveName, MoveWords>> = {
  configure: { wanted: 'cambiare le opzioni', said: said('cambia le opzioni') },
  accept: { wanted: 'dare l’accordo', said: said('è d’accordo') },
  begin: { wanted: 'dare le carte', said: said('dà le carte') },
  guessTime: { wanted: 'indovinare l’ora', said: said('ha scritto un’ora') },
  disqualifySelf: { wanted: 'uscire dalla gara', said: said('ha appena visto un orologio') },
  chooseFirst: {
    wanted: 'scegliere chi comincia',
    said: (args, name) => `fa cominciare ${personIn(args, name) || 'qualcuno'}`,
  },
  keepIdentity: { wanted: 'tenere l’identità', said: said('tiene la sua identità') },
  mulliganIdentity: { wanted: 'cambiare identità', said: said('cambia identità') },
  draw: { wanted: 'pescare', said: said('pesca') },
  play: { wanted: 'giocare una carta', said: does('gioca', 'una carta') },
  loseTime: { wanted: 'perdere tempo', said: does('perde tempo e scarta', 'una carta') },
  loseTimeSwap: {
    wanted: 'scartare una seconda carta',
    said: (args, name, face) => `${does('scarta anche', 'una seconda carta')(args, name, face)} e pesca`,
  },
  endTurn: { wanted: 'finire il turno', said: said('finisce il turno') },
  memo: { wanted: 'giocare un Promemoria', said: said('risponde con un Promemoria') },
  passMemo: { wanted: 'lasciar passare una carta', said: said('ha deciso'), untold: true },
  setAutoPass: {
    wanted: 'cambiare che cosa lascia passare',
    said: (args) => (isOn(args) ? 'lascia passare tutto' : 'decide di nuovo carta per carta'),
  },
  choose: {
    wanted: 'scegliere una carta',
    said: (args, name, face) => (takesCard(args) ? does('trova', 'una carta')(args, name, face) : 'non prende niente'),
  },
  declareWin: {
    wanted: 'dichiarare la vittoria',
    said: (args, _, face) =>
      shows(
        kindIn(args, { identity: 'torna a casa', mission: 'ha compiuto la missione', hand: 'ha dieci carte in mano' }),
        args,
        face,
      ),
  },
  showCards: { wanted: 'mostrare le carte', said: (args, _, face) => shows('mostra le sue carte', args, face) },
  discardAny: { wanted: 'scartare una carta', said: does('scarta', 'una carta') },
  discardPatch: { wanted: 'scartare una toppa', said: does('scarta', 'una toppa') },
  sendHome: { wanted: 'mandare a casa qualcuno', said: does('manda a casa', 'un’identità') },
  refill: { wanted: 'riempire la mano', said: said('riempie la mano') },
  giveUp: { wanted: 'smettere', said: said('smette') },
  voteSkip: {
    wanted: 'saltare qualcuno',
    said: (args, name) => `chiede di andare avanti senza ${personIn(args, name) || 'qualcuno'}`,
  },
  comeBack: { wanted: 'rientrare', said: said('rientra in gioco') },
  tryAgain: { wanted: 'riprovare', said: said('riprova') },
  callOff: { wanted: 'annullare la partita', said: said('chiede di annullare la partita') },
  nextGame: { wanted: 'giocare ancora', said: said('apre un’altra partita') },
};

const card = (id: string | undefined): string => quoted(id ?? '') || 'una carta';
const year = (id = ''): string => id.replace(/^\D|\D$/g, '');
const headline = (id = '', side = ''): string => {
  const sides = Object.hasOwn(linchpins, id) ? linchpins[id] : undefined;
  return sides ? `${year(id)}: ${sides[side === 'prime' ? 'prime' : 'true']}.` : 'Un cardine è girato.';
};
const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many.replace('#', String(n)));
const open = (n = 0): string => `Paradossi aperti: ${n}.`;
const two = (n: number): string => String(n).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function turned({
  ids: [id, side],
  counts: [changed = 0, fallen = 0, left],
}: Parameters<NewsWords['turned']>[0]): string {
  const then = [
    ...(changed > 0 ? [plural(changed, 'si gira un’altra carta', 'si girano altre # carte')] : []),
    ...(fallen > 0 ? [plural(fallen, 'una toppa cade', 'cadono # toppe')] : []),
  ].join(' e ');
  const more = then === '' ? '' : ` ${then[0]!.toUpperCase()}${then.slice(1)}.`;
  return `${headline(id, side)}${more} ${open(left)}`;
}

const WORDS: NewsWords = {
  guesses: ({ people, counts }) => {
    const each = people.map(
      (who, i) => `${who} ${clock(counts[2 * i] ?? 0)} (${plural(counts[2 * i + 1] ?? 0, 'un minuto', '# minuti')})`,
    );
    return `Le ore scritte, e di quanto sbagliano: ${each.join(', ')}.`;
  },
  begins: ({ people: [who] }) => `Comincia ${who}.`,
  turned,
  destroyed: () => 'Tredici paradossi aperti: l’universo finisce.',
  laid: ({ ids: [id], counts: [left] }) => `Il ${year(id)} è riparato: ${card(id)}. ${open(left)}`,
  placed: ({ people: [who], ids: [id] }) => `${card(id)} è davanti a ${who}.`,
  taken: ({ people: [to, from], ids: [id] }) => `${card(id)} passa da ${from} a ${to}.`,
  gone: ({ people: [who], ids: [id] }) => `${card(id)}, davanti a ${who}, non c’è più.`,
  stopped: ({ people: [who, by], ids: [id] }) => `${by} ferma ${card(id)} di ${who}: non ha effetto.`,
  hands: ({ ids: [way] }) => `Tutte le mani passano ${AIMS.ways[way === 'clockwise' ? way : 'counterclockwise']}.`,
  vortex: () => 'Le mani di tutti si mescolano e si distribuiscono di nuovo.',
  mission: ({ people: [who] }) => `La missione di ${who} va sotto il suo mazzo; ne prende un’altra.`,
  identity: ({ people: [who], ids: [id] }) => `${who} era ${card(id)}, e diventa qualcun altro.`,
  skipped: ({ people: [who] }) => `Si va avanti senza ${who}.`,
};

export const newsIt: ReturnType<typeof newsOf> = newsOf(WORDS, 'qualcuno');
