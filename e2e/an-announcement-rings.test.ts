import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');

/** Somebody of the demo world. */
async function demoPerson(email: string): Promise<SignedIn> {
  const call = createClient({ baseUrl: address(), token: () => null });
  return (await call(signIn, { body: { email, password: 'Demo-2026-pass' } })).data as SignedIn;
}

it('an announcement rings the bell of an athlete elsewhere, in both of her tabs, until she has read it', async () => {
  const athlete = await visit(browser, {
    address: address(),
    as: await demoPerson('athlete@demo.test'),
    width: 390,
  });
  const organizer = await visit(browser, { address: address(), as: await demoPerson('organizer@demo.test') });
  await athlete.open('/');
  const other = await athlete.context.newPage();
  await other.goto(`${address()}/competition/`);
  const before = await unread(athlete.page);

  await organizer.open('/my-competitions');
  await organizer.page.getByRole('link', { name: 'Harbour Throwdown' }).click();
  await organizer.page.getByRole('link', { name: 'Announcements' }).click();
  await organizer.page.getByRole('button', { name: 'Write an announcement' }).click();
  await organizer.page.getByText(/^Tells \d+ people? with an account/).waitFor();
  await organizer.page.getByLabel('Title').fill('The final moves indoors');
  await organizer.page
    .getByLabel('What you have to say')
    .fill('Wind from the north. Walk through the blue gate.');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Announce', exact: true }).click();
  await organizer.page.getByRole('heading', { name: 'The final moves indoors' }).waitFor();

  for (const page of [athlete.page, other]) await rings(page, before + 1);
  await athlete.page.getByRole('button', { name: /^Notifications/ }).click();
  await athlete.isAccessible();
  await athlete.page.getByRole('link', { name: /The final moves indoors/ }).click();
  await athlete.page.getByRole('heading', { name: 'The final moves indoors' }).waitFor();
  for (const page of [athlete.page, other]) await rings(page, before);

  await athlete.open('/edit-profile?tab=notifications');
  const inApp = athlete.page.getByRole('switch', { name: 'Announcements in the app' });
  // Kept by the server before the page is loaded anew: a call that is under way ends with its page.
  const isKept = athlete.page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
  await inApp.click({ force: true });
  await isKept;
  await athlete.page.reload();
  await expect.poll(() => inApp.isChecked()).toBe(false);
  await athlete.isAccessible();
  await organizer.leave();
  await athlete.leave();
});

async function unread(page: Page): Promise<number> {
  const bell = page.getByRole('button', { name: /^Notifications, \d+/ });
  await bell.waitFor();
  return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
}

async function rings(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Notifications, ${count}`, exact: true }).waitFor();
}
