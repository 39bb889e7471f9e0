/** Words of the invitation, which are fetched with its window. */
import { words } from '../../elements/words.ts';
import { minutesAndSeconds as clock } from '../../language/clock.ts';
import type { Lang } from '../../elements/frame/board.ts';

const it = {
  inviteOpen: 'Chi apre il link si siede.',
  inviteClosed: 'Chi apre il link chiede posto, e lo fai entrare tu.',
  watch: 'Solo per guardare',
  watchSay:
    'Chi apre questo link vede quello che vedono tutti, anche quello che vi scrivete. Non può sedersi, giocare né scrivere.',
  /** Where no page opens a link: what to do with the code alone. */
  bare: (open: boolean): string =>
    `Manda il codice a chi inviti: lo incolla nella pagina da cui giochi, sotto «Ti hanno invitato a voce?», e ${open ? 'si siede' : 'chiede posto; lo fai entrare tu'}.`,
  inviteCloses: (s: number): string =>
    `L’invito resta valido. Questo cartoncino si chiude tra ${clock(s)}, perché lo schermo può essere condiviso.`,
  link: 'Link dell’invito',
  code: 'Codice dell’invito',
  copy: 'Copia',
  copied: 'Copiato',
  copyYourself: 'Selezionato: copialo tu',
  share: 'Condividi',
  shareText: (table: string): string => (table ? `Ti aspettiamo a tavola: ${table}` : 'Ti aspettiamo a tavola'),
  watchLink: 'Link per guardare',
  watchText: (table: string): string => (table ? `Guardaci giocare: ${table}` : 'Guardaci giocare'),
  qr: 'Codice QR dell’invito',
};

type InviteWords = typeof it;

const en: InviteWords = {
  inviteOpen: 'Whoever opens the link sits down.',
  inviteClosed: 'Whoever opens the link asks for a seat, and you let them in.',
  watch: 'Just to watch',
  watchSay:
    'This link shows what everybody sees, and what you write to each other. Nobody can sit down, play or write with it.',
  bare: (open) =>
    `Send the code to those you invite: they paste it under “Invited by word of mouth?”, on the page you play from, and ${open ? 'sit down' : 'ask for a seat; you let them in'}.`,
  inviteCloses: (s) => `The invitation stays good. This card closes in ${clock(s)}, as the screen may be shared.`,
  link: 'Invitation link',
  code: 'Invitation code',
  copy: 'Copy',
  copied: 'Copied',
  copyYourself: 'Selected: copy it yourself',
  share: 'Share',
  shareText: (table) => (table ? `Come and sit with us: ${table}` : 'Come and sit with us'),
  watchLink: 'Link for watching',
  watchText: (table) => (table ? `Watch us play: ${table}` : 'Watch us play'),
  qr: 'QR code of the invitation',
};

export const inviteWords: (lang: Lang) => InviteWords = words(it, en);
