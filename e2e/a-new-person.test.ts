import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { arriveBy, loggedOut } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const password = 'a-long-quiet-harbor';

it('registers with the code from the mail, logs out, signs in again and is taken back', async ({ task }) => {
  const email = `noor.van.den.akker.${task.result?.retryCount ?? 0}@example.org`;
  const person = await visit(browser, { address: address(), width: 390 });
  const { page } = person;
  await person.open('/register');
  await page.getByLabel('Name', { exact: true }).fill('Noor van den Akker');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await page
    .getByText(/at least 10/i)
    .first()
    .waitFor();
  await person.isAccessible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();

  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await person.isAccessible();
  await page.getByLabel('Code').fill(await mailed(address(), email, /<h2>(\d{6}) /));
  // The menu closes by itself when an address comes, so the next screen must be all there.
  const home = await arriveBy(page, () => page.getByRole('button', { name: /verify|continue/i }).click());
  expect(home.path).toBe('/');
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('metaemail'))).toBe(email);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await loggedOut([page], () => page.getByRole('button', { name: 'Log out' }).click());
  // The page that comes instead notes its own version once it has started.
  const kept = await page.evaluate(() => Object.keys(window.localStorage));
  expect(kept.filter((key) => key !== 'appVersion')).toEqual([]);

  await person.open('/create-competition');
  await page.waitForURL(/\/login\?back=/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByText(/don’t match/i)
    .first()
    .waitFor();
  await person.isAccessible();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/create-competition/);
  await person.leave(/status of 40[0-9]|status of 422/);
});
