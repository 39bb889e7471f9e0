/** Prova microfono: the attic, its four cards, the whistle, and the two Elements. */
import type { Card } from '../../pack/cards.ts';
import type { Element } from '../../pack/shared.ts';
import type { Location } from '../../pack/story.ts';
import {
  element,
  flag,
  gain,
  meet,
  mystery,
  panorama,
  place,
  showAll,
  showReader,
  t,
  take,
  trial,
} from '../kit/write.ts';

export const WHISTLE = 1;
const FUSE = 1;
const KNOB = 2;

const desk = panorama(
  'desk',
  t(
    'Trentadue manopole e nessuna luce. Dietro, uno zoccolo vuoto grande come un’unghia: lì stava un fusibile. Accanto, a matita: «una di queste fischia».',
    'Thirty-two knobs and not one light. At the back an empty socket, small as a fingernail: a fuse used to sit there. Beside it, in pencil: “one of these whistles”.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { flag: 'quiet' },
        do: [
          showAll(
            'Il fusibile tiene. Abbassate la terza manopola, e la lampada rossa si accende da sola, come se aspettasse soltanto voi.',
            'The fuse holds. You turn the third knob down, and the red lamp comes on by itself, as if it had only been waiting for you.',
          ),
          { op: 'endMission', result: 'success', ending: 'on-air' },
        ],
        else: [
          {
            op: 'if',
            when: { and: [{ flag: 'heard' }, { hasElement: [FUSE, 'group'] }] },
            do: [{ op: 'drawMystery', number: WHISTLE }],
            else: [
              showReader(
                'Per accenderlo servono due cose: il fusibile e la manopola giusta. Cercatele nelle altre carte, poi rileggete questa.',
                'Two things are needed to switch it on: the fuse and the right knob. Look for them on the other cards, then read this one again.',
              ),
            ],
          },
        ],
      },
    ],
  },
);

const shelf = panorama(
  'shelf',
  t(
    'I dischi stanno in ordine di umore. Fra «pioggia» e «pazienza» c’è una scatola di cerini, e dentro, avvolto in un biglietto del tram, un fusibile. Prendi l’Elemento 1.',
    'The records stand in order of mood. Between “patience” and “rain” there is a matchbox, and in it, wrapped in a tram ticket, a fuse. Take Element 1.',
  ),
  { instructions: [take(FUSE)] },
);

const sill = panorama(
  'sill',
  t(
    'Sul davanzale una radiolina ripete tutto quello che dite, con un attimo di ritardo. Se qualcuno girasse le manopole, lei fischierebbe con quella colpevole.',
    'On the sill a pocket radio repeats all that you say, a moment late. If somebody turned the knobs, it would whistle at the guilty one.',
  ),
  {
    tests: [
      trial('listen', 'ear', 2, t('Ascolta quale manopola fischia', 'Listen for the knob that whistles'), {
        failure: [
          showReader(
            'Un fischio c’è stato, ma l’hai perso. Si può riprovare: ogni prova si paga di nuovo.',
            'There was a whistle, but you missed it. You may try again: each test is paid for anew.',
          ),
        ],
        success: [flag('heard'), take(KNOB)],
        critical: [flag('heard'), take(KNOB), gain()],
      }),
    ],
  },
);

const notebook = panorama(
  'notebook',
  t(
    'Chi sale in soffitta firma il quaderno. Tre pagine di saluti, una ricetta, il disegno di un cane. Guarda se c’è qualcosa di te: è una carta che leggi da solo.',
    'Whoever comes up to the attic signs the notebook. Three pages of greetings, a recipe, a drawing of a dog. See whether there is something of yours: that card is for you alone.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { visited: ['attic', 2] },
        do: [{ op: 'readMemoryBreaker', optional: true }],
        else: [meet(1)],
      },
    ],
  },
);

export const attic: Location = place(
  'attic',
  1,
  t('La soffitta', 'The attic'),
  'm.attic',
  t(
    'Sotto il tetto fa caldo e odora di polvere. Il banco è spento. Lo scaffale si piega sotto i dischi. Sul davanzale sta una radiolina accesa. In un angolo aspetta il quaderno delle firme.',
    'It is warm under the roof, and smells of dust. The desk is dead. The shelf bends under its records. On the sill stands a little radio, switched on. In a corner the notebook waits for names.',
  ),
  [
    ['banco', 'desk'],
    ['scaffale', 'shelf'],
    ['davanzale', 'sill'],
    ['quaderno', 'notebook'],
  ],
  [desk, shelf, sill, notebook],
);

export const mysteries: readonly Card[] = [
  mystery(
    WHISTLE,
    t(
      'Il fusibile scatta, il banco s’illumina, e l’altoparlante fischia: è il microfono che sente sé stesso e si risponde. Chi grida lo peggiora. A turno, con calma, fatelo tacere.',
      'The fuse clicks in, the desk lights up, and the loudspeaker howls: the microphone hears itself and answers. Shouting makes it worse. In turn, calmly, make it stop.',
    ),
    {
      colour: 'red',
      tests: [
        trial('lower', ['voice', 'hands'], 2, t('Parla piano, o gira la manopola', 'Speak low, or turn the knob'), {
          success: [{ op: 'damage' }],
        }),
        trial('near', 'ear', 2, t('Ascolta da dove viene', 'Listen where it comes from'), {
          success: [{ op: 'damage' }],
        }),
      ],
      conflict: {
        type: 'group',
        name: t('Il fischio', 'The howl'),
        hitPoints: { table: { '2': 3, '3': 4, '4': 6 } },
        tests: ['lower', 'near'],
        perTurn: [{ op: 'loseAzrak', who: 'all' }],
        onEnd: [
          flag('quiet'),
          showAll(
            'Silenzio. Le orecchie vi ronzano ancora: uscite un momento a prendere aria, poi tornate al banco.',
            'Silence. Your ears are still ringing: go out for a breath of air, then come back to the desk.',
          ),
          { op: 'leaveLocation' },
        ],
      },
    },
  ),
];

export const elements: readonly Element[] = [
  element(
    FUSE,
    'green',
    t(
      'Un fusibile di vetro, con dentro un filo sottile come un capello. Un Elemento verde resta davanti a chi lo prende, e tutti lo possono leggere.',
      'A glass fuse with a wire in it, thin as a hair. A green Element stays in front of whoever takes it, and all may read it.',
    ),
  ),
  element(
    KNOB,
    'yellow',
    t(
      'È la terza da sinistra: quando la si sfiora, il fischio diventa un soffio. Un Elemento giallo si legge da soli, si racconta, e torna subito al suo posto.',
      'It is the third from the left: at a touch the whistle turns into a breath. A yellow Element is read alone, told, and goes straight back.',
    ),
  ),
];
