/**
 * What turned a game, told once its record is open: who was what when they went, whom the seer found, whom the bodyguard saved. And why it ended as it
 * did. All of it follows from what everybody sees after the end.
 */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { CallName } from '../calls.ts';
import { roleOf, type Role } from '../roles.ts';
import type { Dreamt, LupusView } from '../view.ts';
import { turnWords } from './turns-words.ts';

/** What is needed of the view. */
type Ended = Pick<LupusView, 'players' | 'roles' | 'out' | 'dreamt' | 'side' | 'declared' | 'night'>;

/** One thing that turned it. */
export interface Turning {
  readonly what: 'lynched' | 'mauled' | 'seen' | 'found' | 'saved' | 'becameWolf' | 'becameSeer';
  readonly night: number;
  readonly seat: Seat;
  readonly role: Role;
}

const roleAt = ({ players, roles }: Ended, seat: Seat): Role => {
  const card = roles?.[players.indexOf(seat)];
  return card === undefined ? 'villager' : roleOf(card);
};

/** They lived when this night began. */
const livedIn = ({ out }: Ended, seat: Seat, night: number): boolean =>
  !out.some((one) => one.seat === seat && (one.cycle < night || (one.cycle === night && one.how === 'left')));

const pickOf = ({ players }: Ended, { picks }: Dreamt, seat: Seat): Seat | undefined =>
  picks[players.indexOf(seat)] ?? undefined;

const callOf = ({ dreamt }: Ended, night: number, name: CallName): Dreamt | undefined =>
  dreamt?.find((one) => one.night === night && (one.name === name || one.name === 'together'));

/** People mauled or lynched matter by what they were; a villager who was mauled turned nothing. */
function goings(ended: Ended): readonly Turning[] {
  return ended.out.flatMap(({ seat, how, cycle }): readonly Turning[] => {
    const role = roleAt(ended, seat);
    const at = { night: cycle, seat, role };
    if (how === 'lynched') return [{ what: 'lynched', ...at }];
    if (how === 'mauled') return role === 'villager' ? [] : [{ what: 'mauled', ...at }];
    return how === 'dead' && role === 'hamster' ? [{ what: 'seen', ...at }] : [];
  });
}

/** The mythomaniac's second night. */
function conversion(ended: Ended): readonly Turning[] {
  const mythomaniac = ended.players.find((seat) => roleAt(ended, seat) === 'mythomaniac');
  const call = ended.dreamt?.find((one) => one.name === 'mythomaniac');
  if (mythomaniac === undefined || !call || !livedIn(ended, mythomaniac, call.night)) return [];
  const target = pickOf(ended, call, mythomaniac);
  const role = target === undefined ? 'villager' : roleAt(ended, target);
  const at = { night: call.night, seat: mythomaniac, role };
  if (role === 'wolf') return [{ what: 'becameWolf', ...at }];
  return role === 'seer' ? [{ what: 'becameSeer', ...at }] : [];
}

/** The first wolf that the seer found. */
function found(ended: Ended): readonly Turning[] {
  const seer = ended.players.find((seat) => roleAt(ended, seat) === 'seer');
  if (seer === undefined) return [];
  for (let night = 1; night <= ended.night && livedIn(ended, seer, night); night++) {
    const call = callOf(ended, night, 'seer');
    const target = call && pickOf(ended, call, seer);
    if (target !== undefined && livedIn(ended, target, night) && roleAt(ended, target) === 'wolf')
      return [{ what: 'found', night, seat: target, role: 'wolf' }];
  }
  return [];
}

/** Nights in which all wolves went for the one whom the bodyguard protected. */
function saved(ended: Ended): readonly Turning[] {
  const guard = ended.players.find((seat) => roleAt(ended, seat) === 'bodyguard');
  if (guard === undefined) return [];
  return Array.from({ length: ended.night }, (_, i) => i + 1).flatMap((night): readonly Turning[] => {
    const [guarding, hunting] = [callOf(ended, night, 'bodyguard'), callOf(ended, night, 'wolf')];
    if (night < 2 || !guarding || !hunting || !livedIn(ended, guard, night)) return [];
    const seat = pickOf(ended, guarding, guard);
    const wolves = ended.players.filter((one) => roleAt(ended, one) === 'wolf' && livedIn(ended, one, night));
    const agree = wolves.every((wolf) => pickOf(ended, hunting, wolf) === seat);
    const mauled = ended.out.some(({ cycle, how }) => cycle === night && how === 'mauled');
    if (seat === undefined || seat === guard || mauled || !agree) return [];
    return [{ what: 'saved', night, seat, role: roleAt(ended, seat) }];
  });
}

/** Within one night or day: what is chosen comes before who goes. */
const ORDER: readonly Turning['what'][] = ['found', 'becameWolf', 'becameSeer', 'saved', 'mauled', 'seen', 'lynched'];

/** In the order in which it came about; none while the record is closed. */
export function turningsOf(ended: Ended): readonly Turning[] {
  if (!ended.roles) return [];
  const all = [...goings(ended), ...conversion(ended), ...found(ended), ...saved(ended)];
  return all.toSorted((a, b) => a.night - b.night || ORDER.indexOf(a.what) - ORDER.indexOf(b.what));
}

/** The last turning points as sentences. */
export const momentsOf = (ended: Ended, lang: Lang, name: (seat: Seat) => string, most: number): readonly string[] =>
  turningsOf(ended)
    .slice(-most)
    .map(({ what, night, seat, role }) => turnWords(lang)[what](night, name(seat), role));

const say = words(
  {
    humans: (name: string) => (name === '' ? 'Non resta nessun lupo.' : `L’ultimo lupo era ${name}.`),
    wolves: (wolves: number, others: number) =>
      `${wolves === 1 ? 'Resta un lupo' : `Restano ${wolves} lupi`}, e ${others === 1 ? 'un’altra persona' : `${others} altri`}.`,
    hamster: (name: string) => `Il criceto mannaro, ${name}, è ancora vivo.`,
  },
  {
    humans: (name: string) => (name === '' ? 'No wolf is left.' : `The last wolf was ${name}.`),
    wolves: (wolves: number, others: number) =>
      `${wolves === 1 ? 'One wolf is' : `${wolves} wolves are`} left, and ${others === 1 ? 'one other' : `${others} others`}.`,
    hamster: (name: string) => `The werehamster, ${name}, is still alive.`,
  },
);

/** Why it ended, in a sentence; '' while the record is closed. */
export function whyOf(ended: Ended, lang: Lang, name: (seat: Seat) => string): string {
  const side = ended.side ?? ended.declared;
  if (!ended.roles || side === null) return '';
  const w = say(lang);
  const turned = new Set(conversion(ended).flatMap(({ what, seat }) => (what === 'becameWolf' ? [seat] : [])));
  const isWolf = (seat: Seat): boolean => roleAt(ended, seat) === 'wolf' || turned.has(seat);
  const living = ended.players.filter((seat) => !ended.out.some((one) => one.seat === seat));
  if (side === 'hamster') return w.hamster(name(living.find((seat) => roleAt(ended, seat) === 'hamster') ?? -1));
  if (side === 'wolves') return w.wolves(living.filter(isWolf).length, living.filter((seat) => !isWolf(seat)).length);
  const last = ended.out.findLast(({ seat }) => isWolf(seat));
  return w.humans(last ? name(last.seat) : '');
}
