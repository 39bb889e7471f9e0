/** The light at Salt Point: the ready-made start in English. */
import type { ReadyMade } from './ready-made.ts';

export const en: ReadyMade = {
  title: 'The light at Salt Point',
  setting: [
    'Salt Point, an island with a lighthouse, a school and forty houses. In winter the ferry comes once a week.',
    'We are the ones who stayed: together we run the inn at the harbour.',
    'The Black Tide isn’t water: it rises at night, and in the morning somebody has decided to leave.',
    'Nobody dies. Those who yield take the ferry, and nobody on the island speaks of them again.',
    'The lighthouse is the one light that the Tide doesn’t cross. The lamp needs somebody every evening.',
    'The end-of-winter feast is three weeks away: we all want to be there for it.',
  ],
  elements: [
    'It comes when somebody says “too late now”',
    'It leaves the smell of a closed room',
    'It promises a place where nobody knows you',
    'It speaks in the voice of those who have left',
    'It puts out the smallest windows first',
    'It takes nothing: it waits until you hold it out',
  ],
  characters: [
    {
      name: 'Agnes',
      traits: [
        'Lights a fire with one hand',
        'Calls things by their names',
        'Knows when to leave somebody in peace',
        'Laughs at her own mistakes',
        'Remembers other people’s stories',
        'Sleeps soundly through a storm',
      ],
    },
    {
      name: 'Barnaby',
      traits: [
        'Mends whatever he finds broken',
        'Waits without a sigh',
        'Sings under his breath while he works',
        'Asks simple questions and listens',
        'Isn’t ashamed to ask for help',
        'Finds the way even in fog',
      ],
    },
    {
      name: 'Corinne',
      traits: [
        'Says no with a smile',
        'Dances without music',
        'Is the first to say sorry',
        'Looks people in the eye',
        'Makes peace between others',
        'Makes a game out of nothing',
      ],
    },
    {
      name: 'Dunstan',
      traits: [
        'Reads the sky and gets the weather right',
        'Shares bread in equal parts',
        'Keeps a secret for years',
        'Makes everybody feel welcome',
        'Writes letters that people keep',
        'Changes his mind when he is wrong',
      ],
    },
    {
      name: 'Ursula',
      traits: [
        'Walks slowly and loses nothing',
        'Gives away her finest things',
        'Is good at being alone',
        'Tells lies to children only',
        'Whistles when she is afraid',
        'Teaches without making a fuss',
      ],
    },
    {
      name: 'Fergus',
      traits: [
        'Is always up an hour before the others',
        'Admits that he doesn’t know',
        'Tells everybody by their footsteps',
        'Defends whoever isn’t there',
        'Cooks with what is left',
        'Finishes what he began',
      ],
    },
  ],
  preludes: [
    'Dress rehearsal for the feast, in the inn: half the band is missing, and everybody plays something they can’t play.',
    'The ferry brings a crate without a sender. We open it together on the pier, in the rain.',
    'One evening the lamp goes out. We all climb the stairs in the dark, with a single candle.',
    'We clear the house of somebody who left last week. Each of us may keep one thing.',
    'Dinner for the birthday of somebody who says they don’t want one.',
    'The doctor’s boat is late and a child has a high fever: nobody goes to bed.',
  ],
};
