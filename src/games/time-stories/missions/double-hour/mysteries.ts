/** L'ora doppia: the Mysteries. Some take a card's place, some are kept for all, some only pass. */
import type { Card } from '../../pack/cards.ts';
import { action, flag, gain, magic, mystery, showReader, t, take, trial } from '../kit/write.ts';
import { lateVoice } from './needs.ts';
import { E, M } from './numbers.ts';

export const mysteries: readonly Card[] = [
  mystery(
    M.behindShelf,
    t(
      'Dietro i dischi, una nicchia con un paio di cuffie attaccate al muro. Ci si sente la città respirare. Prendi l’Elemento 3. La scaletta sul chiodo è rimasta: il valzer prima della pioggia.',
      'Behind the records a niche, with headphones plugged into the wall. One hears the town breathe. Take Element 3. The running order still hangs there: the waltz before the rain.',
    ),
    { replacesStoryCard: true, instructions: [take(E.headphones), lateVoice] },
    'scene.niche',
  ),
  mystery(
    M.insideParcel,
    t(
      'Dentro il pacco un contaminuti da uova, e un biglietto: «Così smetti di guardare l’orologio». Il tango di una radiolina esce dalla paglia: «…e non per primo, stasera». Prendi l’Elemento 6.',
      'In the parcel an egg timer, and a note: “So that you stop watching the clock.” A tango comes from a pocket radio in the straw: “… and not the first, tonight.” Take Element 6.',
    ),
    { replacesStoryCard: true, instructions: [take(E.timer)] },
    'scene.unpacked',
  ),
  mystery(
    M.secondBoard,
    t(
      'Sotto la scacchiera ce n’è un’altra, dove giocano sul serio: per pezzi, sette pani secchi e i ricordi. «Muova lei», dicono. Chi muove per loro è già amico.',
      'Under the board there is another, on which they play in earnest: for pieces, seven stale loaves and their memories. “Your move,” they say. Whoever moves for them is a friend.',
    ),
    {
      replacesStoryCard: true,
      tests: [
        trial(
          'move',
          ['ear', 'hands'],
          3,
          t('Muovi il pane giusto', 'Move the right loaf'),
          {
            success: [flag('kind.chess'), magic(2)],
            critical: [flag('kind.chess'), magic(2), gain()],
          },
          { when: { not: { flag: 'kind.chess' } } },
        ),
      ],
    },
    'scene.loaves',
  ),
  mystery(
    M.timetable,
    t(
      'L’orario, appeso dove tutti lo vedono. Un treno solo: 2.59, binario 3. Chi sa quando parte il treno ascolta meglio: +1 Orecchio a tutti.',
      'The timetable, hung where all can see it. One train only: 2.59, platform 3. Those who know when the train leaves listen better: +1 Ear for all.',
    ),
    {
      archive: { summary: [{ icon: 'sign.ear', label: t('+1 Orecchio a tutti', '+1 Ear for all') }] },
      whileOwned: [{ k: 'attributeBonus', attribute: 'ear', n: 1, who: 'all' }],
    },
  ),
  mystery(
    M.faultLog,
    t(
      '«Linea 5, quella del tram: ronza. Linea della stazioncina: cade alle 2.59, ogni notte, mentre qualcuno arriva. Dopo la ninnananna, in onda, più niente.»',
      '“Line 5, the tram’s: hums. Line of the little station: drops at 2.59, every night, while somebody is arriving. After the lullaby nothing more on air.”',
    ),
    {
      archive: {
        summary: [
          { icon: 'sign.voice', label: t('La linea 5 è quella del tram', 'Line 5 is the tram’s') },
          { icon: 'sign.ear', label: t('Dopo la ninnananna, niente', 'After the lullaby, nothing') },
        ],
      },
    },
  ),
  mystery(
    M.blackout,
    t(
      'Buio. Mezzo paese cerca le candele nel cassetto sbagliato. Finché dura, di due Destini conta il peggiore. Insieme si possono spendere 2 Azrak per rimettere la luce.',
      'Dark. Half the town looks for candles in the wrong drawer. While it lasts the worse of two Destinies counts. Together you may spend 2 Azrak to bring the light back.',
    ),
    {
      archive: {
        summary: [{ icon: 'sign.hands', label: t('Di due Destini il peggiore', 'The worse of two Destinies') }],
      },
      whileOwned: [{ k: 'destinyReplace', when: true, draw: 'worst2' }],
      actions: [
        action(
          'light',
          t('Rimettere la luce (2 Azrak del gruppo)', 'Bring the light back (2 Azrak, paid by the group)'),
          'ACTIONS',
          {},
          [
            {
              op: 'groupSpend',
              resource: 'azrak',
              n: 2,
              then: [{ op: 'returnCard', card: `mystery.${M.blackout}` }],
            },
          ],
        ),
      ],
    },
  ),
  mystery(
    M.whisper,
    t(
      'La parola è «raccontami». La dice un uomo che prova da solo, molto piano. E intorno c’è un rumore di treno fermo.',
      'The word is “tell me”. It is said by a man who practises alone, very low. And around him is the noise of a train that stands still.',
    ),
    { colour: 'yellow' },
  ),
  mystery(
    M.pigeonhole,
    t(
      'Nella casella del treno: un avviso. «Il guardiano Bruno è autorizzato a telefonare una volta l’anno. Non ne ha mai approfittato.» Sotto, di altra mano: «Aiutatelo».',
      'In the railway’s hole, a notice: “Guard Bruno is entitled to one telephone call a year. He has never made use of it.” Below, in another hand: “Help him.”',
    ),
    { colour: 'yellow', instructions: [magic()] },
  ),
  mystery(
    M.gust,
    t(
      'Un colpo d’aria passa di casella in casella e di tasca in tasca. Carte, biglietti, destini: tutto rimescolato. Qualcuno in piazza starnutisce di gusto.',
      'A gust goes from hole to hole and pocket to pocket. Papers, tickets, destinies: all shuffled. Somebody in the square sneezes heartily.',
    ),
    { colour: 'red', instructions: [{ op: 'shuffleDestiny' }, magic()] },
  ),
  mystery(
    M.song,
    t(
      'Il gatto mangia e attacca a cantare; un cane risponde, poi una finestra, poi tutto il paese, a bocca chiusa, senza svegliarsi. Dura un minuto. Vi rimette al mondo.',
      'The cat eats and starts to sing; a dog answers, then a window, then the whole town, humming, without waking. It lasts a minute. It sets you up again.',
    ),
    { colour: 'red', instructions: [{ op: 'refresh', kind: 'standard', free: true }] },
  ),
  mystery(
    M.quietLine,
    t(
      'La cornetta è tornata al suo posto e ronfa. Sul blocco accanto qualcuno ha scritto in fretta: «Il 5 parte comunque. Lei non scappa».',
      'The receiver is back on its hook, purring. On the pad beside it somebody wrote in haste: “The 5 leaves anyway. She isn’t running away.”',
    ),
    {
      instructions: [
        { op: 'if', when: { hasToken: ['static', 'group'] }, do: [{ op: 'removeToken', token: 'static' }] },
      ],
    },
    'scene.quiet',
  ),
  mystery(
    M.sleepingPigeons,
    t(
      'Dormono tutti e quaranta, con la testa voltata. Fra le penne, tre fili di spago: è il nodo che tiene legata la campana dopo il terzo colpo.',
      'All forty are asleep with their heads turned. Between their feathers, three bits of string: the knot that holds the bell after its third stroke.',
    ),
    { instructions: [{ op: 'if', when: { azrak: ['<=', 3] }, do: [gain()] }] },
    'scene.asleep',
  ),
  mystery(
    M.lastEcho,
    t(
      'Sul ciglio del traliccio è rimasta una parola sola, piccola, che non disturba più nessuno: «vieni». Chi la raccoglie la sente calda.',
      'One word only is left at the foot of the mast, a small one that troubles nobody any more: “come”. Whoever picks it up finds it warm.',
    ),
    {
      instructions: [
        showReader('La scala, adesso, è libera. Serve il fusibile.', 'The ladder is free now. The fuse is wanted.'),
      ],
    },
    'scene.hushed',
  ),
];
