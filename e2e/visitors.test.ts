import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let live: { readonly id: string; readonly name: string };
beforeAll(async () => {
  browser = await openBrowser();
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  const { data } = await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } });
  if (!data[0]) throw new Error('The demo has no live competition.');
  live = data[0];
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const looks = [
  { width: 390, dark: false },
  { width: 1440, dark: true },
] as const;

/** What these screens look like at either width, and to axe, is looked at by every-screen.ts. */
describe.each(looks)('a visitor at $width px, dark: $dark', (look) => {
  it('finds the competition, reads its page and watches its board', async () => {
    const visitor = await visit(browser, { address: address(), ...look });
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('heading', { name: 'Find your floor' }).waitFor();
    // The radio follows the address, and the address the list: not at once, so no check().
    await page.getByRole('radio', { name: 'Live' }).click();
    await page.waitForURL(/status=live/);
    // The poster above the list leads to the board.
    await page.locator(`main a[href$="/competition-detail/${live.id}"]`).last().click();
    await page.waitForURL(new RegExp(`/competition-detail/${live.id}`));
    await page.getByRole('heading', { name: live.name, level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Watch leaderboard' }).first().click();
    await page.waitForURL(new RegExp(`/leaderboard/${live.id}`));
    await page.getByText('Signe Halvorsen').first().waitFor();
    await expect.poll(() => page.title()).toContain(live.name);
    await visitor.leave();
  });

  it('is shown the list at any unknown address, and a sentence where a competition is not', async () => {
    const visitor = await visit(browser, { address: address(), ...look });
    const { page } = visitor;
    for (const path of ['/all-competetions', '/no/such/address']) {
      await visitor.open(path);
      await page.getByRole('heading', { name: 'Find your floor' }).waitFor();
    }
    await visitor.open('/leaderboard/01926f3a-7c1e-7000-8000-000000000000');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.isAccessible();
    await visitor.leave(/status of 404/);
  });
});
