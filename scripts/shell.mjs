// `npm run shell NAME ADDRESS [ID]` writes what a platform asks for before the table can stand in its calls (docs/on-a-call.md). It also
// says what the server is to be started with. NAME is discord, meet or zoom; ADDRESS the server's, with https; ID the number of the Discord
// application or of the Google Cloud project.
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const LINE = 'Tables for games on a call: no server deals, referees or reads.';

/** Discord takes no file: what is typed into its developer portal, page by page. */
function discord({ host }, id) {
  return {
    file: {
      'Activities → Settings': { 'Enable Activities': true, 'Supported Platforms': ['web', 'ios', 'android'] },
      'Activities → URL Mappings': [{ prefix: '/', target: host }],
    },
    env: {
      SHELLS: 'discord',
      // Discord hides addresses: everybody comes from those of its proxy, which share what one address may have.
      LIMITS: JSON.stringify({
        addressConnections: 1500,
        addressUpgradesPerMinute: 3000,
        addressRefusalsPerMinute: 3000,
        addressKnocksPerMinute: 3000,
        addressRoomsPerHour: 3000,
        addressBytesPerDay: 50 * 1024 ** 3,
        addressUnfinishedBytes: 128 * 1024 ** 2,
      }),
    },
    // By itself it would turn away every other page that embeds tables.
    more: `Where you set ORIGINS, add https://${id}.discordsays.com to it.`,
  };
}

/** A deployment of a Google Workspace add-on. */
function meet({ origin }, id) {
  return {
    file: {
      addOns: {
        common: { name: 'Tavolata', logoUrl: `${origin}/icon-512.png` },
        meet: {
          web: {
            sidePanelUrl: `${origin}/in/meet/?project=${id}`,
            supportsScreenSharing: false,
            addOnOrigins: [origin],
            logoUrl: `${origin}/icon-512.png`,
          },
        },
      },
    },
    env: { SHELLS: 'meet' },
  };
}

/** A manifest for Zoom's app marketplace. */
function zoom({ origin, host }) {
  return {
    file: {
      display_information: { display_name: 'Tavolata', description: LINE, long_description: LINE },
      oauth_information: {
        usage: 'USER_OPERATION',
        development_redirect_uri: `${origin}/in/zoom/`,
        production_redirect_uri: `${origin}/in/zoom/`,
        oauth_allow_list: [`${origin}/in/zoom/`],
        scopes: [{ scope: 'zoomapp:inmeeting', optional: false }],
      },
      features: {
        products: ['ZOOM_MEETING'],
        development_home_uri: `${origin}/in/zoom/`,
        production_home_uri: `${origin}/in/zoom/`,
        domain_allow_list: [
          { domain: host, explanation: 'The table and its relay' },
          { domain: 'appssdk.zoom.us', explanation: 'The Zoom Apps SDK' },
        ],
        in_client_feature: {
          zoom_app_api: {
            enable: true,
            zoom_app_apis: [
              'getMeetingUUID',
              'getUserContext',
              'startCollaborate',
              'sendAppInvitationToAllParticipants',
              'onCollaborateChange',
              'onShareApp',
            ],
          },
          guest_mode: { enable: true, enable_test_guest_mode: true },
          in_client_oauth: { enable: false },
          collaborate_mode: {
            enable: true,
            enable_screen_sharing: true,
            enable_play_together: true,
            enable_start_immediately: false,
            enable_join_immediately: true,
          },
        },
      },
    },
    env: { SHELLS: 'zoom' },
  };
}

const SHELLS = { discord, meet, zoom };
const NEEDS = { discord: 'the number of your Discord application', meet: 'the number of your Google Cloud project' };

/** @returns what the platform is given, and the server's settings; or what is wrong, as `trouble` */
export function shellOf(name, address, id) {
  const make = Object.hasOwn(SHELLS, name ?? '') ? SHELLS[name] : undefined;
  if (!make) return { trouble: 'Usage: npm run shell NAME ADDRESS [ID], with discord, meet or zoom for NAME.' };
  const url = URL.canParse(address ?? '') ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash)
    return { trouble: 'ADDRESS must be your server’s, such as https://table.example' };
  if (NEEDS[name] && !/^\d{1,20}$/.test(id ?? '')) return { trouble: `ID must be ${NEEDS[name]}.` };
  return make(url, id);
}

function main([name, address, id]) {
  const { trouble, file, env, more } = shellOf(name, address, id);
  if (trouble) return trouble;
  console.log(JSON.stringify(file, undefined, 2));
  const settings = Object.entries(env).map(([key, value]) => `${key}='${value}'`);
  console.error(`\nStart the server with ${settings.join(' ')}`);
  if (more) console.error(more);
  return undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const trouble = main(process.argv.slice(2));
  if (trouble) {
    console.error(trouble);
    process.exitCode = 1;
  }
}
