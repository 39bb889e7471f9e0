/** Words after the end. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { CallName } from '../calls.ts';
import type { Finding } from '../finding.ts';
import type { Gone } from '../voting-order.ts';
import { ad } from '../../../language/italian.ts';

interface EndText {
  readonly roles: string;
  readonly covered: string;
  /** The deal broke off. */
  readonly undealt: string;
  readonly alive: string;
  readonly wins: string;
  readonly gone: Readonly<Record<Gone['how'], (n: number) => string>>;
  readonly checked: string;
  readonly unproven: string;
  /** …of a game that was called off. */
  readonly unopened: string;
  readonly found: Readonly<Record<Finding['what'], (night: number, name: string) => string>>;
  readonly dreams: string;
  readonly dreamsSay: string;
  readonly night: (n: number, call: CallName) => string;
  readonly dreamt: (name: string, at: string) => string;
  readonly again: string;
}

const CALLS: Readonly<Record<Lang, Readonly<Record<CallName, string>>>> = {
  it: {
    together: '',
    medium: 'il medium',
    mason: 'i massoni',
    seer: 'la veggente',
    bodyguard: 'la guardia',
    owl: 'il gufo',
    wolf: 'i lupi',
    mythomaniac: 'il mitomane',
  },
  en: {
    together: '',
    medium: 'the medium',
    mason: 'the masons',
    seer: 'the seer',
    bodyguard: 'the bodyguard',
    owl: 'the owl',
    wolf: 'the wolves',
    mythomaniac: 'the mythomaniac',
  },
};

const it: EndText = {
  roles: 'Chi eravate',
  covered: 'Le carte sono rimaste coperte.',
  undealt: 'Le carte non sono mai state date: la partita si è chiusa prima.',
  alive: 'in gioco fino alla fine',
  wins: 'vince',
  gone: {
    mauled: (n) => `vittima dei lupi, notte ${n}`,
    lynched: (n) => `al rogo, giorno ${n}`,
    dead: (n) => `fuori, notte ${n}`,
    left: (n) => `ha lasciato, giorno ${n}`,
  },
  checked: 'Controllato: ogni parola di chi ha moderato era vera. L’hanno verificata tutti i browser.',
  unproven: 'Non dimostrato: chi moderava non ha aperto le carte. Vale quello che ha detto.',
  unopened: 'Non controllato: la partita si è chiusa con le carte coperte, senza vincitori.',
  found: {
    letter: (n, name) => `Notte ${n}: la risposta ${ad(name)} era falsa.`,
    dawn: (n) => `Alba ${n}: quello che è stato detto non era vero.`,
    owl: (n) => `Giorno ${n}: quello che è stato detto del gufo non era vero.`,
    verdict: (n) => `Giorno ${n}: la fine è stata annunciata quando non c’era, o taciuta quando c’era.`,
  },
  dreams: 'Chi ha sognato chi',
  dreamsSay: 'Ogni notte tutti avete toccato qualcuno. In grassetto chi aveva davvero qualcosa da scegliere.',
  night: (n, call) => (CALLS.it[call] === '' ? `Notte ${n}` : `Notte ${n}, ${CALLS.it[call]}`),
  dreamt: (name, at) => `${name} → ${at}`,
  again: 'Un’altra notte: si ricomincia',
};

const en: EndText = {
  roles: 'Who you were',
  covered: 'The cards stayed covered.',
  undealt: 'The cards were never dealt: the game was called off before.',
  alive: 'in the game to the end',
  wins: 'wins',
  gone: {
    mauled: (n) => `mauled, night ${n}`,
    lynched: (n) => `to the stake, day ${n}`,
    dead: (n) => `dead, night ${n}`,
    left: (n) => `left, day ${n}`,
  },
  checked: 'Checked: every word of the moderator was true. All browsers have verified it.',
  unproven: 'Not proven: the moderator hasn’t opened the cards. What was said stands.',
  unopened: 'Not checked: the game was called off with its cards covered, and nobody has won.',
  found: {
    letter: (n, name) => `Night ${n}: the answer to ${name} was false.`,
    dawn: (n) => `Dawn ${n}: what was said wasn’t true.`,
    owl: (n) => `Day ${n}: what was said of the owl wasn’t true.`,
    verdict: (n) => `Day ${n}: the end was announced when it hadn’t come, or kept quiet when it had.`,
  },
  dreams: 'Who dreamt of whom',
  dreamsSay: 'Every night all of you tapped somebody. In bold, those who really had something to choose.',
  night: (n, call) => (CALLS.en[call] === '' ? `Night ${n}` : `Night ${n}, ${CALLS.en[call]}`),
  dreamt: (name, at) => `${name} → ${at}`,
  again: 'Another night: play again',
};

export const endText: (lang: Lang) => EndText = words(it, en);
