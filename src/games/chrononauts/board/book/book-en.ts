/** The chapters and words of the rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  yes: 'yes',
  no: 'no',
  mode: 'Game',
  chapters: {
    goal: {
      title: 'What it’s about',
      says: 'You are time travellers, and each of you comes from a different history of the world. You change events of the past, mend what goes wrong and gather lost treasures. The first to go home, complete the Mission or hold ten cards wins. Artifaxx is the quickest way in; if you are going to explain the big game, learn the TimeLine with Solonauts first.',
    },
    timeline: {
      title: 'The TimeLine',
      says: 'Thirty-two cards in four rows of eight. The thirteen Linchpins (dark, with a diamond) are turned by players. The nineteen Ripplepoints (light, with waves) turn by themselves: each says which Linchpins break it. Some break with any one of their Linchpins, others only with both; then a dot shows that the first has turned already. When the Linchpin goes back, so does the Ripplepoint. The table does all this and shows it step by step.',
    },
    win: {
      title: 'Winning',
      says: 'There are three ways to win, always at the end of your own turn and by saying so. Going home: the black year of your Identity is as it was, and each red year carries the very Patch that the Identity names, whoever put it there. Mission complete: its three Artifacts lie in front of you. Ten cards in hand: after you have played or discarded.',
    },
    start: {
      title: 'Before the first turn',
      says: 'Everybody gets an Identity, a Mission and three cards that only they can see. You guess what time it is without looking: whoever comes nearest begins. If you don’t like your Identity, you may exchange it once.',
    },
    turn: {
      title: 'A turn',
      says: 'Draw a card, play a card, end the turn. If you can’t or won’t play, you lose time: discard a card and, if you like, discard a second one and draw another.',
    },
    inverters: {
      title: 'Inverters',
      says: 'An Inverter turns a Linchpin to its other side. Each has a list of events; “A Different Story” turns any of them either way, and “As It Was” only leads back to the truth. Before you play it you see everything it would change.',
    },
    patches: {
      title: 'Patches',
      says: 'A Patch covers the Paradox of its year: from then on it doesn’t count among the open ones, and the player who played it draws a card at once. When the Paradox goes, the Patch goes to the discards. 1945 depends on three Linchpins and has three Patches: each holds only while all its icons match.',
    },
    universe: {
      title: 'UltraParadox and the end of the universe',
      says: 'With thirteen open Paradoxes the universe ends and everybody loses: the meter below the TimeLine warns you in time. With the Patch of 1962 the UltraParadox begins: years after 1962 can’t be touched, and don’t count for going home, as long as that Patch lies there.',
    },
    artifacts: {
      title: 'Artifacts',
      says: 'You play Artifacts face up in front of you. By themselves they do nothing: they serve a Mission and pay for some cards. Each exists once. The three portraits rank differently: the real one, the masterly copy, the clumsy copy.',
    },
    actions: {
      title: 'Actions',
      says: 'An Action does what it says and goes to the discards. When you announce it, you name everything it is aimed at. “Sold on the Spot” and “A Show of Wonders” cost you an Artifact and let you draw; the cards drawn for “A Show of Wonders” form a side hand and are played at once.',
    },
    memo: {
      title: 'The Note and its window',
      says: 'An announced card waits a few seconds before it takes effect. In that window anybody else may stop it with a Note, or let it pass; once all have let it pass the window closes. A Note can be stopped by another Note, and then the card below it counts. Nobody sees who has let it pass while the window is open.',
    },
    timewarps: {
      title: 'Timewarps',
      says: '“Double Time”: draw two cards and play two. “A Second Chance”: take a card from the discards and play it. “A Peek Ahead”: look through the deck, take a card and play it; then the deck is shuffled. Neither of these last two can bring back a Timewarp.',
    },
    piles: {
      title: 'Deck and discards',
      says: 'The discards lie open and anybody may look through them. When the deck is empty and a card is needed, the discards are shuffled and become the deck. Nobody knows the order of the deck. When hardly any cards are left, “Double Time” may bring itself back again and again, and a turn may last as long as you like: that is allowed, and so is calling the game off.',
    },
    artifaxx: {
      title: 'Artifaxx',
      says: 'The short game: no TimeLine and no Identities, only Artifacts, Actions, Timewarps and a Mission each. Draw a card, play a card. You win with the three Artifacts of your Mission in front of you at the end of your own turn. The cards left in the box are those of Solonauts: anybody left over can play it meanwhile, at another table.',
    },
    solonauts: {
      title: 'Solonauts',
      says: 'Alone or as a team, with Inverters and Patches only. Some Identities lie open and want to go home (eight, unless the house says otherwise); five cards in hand. In each step you play or discard one; then every Identity that can go home does, and you fill your hand. You go through the pile once, and nobody stops anything.',
    },
    table: {
      title: 'At the table',
      says: 'The devices of all who play keep the cards together. When somebody is missing the table waits, and the others may decide to go on without them. A game that nobody can or wants to finish is called off as soon as more than half ask for it, and nobody wins. A Timekeeper may be chosen in the lobby: that screen turns the cards of the TimeLine one by one, though the table has long worked it all out. When you play an Inverter you may tap what changes, too. After the end anybody may show what they had.',
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
      says: 'A card that covers the Paradox of its year and makes another history of it. Playing it lets you draw a card. It comes off when the Paradox goes.',
    },
    nexus: {
      word: 'Nexus',
      forms: [],
      says: '1945: it depends on three Linchpins and has three Patches, each with its icons.',
    },
    inverter: {
      word: 'Inverter',
      forms: ['inverters'],
      says: 'A card that turns a Linchpin on its list to the other side.',
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
      says: 'A very strong card: the Note, “Double Time”, “A Second Chance”, “A Peek Ahead”.',
    },
    memo: {
      word: 'Note',
      forms: ['notes'],
      says: 'The only card that you can also play out of turn: it stops the one that somebody else has just announced, which then has no effect.',
    },
    window: {
      word: 'Window',
      forms: [],
      says: 'The seconds in which an announced card can be stopped with a Note. It closes sooner if all let the card pass.',
    },
    identity: {
      word: 'Identity',
      forms: ['identities'],
      says: 'Who you are and which history you come from: a year as it was, and two with their Patch. Only you know it.',
    },
    mission: {
      word: 'Mission',
      forms: ['missions'],
      says: 'Three Artifacts to have in front of you. Only you know it.',
    },
    losingTime: {
      word: 'Losing time',
      forms: ['lose time', 'loses time'],
      says: 'Discarding a card instead of playing one; if you like, you discard a second and draw another.',
    },
    goHome: {
      word: 'Going home',
      forms: ['go home', 'goes home'],
      says: 'Winning by your Identity: its three headlines can all be read on the TimeLine.',
    },
  },
};
