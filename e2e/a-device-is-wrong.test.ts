import { changePassword } from '@chalkline/contract/accounts/security.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { foundOrganization } from '@chalkline/contract/organizations/organizations.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

const [address] = inject('twoServers');
const day = 86_400_000;
let browser: Browser;
/** The first admin of a company on trial, just told of something. */
let admin: SignedIn;

beforeAll(async () => {
  browser = await openBrowser();
  const backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  const password = 'the-ferry-at-dawn';
  const { token } = await backDoor.signIn({ name: 'Duc Anh Phan', email: 'duc@clock.example', password });
  await backDoor.close();
  const call = createClient({ baseUrl: address, token: () => token });
  const company = { name: 'Quayside Boxing', identifier: 'quayside-clock' };
  const { data: user } = await call(foundOrganization, { body: company });
  await call(changePassword, { body: { currentPassword: password, password: 'two-cranes-and-a-rope' } });
  admin = { token, user };
});
afterAll(() => leaveBrowser(browser));

it.each([
  ['a day behind', -day],
  ['right', 0],
  ['a day ahead', day],
])('a device whose clock is %s tells times and days left by the server’s', async (_, wrong) => {
  const person = await visit(browser, { address, as: admin, width: 390 });
  const { page } = person;
  await page.clock.setSystemTime(Date.now() + wrong);
  await person.open('/notifications');
  await page.getByText('Your password was changed').first().waitFor();
  const told = page.getByRole('main').locator('time').first();
  await expect.poll(() => told.innerText()).toMatch(/^(just now|\d+ (s|min) ago)$/);
  await page.getByText('30 days left').waitFor();
  await person.leave();
});

it('late content causes no layout shift: the days left are at the bottom of the window', async () => {
  const person = await visit(browser, { address, as: admin });
  const { page } = person;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/organizations/mine', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await person.open('/help-center');
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  // Letters that come late are not what is looked for here.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await heading.boundingBox();
  answer.resolve();
  const notice = page.getByText('30 days left');
  await notice.waitFor();
  expect(await heading.boundingBox()).toEqual(before);
  const foot = async () => {
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(foot).toBeGreaterThan(800);
  await person.isAccessible();
  await person.leave();
});
