import { createClient } from '@chalkline/contract/http/client.ts';
import { createWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { openCompetition } from './open-competition.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = inject('demoServer');

/** A published competition of the demo's organizer, with a waiver. */
async function openForJuniors(): Promise<string> {
  const organizer = await signInAtDemo(address, 'organizer');
  const facts = { name: 'Juniors on the quay', divisions: [{ name: 'Juniors' }] };
  const { id } = await openCompetition(address, organizer, { facts });
  const waiver = { competition_id: id, title: 'Liability waiver', text: 'I take part at my own risk.' };
  await createClient({ baseUrl: address, token: () => organizer.token })(createWaiver, { body: waiver });
  return id;
}

it('lets a minor register once a guardian has signed by a mailed link, without an account', async () => {
  const id = await openForJuniors();
  const guardian = `guardian-of-${id}@example.org`;
  const minor = await visit(browser, { address, width: 390, as: await signInAtDemo(address, 'athlete') });
  const { page } = minor;
  await minor.open(`/compete/${id}`);
  await page.getByRole('radio', { name: /^Juniors/ }).check({ force: true });
  await page.getByLabel('Birth date').fill('2018-02-03');
  await page.getByRole('radio', { name: 'By email' }).click();
  await page.getByLabel('Sign by typing the name instead of drawing').check({ force: true });
  await page.getByLabel('Their email').fill(guardian);
  await minor.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Sign and send link' }).click();
  await page.getByText(`We emailed a link to ${guardian}`, { exact: false }).waitFor();

  const link = new URL(await mailed(address, guardian, /href="([^"]*\/guardian\?[^"]+)"/));
  const phone = await visit(browser, { address, width: 390, dark: true });
  await phone.page.goto(`${address}${link.pathname}${link.search}`);
  await phone.page.getByText('I take part at my own risk.').waitFor();
  await phone.page.getByRole('button', { name: 'Sign waiver' }).click();
  await phone.page.getByText('Enter your full name.').waitFor();
  await phone.page.getByLabel('Your full name').fill('Rania Haddad');
  await phone.page.getByLabel('You are their').fill('Mother');
  await phone.page.getByLabel('Sign by typing the name instead of drawing').check({ force: true });
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByRole('button', { name: 'Sign waiver' }).click();
  await phone.page.getByText(/^Signed\./).waitFor();
  await phone.page.reload();
  await phone.page.getByText(/^Signed\./).waitFor();
  expect(await phone.page.getByRole('button', { name: 'Sign waiver' }).count()).toBe(0);
  await phone.leave();

  await page.reload();
  await page.getByText(/^Signed by/).waitFor();
  await page.getByRole('radio', { name: /^Juniors/ }).check({ force: true });
  await page.getByRole('button', { name: 'Register' }).filter({ visible: true }).click();
  await page.waitForURL(`**/competition-detail/${id}`);
  await minor.leave();
});
