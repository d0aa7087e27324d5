import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

const [address] = inject('twoServers');

/** What somebody eats, with what they type to find it. */
const eaten = [
  ['breakfast', '60 g oats', /^Oats/],
  ['breakfast', '200 g milk', /^Milk/],
  ['breakfast', '120 g banana', /^Banana/],
  ['lunch', '200 g rice', /^Rice/],
  ['lunch', '150 g chicken', /^Chicken/],
  ['lunch', '100 g tomato', /^Tomato/],
  ['dinner', '180 g salmon', /^(Fish, s|S)almon/],
  ['dinner', '250 g potato', /^Potato/],
  ['dinner', '80 g spinach', /^Spinach/],
  ['snacks', '30 g almonds', /^(Nuts, a|A)lmonds/],
] as const;
const meals = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;

/** A hand that counts what it does. */
function countingHand() {
  const done = { taps: 0, keys: 0 };
  return {
    done,
    tap: async (what: Locator) => {
      await what.click();
      done.taps += 1;
    },
    type: async (where: Locator, text: string) => {
      await where.fill(text);
      done.keys += text.length;
    },
  };
}

it('a whole day is logged on a phone with few taps, and the next one with fewer', async () => {
  const as = await backDoor.signIn({ name: 'Sana Novak' });
  const phone = await visit(browser, { address, as, width: 390 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open('/track-diet');
  const logDrinkAndWeight = async ({ tap, type }: ReturnType<typeof countingHand>, weight: string) => {
    for (const _ of '123456') await tap(page.getByRole('button', { name: 'Glass, 250 ml' }));
    await tap(page.getByRole('button', { name: /^(Add|Change) weight$/ }));
    await type(dialog.getByLabel('Weight'), weight);
    await tap(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('1.5', { exact: true }).first().waitFor();
  };

  const first = countingHand();
  for (const meal of meals) {
    await first.tap(page.getByRole('button', { name: `Add to ${meal}` }));
    for (const [at, typed, found] of eaten.filter(([each]) => each === meal)) {
      await first.tap(dialog.getByRole('searchbox', { name: 'Search foods' }));
      await first.type(dialog.getByRole('searchbox', { name: 'Search foods' }), typed);
      await first.tap(dialog.getByRole('button', { name: found }).first());
      await first.tap(dialog.getByRole('button', { name: 'Add', exact: true }));
      await dialog.getByRole('heading', { name: `Add to ${at}` }).waitFor();
    }
    await first.tap(dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
  }
  await logDrinkAndWeight(first, '71.4');
  await page.getByText('All saved').waitFor();
  expect(first.done).toEqual({ taps: 46, keys: 118 });

  // The same foods once more: one tap each.
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByText('They add up here once you add food.').waitFor();
  const next = countingHand();
  for (const meal of meals) {
    await next.tap(page.getByRole('button', { name: `Add to ${meal}` }));
    for (const [, , found] of eaten.filter(([each]) => each === meal)) {
      const recent = new RegExp(found.source.replace('^', '^Add '));
      await next.tap(
        dialog.getByRole('list', { name: 'Recent foods' }).getByRole('button', { name: recent }),
      );
    }
    await next.tap(dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
  }
  await logDrinkAndWeight(next, '71.2');
  await page.getByText('All saved').waitFor();
  expect(next.done).toEqual({ taps: 26, keys: 4 });
  await phone.leave();
});
