/** L'ora doppia: the little station at the right hour. Bruno and what to say to her, the recorder, the train, the jacket. */
import type { Block } from '../../../pack/blocks.ts';
import type { Localised } from '../../../pack/texts.ts';
import type { Location } from '../../../pack/story.ts';
import { flag, gain, lose, meet, panorama, place, showReader, t, take, trial } from '../../kit/write.ts';
import { courage, hasCourage, hasVoice, lacks, readAddress } from '../needs.ts';
import { E } from '../numbers.ts';

interface Said {
  readonly says: Localised;
  /** Why he can't say that; the right part has none. */
  readonly but?: readonly [it: string, en: string];
}

/** One part of his sentence: what is right stays, what is wrong costs a crystal and tells why. */
const part = (name: string, said: readonly Said[]): Block => ({
  op: 'if',
  when: { not: { flag: name } },
  do: [
    {
      op: 'choose',
      options: said.map(({ says, but }) => ({ label: says, do: but ? [lose(), showReader(...but)] : [flag(name)] })),
    },
  ],
});

/** Bruno dials once somebody has stayed with him twice, or has found the words and stayed once. */
const stays = (n: number): readonly Block[] => [
  { op: 'addCounter', name: 'company', value: n },
  { op: 'if', when: { counter: ['company', '>=', 2] }, do: [...courage] },
];

const sentence: readonly Block[] = [
  part('say.first', [
    {
      says: t('Comincia: «Perché scappi?»', 'It begins: “Why do you run away?”'),
      but: [
        '«Se dico scappi, lei sente una porta che sbatte», dice Bruno. «E poi, scappa davvero?»',
        '“If I say run, she’ll hear a slammed door,” says Bruno. “And is she running?”',
      ],
    },
    {
      says: t('Comincia: «Resta ancora un anno.»', 'It begins: “Stay for another year.”'),
      but: [
        '«Un anno l’ha già aspettato», dice Bruno. «Per me.»',
        '“She has already waited a year,” says Bruno. “For my sake.”',
      ],
    },
    { says: t('Comincia: «Lo so che non scappi.»', 'It begins: “I know that you aren’t running away.”') },
  ]),
  part('say.middle', [
    {
      says: t('Continua: «Vai a fare i tuoi mosaici.»', 'It goes on: “Go and make your mosaics.”'),
    },
    {
      says: t('Continua: «Cercati un mestiere serio.»', 'It goes on: “Find yourself a proper trade.”'),
      but: [
        '«Anche il treno, diceva mio padre, non era un mestiere serio.»',
        '“A train wasn’t a proper trade either, my father used to say.”',
      ],
    },
    {
      says: t('Continua: «Chissà poi dove vai.»', 'It goes on: “Heaven knows where you are going.”'),
      but: [
        '«Lei sa benissimo dove. Sono io che non l’ho chiesto.»',
        '“She knows very well where. It’s me who never asked.”',
      ],
    },
  ]),
  part('say.last', [
    {
      says: t('Finisce: «Qui non cambia niente.»', 'It ends: “Nothing changes here.”'),
      but: [
        '«È proprio quello che lei teme», dice Bruno, e guarda l’orologio.',
        '“That is just what she’s afraid of,” says Bruno, and looks at the clock.',
      ],
    },
    {
      says: t('Finisce: «I tuoi disegni li ho io, tutti.»', 'It ends: “I have your drawings, all of them.”'),
    },
    {
      says: t('Finisce: «Scrivi, se hai tempo.»', 'It ends: “Write, if you have time.”'),
      but: [
        '«Sembra che non m’importi. E lei già lo crede.»',
        '“As if I didn’t mind. And that is what she thinks already.”',
      ],
    },
  ]),
  {
    op: 'if',
    when: { and: [{ flag: 'say.first' }, { flag: 'say.middle' }, { flag: 'say.last' }] },
    do: [
      // The right words are half of the way; once only, also where they are read again.
      { op: 'if', when: { not: { flag: 'said' } }, do: [flag('said'), ...stays(1)] },
      {
        op: 'if',
        when: lacks(hasCourage),
        do: [
          showReader(
            '«Adesso le parole ci sono», dice Bruno, e non si muove. «Resti qui, mentre le dico.»',
            '“Now I have the words,” says Bruno, and doesn’t move. “Stay here while I say them.”',
          ),
        ],
      },
    ],
  },
];

