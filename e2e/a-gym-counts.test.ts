import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const address = inject('demoServer');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('an item is added with its place, and a receptionist counts it by its barcode on a phone', async () => {
  const admin = await visit(browser, { address, as: await signInAtDemo(address, 'corporate-admin') });
  const { page } = admin;
  const dialog = page.getByRole('dialog');
  await admin.open('/gym-inventory?part=supply');
  await page.getByRole('button', { name: 'Places', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add a place' }).click();
  await dialog.getByLabel('Name').fill('Bar shelf');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Rename Bar shelf' }).waitFor();
  await admin.isAccessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Add an item' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Enter a name of up to 120 characters.').first().waitFor();
  await dialog.getByLabel('Name').fill('Wrist wraps');
  await dialog.getByLabel('Barcode').fill('4006381333931');
  await dialog.getByLabel('In stock').fill('3');
  await dialog.getByRole('combobox', { name: 'Place' }).click();
  await dialog.getByRole('option', { name: 'Bar shelf' }).click();
  await admin.isAccessible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Wrist wraps' }).waitFor();
  await admin.leave();

  const phone = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'receptionist'),
    width: 390,
  });
  await phone.open('/profile');
  await phone.page.getByRole('link', { name: 'Count stock' }).click();
  await phone.page.getByRole('combobox', { name: 'Place to count' }).click();
  await phone.page.getByRole('option', { name: 'Bar shelf' }).click();
  const code = phone.page.getByLabel('Barcode, code or name');
  await code.fill('4006381333931');
  await code.press('Enter');
  await phone.page.getByText('Wrist wraps: 1 counted').waitFor();
  await code.fill('4006381333931');
  await code.press('Enter');
  await phone.page.getByText('Wrist wraps: 2 counted').waitFor();
  // A phone that drops the page in the middle of a count loses none of it.
  await phone.page.reload();
  expect(await phone.page.getByLabel('Wrist wraps, counted').inputValue()).toBe('2');
  await code.fill('0000');
  await code.press('Enter');
  await phone.page.getByText('No item has the code 0000.').waitFor();
  expect(await overflow(phone.page)).toBe(0);
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Save count' }).click();
  await phone.page.getByText('1 item counted, 1 difference').waitFor();

  await phone.open('/gym-inventory?part=supply&search=wrist');
  await phone.page.getByRole('button', { name: 'Wrist wraps' }).click();
  await phone.page.getByText('Counted at Bar shelf: −1 piece').waitFor();
  await phone.page.getByText('Received 3 pieces at Bar shelf').waitFor();
  await phone.isAccessible();
  await phone.leave();
});
