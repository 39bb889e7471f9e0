import type { Receptacle } from '../../../pack/story.ts';
import { action, flag, gain, magic, t } from '../../kit/write.ts';
import { address } from '../needs.ts';
import { person } from './person.ts';

export const zolfo: Receptacle = person({
  id: 'zolfo',
  name: 'Zolfo',
  epithet: t('cane di nessuno', 'nobody’s dog'),
  azrak: 7,
  attributes: [3, 0, 2],
  tags: ['dog', 'wheels'],
  background: t(
    'Non parla, non legge, non telefona. Tutti gli raccontano tutto, e lui non l’ha mai detto a nessuno.',
    'He can’t speak, read or telephone. Everybody tells him everything, and he has never passed it on.',
  ),
  otherSide: t(
    'Prende il tram delle due da solo e scende dove c’è da scendere. Il bigliettaio gli fa posto.',
    'He takes the two o’clock tram alone and gets off where there is reason to. The conductor makes room for him.',
  ),
  power: t(
    'Scrollata. Quando il tuo collegamento si spezza, spendi 2 Magia: prendi 1 Azrak dal Vortice e il collegamento tiene.',
    'Shake. When your link breaks, spend 2 Magic: take 1 Azrak from the Vortex and the link holds.',
  ),
  does: action('shake', t('Scrollata: il collegamento tiene', 'Shake: the link holds'), 'LINK_BROKEN', { magic: 2 }, [
    gain(),
  ]),
  memory: [
    t(
      'Odore di matite, di cappotto, di una mano piccola. Sei stato di qualcuno, una volta: di Lia. Seguire l’odore fino in fondo, o restare con il branco?',
      'A smell of pencils, of coat, of a small hand. You were somebody’s once: Lia’s. Follow the smell to its end, or stay with the pack?',
    ),
    [
      {
        op: 'choose',
        options: [
          {
            label: t('Seguire l’odore: Elemento 33', 'Follow the smell: Element 33'),
            do: [flag('remembered'), ...address],
          },
          {
            label: t('Restare: +1 Orecchio a tutti, fino alla fine', 'Stay: +1 Ear for all, to the end'),
            do: [{ op: 'addAttribute', attr: 'ear', n: 1, until: 'mission', who: 'all' }],
          },
        ],
      },
    ],
  ],
  meets: [
    [
      t(
        'Alla fontana: scarpe di cuoio, tabacco dolce, un dispiacere che si asciuga. Ti grattano l’orecchio giusto. Prendi 1 Magia.',
        'At the fountain: leather shoes, sweet tobacco, a sorrow drying. They scratch the right ear. Take 1 Magic.',
      ),
      [magic()],
    ],
    [
      t(
        'Al forno: sette pani uguali e uno bruciato apposta, in basso, all’altezza del muso. È il tuo. Prendi 1 Azrak.',
        'At the bakery: seven loaves alike and one burnt on purpose, low down, at nose height. It is yours. Take 1 Azrak.',
      ),
      [gain()],
    ],
    [
      t(
        'Bruno: ferro, sapone, e in tasca la stessa matita che odorava la bambina. Ti dice una frase intera. Tu, come sempre, la tieni.',
        'Bruno: iron, soap, and in his pocket the same pencil that the child smelt of. He tells you a whole sentence. You keep it, as ever.',
      ),
    ],
    [
      t(
        'Ti riconosce prima che tu la riconosca, ed è la prima volta che succede. Sotto il tavolo c’è ancora il tuo posto. Prendi 2 Magia.',
        'She knows you before you know her, and that is a first. Your place is still there, under the table. Take 2 Magic.',
      ),
      [magic(2)],
    ],
  ],
});
