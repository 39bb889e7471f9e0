/** Bugs that are planted by hand, one line each, and what of them is known (`npm run planted`, docs/mutants.md). */
import { BUGS as journal } from './bugs/journal.mjs';
import { BUGS as order } from './bugs/order.mjs';
import { BUGS as secrets } from './bugs/secrets.mjs';
import { BUGS as table } from './bugs/table.mjs';
import { BUGS as takeover } from './bugs/takeover.mjs';
import { BUGS as votes } from './bugs/votes.mjs';

const lists = { journal, order, secrets, table, takeover, votes };

export const BUGS = Object.entries(lists).flatMap(([list, bugs]) =>
  bugs.map(([file, what, from, to], i) => ({ id: `${list}-${i + 1}`, file, what, from, to })),
);

export function planted(code, { id, from, to }) {
  const parts = code.split(from);
  if (parts.length !== 2) throw new Error(`${id} has ${parts.length - 1} places in its file`);
  return parts.join(to);
}
