/** What the window needs, and what brings it: said once, used at every place that leads there. */
import type { Block } from '../../pack/blocks.ts';
import type { Cond } from '../../pack/terms.ts';
import type { Localised } from '../../pack/texts.ts';
import { flag, lose, showAll, t, take } from '../kit/write.ts';
import { E } from './numbers.ts';

export const hasAddress: Cond = { hasElement: [E.window, 'group'] };
export const hasVoice: Cond = { hasElement: [E.tape, 'group'] };
export const hasCourage: Cond = { flag: 'courage' };
export const hasMast: Cond = { flag: 'mast' };
export const isSecond: Cond = { flag: 'second' };

export const lacks = (need: Cond): Cond => ({ not: need });

/** N: the window shows on the map. */
export const address: readonly Block[] = [take(E.window)];

/** C: he will dial. */
export const courage: readonly Block[] = [
  {
    op: 'if',
    when: lacks(hasCourage),
    do: [
      flag('courage'),
      showAll(
        'Bruno si toglie il cappello, come in chiesa. Poi infila il gettone, uno solo, e compone il numero senza guardarlo. «Quando siete pronti voi», dice. Non trema più.',
        'Bruno takes off his cap, as if in church. He puts in a token, just one, and dials without looking. “Whenever you are ready,” he says. He has stopped trembling.',
      ),
    ],
  },
];

/** M: what is said here can be heard. */
export const mast: readonly Block[] = [
  {
    op: 'if',
    when: lacks(hasMast),
    do: [
      flag('mast'),
      showAll(
        'In cima al traliccio si accende una luce rossa. In paese tutte le radio, anche quelle spente, fanno un piccolo colpo di tosse. Adesso la collina porta.',
        'A red light comes on at the top of the mast. All over town the radios, even those that are off, give a little cough. Now the hill will carry.',
      ),
    ],
  },
];

/** V, in the second hour: the records will do, for a price that the group pays together. */
export const lateVoice: Block = {
  op: 'if',
  when: { and: [isSecond, lacks(hasVoice)] },
  do: [
    {
      op: 'choose',
      options: [
        {
          label: t(
            'Cercare insieme il nastro di scorta (4 Azrak del gruppo)',
            'Search for the spare tape together (4 Azrak, paid by the group)',
          ),
          do: [{ op: 'groupSpend', resource: 'azrak', n: 4, then: [take(E.tape)] }],
        },
        { label: t('Lasciare i dischi in pace', 'Leave the records in peace'), do: [] },
      ],
    },
  ],
};

/** N, in the second hour: for one Azrak, where it isn't known yet. */
const lateFor = (asks: Localised, lets: Localised): Block => ({
  op: 'if',
  when: { and: [isSecond, lacks(hasAddress)] },
  do: [
    {
      op: 'choose',
      options: [
        { label: asks, do: [lose(), ...address] },
        { label: lets, do: [] },
      ],
    },
  ],
});

/** Somebody simply tells. */
export const lateAddress: Block = lateFor(
  t('Chiederle dov’è la finestra (1 Azrak)', 'Ask her where the window is (1 Azrak)'),
  t('Non disturbarla', 'Don’t trouble her'),
);

/** It stands on a letter that was never posted. */
export const readAddress: Block = lateFor(
  t('Leggere la busta contro il lampione (1 Azrak)', 'Read the envelope against the lamp (1 Azrak)'),
  t('Lasciare la busta in tasca', 'Leave the envelope in the pocket'),
);

/** M, in the second hour: everybody pulls at one rope. */
export const lateMast: Block = {
  op: 'if',
  when: { and: [isSecond, lacks(hasMast)] },
  do: [
    {
      op: 'choose',
      options: [
        {
          label: t(
            'Tirare il cavo tutti insieme (4 Azrak del gruppo)',
            'Pull the cable up together (4 Azrak, paid by the group)',
          ),
          do: [{ op: 'groupSpend', resource: 'azrak', n: 4, then: mast }],
        },
        { label: t('Lasciare il cavo dov’è', 'Leave the cable where it is'), do: [] },
      ],
    },
  ],
};
