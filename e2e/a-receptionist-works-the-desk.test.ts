import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { type Visit, visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const address = inject('demoServer');

async function openCounting({ page, open }: Visit): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement;
      dataset.taps = String(Number(dataset.taps ?? 0) + 1);
    });
  });
  await open('/dashboard');
}

/** How often somebody taps for one task; typing a name is none. */
async function tapsOf(page: Page, task: () => Promise<void>): Promise<number> {
  const taps = () => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0));
  const before = await taps();
  await task();
  return (await taps()) - before;
}

it('a receptionist finds a member, lets them in, sells a ticket for cash and one by card that ends in cash, in three taps at most', async () => {
  const as = await signInAtDemo(address, 'receptionist');
  const desk = await visit(browser, { address, as, width: 820 });
  const { page } = desk;
  await openCounting(desk);
  const person = page.getByRole('region', { name: 'Aurélie Bonnard' });
  const isTypedAtOnce = () =>
    page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search');
  const letIn = await tapsOf(page, async () => {
    await isTypedAtOnce();
    await page.keyboard.type('aurelie bonnard');
    await page.getByRole('button', { name: /^Aurélie Bonnard/ }).click();
    await person.getByRole('button', { name: 'Check in', exact: true }).first().click();
    await person.getByText(/Checked in|Already checked in/).waitFor();
  });
  expect(letIn).toBe(2);
  await person.getByRole('button', { name: 'Undo check-in' }).click();
  await page.getByText('Check-in undone').waitFor();
  await person.getByText(/Checked in|Already checked in/).waitFor({ state: 'detached' });
  await person.getByRole('button', { name: 'Check in', exact: true }).first().click();
  await person.getByText('Checked in.').waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);

  const till = page.locator('section', { has: page.getByRole('heading', { name: 'Sell tickets' }) });
  await till.getByRole('button', { name: /€/ }).first().click();
  await till.getByRole('button', { name: /^Cash €/ }).click();
  await page.getByText(/^Sold for €/).waitFor();
  await person.getByRole('heading', { name: 'Tickets' }).waitFor();
  await desk.isAccessible();

  // From an empty desk.
  await person.getByRole('button', { name: 'Close' }).click();
  const byCard = await tapsOf(page, async () => {
    await isTypedAtOnce();
    await page.keyboard.type('aurelie bonnard');
    await page.getByRole('button', { name: /^Aurélie Bonnard/ }).click();
    await till.getByRole('button', { name: /€/ }).first().click();
    await till.getByRole('button', { name: 'Card', exact: true }).click();
    await page.getByRole('img', { name: 'QR code of the payment page' }).waitFor();
  });
  expect(byCard).toBe(3);
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Take cash instead' }).click();
  await page.getByText(/paid in cash, for .*\. The tickets are theirs\.$/).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await desk.leave();

  const phone = await visit(browser, { address, as, width: 390, dark: true });
  await openCounting(phone);
  const sold = await tapsOf(phone.page, async () => {
    await phone.page.getByRole('button', { name: /€/ }).first().click();
    await phone.page.getByLabel('Name on the ticket').click();
    await phone.page.keyboard.type('Ingeborg Solheim');
    await phone.page.getByRole('button', { name: /^Cash €/ }).click();
    await phone.page.getByText(/^Sold for €/).waitFor();
  });
  expect(sold).toBe(3);
  await phone.page.getByLabel('Cash received').fill('50');
  await phone.page.getByText(/^Change €/).waitFor();
  const file = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Receipt', exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/^receipt-.+\.pdf$/);
  await phone.page.getByRole('searchbox', { name: 'Find a person' }).fill('ingeborg solheim');
  await phone.page.getByRole('button', { name: /^Check in Ingeborg Solheim for / }).waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.leave();
});

it('a receptionist signs a walk-in up, sells them a plan, undoes a wrong sale with a reason, and counts the till', async () => {
  const as = await signInAtDemo(address, 'receptionist');
  const desk = await visit(browser, { address, as, width: 390 });
  const { page } = desk;
  await desk.open('/dashboard');
  const dialog = page.getByRole('dialog');
  const email = `walk-in-${Date.now()}@example.test`;
  await page.getByRole('button', { name: 'New person' }).click();
  await dialog.getByLabel('Name').fill('Solveig Hartmann');
  await dialog.getByLabel('Email').fill(email);
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const person = page.getByRole('region', { name: 'Solveig Hartmann' });
  await person.getByRole('button', { name: 'Sign on this device' }).click();
  await dialog.getByLabel('Birth date').fill('1994-05-03');
  await dialog.getByLabel('Sign by typing the name instead of drawing').check();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Sign waiver' }).click();
  await dialog.getByText('Everything is signed.').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await person.getByText(/^Not signed/).waitFor({ state: 'detached' });
  await person
    .getByRole('button', { name: /^Card for / })
    .first()
    .click();
  await page.getByRole('img', { name: 'QR code of the payment page' }).waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await person
    .getByRole('button', { name: /^Cash €.* for / })
    .first()
    .click();
  await person.getByText(/^Paid through/).waitFor();

  const till = page.locator('section', { has: page.getByRole('heading', { name: 'Sell tickets' }) });
  await till.getByRole('button', { name: /€/ }).first().click();
  await till.getByRole('button', { name: /^Cash €/ }).click();
  await page.getByRole('button', { name: 'Undo sale' }).click();
  await dialog.getByLabel('Reason').fill('Wrong ticket');
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Undo sale' }).click();
  await page.getByText(/^Undone\. Give €.* back in cash\.$/).waitFor();

  const sales = page.locator('section', { has: page.getByRole('heading', { name: 'My sales and cash' }) });
  await sales.getByText('Cash, Undone').first().waitFor();
  const receipt = page.waitForEvent('download');
  await sales.getByRole('button', { name: 'Receipt for Solveig Hartmann' }).last().click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-[\d-]+\.pdf$/);
  await sales.getByRole('button', { name: /^Count/ }).click();
  await dialog.getByLabel('Cash counted').fill('1');
  await dialog.getByText(/short$/).waitFor();
  await dialog.getByLabel('Note').fill('Change for the bus');
  await dialog.getByRole('button', { name: 'Record count' }).click();
  await sales.getByText(/^€1\.00 counted at .* short\. Note: Change for the bus$/).waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await desk.leave();
});
