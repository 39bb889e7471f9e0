/**
 * The page in the window of a call. It is the same build, on an address of its own for each platform, with what that platform asks of its
 * headers. Only those are served that the operator names (`SHELLS`); what they load and who may frame them is nobody else's.
 */

/** Platforms whose calls the page can stand in. */
export const SHELLS = ['discord', 'meet', 'zoom'] as const;
export type ShellName = (typeof SHELLS)[number];

/** What the page's answer says there. */
export interface Shell {
  /** What the policy's `frame-ancestors` say. */
  readonly ancestors: string;
  /** The platform's own script, where it is the only way to its client. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PAGES: Readonly<Record<ShellName, Shell>> = {
  // In Discord's frame everything comes through its proxy, under the origin of the activity.
  discord: { ancestors: 'https://discord.com https://*.discord.com https://discordapp.com https://*.discordsays.com' },
  meet: {
    ancestors: 'https://meet.google.com',
    script: 'https://www.gstatic.com/meetjs/addons/1.1.0/meet.addons.js',
  },
  // Zoom draws no page that lacks one of four headers; this is the one that others leave to the proxy.
  zoom: {
    ancestors: "'self' https://zoom.us https://*.zoom.us",
    script: 'https://appssdk.zoom.us/sdk.min.js',
    headers: { 'Strict-Transport-Security': 'max-age=31536000' },
  },
};

/** @param url as requested @returns whether the page is asked for as one in a call, of a platform that is served here */
export function shellOf(url: string, served: readonly ShellName[]): Shell | undefined {
  const [path = '', query = ''] = url.split('#', 1)[0]!.split('?', 2);
  const name = path === '/' ? inDiscord(query) : /^\/in\/(zoom|meet)\/(?:stage\/)?$/.exec(path)?.[1];
  const found = served.find((one) => one === name);
  return found && !(found === 'zoom' && path.endsWith('stage/')) ? PAGES[found] : undefined;
}

/** Discord opens what its mapping has at `/`, and says in the query which frame of which instance it is. */
function inDiscord(query: string): ShellName | undefined {
  const asked = new URLSearchParams(query);
  return asked.has('frame_id') && asked.has('instance_id') ? 'discord' : undefined;
}
