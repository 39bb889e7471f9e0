/** Il laboratorio in italiano: le regole della casa, che cosa fare quando una di loro dice di no, e le mosse nel registro. */
import type { Code, RuleId } from '../rules.ts';
import { newsOf } from './news.ts';
import { newsIt } from './news-it.ts';
import { numberIn } from '../../../kernel/args.ts';
import type { MoveWords } from '../../kit/log-words.ts';
import { diceIn, facesIn, isOnTop, whoIn, type MoveName } from './moves.ts';
import { ad } from '../../../language/italian.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'LAB-01': 'Quando le carte sono state riposte, si ricomincia soltanto con un mazzo nuovo.',
  'LAB-02':
    'Non ci sono turni: agisce chi vuole. Ma il tavolo fa una cosa alla volta, e quella in corso va finita o lasciata perdere.',
  'LAB-03':
    'Da un mazzo di cui qualcuno potrebbe conoscere l’ordine non si prende niente: prima si mescola tutto. Vale per un mazzo nuovo e dopo aver ripreso carte scoperte.',
  'LAB-04': 'Si prendono, si guardano e si distribuiscono solo carte che sono nel mazzo.',
  'LAB-05': 'Per mescolare servono almeno due carte.',
  'LAB-06': 'Mescola chi è a tavola, ciascuno una volta, nell’ordine indicato. Se non si dice altro, mescolano tutti.',
  'LAB-07': 'Ognuno dispone solo delle carte che ha in mano.',
  'LAB-08': 'Si danno e si mostrano carte a chi siede a questo tavolo, e si ruba a chi è presente.',
  'LAB-09': 'Mentre una mano viene mescolata, mostrata o ripresa, le sue carte non si toccano.',
  'LAB-10': 'Si ruba solo a chi ha carte in mano.',
  'LAB-11': 'La vittima mescola la propria mano; poi chi ruba, e nessun altro, sceglie uno dei dorsi.',
  'LAB-12': 'Chi prende le prime carte per riordinarle le rimette tutte, ciascuna sopra o sotto il mazzo.',
  'LAB-13':
    'Chi cerca nel mazzo prende una carta sola. Prima mescola per conto suo, così il posto non dice agli altri quale carta è; dopo mescolano tutti.',
  'LAB-14': 'Si rimettono nel mazzo le carte scoperte, se ce ne sono.',
  'LAB-15': 'Il tavolo decide di una mano altrui solo se chi la tiene non c’è o ha lasciato il tavolo.',
  'LAB-16':
    'Per decidere di una mano altrui, o per riporre le carte, serve più della metà dei presenti. Ognuno ha un voto.',
  'LAB-17': 'Un lancio nascosto lo scopre solo chi l’ha fatto, e la prova dice che i dadi sono quelli.',
  'LAB-18': 'Scelte segrete: una tornata alla volta, una scelta a testa; si aprono tutte insieme.',
  'LAB-19': 'Quello che è in corso può essere lasciato perdere da chiunque: le carte tornano dov’erano.',
  'LAB-20': 'Il laboratorio non ha vincitori: finisce quando il tavolo ripone le carte.',
  'LAB-21':
    'Una carta che tutti vedono non si mostra, non si dà e non si rimette nel mazzo: la si scarta, e di lì torna nel mazzo mescolando.',
  'LAB-22':
    'Le carte scoperte, almeno due, possono diventare un mazzo a parte, per un gruppo da due a otto dei presenti; ce n’è uno alla volta. Per ogni cosa serve tutto il gruppo; i custodi non c’entrano, e se uno del gruppo se ne va il mazzo è perso.',
  'LAB-23': 'Da un mazzo di pochi pesca solo chi è del gruppo, e solo il gruppo lo scopre.',
};

export const advice: Readonly<Record<Code, string>> = {
  'a-few': 'Scegli da due a otto persone presenti, ciascuna una volta.',
  'already-chosen': 'Per questa tornata hai già scelto, o era già cominciata: aspetta la prossima.',
  'already-voted': 'Il tuo voto c’è già: aspetta gli altri.',
  'card-face-up': 'Questa carta la vedono già tutti: puoi scartarla.',
  'cards-away': 'Le carte sono riposte: prendi un mazzo nuovo.',
  'choice-open': 'Una scelta segreta è già aperta: finite quella.',
  'hand-held': 'Aspetta: la tua mano sta servendo al tavolo.',
  'no-choice': 'Prima qualcuno deve chiedere una scelta segreta.',
  'nobody-there': 'Scegli un’altra persona che è a tavola.',
  'not-in-the-pile': 'Scegli una carta del mazzo.',
  'not-shuffled': 'Prima mescolate tutto il mazzo.',
  'not-your-card': 'Scegli una carta della tua mano.',
  'not-your-deck': 'Lascia quel mazzo al suo gruppo.',
  'not-your-pick': 'Lascia scegliere a chi tocca.',
  'not-your-roll': 'Lascia scoprire i dadi a chi li ha tirati.',
  'nothing-to-shuffle': 'Servono almeno due carte.',
  'nothing-to-steal': 'Ruba a qualcuno che abbia carte in mano.',
  'nothing-under-way': 'Non c’è niente in corso da lasciar perdere.',
  'own-deck-there': 'C’è già un mazzo di pochi: prima lo finiscano loro.',
  'put-all-back': 'Rimetti tutte le carte che hai preso, ciascuna una volta.',
  'row-empty': 'Non c’è nessuna carta scoperta da riprendere.',
  'row-too-short': 'Prima scopri almeno due carte.',
  'something-under-way': 'Aspetta che sia finito quello che è in corso.',
  'still-here': 'Chi tiene quella mano è a tavola: lasciagliela.',
  'too-few-cards': 'Nel mazzo non ci sono abbastanza carte: riprendi le scoperte o prendi un mazzo nuovo.',
  'who-shuffles': 'Scegli chi mescola tra le persone presenti, ciascuna una volta.',
};

