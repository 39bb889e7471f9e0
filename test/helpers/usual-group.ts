/**
 * The group at tables in Node whose subject it isn't: the stand-in of the simulated sessions. A third of what such tests took went into
 * multiplications. A test about proofs, keys or what an attacker may do asks for the real one. Long runs and benchmarks have that alone.
 */
import { loadGroup } from '../../src/embed/adapters/sodium.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { paperGroup } from '../sim/paper-group.ts';

const isPaper = process.env['VITEST'] !== undefined && process.env['TIMES'] === undefined;

export const usualGroup = (): Promise<Group> => (isPaper ? Promise.resolve(paperGroup) : loadGroup());
