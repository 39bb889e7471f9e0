/** Che cosa dice il tavolo del laboratorio. I nomi delle persone non si declinano; un titolo sta in 42 caratteri. */
import type { Doing } from '../view.ts';
import { ad } from '../../../language/italian.ts';

const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);

export const it = {
  me: 'tu',
  cards: (n: number): string => carte(n),
  diceOf: (n: number, sides: number): string => `${n}d${sides}`,

  // headline
  free: 'Tavolo libero: fate voi',
  freeSay: 'Niente turni: scegli il mazzo, una carta, una persona o i dadi.',
  freshSay: 'Il mazzo è nuovo, in ordine: prima mescolatelo.',
  over: 'Le carte sono riposte',
  overSay: 'Un mazzo nuovo, e si ricomincia.',
  doing: (what: Doing, name: string): string =>
    ({
      shuffle: 'Si mescola il mazzo',
      deal: `${name}: carte in arrivo`,
      turn: `${name} scopre una carta`,
      peek: `${name} fa guardare il mazzo`,
      scry: `${name} riordina le carte`,
      search: `${name} cerca nel mazzo`,
      steal: `${name} ruba una carta`,
      show: `${name} mostra una carta`,
      recycle: `${name} riprende le carte scoperte`,
      seize: 'Una mano torna nel mazzo',
      force: 'Una mano viene scoperta',
      roll: `${name} tira i dadi`,
      hidden: `${name} tira di nascosto`,
      order: 'Si sorteggia chi comincia',
      choices: 'Si aprono le scelte segrete',
      few: 'Si fa un mazzo per pochi',
      fewDraw: `${name} pesca dal mazzo di pochi`,
      fewOpen: 'Si scopre il mazzo di pochi',
    })[what],
  yours: { scry: 'Rimetti le carte dove vuoi', search: 'Scegli la carta che cercavi', steal: 'Scegli un dorso' },
  choosing: (name: string): string => `Tocca ${ad(name)} scegliere.`,
  working: 'I custodi ci stanno lavorando: ogni passo porta la sua prova.',
  waitingFor: (names: string): string => `Aspettiamo ${names}.`,
  standIn: (name: string): string => `Aspettiamo ${name}: dopo mezzo minuto fanno i custodi.`,
  mixing: (done: string, now: string, then: string): string =>
    [done && `Già fatto: ${done}.`, now && `Adesso: ${now}.`, then && `Poi: ${then}.`].filter(Boolean).join(' '),

  // cloth
  seats: 'Chi è a tavola',
  pile: 'Mazzo',
  pileNew: 'nuovo, in ordine: da mescolare',
  pileMixed: (names: string): string => `mescolato da ${names}`,
  pileKnown: 'da mescolare',
  pileSpoken: (n: number): string => (n === 1 ? 'una carta' : `${n} carte`),
  seen: (list: string): string => `Hai visto: ${list}`,
  seenAt: (place: number, face: string): string => `${place}ª ${face}`,
  row: 'Scoperte',
  rowEmpty: 'Qui vanno le carte scoperte e gli scarti.',
  hand: 'La tua mano: la vedi solo tu',
  handEmpty: 'Niente in mano: pesca, o fai distribuire.',
  noSeat: 'Guardi soltanto: le mani restano coperte.',
  none: 'niente in mano',
  faceUp: (faces: string): string => `, vedi ${faces}`,
  away: 'non c’è',
  left: 'ha lasciato',
  back: 'coperta',
  openCard: (face: string): string => `${face}, scoperta: la vedono tutti`,
  place: (i: number, n: number, what: string): string => `${what}, ${i} di ${n}`,
  unread: 'in arrivo',
  dice: 'Dadi',
  noDice: 'Ancora nessun lancio',
  rolled: (name: string, what: string): string => `${name} · ${what}`,
  sum: (n: number): string => `somma ${n}`,
  hiddenRoll: 'di nascosto',
  onlyYou: 'lo vedi solo tu',
  showDice: 'Scopri a tutti',
  order: 'Ordine sorteggiato',

  // panel
  panel: 'Che cosa si fa',
  of: {
    pile: 'Il mazzo',
    row: 'Le carte scoperte',
    dice: 'Dadi e sorteggi',
    hand: 'La tua mano',
  },
  mixAll: 'Mescolate tutti',
  mixSome: 'Mescola chi è segnato',
  mixTop: (n: number): string => `Solo le prime ${n}`,
  draw: 'Pesca una carta',
  turnUp: 'Scopri la prima',
  count: 'Quante carte',
  fewer: 'una in meno',
  more: 'una in più',
  deal: (n: number): string => `Distribuisci ${n} a testa`,
  look: (n: number): string => (n === 1 ? 'Guarda la prima' : `Guarda le prime ${n}`),
  lookTo: (n: number): string =>
    n === 1 ? 'Falla guardare a chi è segnato' : `Fai guardare le prime ${n} a chi è segnato`,
  scry: (n: number): string => (n === 1 ? 'Prendi la prima per rimetterla' : `Riordina le prime ${n}`),
  search: 'Cerca una carta nel mazzo',
  newDeck: 'Mazzo nuovo',
  newDeckSay: 'Le carte sul tavolo e in mano vengono tolte tutte. Va bene?',
  yes: 'Sì',
  no: 'No, lascia stare',
  who: 'Chi',
  whoSay: 'per mescolare e guardare',
  moreActs: 'Altro col mazzo',
  giveTo: (name: string): string => `Dai ${ad(name)}`,
  showTo: (name: string): string => `Mostra ${ad(name)}`,
  give: 'Dai',
  show: 'Mostra',
  reveal: 'Scopri a tutti',
  revealAll: 'Scopri tutta la mano',
  discard: 'Scarta',
  onTop: 'Rimetti sul mazzo',
  under: 'Rimetti sotto il mazzo',
  steal: (name: string): string => `Ruba una carta ${ad(name)}`,
  seize: 'Rimetti la sua mano nel mazzo',
  seizeSay: 'La mano torna nel mazzo senza che nessuno la veda, poi si mescola.',
  force: 'Scopri la sua mano',
  votes: (n: number, of: number): string => `${n} di ${of}`,
  voted: (names: string): string => `D’accordo finora: ${names}.`,
  isHere: (name: string): string => `${name} è qui: alla sua mano pensa da sé.`,
  noEscrow: (name: string): string =>
    `A questo tavolo la mano di chi se ne va non si può riprendere: aspettate ${name}, o prendete un mazzo nuovo.`,
  whoFew: 'giocherà con quel mazzo',
  fewMake: 'Fanne un mazzo per pochi',
  fewMakeSay:
    'Queste carte diventano un mazzo a parte: per ogni carta serve tutto il gruppo, e i custodi non c’entrano.',
  fewGive: (names: string): string => `Un mazzo di ${names || 'nessuno'}`,
  fewOf: (names: string, n: number): string => `Mazzo di ${names}: ${carte(n)}`,
  fewSay: 'I custodi non c’entrano: per ogni carta serve tutto il gruppo, e se uno se ne va il mazzo è perso.',
  fewDraw: 'Pesca da lì',
  fewOpen: 'Scoprilo',
  recycle: 'Riprendi e mescolate tutti',
  recycleSay: 'Tornano nel mazzo coperte, e nessuno sa più dove sono.',
  howMany: 'Quanti dadi',
  sides: 'Facce',
  roll: (what: string): string => `Tira ${what}`,
  rollHidden: 'Tira di nascosto',
  drawOrder: 'Chi comincia?',
  choice: 'Scelta segreta',
  callChoice: 'Scegliamo tutti insieme',
  callChoiceSay: 'Ognuno scrive una parola e la chiude in una busta; si aprono tutte insieme.',
  myWord: 'La tua parola',
  seal: 'Chiudi la busta',
  sealed: 'La tua busta è chiusa.',
  allSealed: 'Tutte le buste sono chiuse: si possono aprire.',
  openAll: 'Aprite le buste',
  missing: (names: string): string => `Aspettiamo ancora ${names}.`,
  finish: 'Riponete le carte',
  callOff: 'Lascia perdere',
  callOffSay: 'Le carte tornano dov’erano.',

  // choosing
  pickBack: (i: number): string => `dorso ${i}`,
  stealSay: (name: string): string => `${name} ha mescolato la mano: nessuno sa quale è quale.`,
  searchSay: 'Vedi tutto il mazzo solo tu. Prendi una carta: poi mescolano tutti.',
  take: (face: string): string => `Prendi ${face}`,
  scrySay: 'Dall’alto in basso, come torneranno sul mazzo.',
  up: (face: string): string => `${face}: più in alto`,
  down: (face: string): string => `${face}: più in basso`,
  toBottom: 'sotto il mazzo',
  toTop: 'sopra il mazzo',
  putBackAll: 'Rimetti le carte così',

  // who holds the deck
  holds: 'Chi custodisce il mazzo',
  nobodyYet: 'I custodi si stanno accordando: ancora un momento.',
  noKeepers: 'Ancora nessun custode del mazzo.',
  keep: (k: number, t: number): string =>
    k === t
      ? `Il mazzo lo custodite in ${k}: solo tutti e ${k} insieme potrebbero sbirciare, e se uno se ne va il mazzo è perso.`
      : `Il mazzo lo custodite in ${k}: ${t} insieme potrebbero sbirciare, e regge se ${k - t === 1 ? 'uno se ne va' : `${k - t} se ne vanno`}.`,
  keepAlone: 'Il mazzo lo custodisce una persona sola: niente è dimostrato a nessuno.',
  keepMissing: (names: string): string => `Assenti adesso: ${names}.`,
  keepMaking: (step: number, names: string): string =>
    `Nuovi custodi, passo ${step} di 3${names ? `: aspettiamo ${names}` : ''}.`,
  keepOut: (name: string, why: 'silent' | 'guilty'): string =>
    why === 'silent'
      ? `${name} non custodisce: non ha risposto.`
      : `${name} non custodisce: ha mentito, ed è dimostrato.`,
  keepWho: (names: string): string => `Custodi: ${names}.`,
  keepMore:
    'Nessuno conosce l’ordine delle carte, neanche chi le ha mescolate: ogni carta è chiusa con una chiave fatta a pezzi, un pezzo per custode. Per dartene una, i custodi la richiudono per te solo. Ogni passo porta una prova che tutti i browser controllano.',
  keepTrade:
    'Un mazzo che regge se qualcuno se ne va è un mazzo che quelli che restano potrebbero aprire da soli: fino a che punto, lo sceglie chi apparecchia.',
  details: 'Come funziona',

  // slip
  slip: 'Che cosa è successo',
  slipEmpty: 'Ancora niente.',
};

export type Words = typeof it;
