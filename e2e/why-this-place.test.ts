import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) ?? false);

it.each([false, true])('any figure of the board says why by keyboard alone, dark: %s', async (dark) => {
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  const { data } = await call(listCompetitions, { query: { status: 'past' } });
  const visitor = await visit(browser, { address: inject('demoServer'), dark });
  const { page } = visitor;
  await visitor.open(`/leaderboard/${data[0]?.id}`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  // One stop for all of its figures: the first place.
  await expect.poll(() => grid.locator('[data-figure][tabindex="0"]').count()).toBe(1);
  await grid.locator('[data-figure][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focusIsInside(page)).toBe(true);
  await visitor.isAccessible();
  // As fast as somebody presses who knows the keys: place, star, total, first workout, and so on.
  for (const keys of [
    ['Escape', 'End', 'Enter'],
    ['Escape', 'ArrowLeft', 'Enter'],
    ['Escape', 'Control+End', 'Enter'],
    ['Escape', 'Control+Home', 'ArrowRight', 'ArrowRight', 'Enter'],
    ['Escape', 'ArrowRight', 'Enter'],
    ['Escape', 'ArrowDown', 'Enter'],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-figure')))
    .toBe(true);
  await visitor.leave();
});
