/** Memento Mori in italiano: le regole con parole nostre, che cosa fare quando una di loro rifiuta, le mosse e le novità nel registro. */
import { logNews, type MoveWords, type NewsWords, personIn, toldIn } from '../../kit/log-words.ts';
import type { Word } from '../news.ts';
import { REWRITE } from '../state.ts';
import type { Code, RuleId } from '../rules.ts';
import type { MoveName } from './moves.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'MM-001': 'Si gioca in quattro, cinque o sei.',
  'MM-010': 'Tutti sanno dall’inizio che il gruppo perderà, e lo confermano prima di cominciare.',
  'MM-013': 'Ognuno dà all’Oscurità un elemento solo; finché gli altri scrivono lo può cambiare.',
  'MM-014': 'L’Oscurità è descritta quando ognuno le ha dato un elemento.',
  'MM-017':
    'Dopo gli elementi si parla dell’ambientazione, finché tutti sono pronti, o più della metà quando il tempo è passato.',
  'MM-018': 'La chiacchierata sull’ambientazione dev’essere breve: il tempo che scorre non chiude niente da solo.',
  'MM-019': 'Dopo la chiacchierata ognuno scrive una caratteristica del proprio personaggio.',
  'MM-021':
    'Una caratteristica dev’essere qualcosa che un altro può imparare. Se qualcuno ne dubita decidono tutti tranne chi l’ha scritta.',
  'MM-023': 'Una caratteristica è una riga di testo, e non è vuota.',
  'MM-025': 'Ognuno apre un preludio, uno solo, in senso orario.',
  'MM-032': 'Un preludio lo chiude solo chi l’ha aperto.',
  'MM-033': 'Finito il preludio, chi l’ha aperto dà una caratteristica a ciascuno degli altri personaggi.',
  'MM-034': 'Al proprio personaggio nessuno dà una caratteristica nel proprio preludio.',
  'MM-037':
    'Quando la storia comincia nessuna caratteristica è di due personaggi; maiuscole, spazi e accenti scritti in modo diverso non fanno differenza.',
  'MM-060': 'Chi ha ceduto all’Oscurità può accordarsi in privato con gli altri che hanno ceduto.',
  'MM-074': 'Dopo il conflitto racconta solo chi ha il potere narrativo.',
  'MM-076':
    'Quando a raccontare sono in più, la scena si chiude se confermano tutti i presenti, o un minuto dopo la prima conferma; ognuno può chiedere ancora tempo una volta per scena.',
  'MM-077': 'Una scena la chiude solo chi la racconta, e dopo nessuno vi aggiunge altro.',
  'MM-080': 'Nella propria scena la Lanterna affronta l’Oscurità, e nessuno tira al suo posto.',
  'MM-090': 'La scena di un Seguace è sua: cerca di imparare una caratteristica della Lanterna.',
  'MM-091': 'Prima dei dadi il Seguace dice quale caratteristica invidia.',
  'MM-092': 'La caratteristica invidiata è sulla scheda della Lanterna di adesso.',
  'MM-093': 'Non si invidia una caratteristica che si ha già.',
  'MM-094': 'Una volta tirati i dadi non si cambia più quello che si era dichiarato.',
  'MM-099': 'Se la Lanterna non ha niente che al Seguace manchi, il conflitto si gioca senza invidiare niente.',
  'MM-107': 'Il Trickster lo fa solo un Seguace.',
  'MM-108': 'Il Trickster si fa solo mentre i dadi fanno perdere il Seguace e gli costerebbero un dado.',
  'MM-115': 'La caratteristica a cui si rinuncia è persa prima che i nuovi dadi esistano.',
  'MM-120': 'Senza caratteristiche il Seguace non può più fare il Trickster.',
  'MM-123': 'Si rinuncia solo a una caratteristica della propria scheda.',
  'MM-126': 'Un Seguace attaccato in una scena dell’Oscurità può fare il Trickster, se il tavolo ha deciso così.',
  'MM-128': 'La Lanterna e l’Oscurità non fanno mai il Trickster.',
  'MM-160': 'La scena della sconfitta è un diritto: chi ha ceduto può anche rinunciarvi.',
  'MM-161': 'Finché chi ha ceduto non ha raccontato la propria sconfitta, la storia non va avanti.',
  'MM-163': 'Nella sua scena l’Oscurità attacca un personaggio che non ha ceduto, la Lanterna o un Seguace.',
  'MM-164': 'Chi attaccare lo dice chi è di turno per l’Oscurità, sentiti gli altri che la guidano.',
  'MM-165': 'L’Oscurità non attacca chi ha già ceduto.',
  'MM-190': 'All’ultimo personaggio rimasto resta solo la propria sconfitta, senza dadi.',
  'MM-192': 'La storia finisce quando si chiude la scena dell’ultimo personaggio.',
  'MM-195': 'Dopo la fine niente cambia più dadi, caratteristiche e destini.',
  'MM-199':
    'Se chi deve agire non c’è, o non risponde a chi lo chiama, dopo un po’ il tavolo fa per lui la cosa più semplice.',
  'MMQ-01':
    'Quando un gruppo decide, ognuno ha un voto che può cambiare. Si chiude quando sono tutti d’accordo o allo scadere del tempo: vince chi ha più voti, e a parità il primo in senso orario.',
  'MMQ-14': 'Vota solo chi la decisione riguarda: per la nuova Lanterna i Seguaci, non chi ha ceduto.',
  'MMQ-27':
    'Chi lascia prima della storia porta via il personaggio; dopo, per il suo personaggio si fa la cosa più semplice. Più della metà dei presenti può andare avanti senza chi manca, o chiudere la storia.',
  'MMQ-28':
    'Chiunque può fermare il gioco o far fare alla scena un passo indietro, senza dire perché. Si riprende quando qualcuno lo dice.',
  'MMQ-29': 'I testi hanno una lunghezza massima e non contengono caratteri che non si vedono.',
};

