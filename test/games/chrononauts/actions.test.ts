/** Artifacts and Actions. */
import { expect, test } from 'vitest';
import { A, B, C, playing } from './trial.ts';

test('[CH-124, CH-126, CH-127] an Artifact lies face up before its player, and stays there', () => {
  const t = playing(['grail']);
  t.resolve(A, 'grail');
  t.do(A, 'endTurn');
  expect(t.view(B).seats.map(({ artifacts }) => artifacts)).toEqual([['grail'], [], []]);
  expect(t.discards()).toEqual([]);
});

test('[CH-126] all Artifacts on the table may be named, whoever owns them', () => {
  const t = playing(['never-existed']);
  t.place(A, 'ark');
  t.place(B, 'grail');
  expect(t.choices(A, 'play').map((one) => (one as { readonly targets: readonly string[] }).targets)).toEqual([
    ['ark'],
    ['grail'],
  ]);
});

test('[CH-127] through turns, hands that move, Patches that fall and owners who go it lies where it lay', () => {
  const t = playing(['grail', 'discontinuity', 'time-vortex', 'reverse-fate']);
  t.resolve(A, 'grail');
  const lies = (): unknown => t.view(null).seats.map(({ artifacts }) => artifacts);
  const there = [['grail'], [], []];
  t.do(A, 'endTurn');
  t.idle(B);
  t.idle(C);
  for (const [face, ...targets] of [['discontinuity', 'clockwise'], ['time-vortex'], ['reverse-fate', 'L1936']]) {
    t.setHand(A, face!, 'P1918');
    t.do(A, 'draw');
    t.resolve(A, face!, ...targets);
    expect(lies(), face).toEqual(there);
    t.do(A, 'endTurn');
    t.idle(B);
    t.idle(C);
  }
  t.tell('away', A);
  t.tell('left', A);
  expect(lies()).toEqual(there);
});

test('[CH-125, CH-128] it lies before one player, and counts for whoever has it now', () => {
  const t = playing(['get-there-first']);
  t.place(B, 'grail');
  t.resolve(A, 'get-there-first', 'grail');
  expect([t.table(A), t.table(B)]).toEqual([['grail'], []]);
});

test('[CH-129] a cancelled one goes to the discard pile', () => {
  const t = playing(['grail']);
  t.setHand(B, 'memo');
  t.play(A, 'grail');
  t.memo(B);
  t.allPass();
  expect([t.discards(), t.table(A)]).toEqual([['grail', 'memo'], []]);
});

test('[CH-130] on the table it is no card of the hand, in hand it is none of the table', () => {
  const t = playing(['grail', 'ark']);
  t.resolve(A, 'grail');
  expect(t.view(B).seats[A]).toMatchObject({ hand: 1, artifacts: ['grail'] });
});

test('[CH-131] whoever announces an Artifact goes to its year', () => {
  const t = playing(['grail']);
  t.play(A, 'grail');
  expect(t.view(B).stack).toMatchObject([{ face: 'grail', targets: [] }]);
});

test('[CH-280] an Artifact does nothing by itself', () => {
  const t = playing(['tyrannosaur', 'ark']);
  t.place(B, 'grail');
  const { drawPile, hands } = t.s;
  t.resolve(A, 'tyrannosaur');
  expect([t.s.drawPile, t.hand(B), t.table(B)]).toEqual([drawPile, hands[B], ['grail']]);
});

test('[CH-135, CH-281] a card whose target isn’t there can’t be announced', () => {
  const t = playing(['get-there-first', 'never-existed', 'sell-artifact/lost', 'perform-miracle/relic']);
  expect(t.choices(A, 'play')).toEqual([]);
  expect(t.play(A, 'never-existed', 'grail')).toBe('no-legal-target CH-288');
  expect(t.play(A, 'never-existed')).toBe('bad-target-count CH-281');
});

test('[CH-282] Under Your Nose takes what lies before another', () => {
  const t = playing(['get-there-first', 'ark']);
  t.place(A, 'grail');
  expect(t.play(A, 'get-there-first', 'grail')).toBe('no-legal-target CH-282');
  expect(t.play(A, 'get-there-first', 'menorah')).toBe('no-legal-target CH-282');
});

test('[CH-136, CH-283] Sold on the Spot draws two cards for it, three for its own class', () => {
  for (const [paid, drawn] of [
    ['ark', 2],
    ['mammoth', 3],
  ] as const) {
    const t = playing(['sell-artifact/creature', 'grail']);
    t.place(A, paid);
    t.resolve(A, 'sell-artifact/creature', paid);
    expect([t.hand(A).length, t.table(A)]).toEqual([1 + drawn, []]);
    expect(t.discards()).toEqual(['sell-artifact/creature', paid]);
  }
});

