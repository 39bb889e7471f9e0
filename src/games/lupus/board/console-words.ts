/** Words of the moderator's console. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

/** What a letter's answer says, by card: by the number that it says it with. */
type Answers = Readonly<Record<'seer' | 'medium' | 'mythomaniac', readonly string[]>>;

const ANSWERS: Readonly<Record<Lang, Answers>> = {
  it: {
    seer: ['', 'ha visto un lupo', 'ha visto: non è un lupo'],
    medium: ['', 'sa: era un lupo', 'sa: non lo era'],
    mythomaniac: ['', 'diventa lupo', 'diventa veggente', 'resta umano'],
  },
  en: {
    seer: ['', 'saw a wolf', 'saw: not a wolf'],
    medium: ['', 'knows: a wolf', 'knows: not a wolf'],
    mythomaniac: ['', 'becomes a wolf', 'becomes a seer', 'stays human'],
  },
};

const it = {
  only: 'Console di chi modera.',
  onlySays: 'Qui si vede tutto: in chiamata non condividere mai questo schermo.',
  readOnly: 'Modera il programma: qui si guarda soltanto.',
  square: 'Guarda la piazza',
  cover: 'Copri tutto',
  uncover: 'Scopri',
  covered: 'Coperto',
  night: 'La notte',
  day: 'Il giorno',
  seconds: (n: number): string => `${n} secondi`,
  step: {
    together: 'Tutti insieme',
    medium: 'Medium',
    mason: 'Massoni',
    seer: 'Veggente',
    bodyguard: 'Guardia del corpo',
    owl: 'Gufo',
    wolf: 'Lupi mannari',
    mythomaniac: 'Mitomane',
  },
  dawn: 'Alba',
  itself: 'si calcola da sola',
  talk: 'Discussione',
  first: 'Primo voto',
  defence: 'Difese',
  second: 'Secondo voto',
  stake: 'Rogo',
  read: 'Leggi a voce alta',
  tabs: { now: 'Adesso', book: 'Libro', answers: 'Risposte' },
  next: 'Se si chiudesse ora',
  computed: 'calcolato',
  mauled: 'I lupi prendono',
  dead: 'Altre morti',
  owl: 'Il gufo',
  end: 'Fine della partita',
  nobody: 'nessuno',
  no: 'no',
  callOpen: 'Apri il turno',
  callClose: 'Chiudi il turno',
  endTalk: 'Fine discussione',
  passOn: 'Passa la parola',
  pause: 'Ferma il gioco',
  goOn: 'Si riprende',
  tools: 'Strumenti',
  points: (who: string): string => `punta ${who}`,
  silent: 'non sceglie',
  letters: 'Lettere',
  came: (n: number, of: number): string => `Arrivate ${n} su ${of}`,
  lack: (who: string): string => `Manca: ${who}`,
  noLetter: 'lettera non arrivata',
  keep: 'Tieni lo schermo acceso e il telefono in carica: se questa pagina si ferma, si ferma la notte.',
};

type ConsoleText = typeof it;

const en: ConsoleText = {
  only: 'Moderator’s console.',
  onlySays: 'Everything is seen here: never share this screen on the call.',
  readOnly: 'The program moderates: here you only look.',
  square: 'Look at the square',
  cover: 'Cover everything',
  uncover: 'Uncover',
  covered: 'Covered',
  night: 'The night',
  day: 'The day',
  seconds: (n) => `${n} seconds`,
  step: {
    together: 'All at once',
    medium: 'Medium',
    mason: 'Masons',
    seer: 'Seer',
    bodyguard: 'Bodyguard',
    owl: 'Owl',
    wolf: 'Werewolves',
    mythomaniac: 'Mythomaniac',
  },
  dawn: 'Dawn',
  itself: 'is worked out by itself',
  talk: 'Talk',
  first: 'First vote',
  defence: 'Defences',
  second: 'Second vote',
  stake: 'The stake',
  read: 'Read aloud',
  tabs: { now: 'Now', book: 'Book', answers: 'Answers' },
  next: 'If it closed now',
  computed: 'worked out',
  mauled: 'The wolves take',
  dead: 'Other deaths',
  owl: 'The owl',
  end: 'End of the game',
  nobody: 'nobody',
  no: 'no',
  callOpen: 'Open the turn',
  callClose: 'Close the turn',
  endTalk: 'End the talk',
  passOn: 'Next speaker',
  pause: 'Pause the game',
  goOn: 'Go on',
  tools: 'Tools',
  points: (who) => `points at ${who}`,
  silent: 'picks nobody',
  letters: 'Letters',
  came: (n, of) => `${n} of ${of} came`,
  lack: (who) => `Missing: ${who}`,
  noLetter: 'no letter came',
  keep: 'Keep the screen on and the phone plugged in: if this page stops, so does the night.',
};

/** By card, and by the number that a letter says it with. */
export const answerText = (lang: Lang, card: string, answer: number): string =>
  (card === 'seer' || card === 'medium' || card === 'mythomaniac' ? ANSWERS[lang][card][answer] : undefined) ?? '';

export const consoleText: (lang: Lang) => ConsoleText = words(it, en);
