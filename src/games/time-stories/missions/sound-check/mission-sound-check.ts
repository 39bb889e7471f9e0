/** Prova microfono: a quarter of an hour in which the game explains itself. */
import type { Mission, Trigger } from '../../pack/mission.ts';
import { ATTRIBUTES } from '../kit/common.ts';
import { withBlobs } from '../kit/blobs.ts';
import { prologue, returnCard, showAll, t } from '../kit/write.ts';
import { attic, elements, mysteries } from './cards.ts';
import { people } from './people.ts';

const once = (on: Trigger['on'], it: string, en: string): Trigger => ({ on, once: true, do: [showAll(it, en)] });

/** One sentence for each new thing, when it happens for the first time. */
const lessons: readonly Trigger[] = [
  once(
    'roundStart',
    'Il Capitano sceglie un luogo sulla mappa e ci lascia 1 Azrak. Gli Azrak sono il filo che vi lega ai ricettacoli.',
    'The Captain chooses a place on the map and leaves 1 Azrak there. Azrak are the thread that ties you to your receptacles.',
  ),
  once(
    'locationEnter',
    'Ognuno prende una carta, la legge per conto suo e la racconta agli altri con parole proprie. Poi si segue quello che dice.',
    'Each takes a card, reads it alone and tells the others in their own words. Then you do what it says.',
  ),
  once(
    'destinyRevealed',
    'Si somma tutto. Meno della difficoltà: fallimento. Di più: successo. Uguale: successo critico, di solito il migliore.',
    'Everything is added up. Less than the difficulty: failure. More: success. Equal: critical success, usually the best.',
  ),
  once(
    'elementTaken',
    'Una carta si posa quando si è finito: chi non ha niente davanti è in stand by, e può supportare le prove degli altri.',
    'Put a card back when you are done: with nothing in front of you, you are on stand-by and may support the others’ tests.',
  ),
  once(
    'groupConflictTurn',
    'Conflitto di Gruppo: ognuno fa una prova per turno, nell’ordine del Capitano. A fine turno costa 1 Azrak a tutti. Con l’ultimo Azrak il filo si spezza, e scegliete voi come.',
    'Group Conflict: each takes a test per turn, in the Captain’s order. The end of a turn costs everybody 1 Azrak. With your last Azrak the thread breaks, and you choose how.',
  ),
  once(
    'agentExpelled',
    'Chi perde il controllo resta fuori fino alla fine del luogo. Parlare può sempre.',
    'Whoever loses control stays outside until you leave the place. Talking is always allowed.',
  ),
  once(
    'locationLeave',
    'Un Aggiornamento divide gli Azrak del Vortice e ne manda 1 al Ritorno Missione. Quelli non tornano più, e alla fine pesano sul punteggio.',
    'A Refresh divides the Azrak of the Vortex and sends 1 to Mission Return. Those never come back, and weigh on the score.',
  ),
];

/** Three kind cards: with a value of 2 nobody can fail. */
const DESTINY = [0, 0, 1];

export const soundCheck: Mission = withBlobs({
  format: 'tsr-mission/1',
  id: 'tavolata.sound-check',
  version: '1.0.0',
  title: t('Prova microfono', 'Sound Check'),
  authors: ['Tavolata'],
  licence: 'MIT',
  ageHint: 10,
  durationMin: [15, 20],
  players: { min: 1, max: 4 },
  soloReceptacles: 2,
  azrak: { total: 16 },
  attributes: ATTRIBUTES,
  magic: { startByReceptacles: { '2': 5, '3': 4, '4': 3 }, enabled: true },
  flags: { heard: false, quiet: false },
  counters: {},
  receptacles: people,
  story: {
    procedure: t(
      'Siete agenti della Centrale. La vostra mente viaggia e prende in prestito un corpo, il ricettacolo. Qui imparate a farlo, in un quarto d’ora.',
      'You are agents of the Centrale. Your mind travels and borrows a body, the receptacle. Here you learn how, in a quarter of an hour.',
    ),
    returnCard: returnCard(
      t(
        'Ogni Azrak che finisce qui è perso per questa missione. Meno ce ne sono alla fine, migliore è il punteggio.',
        'Each Azrak that ends here is lost for this mission. The fewer there are at the end, the better the score.',
      ),
    ),
    setAside: [],
    prologue: [
      prologue(
        'prologue.1',
        t(
          'Sabato pomeriggio, a Borgosera. In soffitta una piccola radio si prepara alla diretta della notte, ma il banco è muto. Per un’ora abitate gente del posto. Prima di sera la lampada rossa dev’essere accesa.',
          'Saturday afternoon in Borgosera. In an attic a small radio gets ready to go on air tonight, but the desk is dead. For an hour you live in people of the town. By evening the red lamp must be lit.',
        ),
      ),
    ],
    prologueInstructions: [],
    locations: [attic],
    mysteries,
    mysteryDraw: 'byNumber',
  },
  shared: {
    map: [
      {
        id: 'map.roof',
        art: { blob: 'map.roof' },
        at: [0, 0],
        cells: [{ spot: 'm.attic', label: t('La soffitta', 'The attic') }],
        edges: {},
      },
    ],
    destiny: DESTINY.map((modifier, i) => ({ id: `destiny.${i + 1}`, modifier })),
    destinySummary: { count: DESTINY.length, min: Math.min(...DESTINY), max: Math.max(...DESTINY) },
    elements,
    tokens: [],
  },
  events: lessons,
  ending: {
    success: [
      {
        id: 'on-air',
        when: true,
        text: t(
          'Vera si schiarisce la voce: «Prova, prova. Uno, due…». In piazza qualcuno si ferma ad ascoltare. Stanotte Radio Borgosera trasmette, e stanotte gli orologi tornano indietro. Ci vediamo alle due.',
          'Vera clears her throat: “Testing. One, two …” In the square somebody stops to listen. Tonight Radio Borgosera is on air, and tonight the clocks go back. See you at two.',
        ),
      },
    ],
    failure: [
      {
        id: 'howl',
        when: true,
        text: t(
          'Il fischio vi spinge fuori tutti insieme. Niente di grave: il pomeriggio ricomincia, e adesso sapete dov’è il fusibile.',
          'The howl drives all of you out at once. No harm done: the afternoon begins again, and now you know where the fuse is.',
        ),
      },
    ],
  },
  scoring: {
    base: 4,
    azrakOnReturn: [
      { max: 2, points: 6, text: t('Pochi Azrak al Ritorno', 'Few Azrak on Mission Return') },
      { max: 4, points: 4, text: t('Qualche Azrak al Ritorno', 'Some Azrak on Mission Return') },
      { max: null, points: 2, text: t('Molti Azrak al Ritorno', 'Many Azrak on Mission Return') },
    ],
    bonuses: [
      { when: { flag: 'heard' }, points: 1, text: t('La manopola giusta', 'The right knob') },
      { when: { hasElement: [1, 'group'] }, points: 1, text: t('Il fusibile', 'The fuse') },
    ],
    grades: [
      { min: 0, text: t('Ricezione gracchiante', 'Crackling reception') },
      { min: 9, text: t('Ricezione chiara', 'Clear reception') },
      { min: 12, text: t('Ricezione stereo', 'Stereo reception') },
    ],
  },
});
