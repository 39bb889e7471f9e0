/** The first night and the first day in English: each step is read in ten seconds. */
import type { LupusTourWords } from './steps.ts';

export const tourEn: LupusTourWords = {
  title: 'Lupus in Tabula in two minutes',
  you: 'You',
  tablet: 'Tablet',
  steps: {
    village: {
      title: 'It is night, and two of you are wolves',
      says: 'There are eight of you. The two wolves know each other, nobody else does. A program moderates, on the tablet: it knows everything and shows nothing.',
    },
    card: {
      title: 'Your card',
      says: 'Hold the field: you are the seer. Let go and it is covered. The page looks the same to everybody.',
    },
    night: {
      title: 'Everybody taps somebody',
      says: 'Asleep or not: so nobody can tell who acts. Your choice is a real one: you will know whether it is a wolf. You may change it until the end.',
      does: 'Tap 4, Dario, then I pick.',
    },
    answer: {
      title: 'The answer is yours alone',
      says: 'Hold once more: Dario is a wolf. Nobody sees that you know. Those who sleep have only dreamt: who dreamt of whom is told at the end.',
    },
    talk: {
      title: 'It is day: you talk',
      says: 'On the first night the wolves take nobody. You have three minutes. You may say what you know, or keep a straight face: whoever is known is prey.',
      does: 'When you have said everything, tap I’m ready to vote.',
    },
    vote: {
      title: 'The first vote',
      says: 'You vote in turn, aloud, and each vote stays where it is. Today it begins with you.',
      does: 'Tap 4, Dario, and give him your vote.',
    },
    nominated: {
      title: 'Nominated',
      says: 'The two with most votes speak in defence, one after the other. The others listen.',
    },
    second: {
      title: 'The second vote',
      says: 'All vote who live and aren’t nominated. After a tie the vote is taken again; then the lot decides.',
      does: 'Once more 4, Dario.',
    },
    stake: {
      title: 'To the stake',
      says: 'Dario is out, and silent from now on. His card stays covered: you know who he was, the others don’t.',
    },
    again: {
      title: 'And night comes again',
      says: 'The wolf that is left chooses a victim. The village wins when none is left, the wolves when they are as many as the others. At the end everything is opened, and every browser checks that the moderator spoke the truth.',
    },
  },
};
