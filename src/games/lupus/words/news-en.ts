/** The story of the village in English, as the log tells it. */
import { toldIn } from '../../kit/log-words.ts';
import { listed, type LupusNews, oneOf } from './words.ts';

export const newsEn: LupusNews = {
  dealt: ({ args }) =>
    `The cards are dealt, ${args[0] ?? ''} in all. Everybody looks at their own, and the village goes to bed.`,
  night: (t) =>
    oneOf(
      [
        'Night falls. One window after the other goes dark.',
        'It gets dark, and no voice is heard in the village.',
        'It is night. Something moves in the wood.',
        'The moon climbs above the roofs. Everybody sleeps, or nearly.',
      ],
      t,
    ),
  moderatorMauled: () => 'The first night takes the moderator: in the village everybody is still there.',
  mauled(t, name) {
    const who = toldIn(t, name);
    return oneOf(
      [
        `The night takes ${who}.`,
        `At dawn the door of ${who} is open, and the house is empty.`,
        `The sun gets up, ${who} doesn’t. It was the wolves.`,
        `All that is left of ${who} is a hat, and tracks that lead to the wood.`,
      ],
      t,
    );
  },
  unharmed: (t) =>
    oneOf(
      [
        'Dawn breaks, and nobody has been mauled.',
        'The cock crows. The wolves have mauled nobody.',
        'The night goes by, and the wolves take nobody.',
      ],
      t,
    ),
  dead({ seats, args }, name) {
    const who = listed(seats, 'en', name);
    return oneOf(
      [
        `${who} ${seats.length > 1 ? 'don’t' : 'doesn’t'} wake up, and nobody knows why.`,
        `A bed stays cold, and nothing explains it: the village loses ${who}.`,
      ],
      { seats, args },
    );
  },
  names: ({ seats }, name) =>
    seats.length === 0
      ? 'Dawn breaks, and everybody is there.'
      : `Dawn breaks, and the roll is called without ${listed(seats, 'en', name)}.`,
  talkOver: ({ args: [why] }) =>
    why === 'ready'
      ? 'Everybody has had their say: now the vote.'
      : why === 'moderator'
        ? 'The moderator ends the talk: now the vote.'
        : 'The time for words is over: now the vote.',
  vote({ seats, args: [, round] }, name) {
    const first = toldIn({ seats, args: [] }, name);
    if (round === 1) return first ? `The first vote begins with ${first}.` : 'The first vote begins.';
    return round === 2 ? 'Second vote: who goes to the stake?' : 'The vote is taken again, among those who tied.';
  },
  noVote: (t, name) => `${toldIn(t, name)} names nobody.`,
  owled: (t, name) =>
    oneOf(
      [`In the night the owl sat on the roof of ${toldIn(t, name)}.`, `The owl has called a name: ${toldIn(t, name)}.`],
      t,
    ),
  owledNobody: () => 'The owl is silent: it has pointed out nobody.',
  nominated: ({ seats }, name) =>
    seats.length === 1 ? `Only ${name?.(seats[0]!) ?? ''} is nominated.` : `Nominated: ${listed(seats, 'en', name)}.`,
  floor: (t, name) => `${toldIn(t, name)} speaks in defence. The others listen.`,
  tie: ({ seats }, name) =>
    `A tie between ${listed(seats, 'en', name)}: they speak again, then the vote is taken again.`,
  tieAgain: ({ seats }, name) => `Another tie between ${listed(seats, 'en', name)}: the lot decides.`,
  nobodyVoted: () => 'Nobody has voted: the lot decides.',
  nobodyLeft: () => 'Everybody is nominated and nobody may vote: the lot decides.',
  lot: (t, name) => `The lot falls on ${toldIn(t, name)}.`,
  lotLost: (t, name) => `The lot hasn’t come: it is the first in the order of the vote, ${toldIn(t, name)}.`,
  stake(t, name) {
    const who = toldIn(t, name);
    return oneOf(
      [
        `The crowd sends ${who} to the stake.`,
        `The village has decided: to the stake goes ${who}.`,
        `The stake is for ${who}. For now nobody will know whether that was right.`,
      ],
      t,
    );
  },
  goesOn: (t) =>
    oneOf(['But it isn’t over.', 'And the village isn’t safe yet.', 'All is quiet, and nothing is decided.'], t),
  ended: ({ args: [side] }) =>
    side === 'wolves'
      ? 'The wolves are as many as the others: the village is theirs.'
      : side === 'hamster'
        ? 'It is over, and the werehamster is still alive: it wins alone.'
        : 'No wolf is left: the village is safe.',
  left: (t, name) => `${toldIn(t, name)} leaves the village for good.`,
  handed: ({ seats }, name) =>
    `From now on ${name?.(seats[1] ?? -1) ?? ''} moderates, in place of ${name?.(seats[0] ?? -1) ?? ''}.`,
  paused: () => 'The village stands still.',
  pausedLater: () => 'After dawn the village stands still.',
  resumed: () => 'The village goes on.',
  resumedLater: () => 'After dawn the village doesn’t stand still after all.',
  calledOff: () => 'The game is called off.',
  checked: () => 'All is open and checked: the moderator spoke the truth, word for word.',
  lied: ({ args: [n] }) =>
    n === 1
      ? 'All is open and checked: one word of the moderator wasn’t true.'
      : `All is open and checked: ${n ?? ''} words of the moderator weren’t true.`,
  unproven: () => 'The moderator hasn’t opened the cards: the end stays unproven.',
  stuck: () => 'Something hasn’t come: it can be tried again.',
};
