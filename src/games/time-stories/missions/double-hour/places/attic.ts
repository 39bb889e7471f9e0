/** L'ora doppia: the attic of the radio. Tape, shelf, skylight, guest book. */
import type { Block } from '../../../pack/blocks.ts';
import type { Location } from '../../../pack/story.ts';
import { flag, gain, lose, panorama, place, showReader, t, take, trial } from '../../kit/write.ts';
import { songs } from '../codes.ts';
import { hasVoice, lacks, lateVoice } from '../needs.ts';
import { E, M } from '../numbers.ts';

/** A reader who has used up the tries is helped along, a sentence at a time. */
const hint = (n: number, it: string, en: string): Block => ({
  op: 'if',
  when: { counter: ['songHints', '=', n] },
  do: [showReader(it, en)],
});

const tape = panorama(
  'tape',
  t(
    'Un registratore con quattro tasti: V, T, P, N, come valzer, tango, pioggia, ninnananna. Il coperchio si apre a chi li preme nell’ordine in cui le canzoni sono andate in onda stasera. Sotto c’è un nastro.',
    'A tape recorder with four keys: W, T, R, L, for waltz, tango, rain song, lullaby. The lid opens to whoever presses them in the order in which the songs went on air tonight. There is a tape under it.',
  ),
  {
    instructions: [
      {
        op: 'if',
        when: { and: [lacks(hasVoice), { flag: 'songs' }] },
        do: [
          {
            op: 'if',
            when: { flag: 'rewound' },
            do: [take(E.tape)],
            else: [
              showReader(
                'Il nastro gira ancora. Canticchia, al contrario.',
                'The tape is still turning. It hums, backwards.',
              ),
            ],
          },
        ],
      },
      {
        op: 'if',
        when: { and: [lacks(hasVoice), { not: { flag: 'songs' } }] },
        do: [
          {
            op: 'choose',
            options: [
              {
                label: t('Premere i tasti', 'Press the keys'),
                do: [
                  {
                    op: 'askCode',
                    prompt: t('Le quattro iniziali, in ordine', 'The four initials, in order'),
                    ...songs,
                    tries: 3,
                    do: [
                      flag('songs'),
                      // Those who know the songs from an earlier run still need a round for it.
                      showReader(
                        'Il coperchio si apre, e il nastro comincia a riavvolgersi da solo, senza fretta. Conviene tornare a prenderlo, dal prossimo round.',
                        'The lid opens, and the tape begins to rewind by itself, in no hurry. Come back for it, from the next round on.',
                      ),
                    ],
                    else: [
                      lose(),
                      { op: 'addCounter', name: 'songHints', value: 1 },
                      hint(
                        1,
                        'Il coperchio ti pizzica un dito. Sul bordo, graffiato: «la ninnananna si tiene per ultima».',
                        'The lid nips your finger. Scratched along its edge: “the lullaby is kept for last”.',
                      ),
                      hint(
                        2,
                        'Un altro pizzico. Sotto il tasto T c’è scritto: «subito dopo il primo».',
                        'Another nip. Under the T key it says: “right after the first”.',
                      ),
                      hint(
                        3,
                        'Il tasto del valzer è il più consumato: si comincia sempre da lì.',
                        'The waltz key is the most worn: one always begins there.',
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
  },
);

const shelf = panorama(
  'records',
  t(
    'I dischi stanno in ordine di umore. Alla scaletta appesa al chiodo manca un angolo, ma si legge che il valzer è andato prima della pioggia. Dietro i dischi il legno suona vuoto.',
    'The records stand in order of mood. A corner of the running order is torn off its nail, but it still says that the waltz went before the rain. Behind the records the wood sounds hollow.',
  ),
  { instructions: [lateVoice, { op: 'drawMystery', number: M.behindShelf, optional: true }] },
);

const skylight = panorama(
  'skylight',
  t(
    'Dal lucernario si vede la collina, cioè la si indovina: nebbia, e dentro una luce rossa che non c’è più. Qualcosa sbatte lassù, piano, come una porta che ci ripensa.',
    'The skylight looks out on the hill, or on a guess of it: fog, and in the fog a red light that is gone. Something knocks up there, softly, like a door with second thoughts.',
  ),
  {
    tests: [
      trial(
        'listen',
        'ear',
        3,
        t('Ascolta la collina', 'Listen to the hill'),
        {
          success: [take(E.hillside)],
          critical: [take(E.hillside), { op: 'takeToken', token: 'phone-token' }],
          failure: [],
        },
        { repeat: 'oncePerAgent' },
      ),
    ],
  },
);

const guests = panorama(
  'guests',
  t(
    'Il quaderno degli ospiti. Nando scrive: «Chi ha timbrato questa pagina? Nessuno. E nessuno, si sa, vale zero». Sotto, la campanara: «Dal campanile si vede chi è sveglio», e una chiave col nastro adesivo. Prendi l’Elemento 30.',
    'The guest book. Nando writes: “Who stamped this page? Nobody. And nobody, as we know, is worth zero.” Below him the bell-ringer: “From the tower one sees who is awake,” and a key under tape. Take Element 30.',
  ),
  { instructions: [take(E.tower), { op: 'if', when: { azrak: ['<=', 2] }, do: [gain()] }] },
);

export const attic: Location = place(
  'attic',
  1,
  t('La soffitta', 'The attic'),
  'm.attic',
  t(
    'Radio Borgosera sta sotto un tetto che conta le gocce. Il registratore gira a vuoto. I dischi odorano di cantina. Il lucernario guarda la collina. Il quaderno degli ospiti ha ancora una riga libera.',
    'Radio Borgosera lives under a roof that counts raindrops. The recorder turns on nothing. The records smell of cellar. The skylight looks at the hill. The guest book has one line left.',
  ),
  [
    ['registratore', 'recorder'],
    ['dischi', 'records'],
    ['lucernario', 'skylight'],
    ['quaderno', 'guest book'],
  ],
  [tape, shelf, skylight, guests],
);
