import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { createWaiver } from '@chalkline/contract/waivers/waivers.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
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

it('tickets ask a question and a waiver: the buyer signs on a phone, a friend signs at the door', async () => {
  const family = `Q${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Noor ${family}` });
  const buyer = await backDoor.signIn({ name: `Ravi ${family}` });
  const name = `Rope night ${family}`;
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { data: event } = await createClient({ baseUrl: address, token: () => maker.token })(createGroup, {
    body: {
      type: 'event',
      name,
      place: 'Dock 7, Rotterdam',
      currency: 'EUR',
      zone: 'UTC',
      starts_at: later(1),
      ends_at: later(3),
      ticket_types: JSON.stringify([{ name: 'Floor', price: 0 }]),
    },
  });

  const desk = await visit(browser, { address, as: maker });
  await desk.open(`/event-detail/${event.id}`);
  await desk.page.getByRole('link', { name: 'Questions and waivers' }).click();
  await desk.page.getByRole('button', { name: 'Add a question' }).click();
  await desk.page.getByRole('dialog').getByLabel('Question', { exact: true }).fill('Emergency contact');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Add question' }).click();
  await desk.page.getByText('Emergency contact').first().waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('link', { name: 'Waivers' }).click();
  await desk.page.getByRole('button', { name: 'Add a waiver' }).first().click();
  await desk.page.getByRole('dialog').getByLabel('Title').fill('House rules');
  await desk.page.getByRole('dialog').getByLabel('Text').fill('Chalk up, look up.');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Add waiver' }).click();
  await desk.page.getByText('House rules').first().waitFor();
  await desk.isAccessible();

  const phone = await visit(browser, { address: elsewhere, as: buyer, width: 390 });
  const { page } = phone;
  await phone.open(`/event-detail/${event.id}`);
  await page.getByRole('button', { name: 'One more: Floor' }).click();
  await page.getByRole('button', { name: 'One more: Floor' }).click();
  await page.getByRole('button', { name: 'Get tickets' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Sign waiver' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await asked.getByRole('button', { name: 'Get tickets' }).click();
  const [own, friends] = [
    asked.getByRole('group', { name: 'Floor 1' }),
    asked.getByRole('group', { name: 'Floor 2' }),
  ];
  await own
    .getByText(/answer/i)
    .first()
    .waitFor();
  await own.getByLabel('Emergency contact').fill('Ann 06');
  await friends.getByLabel('Name').fill(`Mia ${family}`);
  await friends.getByLabel('Emergency contact').fill('Bo 07');
  await own.getByLabel('Birth date').fill('1990-05-01');
  await own.getByLabel(/^Sign by typing/).check({ force: true });
  await own.getByRole('button', { name: 'Sign waiver' }).click();
  await own.getByText(/^Signed by/).waitFor();
  await asked.getByRole('button', { name: 'Get tickets' }).click();
  await page.getByRole('img', { name: `Ticket of Mia ${family} to ${name}` }).waitFor();
  await page.getByRole('button', { name: 'Answer and sign' }).waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await phone.leave(/status of 422/);

  const door = await visit(browser, { address, as: maker, width: 390, patient: true });
  await door.open(`/event-door/${event.id}`);
  await door.page.getByRole('button', { name: `Answer and sign: Mia ${family}` }).click();
  const fix = door.page.getByRole('dialog');
  await fix.getByText('Still missing: House rules.').waitFor();
  await fix.getByLabel('Birth date').fill('1995-05-01');
  await fix.getByLabel(/^Sign by typing/).check({ force: true });
  await door.isAccessible();
  await fix.getByRole('button', { name: 'Sign waiver' }).click();
  await fix.getByText('Nothing is missing.').waitFor();
  await fix.getByRole('button', { name: 'Check in' }).click();
  await door.page.getByText('1 of 2 let in').waitFor();
  expect(await overflow(door.page)).toBe(0);
  await door.leave();
  await desk.leave();
});

it('the payment page holds places, asks who comes, changes names, and takes no money before the waiver is signed', async () => {
  const family = `W${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Noor ${family}` });
  const buyer = await backDoor.signIn({ name: `Ravi ${family}` });
  const asMaker = createClient({ baseUrl: address, token: () => maker.token });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { data: event } = await asMaker(createGroup, {
    body: {
      type: 'event',
      name: `Paid night ${family}`,
      place: 'Dock 7, Rotterdam',
      currency: 'EUR',
      zone: 'UTC',
      starts_at: later(1),
      ends_at: later(3),
      ticket_types: JSON.stringify([{ name: 'Floor', price: 2000 }]),
    },
  });
  await asMaker(createWaiver, { body: { group_id: event.id, title: 'House rules', text: 'Chalk up.' } });

  const phone = await visit(browser, { address: elsewhere, as: buyer, width: 390 });
  const { page } = phone;
  await phone.open(`/event-detail/${event.id}`);
  await page.getByRole('button', { name: 'One more: Floor' }).click();
  await page.getByRole('button', { name: 'One more: Floor' }).click();
  await page.getByRole('button', { name: 'Check out' }).click();
  // The places are held before anybody answers or signs.
  const form = page.getByRole('dialog', { name: 'Who is coming?' });
  await form.getByRole('button', { name: 'Sign waiver' }).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'detached' });
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Who is coming' }) });
  await panel.getByText('Waiver not signed').waitFor();
  await panel.getByText('Signs the waiver later').waitFor();
  await phone.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page
    .getByText(/House rules/)
    .first()
    .waitFor();
  await panel.getByRole('button', { name: 'Edit attendees' }).click();
  await form.getByRole('group', { name: 'Floor 2' }).getByLabel('Name').fill(`Mia ${family}`);
  await form.getByLabel('Birth date').fill('1990-05-01');
  await form.getByLabel(/^Sign by typing/).check({ force: true });
  await phone.isAccessible();
  await form.getByRole('button', { name: 'Sign waiver' }).click();
  await form.getByText(/^Signed by/).waitFor();
  await form.getByRole('button', { name: 'Save attendees' }).click();
  await panel.getByText(`Mia ${family}`).waitFor();
  await panel.getByText('Waiver signed').waitFor();
  await page.reload();
  await panel.getByText(`Mia ${family}`).waitFor();
  await phone.open(`/event-detail/${event.id}`);
  await page.goBack();
  await panel.getByText(`Mia ${family}`).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay / }).first().click();
  await page.getByRole('img', { name: new RegExp(`^Ticket of Mia ${family}`) }).waitFor();
  await phone.leave(/status of 422/);
});
