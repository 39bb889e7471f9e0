/** A visitor in the house's own Chromium. */
import type { Person } from '../e2e/helpers/house.ts';
import { visitor, type Visitor } from './visitor.ts';

export function chromiumVisitor({ name, page, context }: Person): Visitor {
  return visitor(name, {
    goto: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close: () => context.close(),
  });
}
