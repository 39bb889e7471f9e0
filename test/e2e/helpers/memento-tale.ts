/** What the four people of the evening tell, in Italian: texts by how a scene went, each told once before one comes again. */

type Case =
  | 'lanternWins'
  | 'lanternLoses'
  | 'envyWins'
  | 'envyLoses'
  | 'envyDark'
  | 'attackWins'
  | 'attackFails'
  | 'defeat'
  | 'final';

/** @param a whose scene it is, or who is attacked; @param b the Lantern */
type Told = (a: string, b: string) => string;

/** A name after “a”. */
const to = (name: string): string => `${name.startsWith('A') ? 'ad' : 'a'} ${name}`;

const TOLD: Readonly<Record<Case, readonly Told[]>> = {
  lanternWins: [
    (a) =>
      `${a} sale alla lampada prima che faccia buio. La Marea lecca il terzo gradino, poi il secondo, poi torna a essere acqua.\nSul ballatoio restano quattro orme asciutte.`,
    (a) =>
      `«Troppo tardi ormai» dice una voce in cucina. ${a} mette l’acqua per il tè come tutte le sere, e la voce resta senza nessuno con cui parlare.`,
    (a) =>
      `Si spengono le finestre piccole, una per volta. ${a} le conta ad alta voce e poi va a riaccenderle, casa per casa, fino all’ultima.`,
    (a) => `${a} apre la porta alla Marea e le dice di no, guardandola. È lei ad andarsene.`,
  ],
  lanternLoses: [
    (a) =>
      `La lampada fuma. ${a} la pulisce con la manica, e intanto pensa a una città dove nessuno saprebbe il suo nome. È un pensiero solo, ma resta.`,
    (a) =>
      `Bussano. È qualcuno che è partito a novembre, con la valigia ancora in mano, e chiede ${to(a)} perché è ancora qui. ${a} non trova la risposta in tempo.`,
    (a) =>
      `Nella stanza c’è odore di chiuso. ${a} spalanca tutto, ma la mattina dopo la tazza che usava sempre non è più al suo posto.`,
    (a) => `${a} si addormenta sulla sedia, per la prima volta. La luce non si spegne: si abbassa, appena.`,
  ],
  envyWins: [
    (a, b) =>
      `Sul molo, sotto la pioggia, ${a} ci prova per scherzo davanti a tutti. Non ride nessuno, perché funziona. ${b} applaude una volta di troppo.`,
    (a, b) =>
      `${a} osserva ${b} per tre giorni, senza farsi vedere. Al quarto lo fa meglio, e ${b} se ne accorge dal silenzio.`,
    (a, b) =>
      `«Fallo tu, stasera» dice ${b}, e si siede. E ${a} lo fa, come se l’avesse sempre saputo fare. Tornano a casa per due strade diverse.`,
    (a, b) => `Nella sala della locanda qualcuno chiama ${b}, ma guarda ${a}. È un attimo. Basta.`,
    (a, b) =>
      `${a} insegna ai bambini una cosa che ieri non sapeva. ${b}, dalla finestra, riconosce i propri gesti in altre mani.`,
  ],
  envyLoses: [
    (a, b) =>
      `${a} ci prova nel momento sbagliato, davanti alle persone sbagliate. ${b} aiuta a raccogliere i cocci, e questo è peggio.`,
    (a, b) => `Fuori c’è nebbia. ${a} segue ${b} fino al faro, e per tutta la strada cammina un passo indietro.`,
    (a, b) =>
      `«Come fai?» chiede ${a}. ${b} ci pensa davvero, e non lo sa spiegare. ${a} prende il silenzio per un rifiuto.`,
    (a, b) =>
      `La cena è pronta per sei e sono rimasti in meno. ${b} trova le parole; ${a} le aveva pensate uguali, e non le ha dette.`,
    (a) => `${a} prova allo specchio. Nello specchio c’è odore di chiuso.`,
    (a, b) =>
      `È una gara stupida, chi arriva per primo alla campana. ${b} si ferma ad aspettare ${a} a un metro dalla fine.`,
  ],
  envyDark: [
    (a, b) =>
      `${a} e ${b} litigano sulle scale del faro, al buio, per una cosa da niente. Che la candela si sia spenta da sola, non lo vede nessuno.`,
    (a, b) =>
      `La Marea non sceglie: passa in mezzo. da un lato resta ${a}, dall’altro ${b}, e in mezzo una luce che nessuno tiene più.`,
    (a, b) =>
      `«Va tutto bene» dicono insieme ${a} e ${b}, con la stessa voce. È la voce di chi è partito l’anno scorso.`,
    (a, b) => `Arriva una lettera senza francobollo, indirizzata ${to(a)}. La legge ${b}. Non ne parlano.`,
  ],
  attackWins: [
    (a) => `Non c’è nessuna minaccia: solo una sedia vicino alla stufa, e qualcuno che dice ${to(a)} di riposarsi.`,
    (a) => `Il traghetto resta in porto un’ora più del solito. ${a} sale a bordo, scende, sale. Scende.`,
    (a) => `${a} trova la sua stanza già vuota e in ordine, come se fosse stata una decisione sua.`,
    (a) => `La voce conosce il soprannome che ${a} aveva a scuola. Lo dice piano, e non chiede niente. Aspetta.`,
    (a) => `Alla festa mancano dodici giorni. La Marea dice ${to(a)} il nome di chi non ci sarà, e non sbaglia.`,
  ],
  attackFails: [
    (a) => `${a} sente la voce, riconosce chi l’ha imparata, e risponde con la propria. Per stanotte basta.`,
    (a) => `La Marea promette un posto dove nessuno ti conosce. «Io sto dove mi conoscono» dice ${a}, e chiude.`,
    (a) => `Tocca la spalla di ${a} e trova una giacca prestata: dentro fa troppo caldo per lei.`,
  ],
  defeat: [
    (a) =>
      `Lunedì ${a} compra il biglietto. Non lo nasconde: lo appoggia sul banco della locanda, vicino al pane, e dice che fa freddo.\nSi va tutti insieme fino alla passerella. Nessuno dice di restare, perché ognuno l’ha già detto a se stesso.`,
    (a) =>
      `${a} lascia la chiave sotto il vaso, dove l’hanno sempre lasciata tutti. Porta via solo quello che ha ricevuto: una cosa da ognuno.`,
    (a) => `Nessuno vede partire ${a}. La mattina c’è una finestra piccola in meno, e per un po’ la contano ancora.`,
    (a) => `«Torno per la festa» dice ${a}. Lo dice come si dice a un bambino.`,
  ],
  final: [
    (a) =>
      `Resta ${a}. Sale le scale, pulisce il vetro, accende. Dal mare nessuno guarda.\nTiene la lampada finché ha olio, perché qualcuno deve pur dire che c’era. Poi si siede sull’ultimo gradino e aspetta il traghetto, che per una volta è in orario.`,
  ],
};

