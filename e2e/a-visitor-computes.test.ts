import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { keptOffline } from './kept-offline.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it.each([360, 1440])(
  'finds a formula, computes without a network and goes on with the result at %i px',
  async (width) => {
    const visitor = await visit(browser, {
      address: inject('twoServers')[0],
      width,
      dark: width === 360,
      worker: true,
    });
    const { page, context } = visitor;
    await visitor.open('/health-formulas-reference');
    await page.getByRole('searchbox', { name: 'Formulas' }).fill('mifflin');
    await page.getByRole('link', { name: /Mifflin-St Jeor, 1990/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Resting energy, Mifflin-St Jeor, 1990' }).waitFor();
    await visitor.isAccessible();
    expect(await overflow(page)).toBe(0);
    await keptOffline(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Resting energy, Mifflin-St Jeor, 1990' }).waitFor();
    await page.getByLabel('Body weight').fill('68');
    await page.getByLabel('Height').fill('174');
    await page.getByLabel('Age').fill('16');
    await page.getByText('From 18 to 100 years.').waitFor();
    await page.getByLabel('Age').fill('31');
    await page.getByText('10 × 68 + 6.25 × 174 − 5 × 31 + 5').waitFor();
    const women = page.getByText('Equation for women').locator('..');
    await women.getByText('1,452').waitFor();
    expect(
      await page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join()),
    ).not.toContain('174');
    await women.getByRole('button', { name: 'Multiply by activity' }).click();
    await page.getByRole('heading', { level: 2, name: 'Total daily energy, FAO, 2004' }).waitFor();
    await page.getByLabel('Physical activity level').fill('1.6');
    await page.getByText('2,322').waitFor();
    await visitor.isAccessible();
    await context.setOffline(false);
    await visitor.leave(/ERR_/);
  },
);
