/**
 * Two frames of one person in one call, whose messages the platform carries. The one with the hand gives the other, which all look at, a
 * watcher's link. The link passes sealed, by the exchange of spoken invitations, so that a log of the messages opens nothing.
 */
import { base64url, unbase64url } from '../../kernel/base64url.ts';
import { type CallCode, callCode } from '../../kernel/spoken/call-code.ts';
import { isHello, SpokenGuest, SpokenHost, type SpokenPorts } from '../../kernel/spoken/exchange.ts';
import type { Sodium } from '../../kernel/ports.ts';
import { loadSodium } from '../adapters/sodium.ts';
import { spokenPorts } from '../spoken/spoken-parts.ts';
import { watchLink } from './watch-link.ts';

/** There is another link now: whoever looks on is to ask again. */
const AGAIN = 'again';
const ASK_EVERY_MS = 3_000;

const codeOf = (call: string): CallCode => callCode('frames', call);

type HostPorts = SpokenPorts & { readonly sodium: Pick<Sodium, 'publicKeyOf'> };

/** The frame with the hand. */
export class FrameHost {
  readonly #ports: HostPorts;
  readonly #code: CallCode;
  readonly #say: (text: string) => void;
  #link = '';
  #exchange: SpokenHost | undefined;

  /** @param say to the other frame, if it is there */
  constructor(ports: HostPorts, call: string, say: (text: string) => void) {
    this.#ports = ports;
    this.#code = codeOf(call);
    this.#say = say;
  }

  static async open(call: string, say: (text: string) => void): Promise<FrameHost> {
    return new FrameHost({ ...(await spokenPorts()), sodium: await loadSodium() }, call, say);
  }

  /** @param invitation of the table that is shown from now on */
  invite(invitation: string): void {
    this.#link = watchLink(this.#ports.sodium, invitation);
    this.#exchange = undefined;
    if (this.#link) this.#say(AGAIN);
  }

  hear(text: string): void {
    const message = unbase64url(text);
    if (!message || !this.#link) return;
    if (isHello(message)) this.#exchange = new SpokenHost(this.#ports, this.#code, this.#link);
    const said = this.#exchange?.hear(message).say;
    if (said) this.#say(base64url(said));
  }
}

/** The frame that all look at. */
export class FrameGuest {
  readonly #ports: SpokenPorts;
  readonly #code: CallCode;
  readonly #say: (text: string) => Promise<void>;
  readonly #heard: (link: string) => void;
  #exchange: SpokenGuest | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param heard told of each link to look on with */
  constructor(ports: SpokenPorts, call: string, say: (text: string) => Promise<void>, heard: (link: string) => void) {
    this.#ports = ports;
    this.#code = codeOf(call);
    this.#say = say;
    this.#heard = heard;
    this.#ask();
  }

  static async open(
    call: string,
    say: (text: string) => Promise<void>,
    heard: (link: string) => void,
  ): Promise<FrameGuest> {
    return new FrameGuest(await spokenPorts(), call, say, heard);
  }

  hear(text: string): void {
    if (text === AGAIN) return this.#ask();
    const answer = this.#exchange?.hear(unbase64url(text) ?? new Uint8Array());
    if (!answer || 'failed' in answer) return;
    if ('say' in answer) return void this.#tell(answer.say);
    this.stop();
    this.#heard(answer.invitation);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#exchange = undefined;
  }

  /** Until it is answered: the other frame may come later. */
  #ask(): void {
    this.stop();
    const begin = (): void => {
      this.#exchange = new SpokenGuest(this.#ports, this.#code);
      void this.#tell(this.#exchange.hello);
    };
    begin();
    this.#timer = setInterval(begin, ASK_EVERY_MS);
  }

  async #tell(bytes: Uint8Array): Promise<void> {
    await this.#say(base64url(bytes)).catch(() => undefined);
  }
}
