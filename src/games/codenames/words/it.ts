/** Nome in Codice in italiano: le regole con parole nostre, che cosa fare quando una di loro rifiuta, e le mosse nel registro. */
import type { Code, RuleId } from '../rules.ts';
import { clueIn, type MoveName, type MoveWords, pictureIn, picturesIn, teamIn, wordsIn } from './moves.ts';

export const nameIt = 'Nome in Codice: Visual';
export const aboutIt =
  'Due squadre, venti figure, una parola alla volta: trovate i vostri agenti e state alla larga dall’assassino.';

export const rulesIt: Readonly<Record<RuleId, string>> = {
  'CN-001': 'Si gioca in due squadre, Rossi e Blu.',
  'CN-003': 'Il gioco normale vuole almeno quattro persone, due per squadra.',
  'CN-004': 'In ogni squadra una persona sola fa da capospia: la sceglie la squadra.',
  'CN-005': 'Chi non fa da capospia fa da agente, e ogni squadra ha almeno un agente.',
  'CN-006': 'Da quando si estrae la chiave fino alla fine della partita nessuno cambia squadra o ruolo.',
  'CN-007': 'Chi ha visto la chiave di questa partita non può indovinare.',
  'CN-011': 'Sul tavolo ci sono venti figure, in cinque colonne e quattro righe.',
  'CN-015': 'A partita iniziata le figure non si spostano, non si girano e non si cambiano.',
  'CN-035': 'Un turno è un indizio, seguito da almeno un tentativo.',
  'CN-036': 'In un turno si dà un indizio solo.',
  'CN-037': 'Nessuno tenta prima che sia dato l’indizio del turno.',
  'CN-039': 'L’indizio lo dà solo chi fa da capospia nella squadra di turno.',
  'CN-043': 'Il numero dell’indizio è intero, da 1 in su.',
  'CN-044': 'Il numero non supera le figure che la squadra deve ancora trovare.',
  'CN-051': 'L’indizio è una parola sola, senza spazi e senza trattini.',
  'CN-067':
    'Un indizio semplice è fatto di sole lettere, da due a quaranta. Cifre, apostrofi e simili li giudica chi fa da capospia per gli avversari; emoji e caratteri di controllo non sono mai una parola.',
  'CN-093': 'Le figure le tocca solo chi è agente della squadra di turno.',
  'CN-094': 'Una figura coperta non si tocca più.',
  'CN-095': 'I tentativi si fanno uno alla volta, e ciascuno si scopre prima del prossimo.',
  'CN-097': 'La squadra tocca almeno una figura per turno.',
  'CN-114': 'Può fermarsi chiunque sia agente della squadra di turno.',
  'CN-115': 'Una squadra vince appena tutte le sue figure sono coperte.',
  'CN-116': 'Una squadra vince anche quando l’altra tocca la sua ultima figura.',
  'CN-117': 'Chi tocca l’assassino perde subito, e vince l’altra squadra.',
  'CN-118': 'Dopo la fine non ci sono più indizi né tentativi.',
  'CN-123': 'Chi ha visto la chiave non tocca mai una figura.',
  'CN-132': '«Illimitato» al posto del numero è un indizio da esperti, e qui non è attivo.',
  'CN-154': 'Nella partita cooperativa due o più persone formano una squadra contro una squadra virtuale.',
  'CN-168': 'In tre, due si sfidano come capispia e la terza persona indovina per entrambi.',
  'CN-173': 'Nella griglia possono stare parole al posto delle figure, ognuna una volta sola.',
  'CN-177': 'Griglia, chiave e carte agente sono sempre della stessa misura, e le carte bastano a riempirla.',
  'CN-193': 'Nella partita dopo altre persone possono fare da capospia.',
  'CN-194': 'Squadre e ruoli si possono cambiare tra una partita e l’altra.',
  'CNQ-25':
    'Una partita si annulla se lo chiede più di metà di chi gioca ed è presente, qualcuno di ogni squadra compreso.',
  'CNQ-27': 'Chi arriva a partita iniziata entra come agente, tra un turno e l’altro.',
};

