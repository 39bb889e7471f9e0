/**
 * The lobby's sentences for people who don't see it. A region that comes with its text isn't read out. So each sentence is said once it has
 * stayed for a moment, and those that stay are not said again.
 */
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { Announcer, ended } from '../../elements/announce.ts';
import type { Lang } from '../../elements/frame/board.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { shellWords } from '../words/shell-words.ts';
import { toldSeats } from '../shell/told-names.ts';
import { askersOf } from './askers.ts';
import { isFull } from './seating.ts';

/** What the lobby asks of this person, or tells them of their own place. */
function ownPlace(view: TableView, lang: Lang): readonly string[] {
  const say = shellWords(lang);
  const { me, seats } = view;
  if (me.watcher) return [say.watching];
  if (me.asking) return [say.asking, say.askingSay(toldSeats(seats, lang).find(({ founder }) => founder)?.name ?? '')];
  if (me.seat !== null) return [];
  return isFull(view) ? [say.full, say.fullSay] : [say.sitTitle];
}

/** What the lobby says, beside how many sit here. */
export function askedInLobby(view: TableView, lang: Lang): readonly string[] {
  const say = shellWords(lang);
  const { lines, more } = askersOf(view);
  return [
    ...ownPlace(view, lang),
    ...lines.map((line) => `${line[0]!.name} ${line.length > 1 ? say.askMany(line.length) : say.askOne}`),
    ...(more > 0 ? [say.askMore(more)] : []),
  ];
}

export class LobbyVoice implements ReactiveController {
  readonly #sentences: () => readonly string[];
  readonly #voice: Announcer;
  #now: readonly string[] = [];
  #heard: readonly string[] = [];

  /** @param sentences all that hold now, in the order in which they are said */
  constructor(host: ReactiveControllerHost, sentences: () => readonly string[]) {
    this.#sentences = sentences;
    this.#voice = new Announcer(host);
    host.addController(this);
  }

  hostUpdated(): void {
    const now = this.#sentences();
    if (now.join('\n') === this.#now.join('\n')) return;
    this.#now = now;
    this.#voice.say(this.#saying);
  }

  /** A person has it from elsewhere, as by a focus that is led to it. */
  read(sentence: string): void {
    this.#heard = [...this.#heard, sentence];
  }

  /** Somebody has asked for what can't be yet: the sentence that says why is said once more. */
  again(sentence: string): void {
    this.#voice.say(() => sentence);
  }

  region(): TemplateResult {
    return this.#voice.region();
  }

  readonly #saying = (): string => {
    const news = this.#now.filter((sentence) => !this.#heard.includes(sentence));
    this.#heard = this.#now;
    return news.map(ended).join(' ');
  };
}
