/** L'ora doppia: what the clock does by itself. A round is a quarter. Where fog still lies when the bell strikes, the second hour is a quarter shorter. What is spent on staying may drown the voice, and ends the run. */
import type { Block } from '../../pack/blocks.ts';
import type { Trigger } from '../../pack/mission.ts';
import type { Expr } from '../../pack/terms.ts';
import { flag, showAll, take } from '../kit/write.ts';
import { E } from './numbers.ts';

export const BELL = 4;
export const LAST = 8;

/** So many Azrak in Mission Return are more rustle than a voice gets through. */
export const DROWNED: Expr = { table: { '2': 10, '3': 10, '4': 15 } };
/** So many fewer, and one begins to hear it. */
const WARNED: Expr = { '-': [DROWNED, 3] };

/** For whoever is there: the Captain of the round may have lost control, and takes nothing then. */
const comes = (number: number): Block => ({ ...take(number), who: 'all' });

const isFoggy = { hasElement: [E.fog, 'group'] } as const;

export const hours: readonly Trigger[] = [
  { on: 'roundStart', when: { round: ['>=', 2] }, do: [{ op: 'addCounter', name: 'minute', value: 1 }] },
  {
    on: 'roundStart',
    when: { and: [{ round: ['>=', 3] }, { not: { flag: 'foggy' } }, { not: { flag: 'clear' } }] },
    do: [flag('foggy'), comes(E.fog)],
  },
  {
    on: 'roundStart',
    when: { and: [{ counter: ['minute', '>=', BELL] }, { not: { flag: 'second' } }] },
    do: [
      flag('second'),
      comes(E.secondHour),
      comes(E.streets),
      {
        op: 'if',
        when: isFoggy,
        do: [
          { op: 'addCounter', name: 'minute', value: 1 },
          showAll(
            'Nella nebbia nessuno ha sentito la campana. Quando ve ne accorgete sono già le 2.15.',
            'In the fog nobody heard the bell. By the time you notice, it is 2.15 already.',
          ),
        ],
      },
    ],
  },
  {
    on: 'roundStart',
    when: { and: [{ counter: ['minute', '>=', 6] }, isFoggy] },
    do: [
      { op: 'removeElement', number: E.fog },
      flag('clear'),
      showAll('La nebbia si è stancata: si alza da sola.', 'The fog is tired: it lifts by itself.'),
    ],
  },
  { on: 'roundStart', when: { and: [{ flag: 'songs' }, { not: { flag: 'rewound' } }] }, do: [flag('rewound')] },
  {
    on: 'roundStart',
    when: { and: [{ counter: ['minute', '=', BELL - 1] }, { not: { flag: 'second' } }] },
    do: [
      showAll(
        'Sono le 2.45, ora nuova. Fra poco suona la campana, e tornano le due.',
        'It is 2.45, by the new time. Soon the bell will strike, and two o’clock comes back.',
      ),
    ],
  },
  {
    on: 'roundStart',
    when: { counter: ['minute', '=', LAST - 1] },
    do: [
      showAll(
        'Sono le 2.45, ora vecchia. È l’ultimo round: alle tre le tre non ci saranno.',
        'It is 2.45, by the old time. This is the last round: at three there will be no three.',
      ),
    ],
  },
  {
    on: 'roundStart',
    when: { counter: ['minute', '>=', LAST] },
    do: [{ op: 'endMission', result: 'failure' }],
  },
  {
    on: 'missionReturnChanged',
    when: { missionReturn: ['>=', WARNED] },
    once: true,
    do: [
      showAll(
        'Il fruscio si sente anche a radio spenta. Ancora pochi Azrak nel Ritorno, e la linea cade.',
        'The rustle can be heard with the radio off. A few Azrak more in Mission Return, and the line drops.',
      ),
    ],
  },
  {
    on: 'missionReturnChanged',
    when: { missionReturn: ['>=', DROWNED] },
    do: [
      showAll(
        'Il fruscio copre la radio, i passi, le voci. La linea cade.',
        'The rustle drowns the radio, the steps, the voices. The line drops.',
      ),
      { op: 'endMission', result: 'failure' },
    ],
  },
];
