/** Elements and Mysteries by what they are, so that cards name them by a word. */
export const E = {
  headphones: 3,
  hillside: 4,
  torch: 5,
  timer: 6,
  bread: 7,
  ticket: 8,
  tailor: 9,
  letter: 10,
  school: 11,
  fuse: 12,
  receiver: 14,
  playlist: 15,
  gossip: 16,
  tape: 21,
  tower: 30,
  hill: 31,
  secondHour: 32,
  window: 33,
  fog: 34,
  traveller: 35,
  jacket: 36,
} as const;

export const M = {
  behindShelf: 1,
  insideParcel: 2,
  secondBoard: 3,
  timetable: 4,
  faultLog: 5,
  blackout: 6,
  whisper: 7,
  pigeonhole: 8,
  gust: 9,
  song: 10,
  quietLine: 11,
  sleepingPigeons: 12,
  lastEcho: 13,
} as const;

/** From this quarter on help comes to whoever lacks something: two rounds are left. */
export const LATE = 6;