test('[CH-235, CH-236] for a portrait there are three only if it outranks all others on the table', () => {
  const drawn = (rival: string | undefined): number => {
    const t = playing(['sell-artifact/portrait', ...(rival ? [] : ['portrait-real'])]);
    t.place(A, 'portrait-fine-copy');
    if (rival) t.place(B, rival);
    const before = t.hand(A).length;
    t.resolve(A, 'sell-artifact/portrait', 'portrait-fine-copy');
    return t.hand(A).length - before + 1;
  };
  expect(drawn('portrait-real')).toBe(2);
  expect(drawn('portrait-poor-copy')).toBe(3);
  expect(drawn(undefined)).toBe(3);
});

const miracle = (paid: string, ...pile: readonly string[]): ReturnType<typeof playing> => {
  const t = playing(['perform-miracle/relic', 'sabotage', 'fast-forward']);
  t.place(A, paid);
  t.setPile(...pile);
  t.resolve(A, 'perform-miracle/relic', paid);
  return t;
};

test('[CH-142, CH-284] A Show of Wonders draws a side hand: one of two is played, or two of three, the rest is discarded', () => {
  const two = miracle('mammoth', 'ark', 'grail');
  expect(two.view(A).me!.sideHand.map(({ face }) => face)).toEqual(['ark', 'grail']);
  expect(two.view(B).seats[A]).toMatchObject({ hand: 2, sideHand: 2 });
  two.resolve(A, 'ark');
  expect([two.phase, two.discards()]).toEqual(['end', ['perform-miracle/relic', 'mammoth', 'grail']]);
  const three = miracle('grail', 'ark', 'menorah', 'mammoth');
  three.resolve(A, 'ark');
  three.resolve(A, 'mammoth');
  expect(three.table(A)).toEqual(['ark', 'mammoth']);
  expect(three.discards().at(-1)).toBe('menorah');
});

test('[CH-142] until it is done the main hand is set aside', () => {
  const t = miracle('mammoth', 'ark', 'grail');
  expect(t.play(A, 'sabotage', 'L1957')).toBe('wrong-hand CH-142');
  expect(t.lose(A, 'sabotage')).toBe('wrong-hand CH-142');
});

test('[CH-143] each card from it has a window of its own', () => {
  const t = miracle('mammoth', 'ark', 'grail');
  t.setHand(B, 'memo');
  t.play(A, 'ark');
  expect(t.phase).toBe('window');
  t.memo(B);
  t.allPass();
  expect([t.table(A), t.phase]).toEqual([[], 'end']);
});

test('[CH-144] Double Time from it draws into the main hand, which is played from afterwards', () => {
  const t = miracle('grail', 'fast-forward', 'ark', 'mammoth');
  t.setPile('menorah', 'tyrannosaur');
  t.do(A, 'play', { card: t.view(A).me!.sideHand[0]!.card, targets: [] });
  t.allPass();
  expect(t.faces(A).slice(-2)).toEqual(['menorah', 'tyrannosaur']);
  expect(t.play(A, 'menorah')).toBe('wrong-hand CH-142');
  t.resolve(A, 'ark');
  expect(t.s.pending).toEqual([{ kind: 'main', left: 2, later: 0 }]);
  t.resolve(A, 'menorah');
  t.resolve(A, 'tyrannosaur');
  expect(t.phase).toBe('end');
});

test('[CH-145] what can’t be played from it is discarded, without a swap', () => {
  const t = miracle('mammoth', 'P1918', 'P1929');
  expect(t.choices(A, 'play')).toEqual([]);
  expect(t.lose(A, 'P1918')).toBe('ok');
  expect([t.view(A).swap, t.phase, t.discards().slice(-2)]).toEqual([false, 'end', ['P1918', 'P1929']]);
});

test('[CH-290] an effect on hands leaves it alone, and what is drawn through it goes to the main hand', () => {
  const t = miracle('grail', 'discontinuity', 'P1918', 'ark');
  const main = t.hand(A);
  t.history([1914]);
  t.resolve(A, 'discontinuity', 'clockwise');
  expect(t.hand(B)).toEqual(main);
  const before = t.hand(A).length;
  t.resolve(A, 'P1918', 'R1918');
  expect([t.hand(A).length, t.phase]).toEqual([before + 1, 'end']);
});

test('[CH-291] a show in a show is finished first', () => {
  const t = miracle('grail', 'perform-miracle/future', 'ark', 'tyrannosaur');
  t.place(A, 'mammoth');
  t.setPile('menorah', 'stegosaur');
  t.resolve(A, 'perform-miracle/future', 'mammoth');
  expect(t.s.pending.map(({ kind }) => kind)).toEqual(['main', 'side', 'side']);
  t.resolve(A, 'menorah');
  expect(t.discards().at(-1)).toBe('stegosaur');
  t.resolve(A, 'ark');
  expect([t.table(A), t.discards().at(-1), t.phase]).toEqual([['menorah', 'ark'], 'tyrannosaur', 'end']);
});

