/** L'ora doppia: the bell tower. Stopped clock, forty pigeons, the rope, the view. */
import type { Location } from '../../../pack/story.ts';
import { flag, lose, magic, panorama, place, showAll, t, take, trial } from '../../kit/write.ts';
import { E, M } from '../numbers.ts';

const clock = panorama(
  'clock',
  t(
    'Gli ingranaggi sono puliti, l’olio è fresco, e le lancette non ne vogliono sapere. Un gessetto ha tenuto il conto: la campana ha dato tre rintocchi e si è fermata lì, con la bocca aperta.',
    'The wheels are clean, the oil is fresh, and the hands won’t hear of it. A piece of chalk kept count: the bell gave three strokes and stopped there, with its mouth open.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { and: [{ hasElement: [E.letter, 'group'] }, { not: { flag: 'kind.letter' } }] },
        do: [
          flag('kind.letter'),
          { op: 'removeElement', number: E.letter },
          magic(2),
          showAll(
            'Lasciate la lettera sul cuscino della campanara. Comincia così: «Suoni pure, di notte. A me fa compagnia».',
            'You leave the letter on the bell-ringer’s cushion. It begins: “Do ring at night. It keeps me company.”',
          ),
        ],
      },
    ],
  },
);

const pigeons = panorama(
  'pigeons',
  t(
    'Quaranta piccioni in fila, come una giuria. Ti guardano con un occhio solo per volta. Finché non li hai convinti che non rubi il posto a nessuno, di qui non si passa.',
    'Forty pigeons in a row, like a jury. They look at you with one eye at a time. Until you have persuaded them that you take nobody’s place, nobody passes.',
  ),
  {
    tests: [
      trial(
        'coo',
        ['voice', 'hands'],
        3,
        t('Tuba come loro, o stai fermo come un davanzale', 'Coo as they do, or keep still as a sill'),
        {
          failure: [lose(), { op: 'if', when: { receptacle: 'colomba' }, do: [lose()] }],
          success: [{ op: 'damage' }],
          critical: [{ op: 'damage', n: 2 }],
        },
      ),
    ],
    conflict: {
      type: 'personal',
      name: t('Quaranta piccioni', 'Forty pigeons'),
      hitPoints: 2,
      tests: ['coo'],
      onEnd: [
        flag('kind.pigeons'),
        magic(),
        { op: 'replaceSlot', location: 'tower', slot: 1, card: `mystery.${M.sleepingPigeons}` },
      ],
    },
  },
);

const rope = panorama(
  'rope',
  t(
    'La corda arriva fino al pavimento, lucida per l’uso. Tirarla è come dire a tutto il paese che ore sono. E stanotte il paese ci crederebbe.',
    'The rope comes down to the floor, shiny with use. To pull it is to tell the whole town what time it is. And tonight the town would believe it.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { not: { flag: 'rung' } },
        do: [
          {
            op: 'choose',
            options: [
              {
                label: t('Suonare: comincia subito la seconda ora', 'Ring: the second hour begins now'),
                when: { not: { flag: 'second' } },
                do: [flag('rung'), flag('second'), take(E.secondHour), take(E.streets)],
              },
              {
                label: t('Trattenere la campana: un round in più', 'Hold the bell: one round more'),
                do: [
                  flag('rung'),
                  { op: 'addCounter', name: 'minute', value: -1 },
                  showAll(
                    'La corda tira, voi tirate di più. Per un quarto d’ora a Borgosera non invecchia nessuno.',
                    'The rope pulls, you pull harder. For a quarter of an hour nobody in Borgosera grows older.',
                  ),
                ],
              },
              { label: t('Lasciarla stare', 'Let it be'), do: [] },
            ],
          },
        ],
      },
    ],
  },
);

const view = panorama(
  'view',
  t(
    'Da quassù la nebbia è un mare, e si capisce da che parte se ne va. Contate le luci: il forno, la radio, la stazioncina. E una finestra sola, lontana, che non si spegne. Riprendete fiato: 1 Azrak a testa.',
    'From up here the fog is a sea, and one sees which way it leaves. You count the lights: the bakery, the radio, the little station. And one window, far off, that won’t go out. You catch your breath: 1 Azrak each.',
  ),
  { instructions: [{ op: 'removeElement', number: E.fog }, flag('clear'), { op: 'gainAzrak', who: 'all' }] },
);

export const tower: Location = place(
  'tower',
  6,
  t('Il campanile', 'The bell tower'),
  't.tower',
  t(
    'Centotré scalini, e un vento che sa di ferro. L’orologio è fermo. I piccioni no. La corda della campana pende fino a terra. Dalla finestrella c’è la vista.',
    'A hundred and three steps, and a wind that tastes of iron. The clock has stopped. The pigeons haven’t. The rope of the bell hangs to the floor. From the little window there is a view.',
  ),
  [
    ['orologio', 'clock'],
    ['piccioni', 'pigeons'],
    ['corda', 'rope'],
    ['vista', 'view'],
  ],
  [clock, pigeons, rope, view],
);
