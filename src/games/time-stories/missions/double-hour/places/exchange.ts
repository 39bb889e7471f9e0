/** L'ora doppia: the telephone exchange. Switchboard, chair, fault log, a line that hums. */
import type { Block } from '../../../pack/blocks.ts';
import type { Location } from '../../../pack/story.ts';
import { flag, gain, lose, panorama, place, showReader, t, take, trial } from '../../kit/write.ts';
import { number } from '../codes.ts';
import { address, hasAddress, lacks } from '../needs.ts';
import { E, M } from '../numbers.ts';

const digit = (n: number, it: string, en: string): Block => ({
  op: 'if',
  when: { counter: ['numberHints', '=', n] },
  do: [showReader(it, en)],
});

const switchboard = panorama(
  'switchboard',
  t(
    'Quattro lampade vogliono quattro cifre: prima chi chiama, poi chi nutre, poi chi tace, poi chi parte. Sotto, a matita: «i rintocchi, i pani, il timbro, il tram». È il numero della finestra accesa. Chi risponde, là, non dice dov’è al primo che chiama.',
    'Four lamps want four digits: first what calls, then what feeds, then what keeps silent, then what leaves. In pencil below: “the strokes, the loaves, the stamp, the tram”. It is the number of the lit window. Whoever answers there won’t tell just anybody where it is.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { and: [lacks(hasAddress), { not: { flag: 'dialled' } }] },
        do: [
          {
            op: 'choose',
            options: [
              {
                label: t('Comporre il numero', 'Dial the number'),
                do: [
                  {
                    op: 'askCode',
                    prompt: t('Quattro cifre', 'Four digits'),
                    ...number,
                    tries: 3,
                    do: [
                      flag('dialled'),
                      showReader(
                        'Le quattro lampade si accendono. Squilla, poi un respiro: «Chi è?». Se riattacca, si può richiamare.',
                        'The four lamps light up. It rings, then a breath: “Who is it?” If she hangs up, you may call again.',
                      ),
                    ],
                    else: [
                      lose(),
                      { op: 'addCounter', name: 'numberHints', value: 1 },
                      digit(
                        1,
                        'Numero inesistente. Ma il ronzio, in fondo, dice: cinque.',
                        'No such number. But the hum at the end of it says: five.',
                      ),
                      digit(
                        2,
                        'Numero inesistente. Fra due ronzii, un niente: lo zero.',
                        'No such number. Between two hums there is nothing: the zero.',
                      ),
                      digit(
                        3,
                        'Numero inesistente. Il ronzio comincia con tre colpi.',
                        'No such number. The hum begins with three knocks.',
                      ),
                      digit(
                        4,
                        'Numero inesistente. Adesso il ronzio conta fino a sette.',
                        'No such number. Now the hum counts to seven.',
                      ),
                    ],
                  },
                ],
              },
              { label: t('Soltanto guardare', 'Only look'), do: [] },
            ],
          },
        ],
      },
    ],
    tests: [
      trial(
        'answer',
        ['ear', 'voice'],
        { table: { '2': 4, '3': 6, '4': 6 } },
        t('Fatti dire dov’è, o capiscilo da come respira', 'Have her say where it is, or make it out from her breath'),
        {
          success: [...address],
          critical: [...address, gain()],
          failure: [
            lose(),
            showReader(
              'Ha riattaccato. La lampada resta accesa: si può richiamare.',
              'She has hung up. The lamp stays lit: you may call again.',
            ),
          ],
        },
        { when: { and: [{ flag: 'dialled' }, lacks(hasAddress)] } },
      ),
    ],
  },
);

const chair = panorama(
  'chair',
  t(
    'Sul cuscino uno scialle, sotto lo scialle una tazza, sotto la tazza la pianta della collina. Nelle cuffie resta mezza frase di ragazza: «…e non sto scappando, mi senti?». Prendi l’Elemento 31.',
    'On the cushion a shawl, under the shawl a cup, under the cup a plan of the hill. Half a girl’s sentence is left in the headphones: “… and I’m not running away, do you hear?” Take Element 31.',
  ),
  { instructions: [take(E.hill)] },
);

const log = panorama(
  'log',
  t(
    'Il registro dei guasti, in bella calligrafia. Un guasto solo ogni notte, sempre lo stesso, sempre alla stessa ora. Lo si può staccare dalla catenella e leggerlo a tutti.',
    'The fault log, in a fair hand. Only one fault a night, always the same, always at the same hour. It comes off its chain, to be read to all.',
  ),
  { instructions: [{ op: 'drawMystery', number: M.faultLog }] },
);

const line = panorama(
  'line',
  t(
    'Una cornetta staccata fischia come un bollitore offeso. Appena la prendi ti parla una stanza vuota, e non ti lascia andare finché non hai capito una parola.',
    'A receiver off its hook whistles like an offended kettle. Once you pick it up an empty room talks to you, and won’t let you go until you have understood a word.',
  ),
  {
    tests: [
      trial(
        'hum',
        'ear',
        3,
        t('Distingui una parola nel fischio', 'Make out a word in the whistle'),
        {
          failure: [{ op: 'takeToken', token: 'static' }],
          success: [{ op: 'drawMystery', number: M.whisper }],
          critical: [
            { op: 'drawMystery', number: M.whisper },
            { op: 'takeToken', token: 'phone-token' },
          ],
        },
        { repeat: 'oncePerAgent' },
      ),
    ],
    conflict: {
      type: 'personal',
      name: t('La linea che fischia', 'The line that whistles'),
      tests: ['hum'],
      end: 'oneTest',
      onEnd: [{ op: 'replaceSlot', location: 'exchange', slot: 3, card: `mystery.${M.quietLine}` }],
    },
  },
);

export const exchange: Location = place(
  'exchange',
  2,
  t('Il centralino', 'The exchange'),
  'm.exchange',
  t(
    'Duecento fili e una persona sola, appena uscita. Il quadro lampeggia per conto suo. La sedia è ancora calda. Il registro dei guasti è aperto. In fondo una linea fischia.',
    'Two hundred wires and one person, who has just gone out. The switchboard blinks to itself. The chair is still warm. The fault log lies open. At the far end a line is whistling.',
  ),
  [
    ['quadro', 'switchboard'],
    ['sedia', 'chair'],
    ['registro', 'fault log'],
    ['linea', 'line'],
  ],
  [switchboard, chair, log, line],
);
