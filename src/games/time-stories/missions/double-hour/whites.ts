/** L'ora doppia: white Elements. They change the map, the rules, or who somebody is. */
import type { Element } from '../../pack/shared.ts';
import { element, t } from '../kit/write.ts';
import { E } from './numbers.ts';

export const whites: readonly Element[] = [
  element(
    E.tower,
    'white',
    t(
      'La chiave del campanile. Sulla mappa si apre una scala: centotré scalini, e in cima il tempo.',
      'The key to the bell tower. A stair opens on the map: a hundred and three steps, with time at the top.',
    ),
    {
      white: {
        type: 'expand',
        attachBy: 'stairs',
        card: {
          id: 'map.tower',
          art: { blob: 'map.tower' },
          cells: [{ spot: 't.tower', label: t('Il campanile', 'The bell tower') }],
          edges: { E: 'stairs' },
        },
      },
    },
  ),
  element(
    E.hill,
    'white',
    t(
      'La pianta della collina. Il sentiero parte dietro la posta e sale fino al traliccio.',
      'The plan of the hill. The path starts behind the post office and climbs to the mast.',
    ),
    {
      white: {
        type: 'expand',
        attachBy: 'path',
        card: {
          id: 'map.hill',
          art: { blob: 'map.hill' },
          cells: [{ spot: 'h.mast', label: t('La collina del traliccio', 'The hill of the mast') }],
          edges: { S: 'path' },
        },
      },
    },
  ),
  element(
    E.secondHour,
    'white',
    t(
      'Tre rintocchi, poi il silenzio, e sono di nuovo le due. La piazza e la stazioncina sono le stesse e non lo sono più. Quello che avete sentito nel fruscio, adesso, deve ancora essere detto.',
      'Three strokes, then silence, and it is two o’clock again. The square and the little station are the same and aren’t. What you heard in the static has yet to be said, now.',
    ),
    {
      white: {
        type: 'overlay',
        on: 'map.rails',
        covers: ['m.square', 'm.halt'],
        newSpots: ['n.square', 'n.halt'],
        card: {
          id: 'map.rails.later',
          art: { blob: 'map.rails.later' },
          cells: [
            { spot: 'n.square', label: t('La piazza, di nuovo', 'The square, again') },
            { spot: 'n.halt', label: t('La stazioncina, all’ora giusta', 'The little station, at the right hour') },
          ],
          edges: {},
        },
        onCover: [{ op: 'flipSetAside', card: 'watch' }],
      },
    },
  ),
  element(
    E.window,
    'white',
    t(
      'La nebbia si apre in un punto solo, largo come una finestra. Dentro, qualcuno non ha spento la luce.',
      'The fog opens in one spot only, as wide as a window. Inside, somebody hasn’t put out the light.',
    ),
    {
      white: {
        type: 'overlay',
        on: 'map.fog',
        covers: ['m.fog'],
        newSpots: ['w.window'],
        card: {
          id: 'map.window',
          art: { blob: 'map.window' },
          cells: [{ spot: 'w.window', label: t('La finestra accesa', 'The lit window') }],
          edges: {},
        },
      },
    },
  ),
  element(
    E.fog,
    'white',
    t(
      'Nebbia. Finché resta qui sopra, esplorare costa 1 Azrak in più, e la campana si sente appena: se suona le due così, ve ne accorgerete un quarto d’ora dopo. Chi guarda dall’alto, o chi prende il tram, sa da che parte se ne va.',
      'Fog. As long as it lies up here, to explore costs 1 Azrak more, and the bell is hardly heard: if it strikes two in this, you will notice a quarter of an hour late. Whoever looks from above, or takes the tram, knows which way it leaves.',
    ),
    { white: { type: 'rule', effects: [{ k: 'costChange', action: 'explore', n: 1, who: 'all' }] } },
  ),
  element(
    E.streets,
    'white',
    t(
      'Le strade, la seconda volta, si sanno: i piedi ci vanno da soli. Finché dura quest’ora il Capitano viaggia gratis.',
      'The second time round one knows the streets: feet find them by themselves. For as long as this hour lasts the Captain travels free.',
    ),
    { white: { type: 'rule', effects: [{ k: 'costChange', action: 'travel', n: -1, who: 'all' }] } },
  ),
  element(
    E.traveller,
    'white',
    t(
      'Ottavio, partito con la testa: il corpo è qui, leggero, e le mani non pesano più.',
      'Ottavio, gone in his mind: his body is here, light, and his hands weigh nothing.',
    ),
    {
      white: {
        type: 'replacement',
        attributes: { ear: 3, voice: 3, hands: 2 },
        background: t(
          'Vede il mare da un finestrino che non c’è. Ascolta tutti come se fosse l’ultima volta.',
          'He sees the sea from a train window that isn’t there. He listens to all as if for the last time.',
        ),
      },
    },
  ),
  element(
    E.jacket,
    'white',
    t(
      'La giacca del capostazione. Le maniche sono lunghe, ma l’autorità calza a pennello.',
      'The stationmaster’s jacket. The sleeves are long, but the authority is a perfect fit.',
    ),
    {
      white: {
        type: 'replacement',
        attributes: { ear: 2, voice: 2, hands: 4 },
        background: t(
          'Chi la porta sa fermare un treno con un’occhiata e un piccione con uno sguardo.',
          'Its wearer can stop a train with a glance, and a pigeon with a look.',
        ),
      },
    },
  ),
];
