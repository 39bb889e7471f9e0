/** Why a table can't be opened, and what the page must tell of one that is open: closed lists with words in both languages. */
import { words } from '../../elements/words.ts';
import type { Lang } from '../../elements/frame/board.ts';
import type { Notice } from '../../kernel/view/table-view.ts';

/** Codes, of refusals and notices too, whose words say that the page is to be loaded again. */
export const RELOADED: ReadonlySet<string> = new Set([
  'link/newer',
  'page/part',
  'version/other',
  'log/newer',
  'store/failed',
  'unknown',
  'company/no-game',
  'company/elsewhere',
  'peer/differs',
]);

/** A headline, and what to do about it. */
export interface Sentence {
  readonly headline: string;
  readonly say: string;
}

const it = {
  'link/damaged': {
    headline: 'Questo link è rovinato',
    say: 'Manca un pezzo, forse la fine. Fattelo mandare di nuovo, intero.',
  },
  'link/newer': {
    headline: 'Questo link è più nuovo della pagina',
    say: 'Ricarica la pagina, e se non basta torna tra poco: si sta aggiornando.',
  },
  'browser/insecure': {
    headline: 'Qui serve una connessione sicura',
    say: 'Il tavolo è cifrato, e il browser lo permette solo su https o su localhost. Apri lo stesso indirizzo con https://. Se il tavolo gira sul tuo computer, avvialo con «npm start -- --lan»: ti dà un indirizzo https per tutti in casa.',
  },
  'browser/no-wasm': {
    headline: 'A questo browser manca WebAssembly',
    say: 'Senza, il tavolo non si può decifrare. Forse è spento nelle impostazioni o da una modalità protetta: riaccendilo, oppure usa un altro browser.',
  },
  'browser/no-crypto': {
    headline: 'A questo browser manca la cifratura',
    say: 'Il tavolo ha bisogno delle chiavi Ed25519 e X25519 del browser: le hanno Chrome ed Edge dalla versione 137, Firefox dalla 130, Safari dalla 17 (iPhone e iPad da iOS 17). Aggiornalo, oppure apri il link con un altro.',
  },
  'page/part': {
    headline: 'Manca un pezzo della pagina',
    say: 'Non si è potuto scaricare: forse sei senza rete. Quando la connessione è tornata, ricarica la pagina.',
  },
  'game/unknown': {
    headline: 'Questo gioco qui non c’è',
    say: 'Il tavolo gioca a qualcosa che questa pagina non conosce. Prova dal link che ti ha portato qui.',
  },
  'version/other': {
    headline: 'Questo tavolo segue altre regole',
    say: 'Si gioca con un’altra versione del gioco, e la pagina che hai aperto non la conosce. Ricaricala; se non basta, apri il link dalla pagina da cui gioca chi ti ha invitato.',
  },
  'log/not-a-log': {
    headline: 'Questo file non è un registro',
    say: 'Non l’ha salvato un tavolo di Tavolata. Il nome del file giusto finisce con «.tavolata».',
  },
  'log/newer': {
    headline: 'Questo registro è più nuovo della pagina',
    say: 'L’ha salvato una versione più recente. Ricarica la pagina, o aprilo da dove è stato salvato.',
  },
  'log/truncated': {
    headline: 'A questo registro manca la fine',
    say: 'Il file è arrivato tagliato, o si è scaricato solo in parte. Fattelo mandare di nuovo, intero.',
  },
  'log/doctored': {
    headline: 'Questo registro è stato alterato',
    say: 'Le firme non tornano: qualcosa è stato aggiunto, tolto o ritoccato, o il file si è rovinato. Non si può mostrare come vero.',
  },
  'log/other-table': {
    headline: 'Questo è il registro di un altro tavolo',
    say: 'Qui si apre solo quello di questo tavolo. Gli altri si aprono dalla prima pagina.',
  },
  'name/missing': {
    headline: 'Al tavolo manca il nome',
    say: 'La pagina deve dire come si chiama; va bene anche un nome vuoto.',
  },
  'name/long': {
    headline: 'Il nome del tavolo non va',
    say: 'Al massimo 40 caratteri, su una riga.',
  },
  'relay/address': {
    headline: 'L’indirizzo del server non è giusto',
    say: 'Comincia con wss:// o https://. Controlla come la pagina chiama il tavolo.',
  },
  'relay/unreached': {
    headline: 'Il server non risponde',
    say: 'Il tavolo non è stato fatto. Controlla la connessione e riprova.',
  },
  'store/failed': {
    headline: 'Il browser non riesce a salvare',
    say: 'Forse lo spazio è finito o la memoria è bloccata. Liberane un po’ e ricarica.',
  },
  unknown: {
    headline: 'Il tavolo non si apre',
    say: 'Ricarica la pagina. Se non basta, prova con un altro browser: il tavolo non è perso.',
  },
};

