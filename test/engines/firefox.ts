/** Firefox through WebDriver BiDi: the machine's own, no download. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { launch } from 'puppeteer-core';
import { visitor, type Visitor } from './visitor.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Where Firefox is, or undefined. `FIREFOX_PATH` names another. */
export const firefoxPath: string | undefined = process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path));

/** A browser of its own, so storage of its own. */
export async function firefoxVisitor(name: string, url: string, width = 1280, height = 800): Promise<Visitor> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath!,
    headless: true,
    // Its window as it is: a viewport of its own comes with commands that an older Firefox doesn't know.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: { 'intl.accept_languages': 'it-IT, it', 'intl.locale.requested': 'it' },
    protocolTimeout: 180_000,
  });
  const page = await browser.newPage();
  await page.goto(url);
  return visitor(name, {
    goto: async (to) => void (await page.goto(to)),
    read: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  });
}
