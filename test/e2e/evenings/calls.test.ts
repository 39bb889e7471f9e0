/**
 * Five people come from a call to their seats, at each platform as its documentation tells of it. That takes three taps, without a link in
 * anything.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP, type Caller, type Calls, openCalls, sit, TABLE, tap } from '../helpers/calls.ts';
import { lookAround } from '../helpers/look.ts';

let calls: Calls;
beforeAll(async () => {
  calls = await openCalls();
});
afterAll(() => calls.close());

const NAMES = ['Ada', 'Bea', 'Carl', 'Dina', 'Elio'] as const;
const MOST_TAPS = 3;

/** What nobody between the pages may have seen: the secret of the table's link. */
async function secretOf({ person }: Caller): Promise<string> {
  for (const frame of person.page.frames()) {
    const stored = await frame.evaluate(() => localStorage.getItem('tavolata/tables')).catch(() => null);
    const secret = /"invitation":"1\.([\w-]{43})/u.exec(stored ?? '')?.[1];
    if (secret) return secret;
  }
  throw new Error('no table is known here');
}

async function keepsSecret(people: readonly Caller[]): Promise<void> {
  const secret = await secretOf(people[0]!);
  for (const one of people) expect(await secretOf(one)).toBe(secret);
  expect(calls.asked.join('\n')).not.toContain(secret);
  for (const { person } of people) {
    expect(Buffer.concat(person.frames).toString('latin1')).not.toContain(secret);
    expect(
      person.page
        .frames()
        .map((frame) => frame.url())
        .join('\n'),
    ).not.toContain(secret);
    expect(
      person.console.filter((line) => line.includes('Content Security Policy') || line.startsWith('pageerror')),
    ).toEqual([]);
  }
}

/** How long each took, from the first tap in the call to the seat; typing included. */
function tell(platform: string, times: readonly number[]): void {
  console.log(`${platform}: from call to seat ${times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`);
}

test('Discord: five people join an activity and sit at one table, through its proxy', async () => {
  const url = `https://discord.com/channel?app=${APP}&instance=i-1234567890-gc-9876-5432`;
  const times: number[] = [];
  const people: Caller[] = [];
  for (const name of NAMES) {
    const one = await calls.enter(name, url);
    const begun = performance.now();
    const activity = one.page.frameLocator('iframe[title=activity]');
    await tap(one, one.page, 'Partecipa all’attività');
    if (people.length === 0) {
      await activity.getByText('In questa chiamata non c’è ancora un tavolo').waitFor();
      await lookAround(one.person, 'call-discord-first');
      await tap(one, activity, 'Apparecchia il tavolo');
    }
    await sit(one, activity);
    times.push(performance.now() - begun);
    expect(one.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(await one.page.title()).toBe('greeted');
    people.push(one);
  }
  await people[0]!.page.frameLocator('iframe').getByRole('heading', { name: 'Siamo in cinque' }).waitFor();
  await lookAround(people[4]!.person, 'call-discord-seated');
  await keepsSecret(people);
  tell('Discord', times);

  // A page that is loaded again is at its seat without a tap; the first one may be gone by then.
  await people[0]!.person.context.close();
  const [, bea] = people;
  await bea!.page.reload();
  await bea!.page.getByRole('button', { name: 'Partecipa all’attività' }).click();
  await bea!.page.frameLocator('iframe').getByText('A voce sei').waitFor();
  // So a sixth comes in by others than who made the table.
  const late = await calls.enter('Fede', url);
  await tap(late, late.page, 'Partecipa all’attività');
  await sit(late, late.page.frameLocator('iframe'));
  for (const { person } of [...people.slice(1), late]) await person.context.close();
});

test('Zoom: five people in a meeting, a guest among them, sit under the names that they have there', async () => {
  const url = `https://${TABLE}/in/zoom/`;
  const meeting = 'abcdefghijklmnopqrstuvwx==';
  const times: number[] = [];
  const people: Caller[] = [];
  for (const name of NAMES) {
    const begun = performance.now();
    const one = await calls.enter(name, url, { meeting, guest: name === 'Bea' }, { width: 400, height: 700 });
    // Zoom's own button, which opens the app.
    one.taps += 1;
    if (people.length === 0) {
      await one.page.getByText('In questa chiamata non c’è ancora un tavolo').waitFor();
      await lookAround(one.person, 'call-zoom-first');
      await tap(one, one.page, 'Apparecchia il tavolo');
    }
    await sit(one, one.page);
    times.push(performance.now() - begun);
    expect(one.taps).toBeLessThanOrEqual(MOST_TAPS);
    people.push(one);
  }
  expect(calls.turned).toEqual([]);
  const done = await people[0]!.page.evaluate(() => (globalThis as unknown as { zoomCalls: unknown }).zoomCalls);
  expect(done).toEqual([['startCollaborate', { shareScreen: true }]]);
  await keepsSecret(people);
  tell('Zoom', times);

  // The starter's page is what people see who can't join: what it alone may see begins covered there, and nowhere else.
  const shared = people.map(({ page }) => page.evaluate(() => document.querySelector('tavolata-app')!.shared));
  expect(await Promise.all(shared)).toEqual([true, false, false, false, false]);
  for (const { person } of people) await person.context.close();
});

test('Meet: the side panel is a person’s own device, the stage shows the table without any key to play', async () => {
  const url = 'https://meet.google.com/abc?meeting=spaces%2FjQCFfuBOdN5z';
  const times: number[] = [];
  const people: Caller[] = [];
  for (const name of NAMES) {
    const one = await calls.enter(name, url, {}, { width: 1440, height: 810 });
    const begun = performance.now();
    const side = one.page.frameLocator('iframe[title=side]');
    if (people.length === 0) {
      await tap(one, one.page, 'Apri Tavolata');
      await side.getByText('In questa chiamata non c’è ancora un tavolo').waitFor();
      await tap(one, side, 'Apparecchia il tavolo');
    } else await tap(one, one.page, 'Partecipa all’attività');
    await sit(one, side);
    times.push(performance.now() - begun);
    expect(one.taps).toBeLessThanOrEqual(MOST_TAPS);
    people.push(one);
  }
  for (const one of people) {
    const stage = one.page.frameLocator('iframe[title=stage]');
    await stage.getByText('Stai guardando').first().waitFor();
    await stage.getByText('Elio').first().waitFor();
    // It is nobody's own page, though a seat lies in the same browser: no seat, and so no hand.
    expect(await stage.getByText('tu', { exact: true }).count()).toBe(0);
    const frame = one.page.frames().find((each) => each.url().includes('/in/meet/stage/'));
    const invitation = await frame!.evaluate(() => document.querySelector('tavolata-table')!.invitation);
    expect(invitation).toMatch(/^#1v\./u);
  }
  await lookAround(people[0]!.person, 'call-meet');
  await keepsSecret(people);
  const secret = await secretOf(people[0]!);
  // Nor does a watcher's link pass in the clear between the two frames.
  for (const { page } of people) {
    const passed = await page.evaluate(() => (globalThis as unknown as { passed: string[] }).passed);
    expect(passed.length).toBeGreaterThan(0);
    const all = passed.map((text) => text + Buffer.from(text, 'base64url').toString('latin1')).join('\n');
    expect(all).not.toContain(secret);
    expect(all).not.toContain('#1v.');
  }
  tell('Meet', times);
  for (const { person } of people) await person.context.close();
});
