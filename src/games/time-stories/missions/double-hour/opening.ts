/** L'ora doppia: what lies open before the first round, and the watch that is turned at the bell. */
import type { Card } from '../../pack/cards.ts';
import type { Story } from '../../pack/story.ts';
import type { Localised } from '../../pack/texts.ts';
import { prologue, returnCard as returnOf, t } from '../kit/write.ts';

export const procedure: Localised = t(
  'Siete agenti della Centrale: misurate il tempo dalle sue giunture. Scegliete un luogo, prendete una carta a testa, raccontatela con parole vostre. Un’incursione dura due ore finte e una vera: se va male si ricomincia, e quello che avete capito resta con voi.',
  'You are agents of the Centrale, and measure time by its joints. Choose a place, take a card each, tell it in your own words. A run lasts two hours of theirs and one of yours: if it fails you begin again, and what you have understood stays with you.',
);

export const returnCard: Card = returnOf(
  t(
    'Gli Azrak che finiscono qui non tornano. Contateli con affetto: alla fine si sentiranno. Con dieci, o in quattro con quindici, il fruscio copre tutto e la linea cade.',
    'Azrak that end here don’t come back. Count them fondly: in the end they will be heard. With ten, or fifteen for four of you, the rustle drowns everything and the line drops.',
  ),
);

export const setAside: Story['setAside'] = [
  {
    visibleText: t(
      'Un orologio da tasca della Centrale, chiuso. Sul coperchio: «Non prima del secondo rintocco delle due».',
      'A pocket watch of the Centrale, shut. On its lid: “Not before it strikes two for the second time.”',
    ),
    card: {
      id: 'watch',
      kind: 'SET_ASIDE',
      back: 'back.watch',
      text: t(
        'L’orologio si apre da solo. «Nella prima ora si guarda, nella seconda si aiuta. Non cercate chi ha chiamato: cercate chi non ci è ancora riuscito.» Intanto respirate: 1 Magia e 1 Azrak a testa.',
        'The watch opens by itself. “In the first hour one looks, in the second one helps. Don’t search for the one who called: search for the one who hasn’t managed it yet.” Meanwhile breathe: 1 Magic and 1 Azrak each.',
      ),
      instructions: [
        { op: 'gainMagic', who: 'all' },
        { op: 'gainAzrak', who: 'all' },
      ],
    },
  },
];

export const prologueCards: readonly Card[] = [
  prologue(
    'prologue.joint',
    t(
      'Il tempo tiene perché ha le giunture: mezzanotti, campanelle di scuola, lune. A Borgosera, una notte di settembre, ne è saltata una. L’ora fra le due e le tre suona, finisce, e ricomincia da capo. Voi andate a vedere perché. Capitano, prendi un Gettone.',
      'Time holds because it has joints: midnights, school bells, moons. In Borgosera, one night in September, one has come loose. The hour from two to three plays, ends, and starts again. You go to see why. Captain, take a phone token.',
    ),
  ),
  prologue(
    'prologue.clocks',
    t(
      'Stanotte gli orologi tornano indietro: le due verranno due volte. Avete due ore, una sopra l’altra. Nella prima il paese è com’è. Nella seconda si può ancora cambiare qualcosa. Poi le tre non arrivano, e si riparte dall’inizio.',
      'Tonight the clocks go back: two o’clock will come twice. You have two hours, one on top of the other. In the first the town is as it is. In the second something can still be changed. Then three o’clock doesn’t come, and all begins again.',
    ),
  ),
  prologue(
    'prologue.radio',
    t(
      'In una soffitta trasmette una radio piccola, senza padrone: chi chiama, parla. Ogni notte, verso la fine, nel fruscio si indovina qualcuno che chiede una canzone, e la linea cade. Nessuno ha mai sentito per chi era.',
      'In an attic a small radio is on air, and belongs to nobody: whoever rings may speak. Every night, towards the end, the static seems to hold somebody who asks for a song, and the line drops. Nobody has ever heard whom it was for.',
    ),
  ),
  prologue(
    'prologue.task',
    t(
      'Il compito: quella dedica deve arrivare a una finestra accesa, prima che le tre manchino di nuovo. Dov’è la finestra, di chi è la voce, che cosa la porta fin là: lo sa soltanto il paese. Chiedetelo con garbo. È notte.',
      'The task: that dedication must reach a lit window before three o’clock fails to come again. Where the window is, whose the voice, what carries it there: only the town knows. Ask kindly. It is night.',
    ),
  ),
];
