import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { loggedOut } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const email = 'noor.van.den.akker@example.org';
const password = 'a-long-quiet-harbor';

it('registers with the code from the mail, logs out, signs in again and is taken back', async () => {
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
  await page.getByRole('button', { name: /verify|go on|continue/i }).click();
  await page.waitForURL((url) => !/verify|register/.test(url.pathname));
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('metaemail'))).toBe(email);
  // The way leads on before the next screen is there, with a menu of its own.
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor({ state: 'detached' });

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
