import type { Receptacle } from '../../../pack/story.ts';
import { action, flag, gain, magic, t, take } from '../../kit/write.ts';
import { E } from '../numbers.ts';
import { person } from './person.ts';

export const nando: Receptacle = person({
  id: 'nando',
  name: 'Nando',
  epithet: t('postino in bicicletta', 'postman on a bicycle'),
  azrak: 8,
  attributes: [2, 2, 2],
  tags: ['post', 'wheels'],
  background: t(
    'Conosce ogni campanello. Ogni tanto si spedisce una lettera, per averne una.',
    'He knows every doorbell. Now and then he posts himself a letter, to have one.',
  ),
  otherSide: t(
    'Legge solo le cartoline, e solo dalla parte della figura. Lo considera un regolamento.',
    'He reads postcards only, and only the side with the picture. He considers that a regulation.',
  ),
  power: t(
    'Scorciatoia. In un luogo, spendi 1 Magia e riprendi 2 Azrak dal Vortice. Una volta per round.',
    'Shortcut. In a place, spend 1 Magic and take 2 Azrak back from the Vortex. Once a round.',
  ),
  does: action(
    'shortcut',
    t('Scorciatoia: riprendi 2 Azrak', 'Shortcut: take 2 Azrak'),
    'ACTIONS',
    { magic: 1 },
    [gain(2)],
    { limit: 'oncePerRound' },
  ),
  memory: [
    t(
      'In fondo alla borsa c’è una lettera di due anni fa, per la campanara. Pioveva, c’erano gli scalini, poi ti sei vergognato. Portarla adesso, o bruciarla e non pensarci più?',
      'At the bottom of your bag lies a letter, two years old, for the bell-ringer. It rained, there were the stairs, then you were ashamed. Deliver it now, or burn it and be done?',
    ),
    [
      {
        op: 'choose',
        options: [
          { label: t('Portarla: Elemento 10', 'Deliver it: Element 10'), do: [flag('remembered'), take(E.letter)] },
          { label: t('Bruciarla: 3 Azrak', 'Burn it: 3 Azrak'), do: [gain(3)] },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Una bambina in camicia da notte ti consegna una lettera per la luna. Chiede quanto costa. Dici: niente, è di strada. Prendi 1 Magia.',
        'A child in a nightshirt hands you a letter for the moon. She asks what it costs. You say: nothing, it’s on my way. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Al forno paghi da anni con le notizie. Stanotte il pane è già caldo, e tu di notizie ne hai una sola: che non arriva. Prendi 1 Azrak.',
        'At the bakery you have paid in news for years. Tonight the bread is warm already, and your only news is that none comes. Take 1 Azrak.',
      ),
      [gain()],
    ],
    [
      t(
        'A Bruno porti solo bollette. Lui le apre in piedi, ci guarda dietro, come se dietro potesse esserci scritto altro.',
        'You bring Bruno bills, nothing else. He opens them standing and looks on the back, as if there might be more written there.',
      ),
    ],
    [
      t(
        '«Quella grossa, da fuori, l’ha portata lei», dice la ragazza. «Ha suonato due volte. Una volta sola e non l’avrei aperta.» Prendi 1 Magia.',
        '“The fat one, from away, you brought that,” says the girl. “You rang twice. Once, and I wouldn’t have opened it.” Take 1 Magic.',
      ),
      [magic()],
    ],
  ],
});