export const adviceIt: Readonly<Record<Code, string>> = {
  'already-in-team': 'Sei già in questa squadra.',
  'already-voted': 'Il tuo voto vale già: aspetta gli altri.',
  'bad-words': 'Togli le parole con emoji o segni che non sono lettere.',
  'between-turns': 'Non ancora: prendi posto alla fine del turno.',
  'cell-covered': 'Questa figura è già coperta: scegline un’altra.',
  'game-over': 'La partita è finita: passate alla prossima.',
  'game-not-over': 'Non ancora: prima finite questa partita.',
  'guess-required': 'Non ancora: prima un tentativo.',
  'key-seen': 'Hai visto questa chiave: tornerai a indovinare nella prossima partita.',
  'needs-ruling': 'Scegli una parola di sole lettere, almeno due.',
  'next-game-first': 'Prima chiamate la prossima partita: poi squadre e ruoli sono aperti.',
  'no-game': 'Non c’è una partita in corso: niente da annullare.',
  'no-spymaster': 'Prima ogni squadra decide chi fa da capospia.',
  'no-such-cell': 'Scegli una delle venti figure sul tavolo.',
  'no-team': 'Prima scegli una squadra.',
  'nobody-else': 'Non c’è nessun altro che possa guidare: andate avanti così.',
  'not-a-player': 'Prima entra in una squadra: per ora guardi.',
  'not-one-word': 'Una parola sola, senza spazi e senza trattini.',
  'not-operative': 'Lascia che si fermi chi indovina.',
  'not-spymaster': 'Lascia fare a chi fa da capospia.',
  'not-your-turn': 'Aspetta: tocca all’altra squadra.',
  'number-invalid': 'Scegli un numero intero, da 1 in su.',
  'number-not-allowed': 'Scegli un numero da 1 in su: gli indizi da esperti non sono attivi.',
  'number-too-large': 'Scegli un numero più piccolo: restano meno figure da trovare.',
  'one-team': 'Giocate tutti in una squadra: per dividervi scegliete prima un altro modo di giocare.',
  'options-fixed': 'La partita è in corso: le regole si cambiano prima della prossima.',
  'pictures-lie': 'Le figure sono già sul tavolo: si cambiano prima della prossima partita.',
  'reveal-pending': 'Aspetta la figura che si sta scoprendo.',
  'role-taken': 'In questa squadra c’è già chi fa da capospia.',
  'roles-fixed': 'Resta come sei fino alla fine della partita.',
  'same-options': 'Il tavolo gioca già così.',
  'same-pictures': 'Il tavolo gioca già con queste figure.',
  'spymaster-cannot-touch': 'Tu conosci la chiave: lascia le figure a chi indovina.',
  'three-players': 'Così si gioca esattamente in tre.',
  'too-few-cards':
    'Le figure o le parole non bastano per questa griglia: portatene altre o sceglietene una più piccola.',
  'too-few-players': 'Aspetta altre persone: in ogni squadra servono chi fa da capospia e almeno un agente.',
  'too-few-words': 'Porta almeno venticinque parole.',
  'word-invalid': 'Scrivi una parola, al massimo quaranta lettere, senza emoji.',
  'words-twice': 'Ogni parola una volta sola.',
  'wrong-phase': 'Non adesso: il tavolo è a un altro passo.',
};

export const movesIt: Readonly<Record<MoveName, MoveWords>> = {
  setTeam: {
    wanted: 'entrare in una squadra',
    said: (args) => `va con i ${teamIn(args, { red: 'Rossi', blue: 'Blu' })}`,
  },
  claimSpymaster: { wanted: 'fare da capospia', said: () => 'fa da capospia' },
  resignSpymaster: { wanted: 'lasciare il ruolo di capospia', said: () => 'non fa più da capospia' },
  splitTeams: { wanted: 'dividere le squadre a caso', said: () => 'chiede di dividere le squadre a caso' },
  setPictures: {
    wanted: 'cambiare le figure',
    said: (args) => {
      const n = picturesIn(args);
      return n === undefined ? 'rimette le figure di Tavolata' : `porta ${n} figure del tavolo`;
    },
  },
  setWords: { wanted: 'portare delle parole', said: (args) => `porta ${wordsIn(args)} parole` },
  configure: { wanted: 'cambiare le regole della casa', said: () => 'cambia le regole della casa' },
  drawGrid: { wanted: 'stendere le figure', said: () => 'stende le figure' },
  giveClue: { wanted: 'dare un indizio', said: (args) => `dà l’indizio ${clueIn(args)}` },
  touch: { wanted: 'toccare una figura', said: (args) => `tocca la ${pictureIn(args)}` },
  stop: { wanted: 'dire basta', said: () => 'dice basta' },
  voidGame: { wanted: 'annullare la partita', said: () => 'chiede di annullare la partita' },
  nextGame: { wanted: 'passare alla prossima partita', said: () => 'chiama la prossima partita' },
};
