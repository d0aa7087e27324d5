import { createClient } from '@chalkline/contract/http/client.ts';
import { getStatement } from '@chalkline/contract/money/selling.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
const address = inject('demoServer');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('a guest buys on a phone, the partner ships half and refunds a line, and the rest goes back', async () => {
  // Another one for each try.
  const name = `Ilse Vermeer ${Date.now() % 100_000}`;
  const email = `ilse.shops.${Date.now()}@example.org`;
  const { token } = await signInAtDemo(address, 'judge');
  const statement = async () => {
    const call = createClient({ baseUrl: address, token: () => token });
    const query = { month: new Date().toISOString().slice(0, 7), currency: 'EUR' } as const;
    return (await call(getStatement, { params: { as: 'person' }, query })).data;
  };
  const before = await statement();

  const phone = await visit(browser, { address, width: 390 });
  const { page } = phone;
  await phone.open('/partners');
  await page.getByRole('link', { name: /Noordkaap/ }).click();
  await page.getByRole('button', { name: 'Add Speed rope' }).click();
  await page.getByRole('link', { name: /Wrist wraps/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Wrist wraps' }).waitFor();
  await page.getByRole('radio', { name: '50 cm' }).check();
  await page.getByRole('img', { name: 'Two large rolls of dark wrap' }).waitFor();
  await page.getByRole('button', { name: 'Add to cart: Wrist wraps, 50 cm' }).click();
  await page.getByText('Delivery from €4.95, free from €60.00.').waitFor();
  const cart = page.locator('#cart');
  await cart.getByText('including 21% tax').waitFor();
  await cart.getByText('€7.29').waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Continue as a guest' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  const code = () => mailed(address, email, /<h2>(\d{6}) is your Chalkline code/);
  await expect.poll(code, { timeout: 30_000 }).not.toBe('');
  await page.getByLabel('Code').fill(await code());
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('button', { name: 'Check out' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Go to payment' }).click();
  await form.getByText('Enter the postal code.').first().waitFor();
  await phone.isAccessible();
  await form.getByLabel('Street and number').fill('Maasboulevard 12');
  await form.getByLabel('Postal code').fill('3071 AB');
  await form.getByLabel('Town').fill('Rotterdam');
  await form.getByText('€46.95').waitFor();
  await form.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByLabel('Card number').fill(testCards.pays);
  await page.getByRole('button', { name: 'Pay €46.95', exact: true }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await page.getByText('The partner has your order and will accept it soon.').waitFor();
  await page.getByText('3071 AB Rotterdam').waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);

  const desk = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'judge'),
    width: 1440,
  });
  await desk.open('/received-orders');
  await desk.page.getByRole('link', { name: new RegExp(name) }).click();
  const download = desk.page.waitForEvent('download');
  await desk.page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/received-orders.*\.csv$/);
  await desk.page.getByRole('button', { name: 'Accept order' }).click();
  await desk.page.getByText('Order accepted').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('textbox', { name: 'Wrist wraps, 50 cm' }).fill('2');
  await desk.page.getByRole('button', { name: 'Ship 3 pieces' }).click();
  await desk.page.getByText('Only 1 left to ship.').first().waitFor();
  await desk.page.getByRole('button', { name: 'Leave out Wrist wraps, 50 cm' }).click();
  await desk.page.getByLabel('Tracking code').fill('3SNKAP77');
  await desk.page.getByRole('button', { name: 'Ship 1 piece' }).click();
  await desk.page.getByText('Parcel shipped').waitFor();
  await desk.page.getByText('3SNKAP77').waitFor();
  await desk.page.getByRole('button', { name: 'Refund Wrist wraps, 50 cm' }).click();
  const refund = desk.page.getByRole('dialog');
  expect(await refund.getByLabel('Take them out of the order').isChecked()).toBe(true);
  await refund.getByLabel('Reason').fill('Torn seam');
  await desk.isAccessible();
  await refund.getByRole('button', { name: 'Refund €18.00' }).click();
  await desk.page.getByText('Refund on its way').waitFor();
  await desk.page.getByText(/On its way\. €18\.00 refunded\.$/).waitFor();
  await desk.isAccessible();

  await page.reload();
  await page.getByText('3SNKAP77').waitFor();
  await page.getByText('Everything is on its way.').waitFor();
  await page.getByRole('button', { name: 'Return goods' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Doesn’t fit' }).click();
  await asked.getByLabel('Message').fill('Too short for me.');
  await phone.isAccessible();
  await asked.getByRole('button', { name: 'Request return' }).click();
  await page.getByText('Waiting for an answer.').waitFor();
  expect(await overflow(page)).toBe(0);

  await desk.open('/received-orders?list=returns');
  await desk.page.getByRole('link', { name: new RegExp(name) }).click();
  await desk.page.getByRole('button', { name: 'Accept return' }).click();
  await desk.page.getByLabel('How to send it back').fill('Noordkaap, Maashaven 1, Rotterdam');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Accept return' }).click();
  await desk.page.getByText('Return accepted').waitFor();
  await page.reload();
  await page.getByText('Noordkaap, Maashaven 1, Rotterdam').waitFor();
  await desk.page.getByRole('button', { name: 'Refund return' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Refund return' }).click();
  await desk.page.getByText(/Returned\. €42\.00 refunded\.$/).waitFor();
  await desk.isAccessible();
  await desk.leave();
  await phone.leave();

  const after = await statement();
  expect(after.isBalanced).toBe(true);
  expect([after.sales - before.sales, after.refunds - before.refunds]).toEqual([4695, 4200]);
});
