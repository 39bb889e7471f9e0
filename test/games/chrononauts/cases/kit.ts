/** What the adversarial cases of the rules share: why some come out otherwise, and tables on which they happen. */
import { A, B, C, atTurnEnd, playing, type Trial } from '../trial.ts';

export const noSuchMove = 'there is no such move: it is the table’s own doing';
export const finer = 'the code is the same; the rule that refuses is the one for all cards, whatever brings them up';
export const oneRule = 'one rule asks for all three headlines, or for all three Artifacts';

/** A has announced the grail, holding an ark; B and C hold a Note. */
export function announced(): Trial {
  const t = playing(['grail', 'ark', 'memo']);
  t.setHand(B, 'memo');
  t.setHand(C, 'memo');
  t.play(A, 'grail');
  return t;
}

export function ultra(hand: readonly string[]): Trial {
  const t = playing(hand);
  t.history([1943, 1963], 'P1962');
  return t;
}

export function searching(card: 'rewind' | 'quick-trip', ...there: readonly string[]): Trial {
  const t = playing([card]);
  if (card === 'rewind') t.discard('grail', ...there);
  else t.setPile(...there);
  t.resolve(A, card);
  return t;
}

export const choose = (t: Trial, face: string, ...targets: readonly string[]): string => {
  const zone = t.s.prompt!.zone === 'draw' ? t.s.drawPile : t.s.discard;
  return t.do(A, 'choose', { card: zone.find((card) => t.dealer.face(card) === face), targets });
};

export function missionWith(mission: string, ...artifacts: readonly string[]): Trial {
  const t = atTurnEnd();
  t.setGoal(A, 'missions', mission);
  t.place(A, ...artifacts);
  return t;
}

export function identityWith(id: string, primes: readonly number[], ...patches: readonly string[]): Trial {
  const t = atTurnEnd();
  t.setGoal(A, 'identities', id);
  t.history(primes, ...patches);
  return t;
}