const en: typeof it = {
  'link/damaged': {
    headline: 'This link is damaged',
    say: 'A piece is missing, perhaps the end. Ask for it again, whole.',
  },
  'link/newer': {
    headline: 'This link is newer than the page',
    say: 'Reload the page, and if that isn’t enough come back soon: it’s being updated.',
  },
  'browser/insecure': {
    headline: 'A secure connection is needed here',
    say: 'The table is encrypted, and browsers allow that only on https or on localhost. Open the same address with https://. If the table runs on your computer, start it with “npm start -- --lan”: it gives an https address for everyone at home.',
  },
  'browser/no-wasm': {
    headline: 'This browser has no WebAssembly',
    say: 'Without it the table can’t be decrypted. Perhaps it’s switched off in the settings or by a lockdown mode: switch it on, or use another browser.',
  },
  'browser/no-crypto': {
    headline: 'This browser lacks the encryption',
    say: 'The table needs the browser’s Ed25519 and X25519 keys: Chrome and Edge have them since version 137, Firefox since 130, Safari since 17 (iPhone and iPad since iOS 17). Update it, or open the link in another.',
  },
  'page/part': {
    headline: 'A part of the page is missing',
    say: 'It couldn’t be fetched: perhaps you’re offline. Once you’re connected, reload the page.',
  },
  'game/unknown': {
    headline: 'This game isn’t here',
    say: 'The table plays something that this page doesn’t know. Try the link that brought you.',
  },
  'version/other': {
    headline: 'This table follows other rules',
    say: 'It’s played with another version of the game, which the page you opened doesn’t know. Reload it; if that isn’t enough, open the link on the page that your host plays on.',
  },
  'log/not-a-log': {
    headline: 'This file isn’t a log',
    say: 'It wasn’t saved by a Tavolata table. The right file’s name ends with “.tavolata”.',
  },
  'log/newer': {
    headline: 'This log is newer than the page',
    say: 'A later version saved it. Reload the page, or open it where it was saved.',
  },
  'log/truncated': {
    headline: 'The end of this log is missing',
    say: 'The file was cut off, or only part of it was downloaded. Ask for it again, whole.',
  },
  'log/doctored': {
    headline: 'This log has been altered',
    say: 'The signatures don’t match: something was added, taken out or changed, or the file was damaged. It can’t be shown as true.',
  },
  'log/other-table': {
    headline: 'This is the log of another table',
    say: 'Only this table’s own log opens here. Others open on the first page.',
  },
  'name/missing': {
    headline: 'The table has no name',
    say: 'The page has to say what it is called; an empty name will do.',
  },
  'name/long': {
    headline: 'That name won’t do for a table',
    say: 'At most 40 characters, on one line.',
  },
  'relay/address': {
    headline: 'The server’s address isn’t right',
    say: 'It begins with wss:// or https://. Look at how the page asks for the table.',
  },
  'relay/unreached': {
    headline: 'The server doesn’t answer',
    say: 'No table was made. Check the connection and try again.',
  },
  'store/failed': {
    headline: 'The browser can’t save',
    say: 'Perhaps its space is used up or storage is blocked. Free some and reload.',
  },
  unknown: {
    headline: 'The table doesn’t open',
    say: 'Reload the page. If that isn’t enough, try another browser: the table isn’t lost.',
  },
};

