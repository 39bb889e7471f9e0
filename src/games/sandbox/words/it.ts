/** Il tavolo libero in italiano: le regole della casa, che cosa fare quando una di loro dice di no, e le novità nel registro. */
import type { MoveName, NewsWord } from '../names.ts';
import type { Code, RuleId } from '../rules.ts';
import { CLOTH, NONE } from '../state.ts';
import type { MoveWords } from '../../kit/log-words.ts';
import { logNews, untold, type Sentence } from './read.ts';
import { ad } from '../../../language/italian.ts';
import { list } from '../../../language/list.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'SB-01':
    'Il tavolo regge 6.000 pezzi, 256 mazzi, sacchetti e zone, 65.536 lettere di testo. Un gesto ne muove al più 256, e corrono insieme quattro orologi.',
  'SB-02':
    'Quello che è fatto è fatto: ciascuno può disfare le proprie mosse con «Annulla», oppure si torna indietro insieme.',
  'SB-03':
    'Si tocca quello che c’è, e lo si mette dove può stare. Una zona prende quello che dice e quanto ne dice, messo a mano, distribuito o portato da un pulsante.',
  'SB-04': 'Quando il tavolo è stato sparecchiato si ricomincia apparecchiando.',
  'SB-05': 'Una scatola si apparecchia per intero, una parte dopo l’altra.',
  'SB-06': 'Il tavolo fa al più otto cose insieme: mescolare, dare, tirare.',
  'SB-07': 'Si pesca e si distribuisce quello che c’è nel mazzo.',
  'SB-08': 'Si dà, si mostra e si ruba a chi è a tavola.',
  'SB-09': 'Una definizione usata da qualche pezzo tiene il suo genere, il suo dorso e le facce che si vedono.',
  'SB-10':
    'Un pezzo di qualcuno lo muove lui. A un tavolo libero lo si può fare lo stesso e si vede; dove si consiglia, prima viene chiesto; a un tavolo severo no.',
  'SB-11':
    'Un pezzo bloccato resta dov’è. A un tavolo libero si sposta comunque dal menu; dove si consiglia, prima viene chiesto; a un tavolo severo lo fa solo chi ospita.',
  'SB-12':
    'A un tavolo severo con i turni agisce e annulla chi è di turno; la propria mano si riordina quando si vuole. Altrove i turni li tenete voi. Il turno di chi lascia il tavolo passa a chi viene dopo.',
  'SB-13':
    'A un tavolo libero o che consiglia chiunque guarda in un mazzo coperto, e viene detto a tutti; a uno severo solo dove una zona lo permette.',
  'SB-14':
    'Le carte nella mano di qualcuno non le tocca nessun altro, a nessun tavolo: le gira, le mostra e le dà chi le tiene.',
  'SB-15':
    'Chi può apparecchiare, aggiungere e togliere pezzi lo dice il tavolo: chi ospita, tutti, o nessuno. I disegni li cancella chi vuole.',
  'SB-16': 'Per decidere insieme serve più della metà dei presenti. Ognuno ha un voto.',
  'SB-17': 'Il tavolo libero non ha vincitori: finisce quando si sparecchia.',
  'SB-20':
    'Una carta sotto la chiave di qualcuno la gira e la cede solo lui: nessuna regola del tavolo può farne a meno.',
  'SB-21':
    'Le carte che nessuno conosce arrivano in mano pescando. Una carta propria, rimettendola tra quelle di tutti, si scopre o torna coperta nel mazzo.',
  'SB-22': 'Ognuno scopre, mostra e dà soltanto le carte che può leggere lui solo.',
  'SB-23': 'Si ruba solo a chi ha carte coperte in mano: lui mescola, poi chi ruba sceglie un dorso.',
  'SB-24':
    'Il tavolo decide di una mano altrui solo se chi la tiene non c’è, o ha lasciato il tavolo, e con più della metà dei presenti.',
  'SB-25':
    'Quello che è in corso può essere lasciato perdere da chiunque: quello che è già arrivato resta, il resto rimane dov’era.',
  'SB-26':
    'Scelte segrete: una tornata alla volta, con la sua domanda o senza, una scelta a testa; si aprono tutte insieme.',
  'SB-30':
    'Mescolando carte note, almeno due, il loro ordine si perde subito: nessuno lo conosce più, nemmeno un dispositivo.',
  'SB-31': 'Se mettere le carte sotto chiave non riesce, il mazzo resta mescolato com’era: niente va perso.',
  'SB-32': 'Una carta di un mazzo mescolato la decidono i dadi comuni nel momento in cui si gira.',
  'SB-33': 'Mescolando insieme parti di mazzi diversi già mescolati, prima vanno tutte sotto chiave.',
  'SB-34': 'Si mescolano insieme solo carte con lo stesso dorso: gli altri dorsi si vedrebbero comunque.',
  'SB-35': 'In una zona per i soli occhi di qualcuno vanno carte: una pedina si vedrebbe comunque.',
  'SB-36': 'Tornando indietro insieme, quello che era stato scoperto si rimescola: può uscire un’altra carta.',
  'SB-40':
    'Quello che intanto ha mosso qualcun altro resta dov’è; il resto va. Una modifica alla scatola vale solo per la versione che aveva davanti chi l’ha fatta.',
  'SB-41':
    'Il proprio pezzo si può muovere più volte di seguito senza aspettare; se in mezzo lo muove un altro, vale il suo.',
  'SB-42': 'Due cose messe nello stesso punto di un mazzo stanno nell’ordine in cui sono arrivate al tavolo.',
  'SB-43':
    'Quello su cui il tavolo sta lavorando non si gira e non si toglie da dov’è; il mazzo intero si può spostare.',
  'SB-50': 'Ognuno annulla le proprie mosse, al più le ultime 24.',
  'SB-51':
    'Annullando tornano a posto i pezzi che nessun altro ha toccato dopo; gli altri restano, e viene detto. Il turno passato torna finché chi lo ha avuto non ha ancora agito.',
  'SB-52': 'Una mossa annullata si può rifare, finché non se ne fa un’altra.',
  'SB-53': 'Annullando, un pezzo aggiunto si toglie e un pezzo tolto torna.',
  'SB-54': 'Quello che hanno deciso i dadi, il caso o una chiave non si annulla.',
  'SB-60':
    'A tavola si va con calma: al più quattro mosse al secondo a testa, venti se si è riposato. Quello che viene più in fretta aspetta, e quello che è uguale diventa una mossa sola.',
  'SB-61':
    'Un pulsante è un elenco di al più dodici passi; prima fa le sue domande, e non fa altro che quello che c’è scritto.',
  'SB-62':
    'Un pulsante fa tutto quello che dice o niente. Le carte escono dalle mani solo se lo dice, e coperte; quello che intanto hanno fatto le chiavi resta.',
  'SB-63': 'Un pulsante di cui non si è potuto tradurre niente dorme, con il motivo scritto sopra.',
};