/** Told when the story is over, by whom. */
export const AFTER: readonly string[] = [
  'In primavera una bambina trova il registro della locanda e legge i nostri nomi ad alta voce, per gioco.',
  'Qualcuno, in una città dove nessuno lo conosce, accende il fuoco con una mano sola e non ricorda da chi l’ha imparato.',
  'La festa di fine inverno l’hanno fatta lo stesso, l’anno dopo, quelli arrivati da poco.',
];

/** @param title of the scene's page, @param demands what has to happen in it: both as they are read */
function caseOf(title: string, demands: string): readonly [Case, string, string] {
  const names = (re: RegExp): readonly string[] => (re.exec(`${title}\n${demands}`) ?? []).slice(1);
  const one = (is: Case, re: RegExp): readonly [Case, string, string] => [is, names(re)[0] ?? '', names(re)[1] ?? ''];
  if (title === 'L’ultima luce') return one('final', /Resta solo (.+?)\. /u);
  if (title.startsWith('La sconfitta')) return one('defeat', /^La sconfitta di (.+)/u);
  if (demands.includes('come l’Oscurità colpisce')) return one('attackWins', /colpisce (.+?), che/u);
  if (demands.includes('le resiste')) return one('attackFails', /come (.+?) le resiste/u);
  if (demands.includes('come l’Oscurità ferisce')) return one('lanternLoses', /ferisce (.+?):/u);
  if (demands.includes('tiene lontana')) return one('lanternWins', /come (.+?) tiene/u);
  if (demands.includes('ce la fa')) return one('envyWins', /come (.+?) ce la fa, e che cosa costa a (.+?):/u);
  if (demands.includes('passa tra')) return one('envyDark', /passa tra (.+?) e (.+?):/u);
  const [lantern = '', follower = ''] = names(/come (.+?) resta un passo avanti, e che cosa perde (.+?):/u);
  return ['envyLoses', follower, lantern];
}

const times = new Map<Case, number>();

/** The next text for a scene that went so. */
export function taleOf(title: string, demands: string): string {
  const [is, a, b] = caseOf(title, demands);
  const n = times.get(is) ?? 0;
  times.set(is, n + 1);
  return TOLD[is][n % TOLD[is].length]!(a, b);
}