const cards = (args: unknown): string => {
  const n = numberIn(args, 'n') ?? 0;
  return n === 1 ? 'una carta' : `${n} carte`;
};

/** Di quelle in cima. */
const first = (args: unknown): string => {
  const n = numberIn(args, 'n') ?? 0;
  return n === 1 ? 'la prima carta' : `le prime ${n} carte`;
};

export const news: ReturnType<typeof newsOf> = newsOf(newsIt);

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  shuffle: {
    wanted: 'far mescolare',
    said: (args) => (numberIn(args, 'n') === undefined ? 'fa mescolare il mazzo' : `fa mescolare ${first(args)}`),
  },
  deal: { wanted: 'distribuire', said: (args) => `distribuisce ${cards(args)} a testa` },
  draw: { wanted: 'pescare', said: () => 'pesca una carta' },
  turnUp: { wanted: 'scoprire una carta', said: () => 'scopre la prima carta del mazzo' },
  peek: { wanted: 'far vedere carte del mazzo', said: (args) => `fa vedere di nascosto ${first(args)}` },
  scry: { wanted: 'riordinare le prime carte', said: (args) => `prende ${first(args)} e ne decide l’ordine` },
  arrange: { wanted: 'rimettere le carte', said: () => 'rimette le carte nel mazzo, nell’ordine che vuole' },
  search: { wanted: 'cercare nel mazzo', said: () => 'cerca una carta nel mazzo' },
  takeFound: { wanted: 'prendere la carta cercata', said: () => 'prende la carta che cercava' },
  recycle: { wanted: 'riprendere le carte scoperte', said: () => 'rimette nel mazzo le carte scoperte' },
  newDeck: { wanted: 'prendere un mazzo nuovo', said: () => 'prende un mazzo nuovo' },
  give: { wanted: 'dare una carta', said: (args, name) => `dà una carta ${ad(whoIn(args, 'to', name, 'Posto'))}` },
  show: {
    wanted: 'mostrare una carta',
    said: (args, name) => `mostra una carta ${ad(whoIn(args, 'to', name, 'Posto'))}`,
  },
  reveal: {
    wanted: 'scoprire una sua carta',
    said: (args, _, face) => `scopre ${facesIn(args, face, 'una sua carta')}, con la prova`,
  },
  revealAll: {
    wanted: 'scoprire la mano',
    said: (args, _, face) => `scopre tutta la mano (${facesIn(args, face, 'le sue carte')}), con la prova`,
  },
  discard: { wanted: 'scartare', said: (args, _, face) => `scarta ${facesIn(args, face, 'una carta')}, con la prova` },
  putBack: {
    wanted: 'rimettere una carta nel mazzo',
    said: (args) => (isOnTop(args) ? 'rimette una carta sul mazzo' : 'rimette una carta sotto il mazzo'),
  },
  steal: {
    wanted: 'rubare una carta',
    said: (args, name) => `ruba una carta ${ad(whoIn(args, 'from', name, 'Posto'))}`,
  },
  pick: { wanted: 'scegliere un dorso', said: () => 'sceglie un dorso' },
  seize: {
    wanted: 'riprendere una mano',
    said: (args, name) => `vuole rimettere nel mazzo la mano di ${whoIn(args, 'seat', name, 'Posto')}`,
  },
  force: {
    wanted: 'scoprire una mano',
    said: (args, name) => `vuole scoprire la mano di ${whoIn(args, 'seat', name, 'Posto')}`,
  },
  roll: { wanted: 'tirare i dadi', said: (args) => `tira ${diceIn(args)}` },
  rollHidden: { wanted: 'tirare di nascosto', said: (args) => `tira ${diceIn(args)} di nascosto` },
  showRoll: { wanted: 'scoprire i dadi', said: () => 'scopre i suoi dadi, con la prova' },
  drawOrder: { wanted: 'sorteggiare chi comincia', said: () => 'fa sorteggiare chi comincia' },
  callChoice: { wanted: 'chiedere una scelta segreta', said: () => 'chiede una scelta segreta a tutti' },
  choose: { wanted: 'scegliere in segreto', said: () => 'ha scelto in segreto' },
  openChoices: { wanted: 'aprire le scelte', said: () => 'fa aprire le scelte segrete' },
  entrust: { wanted: 'fare un mazzo per pochi', said: () => 'fa delle carte scoperte un mazzo di pochi' },
  drawFew: { wanted: 'pescare dal mazzo di pochi', said: () => 'pesca dal mazzo di pochi' },
  openFew: { wanted: 'scoprire il mazzo di pochi', said: () => 'fa scoprire il mazzo di pochi' },
  callOff: { wanted: 'lasciar perdere', said: () => 'lascia perdere quello che era in corso' },
  finish: { wanted: 'riporre le carte', said: () => 'vuole riporre le carte' },
};