export const advice: Readonly<Record<Code, string>> = {
  'already-chosen': 'Per questa tornata hai già scelto, o era già cominciata: aspetta la prossima.',
  'already-so': 'È già così.',
  'already-voted': 'Il tuo voto c’è già: aspetta gli altri.',
  'asked-otherwise': 'Rispondi alle domande del pulsante, con numeri che accetta.',
  asleep: 'Qui questo pulsante non fa niente: fate a mano quello che dice.',
  busy: 'Il tavolo ci sta lavorando: aspetta un momento.',
  'button-too-large': 'Questo pulsante riguarda troppi pezzi: fatelo un po’ alla volta.',
  'changed-meanwhile': 'Intanto la scatola l’ha cambiata qualcun altro: guarda com’è adesso, poi riprova.',
  'choice-open': 'Una scelta segreta è già aperta: finite quella.',
  'counts-no-further': 'Oltre questo numero non si va.',
  'different-backs': 'Separa prima le carte con dorsi diversi.',
  'draw-it': 'Pescala, invece di spostarla.',
  'editing-closed':
    'A questo tavolo i pezzi li aggiunge e li toglie chi ospita: chiediglielo, o votate altro in «Regole».',
  'hand-of-another': 'È in mano a un altro: chiedigli di giocarla, mostrarla o darla.',
  'in-use': 'Dei pezzi sul tavolo mostrano quello che sparirebbe: prima cambiali o toglili.',
  'laid-otherwise': 'Intanto è stata apparecchiata un’altra scatola: ricomincia dalla prima parte.',
  locked: 'Sbloccalo, o chiedi a chi ospita.',
  'many-clocks': 'Prima ferma uno degli altri.',
  'moved-meanwhile': 'Non è più come lo vedevi: guarda dov’è adesso.',
  'much-under-way': 'Il tavolo ha già molto da fare: aspetta che qualcosa finisca.',
  'no-button': 'Scegli un pulsante.',
  'no-choice': 'Prima qualcuno deve chiedere una scelta segreta.',
  'no-clock': 'Scegli un orologio.',
  'no-counter': 'Scegli un contatore, e di quanto o a quanto.',
  'no-die': 'Scegli dei dadi.',
  'no-note': 'Scegli una nota.',
  'no-round': 'Scrivi prima il giro precedente.',
  'no-stroke': 'Traccia almeno un segno.',
  'no-such-piece': 'Questo pezzo non c’è più: guarda il tavolo.',
  'no-such-place': 'Scegli un posto che c’è: il tavolo, la tua mano, un mazzo, una zona.',
  'no-turns': 'Questo gioco non ha turni segnati.',
  'nobody-edits': 'Adesso questo tavolo non lo prepara nessuno: si cambia in «Regole».',
  'nobody-there': 'Scegli una persona che è a tavola.',
  'not-a-box': 'Questa scatola non torna: controllane i pezzi e le definizioni.',
  'not-empty': 'Prima svuotalo.',
  'not-there': 'Questo posto non lo prende, o è pieno: scegline un altro.',
  'not-to-look': 'A questo tavolo lì dentro non si guarda: scoprite le carte, o pescatele.',
  'not-your-card': 'Scegli carte coperte tue.',
  'not-your-pick': 'Lascia scegliere a chi tocca.',
  'not-your-turn': 'Aspetta il tuo turno.',
  'nothing-to-redo': 'Non c’è niente da rifare.',
  'nothing-to-shuffle': 'Servono almeno due carte.',
  'nothing-to-steal': 'Ruba a qualcuno che abbia carte coperte in mano.',
  'nothing-to-undo': 'Non c’è niente di tuo da annullare.',
  'nothing-under-way': 'Non c’è niente in corso da lasciar perdere.',
  'of-a-set': 'Il suo mazzo è mescolato: prima scopri questa carta, o togli tutto il mazzo.',
  'of-another': 'È di qualcun altro: chiedigli di farlo.',
  'one-side': 'Questo non ha un altro lato da mostrare.',
  'open-or-back': 'Scoprila, o rimettila coperta nel mazzo.',
  over: 'Il tavolo è sparecchiato: apparecchiate qualcosa.',
  'seen-anyway': 'Questo si vede comunque: mettilo sul tavolo.',
  'still-here': 'Chi tiene quella mano è a tavola: lasciagliela.',
  'table-full': 'Il tavolo è pieno: togliete qualcosa.',
  'too-few-cards': 'Non ce ne sono abbastanza: prendine meno.',
  'under-a-key': 'È sotto la chiave di qualcuno: la può girare solo lui.',
};

