/** What the lobby of TIME Stories says: missions, receptacles, keys, the wait for others. */

export const crystals = (n: number): string => (n === 1 ? '1 Azrak' : `${n} Azrak`);

/** Numbers from this to that: “3”, “3 or 4”, “2–4”. */
const among = (min: number, max: number, or: string): string =>
  min === max ? String(min) : max - min === 1 ? `${min} ${or} ${max}` : `${min}–${max}`;

export const lobbyIt = {
  chooseMission: 'Scegliete una missione',
  chooseMissionSays: 'Si legge da questo tavolo, una carta alla volta. Nessuno sa che cosa c’è dentro.',
  minutes: (from: number, to: number): string => `${from}–${to} min`,
  fromFile: 'Missione da un file',
  fromFileFollowed: 'La mia missione, mentre la scrivo',
  follows: {
    same: 'Il tavolo segue il tuo file: parole e figure che salvi si vedono qui subito.',
    rules: 'Nel file è cambiato più delle parole: il resto vale quando posi la missione di nuovo.',
    lost: 'Il tuo file non si legge più.',
  },
  followsPages: (n: number): string =>
    n === 1
      ? 'Dal tuo file: 1 pagina è nuova, e si vede qui.'
      : `Dal tuo file: ${n} pagine sono nuove, e si vedono qui.`,
  fileBad: 'Questo file non è una missione che si può giocare:',
  fileWrong: 'Il file non si legge.',
  laying: 'La missione arriva sul tavolo…',
  layingLost: 'La missione non si trova. Chi l’ha scelta la scelga di nuovo.',
  layingBad: 'La missione è rovinata: sceglietene un’altra.',
  another: 'Un’altra missione',
  anotherSure: 'Sì, si ricomincia da capo',
  anotherSays: 'Il diario delle incursioni riparte da zero.',
  /** The mission isn't for so many. */
  forPeople: (min: number, max: number, here: number): string =>
    `Questa missione è per ${among(min, max, 'o')} ${max === 1 ? 'persona' : 'persone'}, e qui ${here === 1 ? 'ci sei soltanto tu' : `siete in ${here}`}.`,
  chooseReceptacle: 'Chi sarai?',
  chooseReceptacles: (n: number): string => `Da soli ne servono ${n}`,
  chooseReceptacleSays: (alone: boolean): string =>
    `Un ricettacolo è la persona in cui ti trovi.${alone ? '' : ' Ognuno ne prende uno.'}`,
  take: (name: string): string => `Prendo ${name}`,
  leaveIt: (name: string): string => `Lascio ${name}`,
  otherSide: 'Sul retro',
  takenBy: (name: string): string => `con ${name}`,
  begin: (run: number): string => (run === 1 ? 'Cominciamo' : `Comincia l’incursione ${run}`),
  photo: 'Niente foto alle carte: leggerle da soli e raccontarle è il gioco.',
  startsWith: (n: number): string => `parte con ${crystals(n)}`,
  lobbyLine: 'Una missione, fino a quattro agenti',
  keysHeading: 'Chi tiene le chiavi delle carte',
  keysWithFile: 'Ogni dispositivo',
  keysWithFileSays:
    'Le chiavi viaggiano con il file. Le carte si aprono subito, chiunque manchi. Chi smonta il programma sul proprio dispositivo può leggere avanti.',
  keysSplit: 'Divise fra chi gioca',
  keysSplitSays: (n: number): string =>
    n > 2
      ? 'Una carta si apre quando la partita ci arriva: prima nessuno degli altri può leggerla, nemmeno smontando il programma. Chi posa la missione sì, e così chi ha il file. Se chi l’ha posata manca, la aprono tutti gli altri insieme; se manca anche uno di loro, le carte nuove aspettano.'
      : 'Una carta si apre quando la partita ci arriva: prima l’altra persona non può leggerla, nemmeno smontando il programma. Chi posa la missione sì, e così chi ha il file. Se chi l’ha posata manca, le carte nuove aspettano.',
  keysBy: (me: boolean, name: string): string =>
    me
      ? 'Le chiavi delle carte sono divise: le hai posate tu.'
      : `Le chiavi delle carte sono divise: le ha posate ${name}.`,
  keysWait: (name: string): string => `Aspettiamo il dispositivo di ${name}`,
  keysWaitSays:
    'Le carte nuove si aprono quando torna. Chi ha lo stesso file può posare le chiavi di nuovo: l’incursione continua, e da lì in poi può leggere avanti.',
  keysLost: 'Nessuno ha le chiavi delle carte nuove',
  keysLostSays:
    'Chi le aveva posate si è alzato da tavola. Chi ha lo stesso file può posarle di nuovo: l’incursione continua, e da lì in poi può leggere avanti.',
  keysAgain: 'Poso io le chiavi',
  keysAgainFile: 'Dal file della missione',
  keysOther: 'Questo è un altro file: le sue chiavi non aprono questa missione.',
  playAs: (name: string): string => `Gioca con ${name}`,
  powerOf: (name: string): string => `Potere di ${name}`,
  takeMore: (n: number): string => (n === 1 ? 'Prendine ancora 1' : `Prendine ${n}`),
  leaveSome: (n: number): string => (n === 1 ? 'Siete di più: lasciane 1' : `Siete di più: lasciane ${n}`),
  crew: 'Cambia ricettacolo',
  tellAlone: 'Scrivi qui quello che vuoi ricordare, oppure vai avanti.',
  tellAloneHeading: (slot: string): string => `Hai letto la ${slot}?`,
  tellNote: 'Annota',
  tellGoOn: 'Letta, avanti',
  telepathyAlone: 'Leggi le tue carte',
};

