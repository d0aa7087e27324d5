import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const email = 'tova.berg@example.org';
const rows =
  'name,email,account_type\nPer Dahl,per.dahl@example.org,trainer\nNils Ek,nils.ek@example.org,boss\n';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

it('invites somebody on a phone, who comes in, is made a trainer, suspended and let in again', async () => {
  const boss = await visit(browser, {
    address: address(),
    as: await signInAtDemo(address(), 'corporate-admin'),
    width: 390,
  });
  const { page } = boss;
  await boss.open('/add-user');
  await page.getByLabel('Name', { exact: true }).fill('Tova Berg');
  await page.getByLabel('Email').fill('no address');
  await press(page, 'Send invitation');
  await page
    .getByText(/name@example.org/)
    .first()
    .waitFor();
  await boss.isAccessible();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send invitation');
  await page.getByText('Tova Berg', { exact: true }).waitFor();
  await boss.isAccessible();

  const guest = await visit(browser, { address: address(), width: 390, dark: true });
  const link = await mailed(address(), email, /href="([^"]+#join\.[^"]+)"/);
  await guest.page.goto(address() + new URL(link).pathname + new URL(link).hash);
  await guest.page.getByRole('heading', { name: /^Join / }).waitFor();
  await guest.page.waitForURL((url) => url.hash === '');
  await guest.isAccessible();
  await guest.page.getByRole('textbox', { name: 'Password' }).fill('a-long-quiet-harbor');
  await press(guest.page, 'Create account');
  await guest.page.waitForURL((url) => !/reset-password/.test(url.pathname));

  await boss.open('/all-users?search=tova');
  await page.getByRole('link', { name: 'Tova Berg' }).click();
  await page.getByRole('heading', { name: 'Access' }).waitFor();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Trainer' }).click();
  await press(page, 'Change type');
  await page.getByText('Type changed to Trainer').waitFor();
  await press(page, 'Suspend');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Shares an account');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Shares an account').first().waitFor();
  await boss.isAccessible();
  await guest.open('/my-competitions');
  await guest.page.waitForURL(/\/login/);
  await guest.page.getByLabel('Email').fill(email);
  await guest.page.getByRole('textbox', { name: 'Password' }).fill('a-long-quiet-harbor');
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const refused = guest.page.getByRole('alert');
  await refused.getByText('Reason: Shares an account').waitFor();
  await guest.isAccessible();
  await refused.getByRole('link', { name: 'Contact us' }).click();
  await guest.page.getByRole('heading', { name: 'Contact us', level: 1 }).waitFor();
  await press(page, 'Lift suspension');
  await page.getByText('Tova Berg can sign in again').waitFor();
  await boss.leave(/status of 422/);
  // The open stream ends with the session, as the next call does.
  await guest.leave(/status of 40[134]|api\/live\/stream/);
});

it('reads a file of people at a desk, mends it, and finds what was done', async () => {
  const admin = await visit(browser, {
    address: address(),
    as: await signInAtDemo(address(), 'admin'),
    dark: true,
  });
  const { page } = admin;
  await admin.open('/all-users?type=receptionist&search=Luca');
  await page.getByRole('link', { name: 'Luca Moretti' }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await admin.isAccessible();
  await page.getByRole('link', { name: 'Import' }).click();
  const pasted = page.getByLabel('Or paste rows with a header');
  await pasted.fill(rows);
  await press(page, 'Check rows');
  await page.getByText(/1 problem in the file/).waitFor();
  await admin.isAccessible();
  await pasted.fill(rows.replace('boss', 'trainee'));
  await press(page, 'Check rows');
  await press(page, 'Import 2 invitations');
  await page.getByText('Per Dahl', { exact: true }).waitFor();
  await press(page, 'Revoke invitation for Nils Ek');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Invitation for Nils Ek revoked').waitFor();
  await admin.open('/all-users?search=teodora');
  await page.getByRole('link', { name: /Teodora/ }).click();
  await page.getByText('Revoked an invitation').waitFor();
  await admin.isAccessible();
  await admin.leave();
});
