/** The one headline of each moment, with its second line: all of it public, the same for everybody. */
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { Headline } from '../../../elements/frame/headline.ts';
import { words } from '../../../elements/words.ts';
import { ad } from '../../../language/italian.ts';
import { isClosed, isHalted, withNumbers, type LupusContext } from './board-context.ts';
import { sideWords } from './role-words.ts';
import { onTurn } from './spots.ts';

const ORDINALS = {
  it: ['', 'Prima', 'Seconda', 'Terza', 'Quarta', 'Quinta', 'Sesta', 'Settima', 'Ottava', 'Nona', 'Decima'],
  en: ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'],
} as const;

const say = words(
  {
    night: (n: number) => `${ORDINALS.it[n] ?? `${n}ª`} notte. Occhi chiusi.`,
    all: 'Tutti toccano qualcuno, anche chi dorme',
    closing: 'Si è scelto: il turno si chiude',
    turn: (n: number, of: number) => `Turno ${n} di ${of}`,
    opens: 'lo apre chi modera',
    waits: (name: string) => `Si aspetta ${name}, che modera. Niente è perso.`,
    lobby: 'Chi siete, questa sera?',
    lobbySays: 'Scegliete i ruoli e chi modera. Quando siete tutti d’accordo, si comincia.',
    roles: 'Si distribuiscono i ruoli',
    rolesSays: 'Microfoni spenti, ognuno guarda il proprio schermo.',
    dawnDue: 'Sta per fare giorno',
    dawnSays: 'Chi modera sta per dire com’è andata la notte.',
    talk: 'Parlate: di chi vi fidate?',
    talkSays: (day: number, ready: number, all: number) => `Giorno\u00A0${day} · per ${ready} su ${all} si può votare`,
    vote: (name: string) => `Tocca ${ad(name)} votare`,
    yours: (name: string) => `${name}, tocca a te: chi voti?`,
    voteSays: (round: number, day: number, n: number, all: number) =>
      `${['', 'Primo', 'Secondo', 'Terzo'][round]} voto del giorno\u00A0${day} · hanno votato ${n} su ${all}`,
    counted: 'Il voto è finito',
    owl: 'Ha scelto qualcuno, il gufo?',
    owlSays: 'Tra un attimo si sa chi è in nomination.',
    speech: (name: string) => `Si difende ${name}. Gli altri ascoltano.`,
    ownSpeech: (name: string) => `${name}, difenditi: ti ascoltano tutti.`,
    nominated: (who: string) => `In nomination: ${who}`,
    tied: (who: string) => `Parità: si difendono di nuovo ${who}`,
    lot: 'Decide la sorte',
    lotWhy: {
      tieAgain: (who: string) => `Di nuovo parità: a sorte tra ${who}`,
      nobodyVoted: () => 'Nessuno ha votato: a sorte tra i vivi',
      nobodyLeft: (who: string) => `Nessuno può votare: a sorte tra ${who}`,
    },
    among: (who: string) => `A sorte tra ${who}`,
    verdict: (name: string) => `Al rogo va ${name}`,
    verdictSays: 'La carta resta coperta. Tra un attimo si sa se è finita.',
    record: 'Si aprono tutte le carte',
    recordSays: 'Ogni browser controlla quello che è stato detto.',
    stuck: 'Così non si va avanti',
    stuckSays: 'Riprovate, o chiudete qui la partita.',
    stuckHub: 'Senza chi moderava la partita si può solo chiudere.',
    over: 'La partita è finita',
    nights: (n: number) => (n === 1 ? 'Dopo una notte' : `Dopo ${n} notti`),
    paused: 'Il gioco è fermo',
    pausedSays: 'Si riprende quando siete pronti.',
  },
  {
    night: (n: number) => `${ORDINALS.en[n] ?? `${n}th`} night. Eyes closed.`,
    all: 'Everybody picks somebody, asleep or not',
    closing: 'The choices are made: this turn is closing',
    turn: (n: number, of: number) => `Turn ${n} of ${of}`,
    opens: 'the moderator opens it',
    waits: (name: string) => `Waiting for ${name}, who moderates. Nothing is lost.`,
    lobby: 'Who are you tonight?',
    lobbySays: 'Choose the roles and who moderates. Once everybody agrees, you begin.',
    roles: 'Roles are being dealt',
    rolesSays: 'Microphones off, each of you looks at their own screen.',
    dawnDue: 'Day is about to break',
    dawnSays: 'The moderator is about to say how the night went.',
    talk: 'Talk: whom do you trust?',
    talkSays: (day: number, ready: number, all: number) => `Day\u00A0${day} · ${ready} of ${all} want to vote`,
    vote: (name: string) => `${name} votes`,
    yours: (name: string) => `${name}, your turn: for whom?`,
    voteSays: (round: number, day: number, n: number, all: number) =>
      `${['', 'First', 'Second', 'Third'][round]} vote of day\u00A0${day} · ${n} of ${all} have voted`,
    counted: 'The vote is over',
    owl: 'Has the owl named somebody?',
    owlSays: 'In a moment you’ll know who is nominated.',
    speech: (name: string) => `${name} speaks. The others listen.`,
    ownSpeech: (name: string) => `${name}, defend yourself: all listen.`,
    nominated: (who: string) => `Nominated: ${who}`,
    tied: (who: string) => `A tie: ${who} speak again`,
    lot: 'The lot decides',
    lotWhy: {
      tieAgain: (who: string) => `Another tie: drawn among ${who}`,
      nobodyVoted: () => 'Nobody voted: drawn among the living',
      nobodyLeft: (who: string) => `Nobody may vote: drawn among ${who}`,
    },
    among: (who: string) => `Drawn among ${who}`,
    verdict: (name: string) => `${name} goes to the stake`,
    verdictSays: 'The card stays covered. In a moment you’ll know if it is over.',
    record: 'All cards are opened',
    recordSays: 'Every browser checks what was said.',
    stuck: 'This doesn’t go on',
    stuckSays: 'Try again, or call the game off.',
    stuckHub: 'Without its moderator the game can only be called off.',
    over: 'The game is over',
    nights: (n: number) => (n === 1 ? 'After one night' : `After ${n} nights`),
    paused: 'The game stands still',
    pausedSays: 'It goes on when you are ready.',
  },
);

