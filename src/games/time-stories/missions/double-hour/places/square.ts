/** L'ora doppia: the square, the first time it is two o'clock. Fountain, tram pole, chess players, gate, the dog's corner. */
import type { Location } from '../../../pack/story.ts';
import { gain, lose, magic, meet, panorama, place, showReader, t, take, trial } from '../../kit/write.ts';
import { E, M } from '../numbers.ts';

const fountain = panorama(
  'fountain',
  t(
    'La fontana parla, perché a quest’ora nessuno la interrompe. Sul bordo siede qualcuno che conosci, o che conosce il corpo che porti. Leggi la tua Interazione 1.',
    'The fountain talks, since at this hour nobody cuts in. On its rim sits somebody you know, or who knows the body that you wear. Read your Interaction 1.',
  ),
  { instructions: [meet(1)] },
);

const pole = panorama(
  'pole',
  t(
    'Il 5 arriva con tutte le luci accese e nessuna intenzione di fermarsi. È il solo tram del paese, e corre come se qualcuno lo chiamasse. La maniglia passa a un palmo da te.',
    'The 5 comes with all its lights on and no mind to stop. It is the only tram in town, and runs as if somebody were calling it. Its handle passes within reach.',
  ),
  {
    tests: [
      trial('jump', 'hands', 3, t('Salta sul tram', 'Jump onto the tram'), {
        failure: [
          { op: 'takeToken', token: 'tram-ticket' },
          showReader(
            'Hai preso la maniglia, ma il tram ha preso te. Fai tutto il giro; il bigliettaio non vuole soldi.',
            'You caught the handle, but the tram caught you. You ride all the way round; the conductor wants no money.',
          ),
          { op: 'expel' },
        ],
        success: [{ op: 'takeToken', token: 'tram-ticket' }, take(E.gossip)],
        critical: [{ op: 'takeToken', token: 'tram-ticket' }, take(E.gossip), gain()],
      }),
    ],
    conflict: {
      type: 'personal',
      name: t('Il tram che non si ferma', 'The tram that won’t stop'),
      tests: ['jump'],
      end: 'oneTest',
      onEnd: [],
    },
  },
);

const chess = panorama(
  'chess',
  t(
    'Due vecchi, una scacchiera, nessun pezzo. «Mi restano sette pedoni, quanti i pani di un’infornata.» «E il tango», dice l’altro, «non è mai il primo, e mai accanto alla ninnananna.»',
    'Two old men, a board, no pieces. “I have seven pawns left, as many as loaves in a batch.” “And the tango,” says the other, “is never first, and never next to the lullaby.”',
  ),
  {
    tests: [
      trial('join', 'voice', 3, t('Chiedi di giocare anche tu', 'Ask to join in'), {
        failure: [lose()],
        success: [{ op: 'drawMystery', number: M.secondBoard }],
        critical: [magic(), { op: 'drawMystery', number: M.secondBoard }],
      }),
    ],
  },
);

const gate = panorama(
  'gate',
  t(
    'Il portone della sarta è accostato. Dentro, una macchina da cucire va a strappi, come chi prova una frase. Sul gradino una torcia elettrica fa luce ai propri piedi.',
    'The tailor’s gate stands ajar. Inside, a sewing machine goes in fits, like somebody trying out a sentence. On the step an electric torch lights its own feet.',
  ),
  {
    instructions: [take(E.torch)],
    tests: [
      trial(
        'push',
        'hands',
        3,
        t('Spingi il portone senza farlo cigolare', 'Push the gate without a creak'),
        {
          success: [take(E.tailor)],
          critical: [take(E.tailor), magic()],
        },
        { repeat: 'oncePerAgent' },
      ),
    ],
  },
);

const corner = panorama(
  'corner',
  t(
    'L’angolo dove dorme il cane di nessuno. Il marciapiede è tiepido a forma di cane. Intorno, briciole disposte con metodo: qualcuno gli lascia la cena ogni notte.',
    'The corner where nobody’s dog sleeps. The pavement is warm in the shape of a dog. Around it crumbs lie in good order: somebody leaves him supper every night.',
  ),
  { instructions: [{ op: 'takeToken', token: 'crumbs', n: 2 }] },
);

export const square: Location = place(
  'square',
  3,
  t('La piazza', 'The square'),
  'm.square',
  t(
    'Sono le due, ora nuova. La fontana non tace. Al palo del tram non aspetta nessuno. Due vecchi sono chini sugli scacchi. Un portone è accostato. In un angolo dorme, di solito, un cane.',
    'Two o’clock, by the new time. The fountain won’t be quiet. Nobody waits at the tram pole. Two old men bend over their chess. A gate stands ajar. In one corner, as a rule, a dog is asleep.',
  ),
  [
    ['fontana', 'fountain'],
    ['palo', 'pole'],
    ['scacchi', 'chess'],
    ['portone', 'gate'],
    ['angolo', 'corner'],
  ],
  [fountain, pole, chess, gate, corner],
);
