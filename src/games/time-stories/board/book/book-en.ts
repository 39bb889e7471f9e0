/** The rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  chapters: {
    start: {
      title: 'Before you leave',
      says: 'A mission for one to four agents, all on the same side. Each finds themselves in a person of that time, their receptacle, with attributes, a Power and some Azrak. Alone you play two. The mission opens card by card, and mostly it takes more than one run: when one fails everything goes back to its place, except what you have understood.',
    },
    round: {
      title: 'A round',
      says: 'The Captain chooses a place on the map and lays 1 Azrak there, then reads the A card to all: it says what is in the row. Then everybody takes a card. Cards are turned only when all have chosen; each reads their own alone and tells of it in their own words.',
    },
    actions: {
      title: 'Acting in a place',
      says: 'After the tales you act whenever you like, without turns, and talk about it first. What your card wants comes before all else. Then: explore another card for 1 Azrak, try a test, put the card back and stand by, give something to another. When nobody has a card in front you may leave. Between two places: Refresh, exchanges, a new Captain.',
    },
    tests: {
      title: 'Tests',
      says: 'A test costs 1 Azrak. To the attribute are added the Azrak that the tester spends, then those of agents who support from outside, and last a Destiny card. Less than the difficulty: it fails. More: it succeeds. Exactly the same: a critical success.',
    },
    conflicts: {
      title: 'Conflicts',
      says: 'A Personal Conflict binds its reader: nothing else until it is resolved. A Group Conflict stops everybody: first you exchange what you need, then in turns each tries a test of the card, in the order that the Captain says, until the damage is enough.',
    },
    azrak: {
      title: 'Azrak and the link',
      says: 'Azrak keep the agent in the receptacle. Those spent go into the Vortex and may come back; those on Mission Return are lost and count against you. At zero an agent chooses: an Emergency Refresh, or losing control and leaving the place. If all lose it in the same place, the run has failed.',
    },
    cards: {
      title: 'Cards, and who reads them',
      says: 'Cards of the row are read by whoever has them in front. Green Elements stay with their taker, yellow ones are read alone and told, red and white ones are read to all. White ones change the map, the rules or a person. Memory and Interactions belong to one’s own receptacle.',
    },
    table: {
      title: 'The end, and the table',
      says: 'A mission accomplished ends with the count. A failed one begins again, also on another evening at the same link. A run is given up only if all agree. For somebody who is away another may play, until they come back.',
    },
  },
  terms: {
    azrak: { word: 'Azrak', forms: [], says: 'Crystals: they hold the link and pay for what is done.' },
    vortex: {
      word: 'Vortex',
      forms: [],
      says: 'Where Azrak go that are spent or lost. From there they may come back.',
    },
    missionReturn: {
      word: 'Mission Return',
      forms: ['return'],
      says: 'Collects the Azrak that come back no more: the count depends on how many they are.',
    },
    receptacle: {
      word: 'Receptacle',
      forms: ['receptacles'],
      says: 'The person of that time in whom an agent is.',
    },
    captain: {
      word: 'Captain',
      forms: [],
      says: 'Leads the round: chooses the place, reads the A card, decides where you don’t agree.',
    },
    standby: {
      word: 'Stand-by',
      forms: ['standing by', 'stand by'],
      says: 'Without a card in front. Only so can an agent support the tests of others.',
    },
    destiny: { word: 'Destiny', forms: [], says: 'A small deck: the card that is turned is added to the test.' },
    support: { word: 'Support', forms: [], says: 'Azrak that others spend on a test.' },
    boost: { word: 'Boost', forms: [], says: 'Azrak that the tester spends in addition: each counts 1.' },
    critical: { word: 'Critical success', forms: ['critical'], says: 'The sum is exactly the difficulty.' },
    telepathy: {
      word: 'Telepathy',
      forms: [],
      says: 'Telling the others, in your own words, of the card you have read.',
    },
    run: {
      word: 'Run',
      forms: ['runs'],
      says: 'One attempt of the mission, from its beginning to success or failure.',
    },
  },
};
