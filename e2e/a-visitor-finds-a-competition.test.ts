import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const found = 'Rift Valley Open';

it('finds a competition by place, days and division, goes back, and pastes the link elsewhere', async () => {
  const visitor = await visit(browser, { address: inject('demoServer'), width: 1440, dark: false });
  const { page } = visitor;
  const card = page.getByRole('heading', { level: 3, name: found });
  await visitor.open('/all-competetions');
  await card.waitFor();
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  // The address says what is chosen, a moment after the press: `check()` would look too soon.
  await page.getByRole('radio', { name: 'Online' }).click();
  await page.waitForURL(/online=true/);
  await card.waitFor({ state: 'detached' });
  await page.goBack();
  await card.waitFor();
  await page.getByLabel('Country').click();
  await page.getByRole('option', { name: /Kenya/ }).click();
  await page.waitForURL(/country=KEN/);
  await visitor.isAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Kenya' }).waitFor();
  await card.waitFor();
  await page.getByRole('button', { name: 'Division', exact: true }).click();
  await page.getByRole('radio', { name: 'Teams' }).click();
  await page.waitForURL(/division=teams/);
  await card.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Pairs' }).click();
  await page.waitForURL(/division=pairs/);
  await card.waitFor();
  await page.getByRole('radio', { name: 'Individual' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Division' }).waitFor({ state: 'detached' });
  await card.waitFor();
  await visitor.isAccessible();
  await page.waitForURL((url) => url.search === '?country=KEN&division=individual');
  const link = new URL(page.url());
  await visitor.leave();

  const other = await visit(browser, { address: inject('demoServer'), width: 390, dark: true });
  await other.open(`/all-competetions${link.search}`);
  await other.page.getByRole('button', { name: 'Filters, 2' }).click();
  await other.page.getByRole('heading', { name: 'Filters' }).waitFor();
  await expect.poll(() => other.page.getByRole('radio', { name: 'Individual' }).isChecked()).toBe(true);
  await other.isAccessible();
  await other.page.getByRole('button', { name: 'Show competitions' }).click();
  await other.page.getByRole('link', { name: 'Clear filters' }).click();
  await other.page.waitForURL((url) => url.search === '');
  await other.leave();
});

it('goes through the plain table to who takes part, and takes the days along', async () => {
  const visitor = await visit(browser, { address: inject('demoServer'), width: 1440, dark: true });
  const { page } = visitor;
  await visitor.open('/');
  await page.getByRole('link', { name: 'View as a table' }).click();
  await page.getByRole('button', { name: 'Competition', exact: true }).click();
  await page.waitForURL(/sort=name$/);
  await visitor.isAccessible();
  await page.getByRole('link', { name: found }).click();
  await page.getByRole('timer').waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/^[a-z][a-z0-9-]+\.ics$/);
  await page.getByRole('link', { name: /^Athletes/ }).click();
  await page.getByRole('table', { name: 'Athletes' }).waitFor();
  await visitor.isAccessible();
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('No athletes found').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Divisions' }).waitFor();
  await visitor.leave();
});

it('searches everything by the keyboard, and adds a food that was found', async () => {
  const as = await signInAtDemo(inject('demoServer'), 'trainee');
  const visitor = await visit(browser, { address: inject('demoServer'), as, width: 390 });
  const { page } = visitor;
  await visitor.open('/help-center');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.waitForURL(/\/search$/);
  const field = page.getByRole('searchbox', { name: 'Search everything' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('harbor');
  await page.getByRole('link', { name: /^Harbor Throwdown/ }).waitFor();
  await page.getByRole('link', { name: /^Harbor Rowers/ }).waitFor();
  await visitor.isAccessible();
  expect(await overflow(page)).toBe(0);
  await field.fill('zzzz');
  await page.getByText('Nothing found for “zzzz”').waitFor();
  await field.fill('rolled oats');
  await page.getByRole('link', { name: /oats/i }).first().click();
  await page.getByRole('dialog', { name: /^Add to / }).waitFor();
  await visitor.isAccessible();
  await visitor.leave();
});
