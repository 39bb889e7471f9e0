/** L'ora doppia: the square again, an hour later and at the same hour; each thing changed in one point. */
import type { Location } from '../../../pack/story.ts';
import { flag, gain, magic, panorama, place, showReader, t, trial } from '../../kit/write.ts';
import { lateAddress } from '../needs.ts';
import { E, M } from '../numbers.ts';

const mirror = panorama(
  'fountain.later',
  t(
    'La fontana si è fermata a mezz’aria, liscia come uno specchio. Chi ci guarda dentro non vede il viso che porta: vede un ricordo di quel viso. Leggi il tuo Ricordo.',
    'The fountain has stopped in mid-air, smooth as a mirror. Whoever looks in doesn’t see the face they wear, but a memory of that face. Read your Memory.',
  ),
  { instructions: [{ op: 'readMemoryBreaker' }] },
);

const tram = panorama(
  'pole.later',
  t(
    'Il 5 adesso è fermo, porte aperte, sedili caldi. Alla guida nessuno. Basta sedersi davanti perché riparta, e si direbbe che sappia dove dovete andare.',
    'The 5 has stopped now, doors open, seats warm. Nobody drives. One need only sit in front for it to leave, and it seems to know where you have to go.',
  ),
  {
    instructions: [
      {
        op: 'choose',
        options: [
          {
            label: t('Alla stazioncina, gratis', 'To the little station, free'),
            do: [
              { op: 'removeElement', number: E.fog },
              flag('clear'),
              { op: 'goto', location: 'halt.later', free: true },
            ],
          },
          { label: t('Scendere', 'Get off'), do: [] },
        ],
      },
    ],
  },
);

const finished = panorama(
  'chess.later',
  t(
    'La partita è finita e non si sa chi ha vinto: si stringono la mano tutti e due contenti. «Bruno non si vergogna di lei», dice uno. «Si vergogna di piangere. È diverso.»',
    'The game is over and nobody knows who has won: they shake hands, both of them pleased. “Bruno isn’t ashamed of her,” says one. “He’s ashamed to cry. It’s not the same.”',
  ),
  {
    instructions: [
      {
        op: 'choose',
        options: [
          {
            label: t('Restare per la rivincita (1 Magia)', 'Stay for the return game (1 Magic)'),
            when: { and: [{ magic: ['>=', 1] }, { not: { flag: 'kind.chess' } }] },
            do: [{ op: 'spendMagic' }, flag('kind.chess'), gain(2)],
          },
          { label: t('Salutare', 'Say good night'), do: [] },
        ],
      },
    ],
  },
);

const coat = panorama(
  'gate.later',
  t(
    'Il portone è spalancato. Sul manichino un cappotto da viaggio, fodera piena di tessere colorate: rosso, mare, mattone. «È per la scuola di mosaico», dice la sarta. «Parte stanotte: glielo porto a casa io.»',
    'The gate stands wide open. On the dummy hangs a travelling coat, its lining full of coloured tesserae: red, sea, brick. “For the school of mosaic,” says the tailor. “She leaves tonight: I’ll take it round to her myself.”',
  ),
  {
    instructions: [lateAddress],
    tests: [
      trial(
        'sew',
        'hands',
        3,
        t('Aiuta a cucire l’ultimo bottone', 'Help to sew on the last button'),
        {
          success: [magic(2)],
          critical: [magic(2), gain()],
        },
        { repeat: 'oncePerAgent' },
      ),
    ],
  },
);

const cat = panorama(
  'corner.later',
  t(
    'Al posto del cane c’è un gatto, che finge di essere lì da sempre. Guarda le vostre mani con l’aria di chi non chiede niente e aspetta tutto.',
    'In place of the dog there is a cat, which pretends to have always been there. It looks at your hands like somebody who asks for nothing and expects everything.',
  ),
  {
    instructions: [
      {
        op: 'choose',
        options: [
          {
            label: t('Dargli le briciole', 'Give it the crumbs'),
            when: { and: [{ hasToken: ['crumbs', 'group'] }, { not: { flag: 'kind.cat' } }] },
            do: [{ op: 'returnToken', token: 'crumbs' }, flag('kind.cat'), { op: 'drawMystery', number: M.song }],
          },
          {
            label: t('Dargli una carezza', 'Give it a stroke'),
            do: [
              showReader(
                'Fa le fusa in la bemolle. Non serve a niente, ed è la cosa migliore della notte.',
                'It purrs in A flat. It is of no use at all, and the best thing tonight.',
              ),
              magic(),
            ],
          },
        ],
      },
    ],
  },
);

export const squareLater: Location = place(
  'square.later',
  3,
  t('La piazza, di nuovo', 'The square, again'),
  'n.square',
  t(
    'Sono le due, ora vecchia. La fontana tace. Il tram aspetta. Gli scacchi sono finiti. Il portone è spalancato. Nell’angolo qualcuno ha preso il posto di qualcuno.',
    'Two o’clock, by the old time. The fountain is quiet. The tram is waiting. The chess is over. The gate is wide open. In the corner somebody has taken somebody’s place.',
  ),
  [
    ['fontana', 'fountain'],
    ['tram', 'tram'],
    ['scacchi', 'chess'],
    ['portone', 'gate'],
    ['angolo', 'corner'],
  ],
  [mirror, tram, finished, coat, cat],
);
