import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

const [address, elsewhere] = inject('twoServers');

it('an organizer repeats a class and sells a pass; an athlete signs for it and buys it on a phone, books a date and gives it back', async () => {
  const family = `S${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Ines ${family}` });
  const athlete = await backDoor.signIn({ name: `Tom ${family}` });
  const name = `Barbell class ${family}`;
  const desk = await visit(browser, { address, as: maker });
  const { page } = desk;
  await desk.open('/event');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Place', { exact: true }).fill('Dock 7, Rotterdam');
  await page.getByLabel('Starts', { exact: true }).fill(`${dayFromNow(3)}T09:00`);
  await page.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await page.getByLabel('Number of dates').fill('6');
  await page.getByText(/^6 dates, the last on/).waitFor();
  await page.getByLabel('How many').fill('8');
  await desk.isAccessible();
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('heading', { name: 'Choose a date' }).waitFor();
  await page.getByRole('button', { name: 'Edit passes' }).click();
  const form = page.getByRole('dialog', { name: 'Edit passes' });
  await form.getByRole('button', { name: 'Add a pass' }).click();
  await form.getByLabel('Pass name').fill('Three-class pass');
  await form.getByLabel('Price', { exact: true }).fill('30');
  await form.getByLabel('Number of dates').fill('3');
  await desk.isAccessible();
  await form.getByRole('button', { name: 'Save passes' }).click();
  await page.getByText('Any 3 dates you choose, 0 sold').waitFor();
  await page.getByRole('link', { name: 'Questions and waivers' }).click();
  await page.getByRole('link', { name: 'Waivers' }).click();
  await page.getByRole('button', { name: 'Add a waiver' }).first().click();
  await page.getByRole('dialog').getByLabel('Title').fill('House rules');
  await page.getByRole('dialog').getByLabel('Text').fill('Chalk up, look up.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add waiver' }).click();
  await page.getByText('House rules').first().waitFor();

  const phone = await visit(browser, { address: elsewhere, as: athlete, width: 390 });
  await phone.open('/events');
  await phone.page.getByRole('searchbox', { name: 'Search events' }).fill(name);
  await phone.page.getByText(/5 more dates/).waitFor();
  await phone.page.getByRole('link', { name: new RegExp(name) }).click();
  await phone.page.getByRole('heading', { name: 'Choose a date' }).waitFor();
  // Another date of the series, then back to the pass.
  const first = phone.page.url();
  await phone.page
    .getByRole('link', { name: /8 left/ })
    .nth(1)
    .click();
  await phone.page.waitForURL((url) => url.href !== first);
  await phone.page.getByRole('button', { name: 'One more: General admission' }).click();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByRole('button', { name: 'Get pass: Three-class pass' }).click();
  const papers = phone.page.getByRole('dialog', { name: 'Who is coming?' });
  await papers.getByLabel('Birth date').fill('1990-05-01');
  await papers.getByLabel(/^Sign by typing/).check({ force: true });
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await papers.getByRole('button', { name: 'Sign waiver' }).click();
  await papers.getByText(/^Signed by/).waitFor();
  await papers.getByRole('button', { name: 'Save attendees' }).click();
  await phone.page.getByLabel('Card number').fill(testCards.pays);
  await phone.page.getByRole('button', { name: 'Pay €30.00' }).click();
  await phone.page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await phone.open('/my-tickets');
  await phone.page.getByRole('img', { name: `Pass of Tom ${family} for ${name}` }).waitFor();
  await phone.page.getByText('3 of 3 dates left').waitFor();
  const paper = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Pass as PDF' }).click();
  expect((await paper).suggestedFilename()).toMatch(/^[a-z0-9-]+-pass\.pdf$/);
  await phone.page.getByText('Choose a date').click();
  await phone.page
    .getByRole('button', { name: /^Book / })
    .first()
    .click();
  await phone.page.getByText('2 of 3 dates left').waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByRole('button', { name: /^Give back / }).click();
  await phone.page.getByText('3 of 3 dates left').waitFor();
  await phone.page
    .getByRole('button', { name: /^Book / })
    .first()
    .click();
  await phone.page.getByText('2 of 3 dates left').waitFor();
  await phone.leave();

  // The place is on the door list of its date.
  await desk.open('/my-events');
  await page.getByRole('link', { name: new RegExp(`${name}.*7 left`) }).click();
  await page.getByRole('link', { name: 'Door' }).click();
  await page.getByText(`Tom ${family}`).waitFor();
  await desk.leave();
});
