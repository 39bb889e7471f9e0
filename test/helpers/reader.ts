/** What opening a saved log asks of its page, game and eyes apart. @param group of the table that wrote it */
import { breath } from '../../src/elements/workers/helper.ts';
import { webMail, webRng } from '../../src/embed/adapters/keys.ts';
import { slicedVerifier } from '../../src/embed/adapters/verifier.ts';
import type { ReplayPorts } from '../../src/kernel/history/replay.ts';
import type { Sodium } from '../../src/kernel/ports.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { directWork } from './group-work.ts';
import { sodiumGroup } from './groups.ts';

export const readerPorts = (sodium: Sodium, group: Group = sodiumGroup): Omit<ReplayPorts, 'game' | 'eyes'> => ({
  sodium,
  verifier: slicedVerifier(sodium),
  breath,
  mail: webMail,
  rng: webRng,
  group,
  groupWork: directWork(group, webRng),
});
