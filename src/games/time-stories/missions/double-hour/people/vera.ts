import type { Receptacle } from '../../../pack/story.ts';
import { action, gain, magic, t, take } from '../../kit/write.ts';
import { E } from '../numbers.ts';
import { person } from './person.ts';

export const vera: Receptacle = person({
  id: 'vera',
  name: 'Vera Lume',
  epithet: t('voce della notte', 'voice of the night'),
  azrak: 7,
  attributes: [2, 3, 1],
  tags: ['radio', 'town'],
  background: t(
    'Ogni notte parla a mille persone. Quando spegne il microfono, non saprebbe chi chiamare.',
    'Every night she talks to a thousand people. When the microphone is off, she wouldn’t know whom to ring.',
  ),
  otherSide: t(
    'Tiene una lista di canzoni per chi non dorme, una per chi ha paura, e una che non ha mai messo.',
    'She keeps a list of songs for those who can’t sleep, one for the frightened, and one that she has never played.',
  ),
  power: t(
    'In onda. Visto il Destino, spendi 1 Magia e pescane un altro: vale quello. Una volta per round.',
    'On air. Once the Destiny is seen, spend 1 Magic and draw another, which counts instead. Once a round.',
  ),
  does: action(
    'again',
    t('In onda: un altro Destino', 'On air: another Destiny'),
    'TEST_AFTER_DESTINY',
    { magic: 1 },
    [{ op: 'redrawDestiny', mode: 'replace' }],
    { limit: 'oncePerRound' },
  ),
  memory: [
    t(
      'La settimana scorsa un uomo ha chiamato, ha respirato, ha taciuto. Tu avevi sonno e hai chiuso la linea. Lo hai registrato, però: registri tutto. Ammetterlo davanti agli altri, o tenerti il nastro?',
      'Last week a man rang, breathed, and said nothing. You were sleepy and cut him off. You recorded it, though: you record everything. Admit it to the others, or keep the tape?',
    ),
    [
      {
        op: 'choose',
        options: [
          {
            label: t('Ammetterlo: +2 Magia agli altri', 'Admit it: +2 Magic for the others'),
            do: [{ op: 'gainMagic', n: 2, who: 'others' }],
          },
          {
            label: t('Tirare fuori il nastro: Elemento 21', 'Bring out the tape: Element 21'),
            do: [{ op: 'setFlag', name: 'remembered', value: true }, take(E.tape)],
          },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Un ascoltatore ti riconosce dalla voce e si toglie il cappello al buio. «La notte è più corta con lei», dice. Prendi 1 Magia.',
        'A listener knows you by your voice and takes his hat off in the dark. “The night is shorter with you,” he says. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Il fornaio tiene la radio sopra il forno. Le manopole sono bianche di farina, tranne quella del volume.',
        'The baker keeps his radio above the oven. Its knobs are white with flour, all but the volume.',
      ),
    ],
    [
      t(
        'Bruno ti guarda come si guarda una porta. Una volta, al telefono, qualcuno ha respirato proprio così. Prendi 1 Magia.',
        'Bruno looks at you as one looks at a door. Somebody on the telephone once breathed just like that. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        '«Lei è Vera», dice la ragazza. «La ascolto con la luce accesa, così so che è notte davvero.» Prendi 1 Azrak.',
        '“You are Vera,” says the girl. “I listen with the light on, so that I know it’s really night.” Take 1 Azrak.',
      ),
      [gain()],
    ],
  ],
});
