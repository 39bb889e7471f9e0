/** L'ora doppia: the bakery. The mouth of the oven, the mould, the apprentice. */
import type { Location } from '../../../pack/story.ts';
import { flag, gain, magic, meet, panorama, place, t, take, trial } from '../../kit/write.ts';
import { lateAddress } from '../needs.ts';
import { E } from '../numbers.ts';

const mouth = panorama(
  'mouth',
  t(
    'Davanti alla bocca del fuoco c’è posto per tutti, se ognuno si fa un po’ più piccolo. Sulla mensola, fra il sale e il lievito, un fusibile di riserva: nel punto più caldo.',
    'There is room for all before the mouth of the fire, if each makes themselves a little smaller. On the ledge, between salt and yeast, a spare fuse: in the hottest spot.',
  ),
  {
    instructions: [
      {
        op: 'choose',
        options: [
          {
            label: t(
              'Sedersi tutti insieme (1 Azrak a testa, del gruppo)',
              'Sit down all together (1 Azrak a head, paid by the group)',
            ),
            do: [
              {
                op: 'groupSpend',
                resource: 'azrak',
                n: 'receptacles',
                then: [{ op: 'refresh', kind: 'standard', free: true }],
              },
            ],
          },
          { label: t('Restare in piedi', 'Stay on your feet'), do: [] },
        ],
      },
    ],
    tests: [
      trial(
        'reach',
        'hands',
        4,
        t('Prendi il fusibile senza scottarti', 'Get the fuse without burning yourself'),
        {
          success: [take(E.fuse)],
          critical: [take(E.fuse), gain()],
          failure: [],
        },
        { when: { not: { hasElement: [E.fuse, 'group'] } } },
      ),
    ],
  },
);

const mould = panorama(
  'mould',
  t(
    'Lo stampo fa sette pani per volta, da sempre. Sul muro una macchia di lacrima con la data: «Mamma ha pianto al valzer, il primo della serata». Prendi l’Elemento 7; la prima volta il tepore è di tutti, 1 Azrak a testa. Poi leggi la tua Interazione 2.',
    'The mould makes seven loaves at a time, as ever. On the wall the stain of a tear, with a date: “Mother wept at the waltz, first of the evening.” Take Element 7; the first time the warmth is for all, 1 Azrak each. Then read your Interaction 2.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { not: { hasElement: [E.bread, 'group'] } },
        do: [take(E.bread), { op: 'gainAzrak', who: 'all' }],
      },
      meet(2),
    ],
  },
);

const apprentice = panorama(
  'apprentice',
  t(
    'La garzona incarta pane per un viaggio che non è il suo. «Lia crede che suo padre si vergogni di lei», dice al pane. Nel grembiule tiene un biglietto che l’amica ha dimenticato.',
    'The apprentice wraps bread for a journey that isn’t hers. “Lia thinks her father is ashamed of her,” she tells the bread. In her apron is a ticket that her friend forgot.',
  ),
  {
    instructions: [
      lateAddress,
      {
        op: 'choose',
        options: [
          {
            label: t('Pagare il pane di Lia (1 Magia)', 'Pay for Lia’s bread (1 Magic)'),
            when: { and: [{ magic: ['>=', 1] }, { not: { flag: 'kind.bread' } }] },
            do: [{ op: 'spendMagic' }, flag('kind.bread'), gain()],
          },
          { label: t('Soltanto ascoltare', 'Only listen'), do: [] },
        ],
      },
    ],
    tests: [
      trial(
        'trust',
        'voice',
        { table: { '2': 7, '3': 6, '4': 6 } },
        t('Convincila a fidarsi di te', 'Win her trust'),
        {
          success: [take(E.ticket)],
          critical: [take(E.ticket), magic()],
        },
        { when: { not: { hasElement: [E.ticket, 'group'] } } },
      ),
    ],
  },
);

export const bakery: Location = place(
  'bakery',
  4,
  t('Il forno', 'The bakery'),
  'm.bakery',
  t(
    'È la sola bottega che di notte lavora. La bocca del fuoco soffia piano. Lo stampo dei pani aspetta. La garzona incarta, e ogni tanto guarda l’orologio senza crederci.',
    'The one shop that works at night. The mouth of the fire breathes softly. The mould waits for its loaves. The apprentice wraps, and now and then looks at the clock without believing it.',
  ),
  [
    ['bocca', 'mouth'],
    ['stampo', 'mould'],
    ['garzona', 'apprentice'],
  ],
  [mouth, mould, apprentice],
);
