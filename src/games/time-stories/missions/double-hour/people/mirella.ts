import type { Receptacle } from '../../../pack/story.ts';
import { lookAtOne } from '../../kit/common.ts';
import { action, flag, gain, lose, magic, showAll, t, take } from '../../kit/write.ts';
import { E } from '../numbers.ts';
import { person } from './person.ts';

export const mirella: Receptacle = person({
  id: 'mirella',
  name: 'Mirella',
  epithet: t('centralinista', 'switchboard operator'),
  azrak: 7,
  attributes: [3, 2, 1],
  tags: ['wire', 'town'],
  background: t(
    'Tutti i segreti del paese passano da lei, e nessuno si ferma. Riconosce la gente da come respira.',
    'All the secrets of the town pass through her, and none stays. She knows people by their breath.',
  ),
  otherSide: t(
    'A casa non ha il telefono. Dice che le piace il silenzio; è vero solo di domenica.',
    'She has no telephone at home. She says that she likes the quiet; it is true on Sundays only.',
  ),
  power: t(
    'Terza linea. In un luogo, spendi 1 Magia e guarda una carta della fila senza prenderla.',
    'Third line. In a place, spend 1 Magic and look at a card of the row without taking it.',
  ),
  does: action('line', t('Terza linea: guarda una carta', 'Third line: look at a card'), 'ACTIONS', { magic: 1 }, [
    lookAtOne(5),
  ]),
  memory: [
    t(
      'Tu ascolti. Non sempre, non tutto; ma quella chiamata l’hai sentita cadere ogni notte, e ne sai l’inizio a memoria. Dirlo ti costa, tacerlo di più.',
      'You listen in. Not always, not to all; but you have heard that call drop every night, and know its beginning by heart. To tell costs you something, not to tell costs more.',
    ),
    [
      {
        op: 'choose',
        options: [
          {
            label: t('Dire come comincia il numero (perdi 1 Azrak)', 'Tell how the number begins (lose 1 Azrak)'),
            do: [
              lose(),
              flag('remembered'),
              showAll(
                'Mirella, senza guardare nessuno: «Tre, e poi sette. Il resto cadeva sempre».',
                'Mirella, looking at nobody: “Three, then seven. The rest always dropped.”',
              ),
            ],
          },
          {
            label: t(
              'Rifare la voce al microfono: Elemento 21 (perdi 2 Azrak)',
              'Speak it into a microphone: Element 21 (lose 2 Azrak)',
            ),
            do: [lose(2), flag('remembered'), take(E.tape)],
          },
          { label: t('Tacere: 1 Magia', 'Keep silent: 1 Magic'), do: [magic()] },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Una signora ti parla a voce bassissima, per abitudine: ti ha sempre avuta nell’orecchio. Vuole solo dire grazie. Prendi 1 Magia.',
        'A lady talks to you very low, out of habit: she has always had you in her ear. She only wants to say thank you. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Il telefono del forno è muto da un mese: il filo serve a stendere i canovacci. Nessuno l’ha segnalato, nessuno lo cerca.',
        'The bakery’s telephone has been dead for a month: the wire is used to dry cloths. Nobody reported it, nobody misses it.',
      ),
    ],
    [
      t(
        'Quel respiro lo conosci. Ogni notte alza la cornetta, ogni notte tu dici «numero?», ogni notte lui ci pensa. Prendi 1 Azrak.',
        'You know that breath. Every night he lifts the receiver, every night you say “number?”, every night he thinks it over. Take 1 Azrak.',
      ),
      [gain()],
    ],
    [
      t(
        '«Signorina del centralino?» Ti aveva immaginata vecchia e con gli occhiali. Ride, e la stanza diventa più grande. Prendi 1 Magia.',
        '“The lady from the exchange?” She had imagined you old, with glasses. She laughs, and the room grows larger. Take 1 Magic.',
      ),
      [magic()],
    ],
  ],
});
