import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
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

it('a receptionist enters an expense with its receipt on a phone, and an administrator approves it', async () => {
  const phone = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'receptionist'),
    width: 390,
  });
  await phone.open('/profile');
  await phone.page.getByRole('link', { name: 'Expenses', exact: true }).click();
  await phone.page.getByRole('button', { name: 'Add an expense' }).click();
  const form = phone.page.getByRole('dialog', { name: 'Add an expense' });
  await form.getByLabel('Receipt').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await pictureFile(),
  });
  await form.getByText('receipt.png').waitFor();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('Enter an amount above 0.').first().waitFor();
  await form.getByLabel('Amount, with tax').fill('18.40');
  await form.getByLabel('Supplier').fill('Corner Ironmonger');
  await form.getByRole('combobox', { name: 'Category' }).click();
  await form.getByRole('option', { name: 'Equipment' }).click();
  expect(await overflow(phone.page)).toBe(0);
  await phone.isAccessible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await phone.page.getByText('Corner Ironmonger').waitFor();
  await phone.isAccessible();
  await phone.leave();

  const admin = await visit(browser, { address, as: await signInAtDemo(address, 'corporate-admin') });
  const { page } = admin;
  await admin.open('/expense-management?state=pending');
  await page.getByRole('link', { name: 'Receipt' }).first().waitFor();
  await page.getByRole('heading', { name: 'By category' }).waitFor();
  await page.getByRole('button', { name: 'Actions for Corner Ironmonger' }).click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: 'Approve €18.40?' });
  await admin.isAccessible();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await decision.waitFor({ state: 'detached' });
  await page.getByText('Corner Ironmonger').waitFor({ state: 'detached' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('expenses.pdf');
  await page.getByRole('button', { name: 'More for the books' }).click();
  await page.getByRole('menuitem', { name: 'Categories and budgets' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Rent' }).waitFor();
  await admin.isAccessible();
  await admin.leave();
});