const failures = words(it, en);

/** A code that isn't in the list gets the general sentence. */
export function failureWords(code: string, lang: Lang): Sentence {
  const list: Readonly<Record<string, Sentence>> = failures(lang);
  return Object.hasOwn(list, code) ? list[code]! : failures(lang).unknown;
}

type Tell = (name: string) => string;

/** What is hardly ever said comes with the table's refusals (`refusals-it.ts`), after the page. */
export type LateNotice = 'peer/differs';

const noticesIt: Readonly<Record<Exclude<Notice['code'], LateNotice>, Tell>> = {
  'version/other': () => 'Questo tavolo segue un’altra versione delle regole.',
  'game/unknown': () => 'Questa pagina non conosce il gioco di questo tavolo.',
  'peer/garbage': (name) => `Da ${name || 'qualcuno'} è arrivato qualcosa di illeggibile. Non conta.`,
  'peer/forged': (name) => `Una mossa porta la firma di ${name || 'qualcuno'}, ma è falsa: non conta.`,
  'peer/lied': (name) => `Le firme smentiscono il browser di ${name || 'qualcuno'}.`,
  'relay/refilled': () => 'Il server aveva perso il tavolo: l’abbiamo rimesso da qui.',
  'tab/second': () => 'Il tavolo è aperto in un’altra scheda: gioca di là.',
  'store/volatile': () => 'Qui non si salva niente: il posto dura quanto la pagina.',
  'store/failing': () => 'Qui non si riesce a salvare: non chiudere la pagina.',
  'store/lost': () => 'Manca un pezzo già giocato: serve chi ce l’ha, o un altro tavolo.',
  'secret/bad': (name) => `Una carta di ${name || 'qualcuno'} non torna: non conta.`,
  'proof/bad': (name) => `Una prova di ${name || 'qualcuno'} su carte o dadi non vale.`,
  'company/moved': () => 'Il tavolo ha un nuovo link: quello di prima non porta più qui.',
  'company/removed': () => 'Gli altri continuano senza di te.',
  'company/elsewhere': () => 'Gli altri hanno continuato senza questo browser: ricaricando li ritrovi.',
  'company/old-link': () => 'Il tavolo continua con un altro link: chiedilo a chi sta giocando.',
};

const noticesEn: typeof noticesIt = {
  'version/other': () => 'This table follows another version of the rules.',
  'game/unknown': () => 'This page doesn’t know the game of this table.',
  'peer/garbage': (name) => `Unreadable data from ${name || 'somebody'}: ignored.`,
  'peer/forged': (name) => `A move forged ${name || 'somebody'}’s signature: it’s ignored.`,
  'peer/lied': (name) => `Signatures prove that ${name || 'somebody'}’s browser contradicted itself.`,
  'relay/refilled': () => 'The server had lost the table: it was put back from here.',
  'tab/second': () => 'The table is open in another tab: play there.',
  'store/volatile': () => 'Nothing can be saved here: your seat lasts as long as the page.',
  'store/failing': () => 'Saving fails here now: keep this page open.',
  'store/lost': () => 'Part of the game is missing: find who has it, or start anew.',
  'secret/bad': (name) => `A card of ${name || 'somebody'} isn’t the promised one. It doesn’t count.`,
  'proof/bad': (name) => `${name || 'Somebody'}’s proof on cards or dice doesn’t hold.`,
  'company/moved': () => 'The table has a new link: the old one no longer leads here.',
  'company/removed': () => 'The others go on without you.',
  'company/elsewhere': () => 'The others went on without this browser: a reload leads to them.',
  'company/old-link': () => 'The table has another link now: ask somebody there.',
};

/**
 * What the table says of itself, in one sentence of this language.
 * @param advice sentences that come after the page, with {} for the name
 */
export function noticeWords({ code, name }: Notice, lang: Lang, advice: Readonly<Record<string, string>> = {}): string {
  if (code === 'peer/differs') return advice[code]?.replace('{}', name ?? '?') ?? '';
  return (lang === 'it' ? noticesIt : noticesEn)[code](name ?? '');
}
