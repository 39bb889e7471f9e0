/** L'ora doppia: what the clock does by itself. A round is a quarter; three and four people lose one. The second hour is a quarter shorter. */
import type { Trigger } from '../../pack/mission.ts';
import { flag, showAll, take } from '../kit/write.ts';
import { E } from './numbers.ts';

export const BELL = 4;
export const LAST = 8;

const isFoggy = { hasElement: [E.fog, 'group'] } as const;

export const hours: readonly Trigger[] = [
  {
    on: 'roundStart',
    when: { round: ['=', 2] },
    do: [{ op: 'addCounter', name: 'minute', value: { table: { '2': 1, '3': 2, '4': 2 } } }],
  },
  {
    on: 'roundStart',
    when: { and: [{ round: ['=', 2] }, { receptacles: ['>=', 3] }] },
    do: [
      showAll(
        'In tanti, fra saluti e cappotti, è volato un quarto d’ora: sono già le 2.30.',
        'So many of you: what with greetings and coats, a quarter has flown. It is 2.30 already.',
      ),
    ],
  },
  { on: 'roundStart', when: { round: ['>=', 3] }, do: [{ op: 'addCounter', name: 'minute', value: 1 }] },
  {
    on: 'roundStart',
    when: { and: [{ round: ['>=', 3] }, { not: { flag: 'foggy' } }, { not: { flag: 'clear' } }] },
    do: [flag('foggy'), take(E.fog)],
  },
  {
    on: 'roundStart',
    when: { and: [{ counter: ['minute', '>=', BELL] }, { not: { flag: 'second' } }] },
    do: [
      flag('second'),
      take(E.secondHour),
      { op: 'addCounter', name: 'minute', value: 1 },
      showAll(
        'La seconda volta un’ora è più corta, perché la si conosce già: sono le 2.15.',
        'The second time an hour is shorter, since one knows it already: it is 2.15.',
      ),
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
    when: { counter: ['minute', '=', BELL - 1] },
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
];
