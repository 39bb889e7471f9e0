/** L'ora doppia: the hill of the mast. Ladder, cable, hut, edge, and the Echo. */
import type { Block } from '../../../pack/blocks.ts';
import type { Location } from '../../../pack/story.ts';
import { flag, gain, lose, magic, panorama, place, showAll, showReader, t, trial } from '../../kit/write.ts';
import { hasMast, lacks, lateMast, mast as alive } from '../needs.ts';
import { E, M } from '../numbers.ts';

const ladder = panorama(
  'ladder',
  t(
    'In cima alla scala c’è uno zoccolo vuoto, per un fusibile. A metà l’aria è piena di voce, e chi sale perde il filo del piede. Finché l’eco non è stata ascoltata, non si passa.',
    'At the top of the ladder there is an empty socket for a fuse. Halfway up the air is full of voice, and climbers forget which foot comes next. Until the echo has been heard out, nobody gets by.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { and: [{ flag: 'echo' }, { hasElement: [E.fuse, 'group'] }, lacks(hasMast)] },
        do: [flag('fused'), ...alive],
      },
    ],
  },
);

const cable = panorama(
  'cable',
  t(
    'Il cavo è scivolato dall’isolatore e pende come una stringa. Lo rimette su chi ha mani forti, chi sente arrivare la raffica giusta, o chi sa dare il tempo agli altri. Chi lo lascia cadere spegne mezzo paese.',
    'The cable has slipped off its insulator and hangs like a shoelace. Strong hands can put it back, or an ear for the right gust, or a voice that calls the time. Whoever drops it puts out half the town.',
  ),
  {
    tests: [
      trial(
        'hang',
        ['hands', 'ear', 'voice'],
        { table: { '2': 7, '3': 8, '4': 8 } },
        t(
          'Rimetti su il cavo: di forza, alla raffica giusta, o dando il tempo',
          'Put the cable back: by force, at the right gust, or by calling the time',
        ),
        {
          failure: [lose({ table: { '2': 2, '3': 3, '4': 2 } }), { op: 'drawMystery', number: M.blackout }],
          success: [flag('cabled'), ...alive],
          critical: [flag('cabled'), ...alive, gain(2)],
        },
        { when: lacks(hasMast) },
      ),
    ],
  },
);

const hut = panorama(
  'hut',
  t(
    'La baracca del tecnico è asciutta e tappezzata di disegni: treni, gatti, una signora con sei braccia. In fondo a ognuno, «Lia». Un biglietto: «Li tengo qui, che a casa c’è umido. B.»',
    'The mechanic’s hut is dry and papered with drawings: trains, cats, a lady with six arms. At the foot of each, “Lia”. A note: “I keep them here, home is damp. B.”',
  ),
  { instructions: [lateMast] },
);

const unseen = (location: string, it: string, en: string): Block => ({
  op: 'if',
  when: { not: { visited: [location, 1] } },
  do: [showReader(it, en)],
});

const edge = panorama(
  'edge',
  t(
    'Dal ciglio il paese sta in una mano. Le finestre dove siete già passati sembrano più calde. Le altre aspettano, senza offendersi.',
    'From the edge the town fits in a hand. Windows where you have been already look warmer. The others are waiting, and don’t take it ill.',
  ),
  {
    instructions: [
      unseen(
        'bakery',
        'Laggiù il camino del forno fuma: non ci siete entrati.',
        'Down there the bakery’s chimney smokes: you haven’t been in.',
      ),
      unseen(
        'post',
        'La posta ha un lume acceso: non ci siete entrati.',
        'There is a light in the post office: you haven’t been in.',
      ),
      unseen(
        'tower',
        'Il campanile vi volta le spalle: non ci siete saliti.',
        'The bell tower turns its back: you haven’t been up.',
      ),
      magic(),
    ],
  },
);

const echo = panorama(
  'echo',
  t(
    'Una voce gira intorno al traliccio, sempre la stessa mezza frase, e a ogni giro è più grande. Non è cattiva: vuole essere ascoltata fino in fondo. Da tutti, parola per parola.',
    'A voice goes round the mast, always the same half sentence, and larger with each turn. It means no harm: it wants to be heard to the end. By all of you, word by word.',
  ),
  {
    tests: [
      trial('listen', 'ear', 4, t('Ascolta: riconosci una parola', 'Listen: make out a word'), {
        success: [{ op: 'damage' }],
        critical: [{ op: 'damage', n: 2 }],
      }),
      trial('answer', 'voice', 4, t('Rispondi: ripetila piano', 'Answer: say it again, softly'), {
        failure: [lose()],
        success: [{ op: 'damage' }],
        critical: [{ op: 'damage' }, magic()],
      }),
      trial(
        'hold',
        'hands',
        3,
        t('Tieni fermo il traliccio per chi viene dopo', 'Hold the mast still for the next one'),
        {
          failure: [],
          success: [{ op: 'modifyTest', n: 2, scope: 'next', who: 'chosen' }],
          critical: [{ op: 'damage' }],
        },
      ),
    ],
    conflict: {
      type: 'group',
      name: t('L’Eco', 'The Echo'),
      hitPoints: { table: { '2': 3, '3': 3, '4': 4 } },
      tests: ['listen', 'answer', 'hold'],
      perTurn: [{ op: 'loseAzrak', who: 'captain', when: { damage: ['<', 1] } }],
      onEnd: [
        flag('echo'),
        showAll(
          'L’Eco si posa, e si capisce tutta: «Alla finestra accesa. Lo so che non… vai… e vieni a raccontarmi». È una dedica. E a dirla non è stato ancora nessuno.',
          'The Echo settles, and can be heard whole: “To the lit window. I know that you aren’t … go … and come and tell me.” It is a dedication. And nobody has spoken it yet.',
        ),
        magic(2),
        { op: 'replaceSlot', location: 'mast', slot: 4, card: `mystery.${M.lastEcho}` },
      ],
      onAbandon: [{ op: 'addCounter', name: 'minute', value: 1 }],
    },
  },
);

export const mast: Location = place(
  'mast',
  8,
  t('La collina del traliccio', 'The hill of the mast'),
  'h.mast',
  t(
    'Il traliccio canta da solo, senza denti. Una scala sale nel buio. Il cavo pende. La baracca ha la porta aperta. Dal ciglio si vede il paese. E intorno a tutto gira l’eco.',
    'The mast hums to itself, without teeth. A ladder climbs into the dark. The cable hangs loose. The hut stands open. From the edge one sees the town. And around it all goes the echo.',
  ),
  [
    ['scala', 'ladder'],
    ['cavo', 'cable'],
    ['baracca', 'hut'],
    ['ciglio', 'edge'],
    ['eco', 'echo'],
  ],
  [ladder, cable, hut, edge, echo],
);
