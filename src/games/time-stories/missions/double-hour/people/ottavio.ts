import type { Receptacle } from '../../../pack/story.ts';
import { action, flag, gain, magic, t, take } from '../../kit/write.ts';
import { E } from '../numbers.ts';
import { person } from './person.ts';

export const ottavio: Receptacle = person({
  id: 'ottavio',
  name: 'Ottavio',
  epithet: t('fornaio', 'baker'),
  azrak: 8,
  attributes: [1, 2, 3],
  tags: ['bread', 'town'],
  background: t(
    'Sa chi è sveglio in paese da chi compra il pane alle quattro. Non ha mai chiesto perché.',
    'He knows who lies awake in town by who buys bread at four. He has never asked why.',
  ),
  otherSide: t(
    'Sotto la farina porta un anello. Dentro l’anello c’è una data, ed è quella di un treno.',
    'Under the flour he wears a ring. There is a date inside the ring, and it is that of a train.',
  ),
  power: t(
    'Pane caldo. Fra un luogo e l’altro, spendi 2 Magia: un agente prende 2 Azrak dal Vortice. Una volta per round.',
    'Warm bread. Between two places, spend 2 Magic: one agent takes 2 Azrak from the Vortex. Once a round.',
  ),
  does: action(
    'bread',
    t('Pane caldo: 2 Azrak a un agente', 'Warm bread: 2 Azrak for an agent'),
    'BETWEEN',
    { magic: 2 },
    [{ op: 'gainAzrak', n: 2, who: 'chosen' }],
    { limit: 'oncePerRound' },
  ),
  memory: [
    t(
      'Trent’anni fa hai comprato un biglietto e non sei partito. È ancora nella scatola del lievito. Regalarne il coraggio agli altri, o partire adesso, almeno con la testa?',
      'Thirty years ago you bought a ticket and didn’t leave. It is still in the yeast tin. Give the courage of it to the others, or leave now, in your mind at least?',
    ),
    [
      {
        op: 'choose',
        options: [
          {
            label: t('Regalarlo: 1 Azrak a ciascuno degli altri', 'Give it away: 1 Azrak for each of the others'),
            do: [flag('remembered'), { op: 'gainAzrak', who: 'others' }],
          },
          { label: t('Partire: Elemento 35', 'Leave: Element 35'), do: [take(E.traveller)] },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Il farmacista insonne ti saluta: «Sette come sempre, domattina». Compra sette pani e ne mangia uno. Prendi 1 Magia.',
        'The sleepless chemist greets you: “Seven as usual in the morning.” He buys seven loaves and eats one. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Nel cassetto dello stampo c’è ancora il fazzoletto di tua madre. Sa di valzer, se una stoffa può. Prendi 1 Azrak.',
        'Your mother’s handkerchief is still in the drawer of the mould. It smells of waltz, if cloth can. Take 1 Azrak.',
      ),
      [gain()],
    ],
    [
      t(
        'Bruno compra il pane due alla volta, da sempre: uno per lui, uno che torna indietro secco. Non ne avete mai parlato.',
        'Bruno has always bought his bread by twos: one for himself, one that comes back stale. You never talked about it.',
      ),
    ],
    [
      t(
        '«Il pane l’ha pagato già qualcuno», dice la ragazza. «È buono anche quello che si lascia qui?» Prendi 1 Magia.',
        '“Somebody has paid for the bread,” says the girl. “Is what one leaves here good as well?” Take 1 Magic.',
      ),
      [magic()],
    ],
  ],
});
