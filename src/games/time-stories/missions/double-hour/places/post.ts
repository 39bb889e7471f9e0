/** L'ora doppia: the post office. Letters, stamps, pigeonholes, a parcel. */
import type { Location } from '../../../pack/story.ts';
import { gain, lose, magic, panorama, place, showReader, t, take, trial } from '../../kit/write.ts';
import { address, hasAddress, lacks } from '../needs.ts';
import { E, M } from '../numbers.ts';

const letters = panorama(
  'letters',
  t(
    'Le lettere senza indirizzo mormorano nella cesta. Una dice: «Cara Lia, la scuola di mosaico ti aspetta a ottobre». Un’altra sa dov’è la finestra, ma parla pianissimo.',
    'Letters without an address murmur in the basket. One says: “Dear Lia, the school of mosaic expects you in October.” Another knows where the window is, but speaks very low.',
  ),
  {
    tests: [
      trial(
        'murmur',
        'ear',
        { table: { '2': 7, '3': 8, '4': 9 } },
        t('Accosta l’orecchio alla lettera giusta', 'Hold your ear to the right letter'),
        {
          failure: [
            lose({ table: { '2': 1, '3': 2, '4': 1 } }),
            showReader(
              'Hai sentito una ricetta letta come un oroscopo: giornata favorevole alle cipolle.',
              'You heard a recipe read like a horoscope: a good day for onions.',
            ),
          ],
          success: [...address],
          critical: [...address, take(E.school)],
        },
        { when: lacks(hasAddress) },
      ),
    ],
  },
);

const stamps = panorama(
  'stamps',
  t(
    'Il timbro tondo ha perso la cifra: dove c’era il mese adesso c’è un cerchio vuoto, uno zero. Sul tampone la pianta della collina, stampata al rovescio. Prendi l’Elemento 31.',
    'The round stamp has lost its figure: where the month was there is an empty ring now, a zero. On the pad the plan of the hill, printed in reverse. Take Element 31.',
  ),
  { instructions: [take(E.hill)] },
);

const holes = panorama(
  'holes',
  t(
    'Le caselle hanno i numeri fuori posto e i nomi in regola. Puoi aprirne una sola per volta: la chiave, quando esce, dimentica quale fosse.',
    'The pigeonholes have their numbers mixed up and their names in order. You may open one at a time: when the key comes out it forgets which it was.',
  ),
  {
    instructions: [
      {
        op: 'choose',
        options: [
          {
            label: t('La casella del treno', 'The hole of the railway'),
            do: [{ op: 'drawMystery', number: M.pigeonhole }],
          },
          { label: t('La casella della campanara', 'The bell-ringer’s hole'), do: [take(E.letter), take(E.tower)] },
          { label: t('La casella della radio', 'The hole of the radio'), do: [take(E.playlist)] },
          {
            label: t('La casella che soffia', 'The hole with a draught'),
            do: [{ op: 'drawMystery', number: M.gust }],
          },
        ],
      },
    ],
  },
);

const parcel = panorama(
  'parcel',
  t(
    'Un pacco ticchetta sul banco. «Fragile», «Urgente» e «Niente paura», dicono tre etichette. Lo spago è annodato da qualcuno che aveva tempo.',
    'A parcel ticks on the counter. “Fragile”, “Urgent” and “Don’t worry”, say three labels. The string was knotted by somebody who had time.',
  ),
  {
    tests: [
      trial('knot', 'hands', 3, t('Sciogli il nodo', 'Undo the knot'), {
        failure: [lose()],
        success: [{ op: 'drawMystery', number: M.insideParcel }],
        critical: [gain(), magic(), { op: 'drawMystery', number: M.insideParcel }],
      }),
    ],
  },
);

export const post: Location = place(
  'post',
  5,
  t('La posta', 'The post office'),
  'm.post',
  t(
    'Di notte alla posta lavorano le lettere: si spingono da sole verso chi le aspetta. I timbri asciugano. Le caselle respirano. Sul banco un pacco ticchetta.',
    'At night the letters do the work: they edge by themselves towards whoever waits for them. The stamps are drying. The pigeonholes breathe. On the counter a parcel ticks.',
  ),
  [
    ['lettere', 'letters'],
    ['timbri', 'stamps'],
    ['caselle', 'pigeonholes'],
    ['pacco', 'parcel'],
  ],
  [letters, stamps, holes, parcel],
);
