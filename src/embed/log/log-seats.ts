/** Lines of the log about seats and their devices, in words. */
import { own } from '../../kernel/own.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { numberIn, textIn } from '../../kernel/args.ts';
import type { Said } from './log-lines.ts';
import type { LogNames } from './log-names.ts';
import type { LogWords } from './log-words.ts';

/** Lines of people who sit down, ask, are let in, rise, or change name or device. */
export function seating(line: LogLine, names: LogNames, say: LogWords): Said | undefined {
  const { what, args } = line;
  const seat = numberIn(args, 'seat');
  switch (what) {
    case 'seat/claim':
      return line.seat === null
        ? { kind: 'seat', name: names.tell(null, textIn(args, 'name')), text: say.asks }
        : { kind: 'seat', text: say.sits };
    case 'seat/admit':
      return { kind: 'seat', text: say.lets(seat === undefined ? '' : names.known(seat)) };
    case 'seat/refuse':
      return { kind: 'seat', text: say.turnsAway };
    case 'seat/door':
      return { kind: 'seat', text: textIn(args, 'name') === 'open' ? say.opensDoor : say.shutsDoor };
    case 'seat/name':
      return { kind: 'seat', text: say.renamed(names.before) };
    case 'seat/aside':
      return { kind: 'seat', text: say.letsOthers };
    case 'seat/leave':
      return { kind: 'seat', text: line.seat === null ? say.asksNoMore : say.rises };
    default:
      return line.seat === null && what !== 'seat/reclaim' ? undefined : devices(line, names, say);
  }
}

/** Devices of a seat, and seats that are taken back. */
function devices(line: LogLine, names: LogNames, say: LogWords): Said | undefined {
  const { what, args } = line;
  const name = textIn(args, 'name');
  const who = names.known(numberIn(args, 'seat') ?? 0);
  switch (what) {
    case 'seat/pair': {
      const text = own<string>(say.pairs, name);
      return text === undefined ? undefined : { kind: 'seat', text };
    }
    case 'seat/unpair':
      return { kind: 'seat', text: say.unpairs };
    case 'seat/reclaim':
      return { kind: 'seat', name: names.tell(null, name), text: say.reclaims(who) };
    case 'seat/consent':
      return { kind: 'seat', text: name === 'yes' ? say.consents(who) : say.objects(who) };
    case 'seat/taken-back':
      return { kind: 'seat', text: say.takenBack(who), name: '', seat: null };
    default:
      return undefined;
  }
}