export const lobbyEn: typeof lobbyIt = {
  chooseMission: 'Choose a mission',
  chooseMissionSays: 'It is read from this table, one card at a time. Nobody knows what is in it.',
  minutes: (from, to) => `${from}–${to} min`,
  fromFile: 'A mission from a file',
  fromFileFollowed: 'My mission, while I write it',
  follows: {
    same: 'The table follows your file: words and pictures that you save show here at once.',
    rules: 'More than words has changed in the file: the rest counts when you lay the mission again.',
    lost: 'Your file can’t be read any more.',
  },
  followsPages: (n) =>
    n === 1 ? 'From your file: 1 page is new, and shows here.' : `From your file: ${n} pages are new, and show here.`,
  fileBad: 'This file is no mission that can be played:',
  fileWrong: 'The file can’t be read.',
  laying: 'The mission is on its way to the table…',
  layingLost: 'The mission can’t be found. Whoever chose it may choose it again.',
  layingBad: 'The mission is damaged: choose another.',
  another: 'Another mission',
  anotherSure: 'Yes, from the beginning',
  anotherSays: 'The journal of runs begins anew.',
  forPeople: (min, max, here) =>
    `This mission is for ${among(min, max, 'or')} ${max === 1 ? 'person' : 'people'}, and ${here === 1 ? 'you are by yourself' : `there are ${here} of you`}.`,
  chooseReceptacle: 'Who will you be?',
  chooseReceptacles: (n) => `Alone you need ${n}`,
  chooseReceptacleSays: (alone) =>
    `A receptacle is the person you find yourself in.${alone ? '' : ' Everybody takes one.'}`,
  take: (name) => `I take ${name}`,
  leaveIt: (name) => `I leave ${name}`,
  otherSide: 'On the back',
  takenBy: (name) => `with ${name}`,
  begin: (run) => (run === 1 ? 'Begin' : `Begin run ${run}`),
  photo: 'No photos of cards: reading them alone and telling of them is the game.',
  startsWith: (n) => `starts with ${crystals(n)}`,
  lobbyLine: 'A mission for up to four agents',
  keysHeading: 'Who holds the keys of the cards',
  keysWithFile: 'Each device',
  keysWithFileSays:
    'The keys travel with the file. Cards open at once, whoever is away. Whoever takes the software apart on their own device can read ahead.',
  keysSplit: 'Split among those who play',
  keysSplitSays: (n) =>
    n > 2
      ? 'A card opens when the game comes to it: before that none of the others can read it, not even by taking the software apart. Whoever lays the mission can, and so can whoever has its file. While the one who laid it is away, all the others open cards together; if one of them is away too, new cards wait.'
      : 'A card opens when the game comes to it: before that the other person can’t read it, not even by taking the software apart. Whoever lays the mission can, and so can whoever has its file. While the one who laid it is away, new cards wait.',
  keysBy: (me, name) =>
    me ? 'The keys of the cards are split: you laid them.' : `The keys of the cards are split: ${name} laid them.`,
  keysWait: (name) => `Waiting for ${name}’s device`,
  keysWaitSays:
    'New cards open when it is back. Whoever has the same file may lay the keys again: the run goes on, and from then on that person can read ahead.',
  keysLost: 'Nobody has the keys of new cards',
  keysLostSays:
    'Whoever had laid them has left the table. Anybody who has the same file can lay them again: the run goes on, and from then on that person can read ahead.',
  keysAgain: 'I lay the keys',
  keysAgainFile: 'From the mission’s file',
  keysOther: 'This is another file: its keys don’t open this mission.',
  playAs: (name) => `Play as ${name}`,
  powerOf: (name) => `${name}’s Power`,
  leaveSome: (n) => (n === 1 ? 'There are more of you: leave 1' : `There are more of you: leave ${n}`),
  crew: 'Change receptacle',
  takeMore: (n) => (n === 1 ? 'Take 1 more' : `Take ${n}`),
  tellAlone: 'Write here what you want to remember, or go on.',
  tellAloneHeading: (slot) => `Have you read ${slot}?`,
  tellNote: 'Note it',
  tellGoOn: 'Read, go on',
  telepathyAlone: 'Read your cards',
};
