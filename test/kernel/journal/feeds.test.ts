/** Feeds in a Yjs document: what comes out once, and what a vandal can do to it. */
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { Feeds } from '../../../src/kernel/journal/feeds.ts';
import { feedName } from '../../../src/wire/feed.ts';

const item = (n: number): Uint8Array => Uint8Array.of(n, n);

/** A page: its feeds, what it heard, and a way to give all it has to another. */
class Page {
  readonly heard: number[] = [];
  readonly feeds = new Feeds({ item: (got) => this.heard.push(got[0]!), flood: () => undefined });

  say(...items: number[]): this {
    this.feeds.publish(items.map(item));
    return this;
  }
  get name(): string {
    return feedName(this.feeds.doc.clientID);
  }
  hears(...from: readonly (Page | Y.Doc)[]): this {
    for (const one of from) {
      const doc = one instanceof Page ? one.feeds.doc : one;
      Y.applyUpdate(this.feeds.doc, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(this.feeds.doc)), 'relay');
    }
    return this;
  }
}

describe('feeds', () => {
  test('[J12] each session has a feed of its own, and each item is heard once by everybody else', () => {
    const [a, b, c] = [new Page().say(1, 2), new Page().say(3), new Page()];
    c.hears(a, b).hears(a, b);
    a.say(4);
    c.hears(a);
    a.hears(c);
    expect(c.heard.toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4]);
    expect(a.heard).toEqual([3]);
    expect(b.heard).toEqual([]);
  });

  test('[J12] items of a feed are heard in their order, whole updates at a time', () => {
    const [a, b] = [new Page().say(1).say(2, 3).say(4), new Page()];
    expect(b.hears(a).heard).toEqual([1, 2, 3, 4]);
  });

  test('[J12] nothing of one’s own comes back, through the relay and a third page either', () => {
    const [a, b] = [new Page().say(1, 2), new Page()];
    b.hears(a);
    a.hears(b);
    a.say(3);
    a.hears(b.hears(a));
    expect(a.heard).toEqual([]);
  });

  test('[J12] the transport document is append-only and one struct a feed: what the strict relay takes', () => {
    const a = new Page().say(1).say(2, 3);
    const { structs, ds } = Y.decodeUpdate(Y.encodeStateAsUpdate(a.feeds.doc));
    expect(ds.clients.size).toBe(0);
    expect(structs.every((struct) => struct instanceof Y.Item && struct.content instanceof Y.ContentBinary)).toBe(true);
    expect([...a.feeds.doc.share.keys()]).toEqual([a.name]);
  });

  test('[J12] an item in anybody’s feed is heard: it is known by its hash, not by where it lay', () => {
    const a = new Page().say(1);
    const vandal = new Y.Doc();
    Y.applyUpdate(vandal, Y.encodeStateAsUpdate(a.feeds.doc));
    vandal.getArray(a.name).insert(0, [item(8)]);
    vandal.getArray('f/zzz').push([item(9)]);
    expect(new Page().hears(vandal).heard.toSorted((x, y) => x - y)).toEqual([1, 8, 9]);
    expect(a.hears(vandal).heard.toSorted((x, y) => x - y)).toEqual([8, 9]);
  });

  test('[J12] what another writes into a feed that its owner has not begun is heard by the owner too', () => {
    const a = new Page();
    const vandal = new Y.Doc();
    vandal.getArray(a.name).push([item(8)]);
    expect(a.hears(vandal).say(1).heard).toEqual([8]);
  });

  test('[J12] whoever takes one’s client number only makes one take another', () => {
    const a = new Page();
    const vandal = new Y.Doc();
    vandal.clientID = a.feeds.doc.clientID;
    vandal.getArray(a.name).push([item(8)]);
    a.hears(vandal).say(1);
    expect(a.heard).toEqual([8]);
    expect(new Page().hears(a).heard.toSorted((x, y) => x - y)).toEqual([1, 8]);
  });

  test('[J12] what a feed holds is not walked through when more is written or heard', () => {
    const [a, b] = [new Page().say(1, 2, 3), new Page()];
    b.hears(a);
    let walked = 0;
    for (const { feeds } of [a, b]) {
      const [first] = feeds.doc.store.clients.get(a.feeds.doc.clientID)!;
      const { right } = first as Y.Item;
      Object.defineProperty(first, 'right', { get: () => (walked++, right) });
    }
    a.feeds.doc.on('update', (update: Uint8Array) => Y.applyUpdate(b.feeds.doc, update, 'relay'));
    a.say(4, 5).say(6);
    expect(b.heard).toEqual([1, 2, 3, 4, 5, 6]);
    expect(walked).toBe(0);
  });

  test('[J12] other types, nested ones, texts, numbers and maps in the document are passed over', () => {
    const vandal = new Y.Doc();
    vandal.getMap('f/1').set('x', item(1));
    vandal.getArray('f/2').push([7, 'text', { a: 1 }, [1], null, new Y.Array(), item(2)]);
    vandal.getText('f/3').insert(0, 'abc');
    vandal.getArray('elsewhere').push([item(3)]);
    vandal.getArray('f/far-too-long').push([item(4)]);
    expect(new Page().hears(vandal).heard).toEqual([2]);
  });

  test('[J13] a deletion by a vandal is felt by whoever comes later only: what was heard is heard', () => {
    const [a, b] = [new Page().say(1, 2, 3), new Page()];
    b.hears(a);
    const vandal = new Y.Doc();
    Y.applyUpdate(vandal, Y.encodeStateAsUpdate(a.feeds.doc));
    vandal.getArray(a.name).delete(0, 3);
    b.hears(vandal);
    a.hears(vandal).say(4);
    expect(b.hears(a).heard).toEqual([1, 2, 3, 4]);
    expect(new Page().hears(b).heard).toEqual([4]);
  });
});
