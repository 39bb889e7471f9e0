/** L'ora doppia: the little station, the first time. Bench, timetable, fuse box, telephone. */
import type { Location } from '../../../pack/story.ts';
import { meet, panorama, place, t, take, trial } from '../../kit/write.ts';
import { E, M } from '../numbers.ts';

const bench = panorama(
  'bench',
  t(
    'Bruno, il guardiano, fischietta un motivo e si ferma sempre alla stessa nota. Guarda la cabina del telefono, poi le proprie mani, poi voi. Leggi la tua Interazione 3.',
    'Bruno, the guard, whistles a tune and always stops at the same note. He looks at the telephone box, then at his hands, then at you. Read your Interaction 3.',
  ),
  { instructions: [meet(3)] },
);

const timetable = panorama(
  'timetable',
  t(
    'Un treno solo, a mano: «2.59, binario 3: tre, come i rintocchi che la campana dà prima di incantarsi». Il foglio si stacca. Pescate il Mistero 4 e leggetelo a tutti.',
    'One train only, by hand: “2.59, platform 3: three, like the strokes that the bell gives before it sticks.” The sheet comes off. Draw Mystery 4 and read it to all.',
  ),
  { instructions: [{ op: 'drawMystery', number: M.timetable }] },
);

const fuses = panorama(
  'fuses',
  t(
    'La cassetta dei fusibili ha un disegno sullo sportello: il paese visto dall’alto, di mano di bambina. Un fusibile è marcato «traliccio» e qui non serve a nessuno. Prendi l’Elemento 12.',
    'On the door of the fuse box there is a drawing: the town from above, by a child’s hand. One fuse is marked “mast” and is of no use to anybody here. Take Element 12.',
  ),
  { instructions: [take(E.fuse)] },
);

const phone = panorama(
  'phone',
  t(
    'Nella cabina la cornetta è lucida come una maniglia: molti l’hanno presa, uno l’ha sempre rimessa giù. Il filo sale verso la collina. Prendi l’Elemento 31.',
    'In the box the receiver is polished like a door handle: many have lifted it, and one has always put it back. The wire climbs towards the hill. Take Element 31.',
  ),
  {
    instructions: [take(E.hill)],
    tests: [
      trial(
        'dial',
        'ear',
        3,
        t('Ascolta che cosa c’è nel filo', 'Listen to what is in the wire'),
        {
          success: [take(E.receiver)],
          critical: [take(E.receiver), { op: 'takeToken', token: 'phone-token' }],
        },
        { repeat: 'oncePerAgent' },
      ),
    ],
  },
);

export const halt: Location = place(
  'halt',
  7,
  t('La stazioncina', 'The little station'),
  'm.halt',
  t(
    'Un binario, un lampione, un treno addormentato sotto una coperta di nebbia. Sulla panchina siede il guardiano. L’orario pende da un chiodo. La cassetta dei fusibili è aperta. La cabina è vuota.',
    'One track, one lamp, one train asleep under a blanket of fog. On the bench sits the guard. The timetable hangs from a nail. The fuse box is open. The telephone box is empty.',
  ),
  [
    ['panchina', 'bench'],
    ['orario', 'timetable'],
    ['cassetta', 'fuse box'],
    ['cabina', 'telephone box'],
  ],
  [bench, timetable, fuses, phone],
);
