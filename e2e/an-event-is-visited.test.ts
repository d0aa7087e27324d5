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

it('an organizer creates an event, and an athlete gets its last free ticket on a phone', async () => {
  const family = `E${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Noor ${family}` });
  const athlete = await backDoor.signIn({ name: `Ravi ${family}` });
  const name = `Open floor ${family}`;
  const desk = await visit(browser, { address, as: maker });
  await desk.open('/events');
  await desk.page.getByRole('link', { name: 'Create an event' }).click();
  await desk.page.getByLabel('Name', { exact: true }).fill(name);
  await desk.page.getByLabel('Place', { exact: true }).fill('Dock 7, Rotterdam');
  await desk.page.getByRole('combobox', { name: 'Category' }).click();
  await desk.page.getByRole('option', { name: 'Cycling' }).click();
  await desk.page.getByLabel('Starts', { exact: true }).fill(`${dayFromNow(3)}T18:00`);
  await desk.page.getByLabel('How many').fill('3');
  await desk.page.getByLabel(/^Held back(?!,)/).fill('2');
  await desk.page.getByLabel('Minutes to pay').fill('15');
  await desk.page.getByRole('button', { name: 'Add a refund' }).click();
  await desk.page.getByLabel('Until', { exact: true }).fill('48');
  await desk.page.getByLabel('Refund', { exact: true }).fill('');
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Create event' }).click();
  await desk.page.getByText('Enter a percentage from 0 to 100.').first().waitFor();
  await desk.page.getByLabel('Refund', { exact: true }).fill('50');
  await desk.page.getByLabel('You keep').fill('2');
  await desk.page.getByRole('button', { name: 'Create event' }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  await desk.open(`/event?id=${desk.page.url().split('/').pop()}`);
  for (const [label, value] of Object.entries({ 'Minutes to pay': '15', Until: '48', Refund: '50' }))
    expect(await desk.page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  await desk.page.getByRole('link', { name: 'Cancel' }).click();
  await desk.page.getByText('1 left, 0 of 3 sold, 2 held back').waitFor();
  await desk.isAccessible();

  const phone = await visit(browser, { address: elsewhere, as: athlete, width: 390 });
  await phone.open('/events');
  await phone.page.getByRole('searchbox', { name: 'Search events' }).fill(name);
  await phone.page.getByRole('link', { name: new RegExp(name) }).waitFor();
  await phone.page.getByRole('combobox', { name: 'Category' }).click();
  await phone.page.getByRole('option', { name: 'Cycling' }).click();
  await phone.page.getByRole('combobox', { name: 'Date' }).click();
  await phone.page.getByRole('option', { name: 'Choose dates' }).click();
  await phone.page.getByLabel('From', { exact: true }).fill(dayFromNow(4));
  await phone.page.getByText('No matching events').waitFor();
  await phone.page.getByLabel('From', { exact: true }).fill(dayFromNow(3));
  await phone.page.getByLabel('To', { exact: true }).fill(dayFromNow(3));
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.reload();
  expect(new URL(phone.page.url()).search).toContain(`category=cycling&days=dates&from=${dayFromNow(3)}`);
  await phone.page.getByRole('link', { name: new RegExp(name) }).click();
  await phone.page.getByRole('heading', { level: 1, name }).waitFor();
  await phone.page.getByRole('button', { name: 'One more: General admission' }).click();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByRole('button', { name: 'Get tickets' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'My tickets' }).waitFor();
  await phone.page.getByRole('img', { name: `Ticket of Ravi ${family} to ${name}` }).waitFor();
  const download = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Ticket as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z0-9-]+-ticket\.pdf$/);
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.open('/my-events?tab=going');
  await phone.page.getByRole('link', { name: new RegExp(name) }).waitFor();
  await phone.isAccessible();
  await phone.leave();

  await desk.open('/my-events');
  await desk.page.getByRole('link', { name: new RegExp(`${name}.*Sold out`) }).waitFor();
  const own = desk.page.getByRole('listitem').filter({ hasText: name });
  await own.getByText('1 of 3 sold, 2 held back').waitFor();
  expect(await own.getByRole('link', { name: `Door of ${name}` }).getAttribute('href')).toContain(
    '/event-door/',
  );
  await desk.isAccessible();
  await desk.open('/events?view=calendar');
  await desk.page.getByRole('button', { name: 'Next month' }).click();
  await desk.page.waitForURL(/month=\d{4}-\d{2}/);
  const [month = ''] = /month=[\d-]+/.exec(desk.page.url()) ?? [];
  await desk.page.reload();
  await desk.page
    .getByRole('button', { name: 'Previous month' })
    .and(desk.page.locator(':enabled'))
    .waitFor();
  expect(desk.page.url()).toContain(month);
  await desk.isAccessible();
  expect(await overflow(desk.page)).toBe(0);
  await desk.leave();
});
