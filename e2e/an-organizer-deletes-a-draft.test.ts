import { createCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('an organizer deletes a draft on a phone, which is gone from their competitions', async () => {
  const address = inject('demoServer');
  const as = await signInAtDemo(address, 'organizer');
  const call = createClient({ baseUrl: address, token: () => as.token });
  const { data } = await call(createCompetition, {
    body: {
      name: 'Draft of a mistake',
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: '2031-07-05',
      endsOn: '2031-07-05',
      zone: 'Europe/Amsterdam',
      divisions: [{ name: 'Open' }],
    },
  });
  const organizer = await visit(browser, { address, width: 390, as });
  const { page } = organizer;
  await organizer.open(`/competition-dashboard/${data.id}?part=settings`);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Draft of a mistake”?' });
  await dialog.waitFor();
  await organizer.isAccessible();
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await page.waitForURL(/\/my-competitions/);
  await page.getByText('Draft deleted').waitFor();
  await page.getByRole('heading', { level: 1, name: 'My competitions' }).waitFor();
  expect(await page.getByText('Draft of a mistake').count()).toBe(0);
  await organizer.leave();
});