test('[CH-292] where fewer can be drawn, what there is is played first', () => {
  const t = playing(['perform-miracle/relic', 'sabotage']);
  t.place(A, 'grail');
  t.onlyPile('ark');
  t.arrange((s) => ({ ...s, discard: [] }));
  // The two that pay come back as the pile is mixed anew.
  t.resolve(A, 'perform-miracle/relic', 'grail');
  expect(t.view(A).me!.sideHand).toHaveLength(3);
  const none = playing(['perform-miracle/relic', 'sabotage']);
  none.arrange((s) => ({ ...s, pending: [...s.pending, { kind: 'side', left: 2, cards: none.hand(B).slice(0, 1) }] }));
  none.dealer.hide(none.hand(B)[0]!, 'ark', [A]);
  none.resolve(A, 'ark');
  expect(none.s.pending).toHaveLength(1);
});

test('[CH-146, CH-285] Hands Go Round passes all hands on at the same time, the way that was said', () => {
  for (const [way, order] of [
    ['clockwise', [2, 0, 1]],
    ['counterclockwise', [1, 2, 0]],
  ] as const) {
    const t = playing(['discontinuity', 'grail', 'ark', 'menorah']);
    const before = [A, B, C].map((seat) => (seat === A ? t.hand(A).slice(1) : t.hand(seat)));
    t.resolve(A, 'discontinuity', way);
    expect([A, B, C].map((seat) => t.hand(seat))).toEqual(order.map((seat) => before[seat]));
    expect(t.view(A).me!.hand.every(({ face }) => face !== undefined)).toBe(true);
    expect(t.view(null).seats.map(({ hand }) => hand)).toEqual(order.map((seat) => before[seat]!.length));
  }
  expect(playing(['discontinuity']).play(A, 'discontinuity', 'up')).toBe('no-legal-target CH-285');
});

test('[CH-286] A Good Shuffle mixes all hands and deals them out one by one, beginning with its player', () => {
  const t = playing(['time-vortex', 'grail', 'ark', 'menorah', 'mammoth']);
  t.setHand(B);
  const all = [...t.faces(A).slice(1), ...t.faces(C)];
  t.resolve(A, 'time-vortex');
  expect([A, B, C].map((seat) => t.hand(seat).length)).toEqual([3, 2, 2]);
  expect([A, B, C].flatMap((seat) => t.faces(seat)).toSorted()).toEqual(all.toSorted());
  expect(t.s.pool).toEqual([]);
});

test('[CH-137, CH-138, CH-287] A Change of Plan puts one’s own unseen under its deck and takes the top card', () => {
  const t = playing(['new-mission']);
  const old = t.s.missions[A]!;
  const [top] = t.s.missionDeck;
  t.resolve(A, 'new-mission');
  expect([t.s.missions[A], t.s.missionDeck.at(-1)]).toEqual([top, old]);
  expect([t.s.exposed, t.s.faces[old]]).toEqual([[], undefined]);
});

test('[CH-288] Into Thin Air discards an Artifact of anybody, and none that isn’t there', () => {
  expect(playing(['never-existed']).play(A, 'never-existed', 'grail')).toBe('no-legal-target CH-288');
  for (const owner of [A, B]) {
    const t = playing(['never-existed']);
    t.place(owner, 'grail');
    t.resolve(A, 'never-existed', 'grail');
    expect([t.table(owner), t.discards()]).toEqual([[], ['never-existed', 'grail']]);
  }
});

test('[CH-139, CH-140, CH-289] In Somebody Else’s Shoes shows somebody’s Identity to all, and gives a new one that only its owner sees', () => {
  for (const whom of [A, B]) {
    const t = playing(['parents-never-met']);
    const old = t.goal(whom, 'identities');
    const card = t.s.identities[whom];
    t.resolve(A, 'parents-never-met', String(whom));
    expect(t.view(C).seats[whom]!.exposed).toEqual([old]);
    expect(t.s.identityDeck.at(-1)).toBe(card);
    const fresh = t.goal(whom, 'identities');
    expect(fresh).not.toBe(old);
    expect(t.view(whom).me!.identity!.face).toBe(fresh);
    expect(JSON.stringify(t.view(C))).not.toContain(`"${fresh}"`);
  }
  expect(playing(['parents-never-met']).play(A, 'parents-never-met', '9')).toBe('no-legal-target CH-289');
});

test('[CH-141] from an empty deck the card itself comes back', () => {
  const t = playing(['new-mission']);
  const old = t.s.missions[A];
  t.arrange((s) => ({ ...s, missionDeck: [] }));
  t.resolve(A, 'new-mission');
  expect([t.s.missions[A], t.s.missionDeck]).toEqual([old, []]);
});
