import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
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

const [address] = inject('twoServers');

it('an organizer adds a floor plan and a link on a phone, and a visitor opens both and reads the posts', async () => {
  const host = await backDoor.signIn({ name: 'Noor van den Akker' });
  const call = createClient({ baseUrl: address, token: () => host.token });
  const { data: event } = await call(createGroup, {
    body: {
      type: 'event',
      name: 'Open floor night',
      description: '',
      place: 'Dock 7, Rotterdam',
      zone: 'Europe/Amsterdam',
      currency: 'EUR',
      starts_at: `${dayFromNow(3)}T18:00:00.000Z`,
      ends_at: `${dayFromNow(3)}T21:00:00.000Z`,
      ticket_types: JSON.stringify([{ name: 'Floor', price: 0 }]),
    },
  });
  const phone = await visit(browser, { address, as: host, width: 390, dark: true });
  const { page } = phone;
  await phone.open(`/event?id=${event.id}`);
  const dialog = page.getByRole('dialog');
  await page.getByText('No attachments').waitFor();
  await page.getByRole('button', { name: 'Add an attachment' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByText('Choose a file or enter a link.').first().waitFor();
  await dialog.getByLabel('Title').fill('Floor plan');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nplan\n%%EOF\n'),
  });
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add an attachment' }).click();
  await dialog.getByLabel('Link').fill('https://parking.example/dock-7');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Edit parking.example' }).click();
  await dialog.getByLabel('Title').fill('Parking');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Parking' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await phone.open(`/event-detail/${event.id}`);
  await page.getByLabel('Your post').fill('Doors open at half past five.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('article').filter({ hasText: 'Doors open' }).waitFor();
  await phone.isAccessible();
  // In the apps' web views it is the same page, without what organizers do.
  await phone.open(`/mobile-event-detail/${event.id}`);
  await page.getByRole('article').filter({ hasText: 'Doors open' }).waitFor();
  await page.getByRole('link', { name: 'Floor plan' }).waitFor();
  await page.getByRole('button', { name: 'Share' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Door', exact: true }).count()).toBe(0);
  await phone.isAccessible();

  const visitor = await visit(browser, { address });
  await visitor.open(`/event-detail/${event.id}`);
  const plan = visitor.page.getByRole('link', { name: 'Floor plan' });
  const href = (await plan.getAttribute('href')) ?? '';
  const opened = await visitor.page.request.get(new URL(href, address).href);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const parking = visitor.page.getByRole('link', { name: 'Parking' });
  expect(await parking.getAttribute('href')).toBe('https://parking.example/dock-7');
  await visitor.page.getByText('Doors open at half past five.').waitFor();
  await visitor.page.getByText('Organized by Noor van den Akker').waitFor();
  await visitor.isAccessible();

  await phone.open(`/event?id=${event.id}`);
  await page.getByRole('button', { name: 'Delete Floor plan' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Floor plan' }).waitFor({ state: 'detached' });
  expect((await visitor.page.request.get(new URL(href, address).href)).status()).toBe(404);
  await phone.leave();
  await visitor.leave();
});