const line = (says: string, second: string, plates: readonly number[] = []): Headline => ({ says, second, plates });

function vote(context: LupusContext): Headline {
  const { view, me, lang } = context;
  const w = say(lang);
  const { round, given, order } = view.vote!;
  const turn = onTurn(context);
  const second = w.voteSays(round, view.night, given.length, order.length);
  if (turn < 0) return line(w.counted, second);
  return line(turn === me ? w.yours(nameOf(context, turn)) : w.vote(nameOf(context, turn)), second, [
    plateOf(context, turn),
  ]);
}

function speech(context: LupusContext): Headline {
  const { view, me, lang } = context;
  const w = say(lang);
  const { round, queue, candidates } = view.floor!;
  const speaker = queue[0] ?? -1;
  const says = speaker === me ? w.ownSpeech(nameOf(context, speaker)) : w.speech(nameOf(context, speaker));
  const second = round === 3 ? w.tied : w.nominated;
  return line(says, second(withNumbers(context, candidates)), [plateOf(context, speaker)]);
}

/** Why it comes to the lot was told since the last vote, or hasn't been. */
function lot(context: LupusContext): Headline {
  const { view, lang } = context;
  const w = say(lang);
  const why: Readonly<Record<string, (who: string) => string>> = w.lotWhy;
  const last = view.news.findLast(({ what }) => what === 'vote' || what in why)?.what ?? '';
  return line(w.lot, (why[last] ?? w.among)(withNumbers(context, view.lot?.among ?? [])));
}

function night(context: LupusContext): Headline {
  const { view, lang, people } = context;
  const w = say(lang);
  const moderator = people.find(({ seat }) => seat === view.hub);
  const { turn } = view;
  // A program opens each turn after a moment; a person when they are ready.
  const isWaited = turn?.open === false && view.options.moderator === 'person';
  const now = isClosed(context) ? w.closing : isWaited ? w.opens : w.all;
  const second = turn && (turn.of > 1 || isWaited) ? `${w.turn(turn.n, turn.of)} · ${now}` : now;
  return line(w.night(view.night), moderator?.away ? w.waits(moderator.name) : second, []);
}

/** @returns what stands above the square now */
export function headlineOf(context: LupusContext): Headline {
  const { view, lang } = context;
  const w = say(lang);
  if (isHalted(context)) return line(w.paused, w.pausedSays);
  switch (view.stage) {
    case 'lobby':
      return line(w.lobby, w.lobbySays);
    case 'roles':
      return line(w.roles, w.rolesSays);
    case 'night':
      return night(context);
    case 'dawn':
      return line(w.dawnDue, w.dawnSays);
    case 'talk':
      return line(w.talk, w.talkSays(view.night, view.ready.length, view.players.length - view.out.length));
    case 'vote':
      return vote(context);
    case 'owl':
      return line(w.owl, w.owlSays);
    case 'speech':
      return speech(context);
    case 'lot':
      return lot(context);
    case 'verdict': {
      const seat = view.out.findLast(({ how }) => how === 'lynched')?.seat ?? -1;
      return line(w.verdict(nameOf(context, seat)), w.verdictSays, [plateOf(context, seat)]);
    }
    case 'record':
      return line(w.record, w.recordSays);
    case 'stuck':
      return line(w.stuck, view.stuck?.what === 'hub' ? w.stuckHub : w.stuckSays);
    case 'over':
      return line(view.side ? sideWords(lang)[view.side] : w.over, w.nights(view.night));
  }
}
