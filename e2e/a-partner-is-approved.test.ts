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

const asAdmin = async () => visit(browser, { address, as: await signInAtDemo(address, 'admin') });

it('somebody applies on a phone, is declined with a reason, applies again, and visitors find the partner', async () => {
  const as = await signInAtDemo(address, 'athlete');
  const owner = await visit(browser, { address, as, width: 390 });
  const phone = owner.page;
  await owner.open('/partners');
  await phone.getByRole('link', { name: 'Become a partner' }).click();
  await phone.getByRole('heading', { level: 1, name: 'Become a partner' }).waitFor();
  await phone.getByRole('button', { name: 'Apply' }).click();
  await phone.getByText('Enter a name of up to 80 characters.').first().waitFor();
  await owner.isAccessible();
  await phone.getByLabel('Name').fill('Menengai Steel');
  await phone.getByLabel('What you sell').fill('Sandbags and yokes');
  await phone.getByLabel('Your story').fill('Sewn and welded in Nakuru.');
  await phone.getByLabel('Town').fill('Nakuru');
  await phone.getByRole('combobox', { name: 'Country' }).fill('Keny');
  await phone.getByRole('option', { name: 'Kenya' }).click();
  await phone.getByRole('button', { name: 'Apply' }).click();
  await phone.getByText('We’re reviewing your application.').waitFor();
  expect(await overflow(phone)).toBe(0);
  await owner.isAccessible();

  const admin = await asAdmin();
  const { page } = admin;
  const dialog = page.getByRole('dialog');
  await admin.open('/partners-dashboard');
  await page.getByRole('link', { name: 'Menengai Steel' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByLabel('Reason').fill('Say how people return things.');
  await admin.isAccessible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('Not approved: Say how people return things.').waitFor();

  await owner.open('/profile');
  await phone.getByRole('link', { name: 'Edit partner' }).click();
  await phone.getByText('Say how people return things.').waitFor();
  await phone.getByLabel('Your story').fill('Sewn and welded in Nakuru. Returns within 30 days.');
  await phone.getByRole('button', { name: 'Apply' }).click();
  await phone.getByText('We’re reviewing your application.').waitFor();
  await owner.leave();

  await admin.open('/partners-dashboard');
  await page.getByRole('link', { name: 'Menengai Steel' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Take off the directory' }).waitFor();
  await admin.leave();

  const visitor = await visit(browser, { address });
  await visitor.open('/partners');
  await visitor.page.getByRole('searchbox', { name: 'Search partners' }).fill('sandb');
  await visitor.page.getByRole('link', { name: /Menengai Steel/ }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Menengai Steel' }).waitFor();
  await visitor.page.getByText('Returns within 30 days.').waitFor();
  await visitor.isAccessible();
  await visitor.leave();
});

it('a partner lists a product with two variants on a phone, and visitors see what is left', async () => {
  // Another one for each try.
  const belt = `Lifting belt ${Date.now() % 100_000}`;
  const owner = await visit(browser, { address, as: await signInAtDemo(address, 'judge'), width: 390 });
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  await owner.open('/partners-dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('link', { name: 'Add a product' }).click();
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByText('Enter an amount.').first().waitFor();
  await owner.isAccessible();
  await page.getByLabel('Name', { exact: true }).fill(belt);
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option', { exact: true }).fill('Size');
  await page.getByLabel('Values').fill('M\nL');
  const price = page.getByRole('group', { name: 'M', exact: true }).getByLabel('Price');
  await price.fill('49.50');
  await page.getByRole('group', { name: 'L', exact: true }).getByLabel('Price').fill('52');
  const barcode = String(Date.now());
  await page.getByRole('group', { name: 'M', exact: true }).getByLabel('Barcode').fill(barcode);
  await page.getByLabel('Low-stock notice').fill('2');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'medium.png', mimeType: 'image/png', buffer: await pictureFile() },
    { name: 'large.png', mimeType: 'image/png', buffer: await pictureFile() },
  ]);
  await page.getByLabel('Description of picture 1').fill('Size M');
  await page.getByLabel('Description of picture 2').fill('Size L');
  await page.getByRole('button', { name: 'Choose variants, picture 2' }).click();
  await dialog.getByText('L', { exact: true }).click();
  await owner.isAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'On sale' }).check();
  expect(await overflow(page)).toBe(0);
  await owner.isAccessible();
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('button', { name: `Stock of ${belt}` }).click();
  await dialog.getByLabel('Pieces').fill('3');
  await owner.isAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Count stock' }).click();
  const code = page.getByLabel('Barcode, SKU or name');
  for (const scan of [1, 2]) {
    await code.fill(barcode);
    await code.press('Enter');
    await page.getByText(`${belt}, M: ${scan} counted`).waitFor();
  }
  expect(await overflow(page)).toBe(0);
  await owner.isAccessible();
  await page.getByRole('button', { name: 'Save count' }).click();
  await page.getByText('1 variant counted, 1 difference').waitFor();
  await page.getByRole('button', { name: 'Low stock' }).click();
  await page.getByRole('link', { name: belt }).waitFor();
  await owner.isAccessible();
  await owner.open('/partners-dashboard');
  await page.getByRole('link', { name: /variants? low on stock/ }).waitFor();
  await page.getByRole('heading', { name: 'Sales by day' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await owner.isAccessible();
  await owner.leave();

  const visitor = await visit(browser, { address, width: 390 });
  await visitor.open('/partners');
  await visitor.page.getByRole('link', { name: /Noordkaap/ }).click();
  const card = visitor.page.getByRole('article').filter({ hasText: belt });
  await card.getByText('from €49.50').waitFor();
  await card.getByRole('link').click();
  await visitor.page.getByText('2 left, M').waitFor();
  await visitor.page.getByRole('radio', { name: 'L, sold out' }).check();
  await visitor.page.getByText('Sold out, L').waitFor();
  await visitor.page.getByRole('img', { name: 'Size L' }).waitFor();
  await visitor.page.getByRole('link', { name: 'Sign in to hear when it’s back' }).waitFor();
  expect(await overflow(visitor.page)).toBe(0);
  await visitor.isAccessible();
  await visitor.leave();
});
