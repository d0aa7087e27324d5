import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
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

const [address, elsewhere] = inject('twoServers');

it('a guest is found by name and checked in, a second device sees and undoes it, and a forged code is refused', async () => {
  const family = `D${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Noor ${family}` });
  const guest = await backDoor.signIn({ name: `Zoë ${family}` });
  const name = `Door night ${family}`;
  const desk = await visit(browser, { address, as: maker, patient: true });
  const { page } = desk;
  await desk.open('/event');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Place', { exact: true }).fill('Dock 7, Rotterdam');
  await page.getByLabel('Starts', { exact: true }).fill(`${dayFromNow(2)}T18:00`);
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const eventPath = new URL(page.url()).pathname.replace('/competition/', '/');

  const phone = await visit(browser, { address: elsewhere, as: guest, width: 390 });
  await phone.open(eventPath);
  await phone.page.getByRole('button', { name: 'One more: General admission' }).click();
  await phone.page.getByRole('button', { name: 'Get tickets' }).click();
  await phone.page.getByRole('img', { name: `Ticket of Zoë ${family} to ${name}` }).waitFor();
  await phone.page.getByRole('button', { name: 'Add to calendar' }).waitFor();
  await phone.leave();

  await page.getByRole('link', { name: 'Door', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Door' }).waitFor();
  await page.getByRole('button', { name: 'Door settings' }).click();
  await page.getByLabel('Doors open').fill('5000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Door settings saved').waitFor();
  await desk.isAccessible();

  const second = await visit(browser, { address: elsewhere, as: maker, width: 360, patient: true });
  await second.open(`${eventPath.replace('event-detail', 'event-door')}?gate=Gate+2`);
  await second.page.getByText('0 of 1 let in').waitFor();
  await page.getByRole('searchbox', { name: 'Search attendees' }).fill(`zoe ${family}`);
  await page.getByRole('button', { name: `Check in Zoë ${family}` }).click();
  await page.getByText('1 of 1 let in').waitFor();
  await second.page.getByText('1 of 1 let in').waitFor();
  await second.page.getByRole('button', { name: `Undo for Zoë ${family}` }).click();
  await page.getByText('0 of 1 let in').waitFor();

  const call = createClient({ baseUrl: address, token: () => guest.token });
  const code = (await call(listTickets, {})).data[0]?.code ?? '';
  const verdict = page.getByRole('region', { name: 'Last scan' });
  await page.getByLabel('Ticket code').fill(code);
  await page.getByLabel('Ticket code').press('Enter');
  await verdict.getByText('In', { exact: true }).waitFor();
  await desk.isAccessible();
  await second.page.getByText('1 of 1 let in').waitFor();
  await second.page.getByLabel('Ticket code').fill(code);
  await second.page.getByLabel('Ticket code').press('Enter');
  await second.page.getByText('Already in', { exact: true }).waitFor();
  await second.page.getByRole('button', { name: 'Let in with a reason' }).waitFor();
  await second.isAccessible();
  await second.page.getByLabel('Ticket code').fill('CL1.forged');
  await second.page.getByLabel('Ticket code').press('Enter');
  await second.page.getByRole('region', { name: 'Last scan' }).getByText('Not valid').waitFor();
  await second.isAccessible();
  expect(await overflow(second.page)).toBe(0);
  await second.leave(/409/);
  await desk.leave();
});
