/** L'ora doppia: tokens. */
import type { Token } from '../../pack/shared.ts';
import { flag, gain, t, token } from '../kit/write.ts';
import { E } from './numbers.ts';

export const tokens: readonly Token[] = [
  token('static', 'hex', 1, t('Interferenza: −1 a tutte le prove', 'Static: −1 to all tests'), {
    passive: [{ k: 'testModifier', when: true, n: -1, who: 'all' }],
    uses: [
      {
        id: 'tune',
        label: t('Cambiare frequenza (1 Azrak)', 'Change the frequency (1 Azrak)'),
        cost: { azrak: 1 },
        step: 'ACTIONS',
        do: [],
        spend: 'return',
      },
    ],
  }),
  token('phone-token', 'personal', 3, t('Gettone: +1 dopo il Destino', 'Phone token: +1 after the Destiny'), {
    uses: [
      {
        id: 'call',
        label: t('Gettone: +1 alla tua prova', 'Phone token: +1 to your test'),
        cost: {},
        step: 'TEST_AFTER_DESTINY',
        whose: 'own',
        do: [{ op: 'modifyTest', n: 1, scope: 'current' }],
        spend: 'return',
      },
    ],
  }),
  token(
    'tram-ticket',
    'personal',
    2,
    t('Biglietto del tram: chi lo ha, da Capitano viaggia gratis', 'Tram ticket: its holder, as Captain, travels free'),
    {
      passive: [{ k: 'costChange', action: 'travel', n: -1 }],
      uses: [
        {
          id: 'ride',
          label: t('Un giro in tram: la nebbia si alza', 'A ride on the tram: the fog lifts'),
          cost: {},
          step: 'BETWEEN',
          when: { hasElement: [E.fog, 'group'] },
          do: [{ op: 'removeElement', number: E.fog }, flag('clear')],
          spend: 'remove',
        },
      ],
    },
  ),
  token('crumbs', 'personal', 2, t('Briciole: 1 Azrak, una volta', 'Crumbs: 1 Azrak, once'), {
    uses: [
      {
        id: 'nibble',
        label: t('Mangiare le briciole: 1 Azrak', 'Eat the crumbs: 1 Azrak'),
        cost: {},
        step: 'ACTIONS',
        do: [gain()],
        spend: 'remove',
      },
    ],
  }),
];