export const advice: Readonly<Record<Code, string>> = {
  'already-called': 'La chiamata c’è già: aspettate una risposta.',
  'already-confirmed': 'Hai già confermato.',
  'already-objected': 'In questa scena hai già chiesto altro tempo.',
  'already-owned': 'Questa ce l’hai già: scegline una che ti manca.',
  'already-ready': 'Hai già detto che ci sei: manca qualcun altro.',
  'already-voted': 'Il tuo voto è già questo.',
  'clock-runs': 'Il tempo scorre già.',
  'decision-closed': 'Qui non c’è niente da votare.',
  'decision-open': 'Prima si decide: vota.',
  'defeat-scene-pending': 'Aspetta che chi ha ceduto racconti la propria sconfitta.',
  'element-missing': 'Prima dai un elemento all’Oscurità.',
  'envy-first': 'Prima scegli che cosa invidi.',
  'envy-locked': 'I dadi sono tirati: l’invidia resta quella.',
  'final-scene-only': 'Resta solo l’ultima scena: raccontala.',
  'game-over': 'La storia è finita: qui si può solo parlarne.',
  'lantern-cannot-trick': 'Il Trickster lo fa solo un Seguace.',
  'no-defeat-scene': 'Non c’è una scena a cui rinunciare.',
  'no-trait-left': 'Non hai più caratteristiche a cui rinunciare.',
  'nobody-to-call': 'Chiama chi deve agire e non risponde.',
  'not-a-controller': 'Qui parla solo chi ha ceduto all’Oscurità.',
  'not-an-option': 'Scegli tra quelli proposti.',
  'not-called': 'Nessuno ti sta chiamando.',
  'not-in-electorate': 'In questa decisione non voti.',
  'not-losing': 'Il Trickster serve solo mentre stai perdendo.',
  'not-narrator': 'Adesso racconta qualcun altro.',
  'not-on-lantern-sheet': 'Scegli una caratteristica della Lanterna di adesso.',
  'not-own-character': 'Scrivi per gli altri, non per te.',
  'not-paused': 'Si sta già giocando.',
  'not-scene-owner': 'Lo fa chi ha la scena.',
  'nothing-missing': 'Non manca niente: si può andare avanti.',
  'nothing-to-rewrite': 'Non c’è niente da riscrivere.',
  'options-fixed': 'La storia è cominciata: le impostazioni restano queste.',
  paused: 'Il gioco è fermo: riprendete quando siete pronti.',
  'phase-closed': 'Non adesso: il tavolo è a un altro passo.',
  'scene-closed': 'Questa scena non si può più cambiare.',
  'stepped-back': 'La scena ha fatto un passo indietro: riprendete insieme.',
  'story-full': 'Il diario è pieno: continuate a voce.',
  'target-defeated': 'Scegli qualcuno che non ha ancora ceduto.',
  'target-first': 'Prima di’ contro chi va l’Oscurità.',
  'text-not-plain': 'Scrivi un testo che si veda, entro la lunghezza.',
  'too-few': 'Aspettate di essere almeno in quattro.',
  'trait-missing': 'Manca una caratteristica: danne una a ciascuno.',
  'trait-not-owned': 'Scegli una caratteristica della tua scheda.',
  'trait-not-unique': 'Qualcuno ce l’ha già: trovane un’altra.',
  'your-own-trait': 'L’hai scritta tu: sul dubbio decidono gli altri.',
};

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  confirm: { wanted: 'confermare', said: () => 'sa come andrà a finire, e gioca' },
  configure: { wanted: 'cambiare le impostazioni', said: () => 'cambia le impostazioni' },
  setCare: { wanted: 'cambiare i limiti del tavolo', said: () => 'scrive che cosa resta fuori dalla storia' },
  element: { wanted: 'descrivere l’Oscurità', said: () => 'dà un elemento all’Oscurità' },
  ready: { wanted: 'andare avanti', said: () => 'può andare avanti' },
  ownTrait: { wanted: 'scrivere una caratteristica', said: () => 'scrive la propria caratteristica' },
  object: { wanted: 'dubitare di una caratteristica', said: () => 'chiede se una caratteristica si può imparare' },
  rewrite: { wanted: 'riscrivere una caratteristica', said: () => 'riscrive una caratteristica' },
  nameCharacter: { wanted: 'dare un nome al personaggio', said: () => 'dà un nome al personaggio' },
  endPrelude: { wanted: 'chiudere il preludio', said: () => 'chiude il preludio' },
  give: { wanted: 'dare le caratteristiche', said: () => 'dà una caratteristica a ciascuno' },
  vote: { wanted: 'votare', said: () => 'vota' },
  hurry: { wanted: 'far partire il tempo', said: () => 'fa partire il tempo' },
  cast: { wanted: 'affrontare l’Oscurità', said: () => 'affronta l’Oscurità' },
  envy: { wanted: 'invidiare una caratteristica', said: () => 'dice che cosa invidia alla Lanterna' },
  target: {
    wanted: 'scegliere chi attaccare',
    said: (args, name) => `attacca ${personIn(args, name) || 'qualcuno'}`,
  },
  trickster: { wanted: 'fare il Trickster', said: () => 'fa il Trickster' },
  accept: { wanted: 'dare il dado', said: () => 'dà il dado' },
  tryAgain: { wanted: 'tirare di nuovo i dadi', said: () => 'chiede di nuovo i dadi' },
  narrate: { wanted: 'raccontare', said: () => 'aggiunge al racconto' },
  close: { wanted: 'chiudere la scena', said: () => 'per parte sua chiude la scena' },
  notYet: { wanted: 'chiedere altro tempo', said: () => 'chiede altro tempo' },
  waive: { wanted: 'rinunciare alla scena', said: () => 'rinuncia alla propria scena' },
  jot: { wanted: 'scrivere un appunto', said: () => 'scrive un appunto', untold: true },
  whisper: { wanted: 'parlare con l’Oscurità', said: () => 'parla con l’Oscurità', untold: true },
  call: {
    wanted: 'chiamare qualcuno',
    said: (args, name) => `chiama ${personIn(args, name) || 'qualcuno'}: ci sei?`,
  },
  iAmHere: { wanted: 'rispondere', said: () => 'risponde: ci sono' },
  goOnWithout: {
    wanted: 'andare avanti senza qualcuno',
    said: (args, name) => `chiede di andare avanti senza ${personIn(args, name) || 'chi manca'}`,
  },
  endStory: { wanted: 'chiudere la storia', said: () => 'chiede di chiudere qui la storia' },
  pause: { wanted: 'fare una pausa', said: () => 'ferma il gioco' },
  stepBack: { wanted: 'fare un passo indietro', said: () => 'fa fare un passo indietro', untold: true },
  goOn: { wanted: 'riprendere', said: () => 'riprende' },
};

