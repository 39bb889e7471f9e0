/** The board in Italian: tu and voi, present tense, first names, no exclamation marks, no gendered guess. */
import { list } from '../../../language/list.ts';
import type { Team } from '../view.ts';
import type { Words } from './words.ts';

const IT_TEAM: Readonly<Record<Team, string>> = { red: 'Rossi', blue: 'Blu' };

export const it: Words = {
  team: IT_TEAM,
  identity: { red: 'Rossi', blue: 'Blu', bystander: 'Passante', assassin: 'Assassino' },
  letter: { red: 'R', blue: 'B', bystander: 'P', assassin: '✕' },
  spymaster: 'capospia',
  operative: 'indovina',
  away: 'posto tenuto',
  me: 'tu',
  pictures: 'Le figure',
  picture: 'figura',
  inKey: (name) => `nella chiave: ${name}`,
  aim: (n) => `segnata ${n}`,
  sending: 'parte…',
  turning: 'si scopre…',
  describe: 'Descrivi le figure a voce',
  describeNot: 'Non descrivere le figure',

  // lobby
  makeTeams: 'Fate le squadre',
  readyToLay: 'Ci siete: si può cominciare.',
  join: (t) => `Vengo con i ${IT_TEAM[t]}`,
  claim: 'Faccio da capospia',
  resign: 'Non più capospia',
  claimHint: 'vede la chiave e dà gli indizi',
  freeSpymaster: 'capospia: posto libero',
  split: 'Dividi a caso',
  lay: 'Stendi le figure',
  flip: 'Gira le figure',
  missing: 'Che cosa manca',
  missingSpymaster: (t) => `Ai ${IT_TEAM[t]} manca chi fa da capospia.`,
  missingOperative: (t) => `Ai ${IT_TEAM[t]} manca chi indovina.`,
  noTeam: 'Ancora senza squadra',
  uneven: (red, blue) => `Le squadre sono disuguali: ${red} contro ${blue}.`,
  lobbyHint: 'Chi è capospia vede di chi sono le figure e lo dice con una parola e un numero.',

  trouble: (what, names) => {
    const by = names === '' ? '' : ` con ${names}`;
    if (what === 'roll') return `Il sorteggio non è riuscito${by}: riprovate.`;
    if (what === 'key') return `La chiave non si è potuta fare${by}: si ricomincia da qui.`;
    if (what === 'reveal') return `Una figura non si è potuta scoprire${by}: la partita è annullata.`;
    if (what === 'enemy')
      return `Al posto di una figura della squadra virtuale ne è stata coperta un’altra${names && ` da ${names}`}: la partita è annullata.`;
    if (what === 'gone') return 'Senza capispia la partita non può andare avanti: si ricomincia da qui.';
    return 'Avete annullato la partita: si ricomincia da qui.';
  },

  // grid and key
  laying: 'Si stendono le figure',
  layingHint: 'Si tira a sorte, tutti insieme.',
  keyMaking: 'I capispia preparano la chiave',
  keyHint: 'Intanto guardate bene le figure.',
  keyTrouble: (names) => `La chiave non è riuscita con ${names}: si rifà.`,

  // clue
  yourClue: (name) => `${name}, tocca a te: dai un indizio`,
  theirClue: (name) => `${name} dà un indizio`,
  nobodyGuesses: (t) => `Ai ${IT_TEAM[t]} manca chi indovina`,
  nobodyGuessesHint: 'Invitate qualcuno che si sieda con loro, o annullate la partita.',
  nobodyGuessesThree: 'In tre nessuno può prendere quel posto: annullate la partita.',
  nobodysClue: (t) => `Ai ${IT_TEAM[t]} tocca l’indizio`,
  clueHint: 'Una parola e un numero.',
  toFind: (t, n) => (n === 1 ? `Ai ${IT_TEAM[t]} manca 1 figura` : `Ai ${IT_TEAM[t]} mancano ${n} figure`),
  clueTitle: 'Il tuo indizio',
  word: 'Parola',
  number: 'Numero',
  less: 'Meno',
  more: 'Più',
  clueFits: (n, of) => (n === 1 ? `Una parola, 1 figura su ${of}` : `Una parola, ${n} figure su ${of}`),
  clueEmpty: 'Scrivi una parola: dice che cosa hanno in comune.',
  giveClue: 'Dai l’indizio',
  cluePrivate: 'Finché non dai l’indizio, nessuno vede niente.',
  aimsHint: 'Tocca le tue figure per segnarle 1, 2, 3: lo vedi solo tu.',

  // guess
  virtualTurn: 'Tocca alla squadra virtuale',

  pick: (t) => `${IT_TEAM[t]}, scegliete una figura`,
  pickMore: (t) => `${IT_TEAM[t]}, un’altra o basta?`,
  clueOf: (name) => `Indizio di ${name}: `,
  guessesLeft: (n) => (n === 1 ? 'ancora 1 tentativo' : `ancora ${n} tentativi`),
  tapHint: 'Un tocco sceglie, il secondo scopre.',
  tapFirst: 'Scegli una figura: si scopre solo quando confermi.',
  touch: (n) => `Scopri la ${n}`,
  letMeThink: 'Ci ripenso',
  stop: 'Basta',
  turningOne: (n) => `Si scopre la ${n}`,

  // the spymaster's key
  eyesOnly: 'Solo per i tuoi occhi',
  noShare: 'Non condividere lo schermo.',
  keyCovered: 'La chiave è coperta',
  coverKey: 'Copri la chiave',
  showKey: 'Mostra la chiave',
  pokerFace: 'Adesso tocca a chi indovina. Faccia da poker.',

  // slip, scores, end
  left: 'da trovare',
  leftOf: (n, of) => `${n} ${n === 1 ? 'figura' : 'figure'} da trovare su ${of}`,
  slip: 'La comanda',
  turn: (n) => `turno ${n}`,
  noClues: 'Ancora nessun indizio.',
  chip: (n, name) => `${n} ${name}`,
  bill: (r, b) => `Trovate: Rossi ${r}, Blu ${b}`,
  wins: (t) => `Vincono i ${IT_TEAM[t]}`,
  another: 'Un’altra?',
  why: (rule, winner) => {
    const loser = winner === 'red' ? IT_TEAM.blue : IT_TEAM.red;
    if (rule === 'CN-117') return `I ${loser} hanno toccato l’assassino.`;
    if (rule === 'CN-116') return `L’ultima figura dei ${IT_TEAM[winner]} l’hanno toccata i ${loser}.`;
    return `I ${IT_TEAM[winner]} hanno trovato tutte le loro figure.`;
  },
  next: 'Un’altra partita',

  // calling it off
  callOff: 'Annulla la partita',
  callOffAsk: 'Annullare? Conta se lo chiede più di metà di voi, e non contro una squadra intera.',
  callOffYes: 'Chiedo di annullare',
  callOffNo: 'Si gioca',
  callOffVotes: (names, n, needed) => `${names}: annulliamo? ${n} su ${needed}`,
  callOffLacks: (names) =>
    names.length === 1
      ? `Serve anche il sì di ${names[0]}.`
      : `Serve anche il sì di almeno uno tra ${list(names, 'it')}.`,
  callOffToo: 'Annulliamo',

  // said aloud
  saidClue: (t, word, n) => `Indizio dei ${IT_TEAM[t]}: ${word}, ${n}.`,
};