const bruno = panorama(
  'bruno',
  t(
    'Bruno ha il gettone in mano da un’ora, la prima e questa. La telefonata che avete sentito nel fruscio non è del passato: non l’ha ancora fatta. «Che cosa le dico?», chiede.',
    'Bruno has held the token for an hour, the first one and this. The call that you heard in the static isn’t from the past: he hasn’t made it yet. “What do I tell her?” he asks.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: lacks(hasCourage),
        do: [
          {
            op: 'if',
            when: { and: [{ hasElement: [E.bread, 'group'] }, { hasElement: [E.ticket, 'group'] }] },
            do: [
              showReader(
                'Gli mostrate il pane per il viaggio e il biglietto dimenticato. «Allora torna indietro a prenderlo», dice. «Allora c’è tempo.»',
                'You show him the bread for the journey and the forgotten ticket. “Then she’ll come back for it,” he says. “Then there is time.”',
              ),
              flag('shown'),
              ...courage,
            ],
            else: [
              {
                op: 'choose',
                options: [
                  { label: t('Cercare con lui le parole', 'Look for the words with him'), do: sentence },
                  { label: t('Fargli compagnia in silenzio', 'Keep him company in silence'), do: [] },
                ],
              },
            ],
          },
        ],
      },
    ],
    tests: [
      trial(
        'stay',
        ['ear', 'voice'],
        { table: { '2': 5, '3': 6, '4': 4 } },
        t('Resta con lui ancora un poco', 'Stay with him a little longer'),
        { success: stays(1), critical: stays(2), failure: [] },
        { when: lacks(hasCourage) },
      ),
    ],
  },
);

const recorder = panorama(
  'recorder',
  t(
    'Un registratore da passeggio, di quelli per le lezioni di lingue, gira per abitudine. Se Bruno lo dicesse qui, intanto, a nessuno, la voce ci sarebbe già.',
    'A portable recorder, the kind for language lessons, turns out of habit. If Bruno said it here for now, to nobody, the voice would be there already.',
  ),
  {
    tests: [
      trial(
        'record',
        'voice',
        { table: { '2': 5, '3': 5, '4': 6 } },
        t('Convinci Bruno a provare la voce', 'Talk Bruno into trying his voice'),
        {
          failure: [
            showReader(
              'Ha detto «prova», poi «scusi», poi ha tossito. Si può riprovare.',
              'He said “testing”, then “sorry”, then coughed. You may try again.',
            ),
          ],
          success: [flag('recorded'), take(E.tape)],
          critical: [flag('recorded'), take(E.tape), gain()],
        },
        { when: lacks(hasVoice) },
      ),
    ],
  },
);

const train = panorama(
  'train',
  t(
    'Il treno delle 2.59 respira a fatica. Sul posto 12, un foglio: «Riservato, Lia: scuola di mosaico». Leggi la tua Interazione 3. Il freno a mano è duro, ma conosce le buone maniere.',
    'The 2.59 breathes heavily. On seat 12 a slip: “Reserved, Lia, school of mosaic.” Read your Interaction 3. The hand brake is stiff, but has good manners.',
  ),
  {
    instructions: [meet(3)],
    tests: [
      trial(
        'brake',
        'hands',
        5,
        t('Tira il freno: il treno parte un po’ più tardi', 'Pull the brake: the train leaves a little later'),
        {
          failure: [lose()],
          success: [flag('braked'), { op: 'addCounter', name: 'minute', value: -1 }],
          critical: [flag('braked'), { op: 'addCounter', name: 'minute', value: -1 }, gain()],
        },
        { when: { not: { flag: 'braked' } } },
      ),
    ],
  },
);

const jacket = panorama(
  'jacket',
  t(
    'La giacca della ferrovia pende dal gancio, con le spalle di qualcuno più largo. A chi la mette tutti danno la precedenza. In tasca una busta mai spedita: «A Lia», e una via che la pioggia ha quasi lavato. Se vuoi, prendi l’Elemento 36.',
    'The railway jacket hangs from its hook, with the shoulders of somebody broader. All give way to whoever wears it. In its pocket an envelope never posted: “To Lia”, and a street that the rain has nearly washed away. If you like, take Element 36.',
  ),
  { instructions: [readAddress, { op: 'takeElement', number: E.jacket, optional: true }] },
);

export const haltLater: Location = place(
  'halt.later',
  7,
  t('La stazioncina, all’ora giusta', 'The little station, at the right hour'),
  'n.halt',
  t(
    'La stessa pensilina, la stessa ora, un’altra notte. Bruno sta in piedi davanti alla cabina. Un registratore gira. Il treno respira. Sul gancio dondola una giacca.',
    'The same roof, the same hour, another night. Bruno stands before the telephone box. A recorder turns. The train breathes. On the hook a jacket is swinging.',
  ),
  [
    ['Bruno', 'Bruno'],
    ['registratore', 'recorder'],
    ['treno', 'train'],
    ['giacca', 'jacket'],
  ],
  [bruno, recorder, train, jacket],
);
