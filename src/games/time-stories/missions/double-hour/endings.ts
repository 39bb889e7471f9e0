/** L'ora doppia: how it ends, and what that comes to. */
import type { Mission, Scoring } from '../../pack/mission.ts';
import type { Sealed } from '../../pack/texts.ts';
import { t } from '../kit/write.ts';
import { hasAddress, hasCourage, hasMast, hasVoice } from './needs.ts';

export const endings: Exclude<Mission['ending'], Sealed> = {
  success: [
    {
      id: 'on-air',
      when: hasMast,
      text: t(
        'Lia alza il volume. «Alla finestra accesa», dice suo padre a tutto il paese. «Lo so che non scappi. Vai a fare i tuoi mosaici; i tuoi disegni li ho io, tutti. Vai, e vieni a raccontarmi.» Poi una canzone. Lei apre la finestra, sventola il biglietto. Sono le tre.',
        'Lia turns it up. “To the lit window,” says her father to the whole town. “I know that you aren’t running away. Go and make your mosaics; I have your drawings, all of them. Go, and come and tell me.” Then a song. She opens the window and waves the ticket. It is three o’clock.',
      ),
    },
    {
      id: 'on-foot',
      when: true,
      text: t(
        'In onda non è arrivato niente. È arrivato lui, di corsa, col berretto in mano e il fiato corto, e la dedica gliel’ha detta sotto la finestra, a voce. Il paese non ha sentito. Lei sì. Da qualche parte un orologio si muove.',
        'Nothing came over the air. He came, running, cap in hand and out of breath, and spoke the dedication under her window himself. The town didn’t hear it. She did. Somewhere a clock begins to move.',
      ),
    },
  ],
  failure: [
    {
      id: 'so-near',
      when: { and: [hasAddress, hasVoice, hasCourage] },
      text: t(
        'Avevate la finestra, la voce e il coraggio. Mancava soltanto di essere lì. Sono di nuovo le due, e stavolta sapete la strada.',
        'You had the window, the voice and the courage. All that was missing was to be there. It is two again, and now you know the way.',
      ),
    },
    {
      id: 'no-courage',
      when: { and: [hasAddress, hasVoice] },
      text: t(
        'Un uomo con un gettone in mano guardava la cabina, alla stazioncina. Nessuno è rimasto abbastanza con lui. Sono di nuovo le due.',
        'A man with a token in his hand stood looking at the telephone box, at the little station. Nobody stayed with him long enough. It is two again.',
      ),
    },
    {
      id: 'no-voice',
      when: { and: [hasAddress, hasCourage] },
      text: t(
        'Lui era pronto, la finestra accesa. Ma una voce va anche portata: su un nastro, per esempio, in soffitta o in tasca. Sono di nuovo le due.',
        'He was ready, the window lit. But a voice has to be carried too: on a tape, say, from the attic or in a pocket. It is two again.',
      ),
    },
    {
      id: 'no-window',
      when: { or: [hasVoice, hasCourage, hasMast] },
      text: t(
        'Tutto pronto, e nessuno sapeva dove. Al centralino quattro lampade aspettano ancora quattro cifre, e il paese le ha scritte dappertutto. Sono di nuovo le due.',
        'All was ready, and nobody knew where. At the exchange four lamps are still waiting for four digits, and the town has written them everywhere. It is two again.',
      ),
    },
    {
      id: 'lost',
      when: true,
      text: t(
        'Le tre stavano per arrivare; poi ci hanno ripensato. Nel fruscio qualcuno ha detto «alla finestra…», e la linea è caduta. Sono di nuovo le due.',
        'Three o’clock was about to come, and thought better of it. In the static somebody said “to the window …”, and the line dropped. It is two again.',
      ),
    },
  ],
};

const kind = (name: string, it: string, en: string): Scoring['bonuses'][number] => ({
  when: { flag: `kind.${name}` },
  points: 1,
  text: t(it, en),
});

export const scoring: Scoring = {
  base: 4,
  azrakOnReturn: [
    { max: 3, points: 8, text: t('Aria limpida: la canzone arriva intera', 'Clear air: the song gets through whole') },
    { max: 6, points: 5, text: t('Un fruscio: siete voi che passate', 'A rustle: it is you, passing') },
    {
      max: 9,
      points: 2,
      text: t('Molto fruscio: vi si sente in ogni nota', 'Much rustle: you are heard in every note'),
    },
    { max: null, points: 0, text: t('Più fruscio che canzone', 'More rustle than song') },
  ],
  bonuses: [
    { when: hasVoice, points: 2, text: t('La voce', 'The voice') },
    { when: hasCourage, points: 2, text: t('Il coraggio', 'The courage') },
    { when: hasMast, points: 2, text: t('La collina che porta', 'The hill that carries') },
    {
      when: { and: [{ receptacles: ['=', 4] }, { missionReturn: ['<=', 9] }] },
      points: 2,
      text: t(
        'In quattro si fa più rumore, e l’aria ha retto lo stesso',
        'Four make more noise, and the air held all the same',
      ),
    },
    kind('cat', 'Un gatto sazio', 'A cat well fed'),
    kind('chess', 'Due giocatori contenti', 'Two happy players'),
    kind('bread', 'Il pane pagato', 'The bread paid for'),
    kind('pigeons', 'Quaranta piccioni persuasi', 'Forty pigeons persuaded'),
    kind('letter', 'Una lettera consegnata', 'A letter delivered'),
    kind('ticket', 'Un biglietto restituito', 'A ticket returned'),
  ],
  grades: [
    { min: 0, text: t('Ricezione muta', 'Mute reception') },
    { min: 10, text: t('Ricezione gracchiante', 'Crackling reception') },
    { min: 15, text: t('Ricezione chiara', 'Clear reception') },
    { min: 20, text: t('Ricezione stereo', 'Stereo reception') },
  ],
};
