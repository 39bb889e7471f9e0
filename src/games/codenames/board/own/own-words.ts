/** Words of the window where own pictures are chosen: fetched with it. Sizes come in megabytes with one digit, already written for the language. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { words } from '../../../../elements/words.ts';

export interface OwnWords {
  readonly title: string;
  readonly say: string;
  readonly private: string;
  readonly folder: string;
  readonly files: string;
  readonly drop: string;
  making(done: number, total: number): string;
  made(n: number, size: string): string;
  tooFew(n: number, least: number): string;
  unreadable(n: number): string;
  doubles(n: number): string;
  tooMany(n: number, most: number): string;
  readonly lay: string;
  readonly others: string;
  sending(percent: number): string;
  name(n: number): string;
}

const it: OwnWords = {
  title: 'Figure vostre',
  say: 'Foto, disegni, quello che volete: da 20 a 300 immagini.',
  private:
    'Restano tra voi: cifrate, a pezzi, solo per chi è a questo tavolo. Si ridisegnano piccole, senza luogo, data né nome del file.',
  folder: 'Scegli una cartella',
  files: 'Scegli delle immagini',
  drop: 'Oppure trascinale qui.',
  making: (done, total) => `Si preparano: ${done} di ${total}`,
  made: (n, size) => (n === 1 ? `1 figura, ${size} MB` : `${n} figure, ${size} MB`),
  tooFew: (n, least) => {
    const says = n === 0 ? 'Qui non ci sono figure' : n === 1 ? 'Ce n’è 1' : `Sono ${n}`;
    return `${says}: ne servono almeno ${least}.`;
  },
  unreadable: (n) => (n === 1 ? 'Un file non è un’immagine leggibile.' : `${n} file non sono immagini leggibili.`),
  doubles: (n) => (n === 1 ? 'Una c’era già.' : `${n} c’erano già.`),
  tooMany: (n, most) => (n === 1 ? `Una è di troppo: al massimo ${most}.` : `${n} sono di troppo: al massimo ${most}.`),
  lay: 'Mettile sul tavolo',
  others: 'Scegline altre',
  sending: (percent) => `Si mettono sul tavolo: ${percent}%`,
  name: (n) => `${n} figure`,
};

const en: OwnWords = {
  title: 'Your own pictures',
  say: 'Photos, drawings, anything: from 20 to 300 images.',
  private:
    'They stay among you: encrypted, in pieces, for those at this table only. They are drawn anew, small, without place, date or file name.',
  folder: 'Choose a folder',
  files: 'Choose images',
  drop: 'Or drop them here.',
  making: (done, total) => `Getting them ready: ${done} of ${total}`,
  made: (n, size) => (n === 1 ? `1 picture, ${size} MB` : `${n} pictures, ${size} MB`),
  tooFew: (n, least) => {
    const says = n === 0 ? 'There are no pictures here' : n === 1 ? 'There is 1' : `There are ${n}`;
    return `${says}: at least ${least} are needed.`;
  },
  unreadable: (n) => (n === 1 ? 'One file isn’t a readable image.' : `${n} files aren’t readable images.`),
  doubles: (n) => (n === 1 ? 'One was there already.' : `${n} were there already.`),
  tooMany: (n, most) => (n === 1 ? `One is too many: ${most} at most.` : `${n} are too many: ${most} at most.`),
  lay: 'Put them on the table',
  others: 'Choose others',
  sending: (percent) => `Putting them on the table: ${percent}%`,
  name: (n) => `${n} pictures`,
};

export const ownWords: (lang: Lang) => OwnWords = words<OwnWords>(it, en);