const pezzi = (n: number): string => (n === 1 ? 'un pezzo' : `${n} pezzi`);

const carte = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
/** Tra i segni di un pezzo: di chi è (`edit/mark.ts`). */
const WHOSE = 4;

const nomi = (all: readonly string[]): string => list(all, 'it');
/** Che cosa torna com’era; `people` dice di chi è il turno, se è tornato indietro. */
function tornati(n: number, scores: number, turns: number, people: readonly string[]): string {
  const what = [];
  if (n > 0 || scores + turns === 0) what.push(pezzi(n));
  if (scores > 0) what.push(scores === 1 ? 'un punteggio' : `${scores} punteggi`);
  if (turns > 0) what.push(people.length > 0 ? `il turno: tocca ${ad(nomi(people))}` : 'il turno');
  return nomi(what);
}

const NEWS: Readonly<Record<NewsWord, Sentence>> = {
  put: ({ by, n, faces, called, values: [place = NONE, how = 1] }) =>
    faces.length > 0
      ? `${by} gioca: ${nomi(faces)}.`
      : place < CLOTH
        ? how === 1
          ? `${by} riordina la propria mano.`
          : `${by} prende in mano ${pezzi(n)}.`
        : how === 2
          ? `${by} mette ${pezzi(n)} su un mazzo.`
          : how === 0 && called
            ? `${by} mette ${pezzi(n)} in «${called}».`
            : how === 3
              ? `${by} gioca ${carte(n)} ${n === 1 ? 'coperta' : 'coperte'}.`
              : `${by} sposta ${pezzi(n)}.`,
  flip: ({ by, n, faces }) => (faces.length > 0 ? `${by} gira: ${nomi(faces)}.` : `${by} gira ${pezzi(n)}.`),
  make: ({ by, n }) => `${by} aggiunge ${pezzi(n)}.`,
  remove: ({ by, n }) => `${by} toglie ${pezzi(n)}.`,
  mark: ({ by, n, people, values: [mark = NONE] }) =>
    mark === WHOSE
      ? `${by} dice di chi ${n === 1 ? 'è' : 'sono'} ${pezzi(n)}: di ${people.length > 0 ? nomi(people) : 'tutti'}.`
      : `${by} ${['sblocca', 'blocca'][mark] ?? 'contrassegna'} ${pezzi(n)}${['', '', ', non per le mani', ', per le mani'][mark] ?? ''}.`,
  define: ({ by, n }) =>
    `${by} cambia la scatola${n === 0 ? '' : n === 1 ? ': una definizione' : `: ${n} definizioni`}.`,
  change: ({ by, n }) => `${by} cambia ${pezzi(n)}.`,
  group: ({ by, n }) => `${by} unisce ${pezzi(n)}.`,
  ungroup: ({ by, n }) => `${by} separa ${pezzi(n)}.`,
  lay: ({ by, called }) => `${by} apparecchia ${called ? `«${called}»` : 'il tavolo'}.`,
  undo: ({ by, n, people, values: [stayed = 0, scores = 0, turns = 0] }) =>
    `${by} annulla la sua mossa (${tornati(n, scores, turns, people)})${stayed > 0 ? `; ${stayed === 1 ? 'uno resta dov’è stato messo' : `${stayed} restano dove sono stati messi`} da altri` : ''}.`,
  redo: ({ by, n, people, values: [, scores = 0, turns = 0] }) =>
    `${by} rifà la sua mossa (${tornati(n, scores, turns, people)}).`,
  shuffle: ({ by, n }) => `${by} mescola ${carte(n)}.`,
  deal: ({ by, people, n, faces, values: [open = NONE, beside = people.length === 0 ? 1 : 0] }) =>
    people.length === 0
      ? faces.length > 0 || open === 1
        ? `${by} scopre dal mazzo${faces.length > 0 ? `: ${nomi(faces)}` : ` ${carte(n * beside)}`}.`
        : `${by} mette sul tavolo ${carte(n * beside)}${open === 0 ? (n * beside === 1 ? ', coperta' : ', coperte') : ''}.`
      : (people.length === 1 && people[0] === by
          ? `${by} pesca ${carte(n)}`
          : `${by} dà ${carte(n)}${people.length > 1 ? ' a testa' : ''} ${ad(nomi(people))}`) +
        (beside > 0 ? `; sul tavolo ${carte(n * beside)}.` : '.'),
  turnUp: ({ by, n, faces }) => (faces.length > 0 ? `${by} scopre: ${nomi(faces)}.` : `${by} scopre ${carte(n)}.`),
  look: ({ by, people, n, called, values: [, of] }) => {
    const pile = of === undefined ? '' : `, mazzo di ${carte(of)}`;
    const where = `${carte(n)}${called && ` in «${called}»${pile}`}`;
    return people.length === 1 && people[0] === by
      ? `${by} guarda ${where}.`
      : `${by} fa guardare ${ad(nomi(people))} ${where}.`;
  },
  mixHand: ({ by, n }) => `${by} mescola la propria mano (${carte(n)}).`,
  show: ({ by, people, n }) => `${by} mostra ${carte(n)} ${ad(nomi(people))}.`,
  give: ({ by, people, n }) => `${by} dà ${carte(n)} ${ad(nomi(people))}.`,
  reveal: ({ by, n, faces }) => `${by} scopre${faces.length > 0 ? `: ${nomi(faces)}` : ` ${carte(n)}`}, con la prova.`,
  steal: ({ by, people }) => `${by} ruba una carta ${ad(nomi(people))}.`,
  seize: ({ people, n }) => `La mano di ${nomi(people)} (${carte(n)}) è tornata sul tavolo, coperta.`,
  force: ({ people, n }) => `La mano di ${nomi(people)} (${carte(n)}) è scoperta.`,
  roll: ({ by, sides }) => `${by} lancia: ${sides.join(', ')}.`,
  order: ({ people: [first = '', ...then] }) =>
    then.length > 0 ? `Comincia ${first}, poi ${nomi(then)}.` : `Comincia ${first}.`,
  callChoice: ({ by, text }) => `${by} chiede una scelta segreta${text && `: «${text}»`}.`,
  choices: ({ n, people, lines }) =>
    lines.length > 0
      ? `Scelte segrete: ${lines.map((word, i) => `${people[i]} «${word}»`).join(', ')}.`
      : n === 1
        ? 'Una busta aperta.'
        : `${n} buste aperte insieme.`,
  failed: ({ people }) => `Non riuscito${people.length > 0 ? ` (${nomi(people)})` : ''}: le carte sono dov’erano.`,
  calledOff: ({ by }) => `${by} lascia perdere quello che era in corso.`,
  pass: ({ by, n, people: [next = ''] }) =>
    n > 0 || by === '' || by === next ? `Tocca ${ad(next)}.` : `${by} passa il turno: tocca ${ad(next)}.`,
  clock: ({ by, n, called }) =>
    `${by} ${['avvia', 'ferma', 'azzera', 'regola'][n] ?? 'tocca'} ${called ? `«${called}»` : 'l’orologio'}.`,
  timeUp: ({ called }) => `Il tempo è scaduto${called && `: «${called}»`}.`,
  count: ({ by, called, values: [value = 0] }) => `${by} porta ${called ? `«${called}»` : 'il contatore'} a ${value}.`,
  write: ({ by, text, values: [letters = 1] }) =>
    letters === 0 ? `${by} cancella una nota.` : `${by} scrive su una nota${text && `: «${text}»`}.`,
  ink: ({ by }) => `${by} disegna.`,
  score: ({ by, people, values: [points = 0] }) => `${by} segna ${points} ${ad(nomi(people))}.`,
  policy: ({ by, values: [policy = NONE] }) =>
    `${by} cambia le regole del tavolo${['', ': è libero', ': consiglia', ': è severo'][policy + 1] ?? ''}.`,
  edit: ({ by, values: [edit = NONE] }) =>
    `${by} cambia chi può preparare il tavolo${['', ': chi ospita', ': tutti', ': nessuno'][edit + 1] ?? ''}.`,
  wantsPolicy: ({ by, n, values: [votes = 0, needed = 0] }) =>
    `${by} vorrebbe ${['un tavolo libero', 'un tavolo che consiglia', 'un tavolo severo'][n] ?? 'altre regole'} (${votes} su ${needed}).`,
  wantsEdit: ({ by, n, values: [votes = 0, needed = 0] }) =>
    `${by} vorrebbe che a preparare il tavolo ${['fosse chi ospita', 'fossero tutti', 'non fosse nessuno'][n] ?? 'fossero altri'} (${votes} su ${needed}).`,
  finish: () => 'Il tavolo è sparecchiato.',
  press: ({ by, called }) => `${by} preme ${called ? `«${called}»` : 'un pulsante'}.`,
  recall: ({ n }) => `Di nuovo nel mazzo: ${pezzi(n)}.`,
  home: ({ n }) => `Di nuovo al loro posto: ${pezzi(n)}.`,
  passHands: () => 'Le mani fanno un giro.',
  sort: ({ n }) => `In ordine: ${carte(n)}.`,
  say: ({ text }) => text,
  anyway: ({ by }) => `È stato chiesto ${ad(by)}, che lo fa lo stesso.`,
};