export const sentences: Readonly<Record<Word, NewsWords>> = {
  began: () => 'La storia comincia: per prima cosa, l’Oscurità.',
  talkOver: () => 'Il tempo della chiacchierata è passato.',
  traitsGiven: (t, name) => `${toldIn(t, name)} ha dato una caratteristica a ciascuno.`,
  lanternChosen: (t, name) => `La Lanterna è ${toldIn(t, name)}.`,
  lanternAnew: () => 'C’è un dubbio: chiarito quello, la Lanterna si vota da capo.',
  decided: ({ args: [what, option, trait] }) => {
    if (what !== 'objection') return 'La decisione è presa.';
    const which = trait === undefined ? 'La caratteristica' : `«${trait}»`;
    return option === REWRITE ? `${which} non si può imparare: va riscritta.` : `${which} si può imparare: resta.`;
  },
  darknessWins: () => 'Vince l’Oscurità.',
  lanternWins: (t, name) => `Vince la Lanterna, ${toldIn(t, name)}.`,
  followerWins: (t, name) => `Vince ${toldIn(t, name)}.`,
  learnt: (t, name) => `${toldIn(t, name)} impara: ${t.args[0] ?? ''}.`,
  cedes: (t, name) => `${toldIn(t, name)} dà un dado all’Oscurità.`,
  gains: (t, name) => `${toldIn(t, name)} prende un dado all’Oscurità.`,
  gaveUp: (t, name) => `${toldIn(t, name)} rinuncia a: ${t.args[0] ?? ''}.`,
  yields: (t, name) => `${toldIn(t, name)} cede all’Oscurità.`,
  turnsActive: () => 'L’Oscurità si muove: da adesso la guida chi ha ceduto.',
  succeeds: (t, name) => `La nuova Lanterna è ${toldIn(t, name)}.`,
  overtakes: (t, name) => `${toldIn(t, name)} ha imparato tutto, e adesso porta la Lanterna.`,
  stays: (t, name) =>
    t.args[0] === 'dice'
      ? `${toldIn(t, name)} resta la Lanterna: le caratteristiche sono le stesse, e decidono i dadi in più.`
      : `${toldIn(t, name)} resta la Lanterna: così hanno deciso i Seguaci.`,
  waived: (t, name) => `${toldIn(t, name)} non racconta la propria sconfitta.`,
  default: (t, name) => `${toldIn(t, name)} non c’è: il tavolo fa la cosa più semplice.`,
  steppedBack: () => 'La scena fa un passo indietro.',
  ended: () => 'La storia è finita.',
  failed: () => 'I dadi non sono arrivati: si possono chiedere di nuovo.',
};

export const news: ReturnType<typeof logNews> = logNews(sentences);
