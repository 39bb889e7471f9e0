/** Opening a saved log in a browser, without any network. People who were at the table with this browser see it with their own eyes. */
import { findGame } from '../../games/registry.ts';
import { MAX_LOG_BYTES } from '../../kernel/history/log-file.ts';
import { openReplay, type Replay, type ReplayCode } from '../../kernel/history/replay.ts';
import { webGroupWork } from '../adapters/group-work.ts';
import { breath } from '../../elements/workers/helper.ts';
import { webMail, webRng } from '../adapters/keys.ts';
import { openKnownStore } from '../adapters/store.ts';
import { webVerifier } from '../adapters/verifier.ts';
import { capable } from '../capable.ts';
import { loadCrypto, type OpenFailure } from '../open-table.ts';
import { part } from '../part.ts';

/** `code` has its words in `failure-words.ts`. */
export type OpenedLog =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly code: OpenFailure | ReplayCode };

/**
 * Rejects with a `PartError` where the log's game couldn't be fetched.
 * @param origin the one table whose log is wanted: hash of its first entry
 */
export async function openLog(file: Blob, origin?: string): Promise<OpenedLog> {
  const able = capable();
  if (!able.ok) return able;
  if (file.size > MAX_LOG_BYTES) return { ok: false, code: 'log/not-a-log' };
  const loaded = await loadCrypto();
  if (!loaded.ok) return loaded;
  const { sodium, group } = loaded;
  const opened = await openReplay(
    {
      sodium,
      group,
      groupWork: webGroupWork(group, webRng),
      mail: webMail,
      rng: webRng,
      verifier: webVerifier(sodium),
      breath,
      game: async (id, version) => part(Promise.resolve(findGame(id)?.load(version))),
      async eyes(room) {
        const known = await openKnownStore(room);
        return known && { store: known.log, keys: known.keys };
      },
    },
    new Uint8Array(await file.arrayBuffer()),
    origin,
  );
  return opened.ok ? { ok: true, replay: opened.value } : { ok: false, code: opened.code as ReplayCode };
}
