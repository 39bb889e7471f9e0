import type { Receptacle } from '../../../pack/story.ts';
import { action, flag, gain, magic, t } from '../../kit/write.ts';
import { person } from './person.ts';

export const colomba: Receptacle = person({
  id: 'colomba',
  name: 'Colomba',
  epithet: t('campanara', 'bell-ringer'),
  azrak: 7,
  attributes: [3, 1, 2],
  tags: ['bell', 'wheels'],
  background: t(
    'Ha paura dei piccioni e ne ospita quaranta. Dice che almeno così li tiene d’occhio.',
    'She is afraid of pigeons and lodges forty. At least, she says, that way she can keep an eye on them.',
  ),
  otherSide: t(
    'Va in giro con una carriola, vuota: le serve il rumore. Senza, le sembra di non arrivare.',
    'She goes about with a wheelbarrow, empty: she needs the noise. Without it she feels that she never arrives.',
  ),
  power: t(
    'Contrappeso. Prima del Destino, spendi 1 Magia: +2 alla prova di chiunque. Una volta per round.',
    'Counterweight. Before the Destiny, spend 1 Magic: +2 to anybody’s test. Once a round.',
  ),
  does: action(
    'weight',
    t('Contrappeso: +2 a una prova', 'Counterweight: +2 to a test'),
    'TEST_BEFORE_DESTINY',
    { magic: 1 },
    [{ op: 'modifyTest', n: 2, scope: 'current' }],
    { limit: 'oncePerRound', whose: 'any' },
  ),
  memory: [
    t(
      'La campana non è rotta: l’hai legata tu, per dispetto, il giorno che nessuno ti ha scritto. Da allora il paese è in ritardo di qualcosa. Slegarla in cuor tuo, o no?',
      'The bell isn’t broken: you tied it yourself, out of spite, on the day when nobody wrote. The town has been late for something since. Untie it in your heart, or not?',
    ),
    [
      {
        op: 'choose',
        options: [
          {
            label: t('Slegarla: l’orologio torna indietro di un round', 'Untie it: the clock goes back one round'),
            do: [flag('remembered'), { op: 'addCounter', name: 'minute', value: -1 }],
          },
          { label: t('Tenere il punto: 2 Azrak', 'Stand your ground: 2 Azrak'), do: [gain(2)] },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Il vigile ti chiede se è vero che gli orologi tornano indietro da soli. «Mai», rispondi. «Bisogna accompagnarli.» Prendi 1 Magia.',
        'The constable asks whether it’s true that clocks go back by themselves. “Never,” you say. “One has to walk them.” Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Al forno c’è un sacchetto col tuo nome: molliche per quaranta. Lo lasciano ogni sera e fanno finta di niente. Prendi 1 Magia.',
        'At the bakery there is a bag with your name: crumbs for forty. They leave it every evening and never mention it. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        '«Signora Colomba, quando suonava lei, il treno partiva in orario», dice Bruno. Non è un rimprovero. Peggio: è vero.',
        '“When you rang, Colomba, the train left on time,” says Bruno. It isn’t a reproach. It’s worse: it’s true.',
      ),
    ],
    [
      t(
        '«Da piccola regolavo il respiro sulla sua campana», dice la ragazza. «Nella città nuova, come farò?» Prendi 1 Azrak.',
        '“As a child I breathed in time with your bell,” says the girl. “In the new town, what shall I do?” Take 1 Azrak.',
      ),
      [gain()],
    ],
  ],
});