export const news: ReturnType<typeof logNews> = logNews(NEWS, 'qualcuno');

export const moves: Readonly<Record<MoveName, MoveWords>> = untold({
  put: 'spostare qualcosa',
  flip: 'girare qualcosa',
  undo: 'annullare una mossa',
  redo: 'rifare una mossa',
  make: 'aggiungere pezzi',
  remove: 'togliere pezzi',
  mark: 'contrassegnare un pezzo',
  define: 'cambiare la scatola',
  change: 'cambiare dei pezzi',
  lay: 'apparecchiare',
  press: 'premere un pulsante',
  shuffle: 'mescolare',
  deal: 'distribuire',
  draw: 'pescare',
  turnUp: 'scoprire delle carte',
  look: 'guardare delle carte',
  mixHand: 'mescolare la propria mano',
  show: 'mostrare delle carte',
  give: 'dare delle carte',
  reveal: 'scoprire una carta',
  steal: 'rubare una carta',
  pickBack: 'scegliere un dorso',
  seize: 'riprendere una mano',
  force: 'scoprire una mano',
  roll: 'tirare i dadi',
  order: 'sorteggiare chi comincia',
  callChoice: 'chiedere una scelta segreta',
  choose: 'scegliere in segreto',
  openChoices: 'aprire le scelte',
  callOff: 'lasciar perdere',
  pass: 'passare il turno',
  clock: 'toccare l’orologio',
  count: 'contare',
  write: 'scrivere',
  ink: 'disegnare',
  score: 'segnare punti',
  group: 'raggruppare dei pezzi',
  setPolicy: 'cambiare le regole del tavolo',
  setEdit: 'dire chi può preparare il tavolo',
  finish: 'sparecchiare',
});
