/** The first visit in English: each step is read in ten seconds. */
import type { TimeTourWords } from './steps.ts';

export const tourEn: TimeTourWords = {
  title: 'TIME Stories in two minutes',
  you: 'You',
  told: 'Among the records there is something made of glass, in a little box.',
  steps: {
    map: {
      title: 'Agents of time',
      says: 'You and Bruno live in two people of Borgosera. You are the Captain: the trip costs an Azrak, the thread that holds you there.',
      does: 'Tap Let’s go, then confirm.',
    },
    aloud: {
      title: 'Card A',
      says: 'The Captain reads it to all: each word in bold is a card of the row.',
      does: 'Tap Read the A card.',
    },
    claim: {
      title: 'A card each',
      says: 'One chooses by the pictures, and all turn theirs together.',
      does: 'Take card 3.',
    },
    confirm: { title: 'Bruno has chosen 2', says: 'Confirm when you agree.', does: 'Tap 3 it is.' },
    read: {
      title: 'For you alone',
      says: 'Hold your card and read it: nobody else sees it, nor does Bruno’s page show it.',
    },
    tell: {
      title: 'Telepathy',
      says: 'Tell it in your own words, aloud or in writing. Reading it out doesn’t count.',
      does: 'Tap I said it aloud.',
    },
    test: {
      title: 'Your card has a test',
      says: 'Ear 2, and Nando has 2. To try costs an Azrak. Bruno has put his card back: he can help you.',
      does: 'Open the card and tap Try with Ear.',
    },
    boost: {
      title: 'The sum',
      says: 'Below it, what each Destiny would make of it. Less than the difficulty fails, equal is critical, more succeeds.',
      does: 'Tap No boost.',
    },
    draw: {
      title: 'Bruno gives you 1',
      says: 'What is spent lies in the Vortex and may come back. Now it is up to chance.',
      does: 'Tap Turn Destiny.',
    },
    end: {
      title: 'A success',
      says: 'You have an Element. Explore, move on, get Azrak back. If it goes wrong you begin again, and what you know stays with you.',
    },
  },
};
