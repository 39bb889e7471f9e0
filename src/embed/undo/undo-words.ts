/** Words of taking back and going back together: button, strip, window. What the log says of it is in `log-words.ts`. */
import type { Lang } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import { list } from '../../language/list.ts';
import type { RewindWarning } from '../../kernel/undo/types.ts';

const it = {
  goBackTo: (line: string): string => `Proponi di tornare a prima di: ${line}`,
  ask: 'Torniamo indietro?',
  askSay: (line: string): string => `La partita torna a com’era prima di «${line}». Succede se tutti sono d’accordo.`,
  propose: 'Proponilo a tutti',
  stay: 'Ci ripenso',
  proposes: (by: string, line: string, moves: number): string =>
    `${by} propone di tornare a prima di «${line}»: ${moves === 1 ? 'una mossa non varrebbe più' : `${moves} mosse non varrebbero più`}.`,
  proposed: (line: string, waiting: readonly string[]): string =>
    `Hai proposto di tornare a prima di «${line}». ${waiting.length === 1 ? 'Manca' : 'Mancano'} ${list(waiting, 'it')}.`,
  agreed: (line: string, waiting: readonly string[]): string =>
    `Hai accettato di tornare a prima di «${line}». ${waiting.length === 1 ? 'Manca' : 'Mancano'} ${list(waiting, 'it')}.`,
  watched: (by: string, line: string, waiting: readonly string[]): string =>
    `${by} propone di tornare a prima di «${line}». ${waiting.length === 1 ? 'Manca' : 'Mancano'} ${list(waiting, 'it')}.`,
  yes: 'D’accordo',
  no: 'No, avanti così',
  withdraw: 'Ritira la proposta',
  aMove: 'una mossa',
  warning: ({ what, n }: RewindWarning): string => {
    switch (what) {
      case 'opened':
        return n === 1 ? 'Una cosa scoperta resta nota a tutti.' : `${n} cose scoperte restano note a tutti.`;
      case 'letters':
        return n === 1 ? 'Chi ha letto una busta la conosce ancora.' : `Chi ha letto ${n} buste le conosce ancora.`;
      case 'secrets':
        return 'La chiave segreta fatta nel frattempo non si usa più: se serve, se ne fa una nuova.';
      case 'mixed':
        return `Chi ha pescato o sbirciato sa qualcosa: ${n} carte si rimescolano.`;
      case 'asks':
        return 'Il gioco smette di aspettare quello che aspetta ora.';
      case 'timers':
        return 'Il tempo riparte da quanto ne restava.';
    }
  },
};

const en: typeof it = {
  goBackTo: (line) => `Propose to go back to before: ${line}`,
  ask: 'Shall we go back?',
  askSay: (line) => `The game goes back to how it was before “${line}”. It happens if everybody agrees.`,
  propose: 'Propose it to everybody',
  stay: 'Never mind',
  proposes: (by, line, moves) =>
    `${by} proposes to go back to before “${line}”: ${moves === 1 ? 'one move' : `${moves} moves`} would no longer count.`,
  proposed: (line, waiting) => `You proposed to go back to before “${line}”. Waiting for ${list(waiting, 'en')}.`,
  agreed: (line, waiting) => `You agree to go back to before “${line}”. Waiting for ${list(waiting, 'en')}.`,
  watched: (by, line, waiting) => `${by} proposes to go back to before “${line}”. Waiting for ${list(waiting, 'en')}.`,
  yes: 'I agree',
  no: 'No, let’s go on',
  withdraw: 'Withdraw the proposal',
  aMove: 'a move',
  warning: ({ what, n }) => {
    switch (what) {
      case 'opened':
        return n === 1
          ? 'One thing that was opened stays known to everybody.'
          : `${n} things that were opened stay known to everybody.`;
      case 'letters':
        return n === 1 ? 'Whoever read an envelope still knows it.' : `Whoever read ${n} envelopes still knows them.`;
      case 'secrets':
        return 'The secret key made since isn’t used again: if one is needed, a new one is made.';
      case 'mixed':
        return `Somebody has drawn or looked: ${n} cards are shuffled again.`;
      case 'asks':
        return 'The game stops waiting for what it is waiting for now.';
      case 'timers':
        return 'The clock goes on from what was left of it.';
    }
  },
};

export const undoWords: (lang: Lang) => typeof it = words(it, en);
