/** Le regole di Lupus in Tabula con parole nostre: quelle che rifiutano, quelle che chiudono la partita, quelle che si vanno a rileggere. */
import type { RuleId } from './ids.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'LU-001': 'Si gioca da otto a ventiquattro; la persona che modera è in più.',
  'LU-002': 'A moderare è una persona, o un programma su un dispositivo.',
  'LU-003': 'La persona che modera non sta con nessuno: non ha carta, non vota, non vince.',
  'LU-005': 'Le parti sono due, lupi mannari e umani. Chi non è un lupo mannaro è umano.',
  'LU-008': 'Notte e giorno si alternano, prima la notte, finché una parte non ha vinto.',
  'LU-011': 'In otto ci sono cinque villici, due lupi mannari e la veggente, e nessun personaggio speciale.',
  'LU-013': 'I lupi mannari sono due; da sedici giocatori in su, tre.',
  'LU-014': 'La veggente c’è sempre, ed è una sola.',
  'LU-015': 'Le carte sono tante quanti i giocatori.',
  'LU-016':
    'Di nessuna carta se ne usano più di quante ce ne sono: dodici villici, tre lupi mannari, due massoni, una di ogni altra.',
  'LU-017':
    'Ogni personaggio speciale è consigliato da un certo numero di giocatori in su. È un consiglio, a meno che il tavolo lo voglia rispettato.',
  'LU-018': 'I massoni sono due o nessuno.',
  'LU-020':
    'Fino a tre carte bianche possono avere ruoli vostri. Giocano come villici. Il testo lo approvate tutti prima della distribuzione; poi lo leggono solo chi ha la carta e chi modera.',
  'LU-021': 'Quali carte sono in gioco lo sanno tutti, chi le ha nessuno.',
  'LU-023': 'Ognuno riceve una carta a caso. Non la sceglie nessuno, nemmeno chi modera.',
  'LU-026': 'Il tuo ruolo lo puoi rileggere quando vuoi, quello degli altri mai.',
  'LU-027': 'I ruoli restano segreti fino alla fine, anche quelli dei morti.',
  'LU-028': 'Nessuno può mostrare o dimostrare il proprio ruolo: il tavolo non offre il modo.',
  'LU-029': 'Di giorno puoi dire quello che vuoi, perfino la verità.',
  'LU-036': 'Ogni ruolo in gioco ha ogni notte il suo turno e il suo tempo, anche se chi l’aveva è morto.',
  'LU-038':
    'Ogni turno dura quanto detto prima della prima notte. Alla persona che modera si può permettere di chiuderlo, mai prima di metà tempo.',
  'LU-041': 'Di notte nessuno dice niente, né a parole né a segni.',
  'LU-042':
    'Invece di un turno dopo l’altro tutti possono scegliere in un’unica finestra. È il modo in cui modera il programma, se il tavolo non vuole altro.',
  'LU-043':
    'Una scelta che il tuo ruolo non può fare la rifiuta la tua pagina, dove leggi solo tu. Una pagina manomessa non ci guadagna niente: quella scelta vale come nessuna.',
  'LU-044': 'Ogni notte la veggente guarda una persona viva.',
  'LU-045': 'Di notte si sceglie solo chi è vivo.',
  'LU-046':
    'La veggente sa se quella persona è un lupo mannaro. L’indemoniato e il criceto mannaro non lo sono; un mitomane che lo è diventato sì.',
  'LU-048': 'La veggente guarda una persona per notte, e la risposta resta quella.',
  'LU-054': 'Nella prima notte i lupi mannari scoprono chi sono gli altri.',
  'LU-055': 'I lupi mannari vivi scelgono insieme una vittima.',
  'LU-057':
    'Se i lupi mannari non sono d’accordo decide la maggioranza, e a parità la sorte della notte. Se non scelgono nessuno, sceglie la sorte.',
  'LU-058': 'La vittima dei lupi mannari è viva e non è dei loro.',
  'LU-061': 'Se il tavolo vuole, i lupi mannari possono dirsi in silenzio una frase tra poche a ogni scelta.',
  'LU-066':
    'Nella prima notte i lupi mannari non scelgono nessuno: come vittima vale chi modera. Il tavolo può volere altro.',
  'LU-072': 'Il giorno lo apre chi modera, e dice chi è stato sbranato.',
  'LU-074': 'Se nessuno è stato sbranato si dice soltanto questo, senza il perché.',
  'LU-076': 'Chi è fuori non dice più niente fino alla fine, né a parole né a segni.',
  'LU-078': 'Chi muore nella stessa notte muore insieme.',
  'LU-079': 'Chi muore all’alba senza essere stato sbranato è detto morto, senza il perché e senza il ruolo.',
  'LU-080':
    'Se il tavolo vuole, i morti della notte sono soltanto nominati, in ordine di posto. Il voto parte allora dalla sinistra del primo.',
  'LU-083': 'Si discute al massimo tre minuti; il tavolo può averne scelti di meno.',
  'LU-084':
    'La discussione finisce prima quando tutti i vivi presenti sono pronti, o quando la chiude la persona che modera.',
  'LU-085': 'Parlano i vivi, e solo di giorno: durante un voto nessuno, durante una difesa solo chi si difende.',
  'LU-087':
    'Se il tavolo vuole, di giorno due persone vive possono parlarsi a parte. Che lo fanno lo vedono tutti; che cosa si dicono lo leggono solo loro.',
  'LU-088': 'Il primo voto va in senso orario, da chi siede alla sinistra dell’ultima persona sbranata.',
  'LU-089': 'Finché nessuno è stato sbranato, il voto parte dalla sinistra di chi modera.',
  'LU-092': 'Si vota uno dopo l’altro, e ogni voto lo vedono subito tutti.',
  'LU-093': 'Si vota quando tocca.',
  'LU-094': 'Un voto dato resta dov’è.',
  'LU-095': 'Si vota una persona viva; anche sé stessi.',
  'LU-097': 'Chi non vota in tempo non dà nessun voto; se non c’è, dopo un attimo si va avanti.',
  'LU-101': 'Vanno in nomination i due con più voti.',
  'LU-102': 'Se più persone hanno il massimo dei voti, vanno in nomination loro e basta.',
  'LU-103': 'Se una persona è in testa e più d’una la segue alla pari, ci vanno tutte.',
  'LU-104': 'Senza un voto non si va in nomination, se non per il gufo.',
  'LU-105': 'Chi è in nomination senza rivali parla, poi va al rogo senza un altro voto.',
  'LU-106': 'Chi è in nomination può parlare in propria difesa.',
  'LU-107': 'Le difese vanno in senso orario, nell’ordine del voto.',
  'LU-108': 'Una difesa ha il suo tempo, un minuto se il tavolo non ne ha scelto un altro.',
  'LU-109': 'Durante una difesa parla solo chi si difende.',
  'LU-111': 'Nel secondo voto vota chi è vivo e non è in nomination.',
  'LU-112': 'Dal secondo voto in poi si vota solo chi è in nomination.',
  'LU-114': 'Va al rogo chi, in nomination, prende più voti.',
  'LU-115': 'Dopo una prima parità chi l’ha fatta si difende ancora, e si rivota solo fra loro.',
  'LU-116': 'Dopo una parità votano gli stessi di prima.',
  'LU-117': 'Dopo una seconda parità decide la sorte fra chi l’ha fatta.',
  'LU-118': 'Le sorti del giorno le tirano tutti i browser insieme, davanti a tutti.',
  'LU-119': 'Se non resta nessuno che possa votare, dopo le difese decide la sorte fra chi è in nomination.',
  'LU-121': 'Dopo il rogo il giorno è finito; segue una notte, se la partita non è finita.',
  'LU-122': 'Nessun giorno passa senza rogo. Se nessuno vota nessuno, decide la sorte fra tutti i vivi.',
  'LU-123': 'Vincono gli umani quando non resta nessun lupo mannaro.',
  'LU-124': 'Vincono i lupi mannari appena sono tanti quanti gli altri vivi, o di più.',
  'LU-126': 'Se la partita è finita si guarda dopo l’alba e dopo il rogo.',
  'LU-127': 'Che la partita continui o sia finita lo dice solo chi modera.',
  'LU-128': 'Una parte vince con tutti i suoi, vivi e morti.',
  'LU-129': 'Dopo la fine nessuno vota e nessuno sceglie più.',
  'LU-130':
    'Alla fine si aprono tutti i ruoli e tutte le lettere, e ogni browser controlla quello che chi modera ha detto.',
  'LU-135': 'Dalla seconda notte il medium sa se l’ultima persona al rogo era un lupo mannaro.',
  'LU-140': 'L’indemoniato è un umano che vince con i lupi mannari, e non sa chi sono.',
  'LU-144': 'Dalla seconda notte la guardia del corpo protegge una persona viva, mai sé stessa.',
  'LU-146': 'Se i lupi mannari scelgono la persona protetta, quella notte nessuno è sbranato.',
  'LU-150': 'Ogni notte, anche la prima, il gufo indica una persona viva.',
  'LU-151': 'Chi è stato gufato si dice dopo il primo voto, e lo dice solo chi modera.',
  'LU-152':
    'Chi è stato gufato va in nomination con chi è in testa al voto, al posto di chi segue. Se ci andava comunque, non cambia niente.',
  'LU-155': 'Se la scelta del gufo è morta all’alba, il gufo non indica nessuno.',
  'LU-158': 'I due massoni sono umani, e nella prima notte si riconoscono.',
  'LU-162':
    'Il criceto mannaro non può essere sbranato; se i lupi mannari lo scelgono, per mano loro non muore nessuno.',
  'LU-164': 'Se la veggente guarda il criceto mannaro, all’alba lui muore, protetto o no.',
  'LU-168': 'Se alla fine il criceto mannaro è vivo, vince da solo.',
  'LU-171': 'Il mitomane sceglie una volta sola, alla fine della seconda notte.',
  'LU-172': 'Il mitomane sceglie un’altra persona, viva.',
  'LU-175':
    'Il mitomane che sceglie un lupo mannaro o la veggente lo diventa in tutto e per tutto; altrimenti resta umano per sempre.',
  'LU-183': 'Se due veggenti scelgono persone diverse, vale la scelta che è lì da più tempo.',
  'LU-186': 'Con i fantasmi, i morti dei giorni passati danno il loro voto nel primo voto, al loro posto.',
  'LU-187': 'Chi è morto stanotte vota da fantasma da domani.',
  'LU-188': 'I fantasmi votano solo nel primo voto.',
  'LU-191': 'Nessuno vota un fantasma.',
  'LU-193': 'Chi modera apre tutti i turni, ognuno al suo momento.',
  'LU-195': 'Prima delle carte il tavolo sceglie chi modera: una persona o un programma.',
  'LU-196': 'La persona che modera dà il ritmo; i risultati li calcola il programma, e non si possono cambiare.',
  'LU-201': 'Finché manca il dispositivo che modera la partita aspetta; la sua assenza non decide niente.',
  'LU-203':
    'Un turno è fatto di battute da otto a quindici secondi. In ognuna il dispositivo di ogni giocatore, anche morto, manda una lettera della stessa misura, e la risposta arriva a tutti insieme.',
  'LU-204':
    'Vale l’ultima scelta del turno. Chi non ne ha fatte non ha scelto nessuno; un mitomane che non ne ha fatte resta umano.',
  'LU-205': 'La notte non aspetta nessuno, e non dice mai chi manca. Una pausa comincia dopo l’alba.',
  'LU-206':
    'Le sorti di tutte le notti si tirano insieme alle carte. Le legge solo chi modera, e non le può cambiare nessuno.',
  'LU-207': 'Due veggenti si riconoscono la prima volta che sono chiamate insieme, e la risposta va a entrambe.',
  'LU-208':
    'Prima delle carte tutti vedono chi modera, e su quale dispositivo. Può essere quello di qualcuno che gioca solo se sono d’accordo tutti.',
  'LUQ-24':
    'Ai morti si può lasciar vedere tutto, per sempre e in silenzio. Non va insieme ai fantasmi, che votano ancora.',
  'LUQ-27':
    'Il compito di moderare si passa di giorno, a chi non gioca o è morto, se sono d’accordo tutti i vivi. Più della metà dei vivi può sempre annullare la partita.',
};
