/** L'ora doppia: what can be taken, but for the white ones. */
import type { Element } from '../../pack/shared.ts';
import { action, element, gain, t } from '../kit/write.ts';
import { E } from './numbers.ts';

export const things: readonly Element[] = [
  element(
    E.headphones,
    'green',
    t(
      'Cuffie da radioamatore, ancora tiepide. Chi le porta ha +1 Orecchio, e sente i propri pensieri con un leggero ritardo.',
      'An amateur’s headphones, still warm. Whoever wears them has +1 Ear, and hears their own thoughts a little late.',
    ),
    { whileOwned: [{ k: 'attributeBonus', attribute: 'ear', n: 1 }] },
  ),
  element(
    E.torch,
    'green',
    t(
      'Una torcia che illumina solo quello che si guarda due volte. Una volta per round, spendi 1 Magia e prendi 1 Azrak: hai visto dove mettevi i piedi.',
      'A torch that lights only what one looks at twice. Once a round, spend 1 Magic and take 1 Azrak: you saw where you were stepping.',
    ),
    {
      actions: [
        action('shine', t('Torcia: riprendi 1 Azrak', 'Torch: take 1 Azrak'), 'ACTIONS', { magic: 1 }, [gain()], {
          limit: 'oncePerRound',
        }),
      ],
    },
  ),
  element(
    E.timer,
    'green',
    t(
      'Un contaminuti da uova, che non si è mai fidato degli orologi grandi. Una volta sola, prima del Destino: +2 a una tua prova.',
      'An egg timer that has never trusted big clocks. Once only, before the Destiny: +2 to a test of yours.',
    ),
    {
      actions: [
        action(
          'time',
          t('Contaminuti: +2 alla tua prova', 'Egg timer: +2 to your test'),
          'TEST_BEFORE_DESTINY',
          {},
          [{ op: 'modifyTest', n: 2, scope: 'current' }],
          { limit: 'oncePerMission', whose: 'own' },
        ),
      ],
    },
  ),
  element(
    E.bread,
    'green',
    t(
      'Un pane da viaggio, tondo, caldo, con una L incisa nella crosta. Qualcuno alla stazioncina lo riconoscerebbe.',
      'A round loaf for a journey, warm, with an L cut into its crust. Somebody at the little station would know it.',
    ),
  ),
  element(
    E.ticket,
    'green',
    t(
      'Biglietto di sola andata, 2.59, posto 12, a nome Lia. Sul retro, il disegno di un binario che saluta.',
      'A one-way ticket, 2.59, seat 12, in the name of Lia. On the back, a drawing of a railway track that waves.',
    ),
  ),
  element(
    E.letter,
    'green',
    t(
      'Una lettera mai consegnata, per la campanara. La busta ha preso la pioggia e poi il sole: è diventata quasi una mappa. Va portata in cima al campanile.',
      'A letter never delivered, for the bell-ringer. The envelope had rain and then sun: it has nearly become a map. It belongs at the top of the tower.',
    ),
  ),
  element(
    E.fuse,
    'green',
    t(
      'Un fusibile grosso come un dito, marcato «traliccio». Serve in cima alla collina, quando l’aria lassù si sarà calmata.',
      'A fuse as thick as a finger, marked “mast”. It is wanted at the top of the hill, once the air up there has calmed down.',
    ),
  ),
  element(
    E.tape,
    'green',
    t(
      'Un nastro, con una voce d’uomo che comincia: «Alla finestra accesa…». È la dedica, o ne ha tutta l’aria. Adesso la voce c’è.',
      'A tape, with a man’s voice that begins: “To the lit window …” It is the dedication, or looks very like it. Now there is a voice.',
    ),
  ),
  element(
    E.hillside,
    'yellow',
    t(
      'È il cavo del traliccio che sbatte: slegato. Per rimetterlo servono mani forti, orecchio per il vento o una voce che dia il tempo; oppure un fusibile, e la pazienza di ascoltare l’eco fino in fondo.',
      'It is the cable of the mast that knocks, come loose. To put it back takes strong hands, an ear for the wind, or a voice to call the time; or else a fuse, and the patience to hear the echo out.',
    ),
  ),
  element(
    E.tailor,
    'yellow',
    t(
      'Sul tavolo della sarta un cappotto da viaggio: nella fodera, tessere di mosaico. «Per Lia», dice il cartellino. «Ritiro: stanotte.»',
      'On the tailor’s table a travelling coat: in its lining, tesserae for a mosaic. “For Lia,” says the label. “To be collected tonight.”',
    ),
  ),
  element(
    E.school,
    'yellow',
    t(
      'La lettera continua: «Il suo posto c’è dall’anno scorso. Ha scritto che aspettava una parola di suo padre. È arrivata?»',
      'The letter goes on: “Your place has been kept since last year. You wrote that you were waiting for a word from your father. Has it come?”',
    ),
  ),
  element(
    E.receiver,
    'yellow',
    t(
      'Nel filo, lontano, un numero composto a metà: tre, sette, zero… e poi qualcuno riappende. Non è un ricordo: è qualcosa che deve ancora succedere.',
      'In the wire, far off, half a number is dialled: three, seven, zero … then somebody hangs up. It isn’t a memory: it is something that has still to happen.',
    ),
  ),
  element(
    E.playlist,
    'red',
    t(
      'Nella casella della radio, la scaletta di stasera, bagnata: «…subito dopo il primo, il tango… dopo la ninnananna, più niente». Il resto è una goccia.',
      'In the radio’s pigeonhole tonight’s running order, wet: “… right after the first, the tango … after the lullaby, nothing more.” The rest is a drop.',
    ),
  ),
  element(
    E.gossip,
    'yellow',
    t(
      'Sul tram il bigliettaio parla da solo: «Il 5 passa anche dalla collina, quando c’è corrente. E il guardiano non si vergogna della figlia: ha tutti i suoi disegni lassù».',
      'On the tram the conductor talks to himself: “The 5 goes by the hill too, when there’s current. And the guard isn’t ashamed of his girl: he keeps all her drawings up there.”',
    ),
  ),
];
