/** The chapters and words of the rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  yes: 'yes',
  no: 'no',
  mode: 'Game',
  chapters: {
    goal: {
      title: 'What it’s about',
      says: 'You are travellers in time, and each of you comes from another history of the world. You change events of the past, mend what goes wrong with them and gather lost treasures. The first who goes home, does the Mission or holds ten cards wins. Artifaxx is the shortest way in; who will explain the big game learns the TimeLine with Solonauts.',
    },
    timeline: {
      title: 'The TimeLine',
      says: 'Thirty-two cards in four rows of eight. The thirteen Linchpins (dark, with a diamond) are turned by players. The nineteen Ripplepoints (light, with waves) turn by themselves: of each it is known which Linchpins break it. Some break with any one of their Linchpins, others only with both; then a dot says that the first is there already. When the Linchpin goes back, so does the Ripplepoint. The table does all of it and shows it step by step.',
    },
    win: {
      title: 'Winning',
      says: 'There are three ways to win, always at the end of one’s own turn and by saying so. Going home: the black year of the Identity is as it was, and on both red years lies the very Patch that the Identity names, whoever put it there. Mission accomplished: its three Artifacts lie before you. Ten cards in hand: after having played or discarded.',
    },
    start: {
      title: 'Before the first turn',
      says: 'Everybody gets an Identity, a Mission and three cards that only they can see. You guess what time it is without looking: whoever comes nearest begins. Who doesn’t like the Identity may exchange it once.',
    },
    turn: {
      title: 'A turn',
      says: 'Draw a card, play a card, end the turn. Who can’t or won’t play loses time: discards a card and, if they like, discards a second one and draws another.',
    },
    inverters: {
      title: 'Inverters',
      says: 'An Inverter turns a Linchpin to its other side. Each has a list of events; Reverse Fate turns any of them either way, and Restore History only leads back to the truth. Before it is played one sees all that it would change.',
    },
    patches: {
      title: 'Patches',
      says: 'A Patch covers the Paradox of its year: from then on it doesn’t count among the open ones, and whoever played it draws a card at once. When the Paradox goes, the Patch goes to the discards. 1945 depends on three Linchpins and has three Patches: each holds only while its icons stand as it wants them.',
    },
    universe: {
      title: 'UltraParadox and the end of the universe',
      says: 'With thirteen open Paradoxes the universe ends and everybody loses: the meter below the TimeLine says so in time. With the Patch of 1962 the UltraParadox begins: years after 1962 can’t be touched, nor taken for going home, as long as that Patch lies there.',
    },
    artifacts: {
      title: 'Artifacts',
      says: 'Artifacts are played face up before oneself and do nothing alone: they serve a Mission and pay for some cards. Each exists once. The three portraits rank differently: the real one, the fine copy, the poor copy.',
    },
    actions: {
      title: 'Actions',
      says: 'An Action does what it says and goes to the discards. Who announces it names all that it is aimed at. Who sells an Artifact or performs a “miracle” discards it and draws; the cards of a miracle form a hand apart and are played at once.',
    },
    memo: {
      title: 'The Memo and its window',
      says: 'An announced card waits a few seconds before it takes effect. In that window anybody else may stop it with a Memo, or let it pass; once all have let it pass the window closes. A Memo is stopped by another Memo too, and then the card below stands. Who has let it pass isn’t shown while the window is open.',
    },
    timewarps: {
      title: 'Timewarps',
      says: 'Fast Forward: draw two cards and play two. Rewind: take a card from the discards and play it. Quick Trip: look through the pile, take a card and play it; then the pile is shuffled. Neither of the two brings back a Timewarp.',
    },
    piles: {
      title: 'Pile and discards',
      says: 'The discards lie open and anybody may look through them. When the pile is empty and a card is needed, the discards are shuffled and become the pile. Nobody knows the order of the pile. When hardly a card is left, a Fast Forward may bring itself back again and again, and a turn may last as long as one likes: that is allowed, and so is calling the game off.',
    },
    artifaxx: {
      title: 'Artifaxx',
      says: 'The short game: no TimeLine and no Identities, only Artifacts, Actions, Timewarps and a Mission each. Draw a card, play a card. Who has the three Artifacts of the Mission at the end of a turn of theirs wins. The cards that are left in the box are those of Solonauts: who is left over can play that meanwhile, at another table.',
    },
    solonauts: {
      title: 'Solonauts',
      says: 'Alone or as a team, with Inverters and Patches only. Eight Identities lie open and want to go home; five cards in hand. In each step one is played or discarded, then whoever can goes home and the hand is filled. The pile is gone through once, and nobody stops anything.',
    },
    table: {
      title: 'At the table',
      says: 'The cards are kept by the devices of all who play. When somebody is missing the table waits, and the others may decide to go on without them. A game that nobody can or wants to finish is called off as soon as more than half ask for it, and nobody wins. A Timekeeper may be chosen in the lobby: that screen turns the cards of the TimeLine one by one, while the table has long worked it out. Whoever plays an Inverter may tap what changes, too. After the end whoever wants to shows what they had.',
    },
  },
  terms: {
    timeline: {
      word: 'TimeLine',
      forms: [],
      says: 'The thirty-two cards in the middle, from 1865 to 1999: thirteen Linchpins and nineteen Ripplepoints.',
    },
    linchpin: {
      word: 'Linchpin',
      forms: ['linchpins'],
      says: 'An event that players can turn, dark and with a diamond. Turned, it has a prime mark: 1912′.',
    },
    ripplepoint: {
      word: 'Ripplepoint',
      forms: ['ripplepoints'],
      says: 'An event that follows from Linchpins, light and with waves. Nobody turns it: when its Linchpins change it becomes a Paradox or goes back.',
    },
    ripple: {
      word: 'Ripple',
      forms: ['ripples'],
      says: 'What a turned Linchpin changes along the TimeLine, year after year.',
    },
    prime: {
      word: 'Changed side',
      forms: ['changed'],
      says: 'History as it didn’t go. The Linchpin is green, tilted and has the prime mark: 1957′.',
    },
    paradox: {
      word: 'Paradox',
      forms: ['paradoxes', 'open paradox', 'open paradoxes'],
      says: 'A Ripplepoint without its cause: black with stripes and a bolt. Open as long as no Patch covers it. With thirteen open ones everybody loses.',
    },
    ultraparadox: {
      word: 'UltraParadox',
      forms: [],
      says: 'Lasts as long as the Patch of 1962 lies there: all that comes after 1962 is out of reach.',
    },
    patch: {
      word: 'Patch',
      forms: ['patches'],
      says: 'A card that covers the Paradox of its year and makes another history of it. Who plays it draws a card. It comes off when the Paradox goes.',
    },
    nexus: {
      word: 'Nexus',
      forms: [],
      says: '1945: it depends on three Linchpins and has three Patches, each with its icons.',
    },
    inverter: {
      word: 'Inverter',
      forms: ['inverters'],
      says: 'A card that turns a Linchpin of its list to the other side.',
    },
    artifact: {
      word: 'Artifact',
      forms: ['artifacts'],
      says: 'A treasure from another time: it lies face up before whoever plays it, and serves Missions.',
    },
    action: { word: 'Action', forms: ['actions'], says: 'A card that does what it says, once.' },
    timewarp: {
      word: 'Timewarp',
      forms: ['timewarps'],
      says: 'A very strong card: Memo, Fast Forward, Rewind, Quick Trip.',
    },
    memo: {
      word: 'Memo',
      forms: ['memos'],
      says: 'The only card that is played out of turn too: it stops the one that another has just announced, which then has no effect.',
    },
    window: {
      word: 'Window',
      forms: [],
      says: 'The seconds in which an announced card can be stopped with a Memo. It closes sooner if all let the card pass.',
    },
    identity: {
      word: 'Identity',
      forms: ['identities'],
      says: 'Who you are and which history you come from: a year as it was, and two with their Patch. Only you know it.',
    },
    mission: {
      word: 'Mission',
      forms: ['missions'],
      says: 'Three Artifacts to have before oneself. Only you know it.',
    },
    losingTime: {
      word: 'Losing time',
      forms: ['lose time', 'loses time'],
      says: 'Discarding a card instead of playing one; who wants to discards a second and draws another.',
    },
    goHome: {
      word: 'Going home',
      forms: ['go home', 'goes home'],
      says: 'Winning by one’s Identity: its three headlines can all be read on the TimeLine.',
    },
  },
};
