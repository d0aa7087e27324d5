import { listTickets } from '@chalkline/contract/events/events.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { keptOffline } from './kept-offline.ts';
import { openNetwork } from './network.ts';
import { type Visit, visit } from './visit.ts';
import { overflow } from './walk.ts';

/** A request that found no network. */
const noNetwork = /ERR_|409/;

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

async function scan({ page }: Visit, code: string, word: string) {
  await page.getByLabel('Ticket code').fill(code);
  await page.getByLabel('Ticket code').press('Enter');
  await page.getByRole('region', { name: 'Last scan' }).getByText(word, { exact: true }).waitFor();
}

/** A page that was open once shows this picture in a new tab without a network, and keeps nothing after signing out. */
async function opensColdWithout(as: SignedIn, path: string, picture: string): Promise<void> {
  const network = await openNetwork(address);
  const holder = await visit(browser, { address: network.address, as, width: 390, worker: true });
  await holder.open(path);
  await holder.page.getByRole('img', { name: picture }).first().waitFor();
  await keptOffline(holder.page);
  network.cut();
  const cold = await holder.context.newPage();
  await holder.page.close();
  await cold.goto(`${network.address}/competition${path}`);
  await cold.getByRole('img', { name: picture }).first().waitFor();
  const kept = () => cold.evaluate(async () => (await indexedDB.databases()).map((one) => one.name ?? ''));
  expect(await kept()).toContain('tickets');
  network.mend();
  // The codes go with the person who signs out.
  await cold.getByRole('button', { name: 'Menu', exact: true }).click();
  await cold.locator('#mobile-menu').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(kept).not.toContain('tickets');
  await holder.leave(noNetwork);
  network.close();
}

it('a door goes on without a network: two devices let one ticket in, a cold start keeps it, the conflict is settled', async () => {
  const family = `N${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Noor ${family}` });
  const guest = await backDoor.signIn({ name: `Zoë ${family}` });
  const name = `Cellar night ${family}`;
  const desk = await visit(browser, { address, as: maker });
  await desk.open('/event');
  await desk.page.getByLabel('Name', { exact: true }).fill(name);
  await desk.page.getByLabel('Place', { exact: true }).fill('Dock 7, Rotterdam');
  await desk.page.getByLabel('Starts', { exact: true }).fill(`${dayFromNow(2)}T18:00`);
  await desk.page.getByRole('button', { name: 'Create event' }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  const eventPath = new URL(desk.page.url()).pathname.replace('/competition/', '/');
  const doorPath = eventPath.replace('event-detail', 'event-door');
  const call = createClient({ baseUrl: address, token: () => guest.token });
  const buy = async () => {
    const buyer = await visit(browser, { address, as: guest, width: 390 });
    await buyer.open(eventPath);
    await buyer.page.getByRole('button', { name: 'One more: General admission' }).click();
    await buyer.page.getByRole('button', { name: 'Get tickets' }).click();
    await buyer.page
      .getByRole('img', { name: `Ticket of Zoë ${family} to ${name}` })
      .first()
      .waitFor();
    await buyer.leave();
    const { data } = await call(listTickets, {});
    return data.map(({ code }) => code ?? '');
  };
  const [code = ''] = await buy();
  await desk.open(doorPath);
  await desk.page.getByRole('button', { name: 'Door settings' }).click();
  await desk.page.getByLabel('Doors open').fill('5000');
  await desk.page.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.page.getByText('Door settings saved').waitFor();

  const networks = [await openNetwork(address), await openNetwork(address)] as const;
  const phones: Visit[] = [];
  for (const [index, network] of networks.entries()) {
    const phone = await visit(browser, {
      address: network.address,
      as: maker,
      width: index === 0 ? 360 : 390,
      worker: true,
    });
    await phone.open(`${doorPath}?gate=Gate+${index + 1}`);
    await phone.page.getByText('All sent').waitFor();
    await phone.page.getByText(/^List from/).waitFor();
    await keptOffline(phone.page);
    phones.push(phone);
  }
  const [first, second] = phones as [Visit, Visit];
  const later = (await buy()).find((one) => one !== code) ?? '';

  for (const network of networks) network.cut();
  await scan(first, code, 'In, unsent');
  await first.page.getByText('Offline, 1 to send').waitFor();
  await first.isAccessible();
  expect(await overflow(first.page)).toBe(0);
  await scan(first, code, 'Already in');
  await scan(first, 'CL1.forged', 'Not valid');
  await scan(second, code, 'In, unsent');
  await scan(second, later, 'In, unsent');
  await second.page.getByText(/not on the list of/).waitFor();

  // The tab is killed, and the next one starts without a network.
  const cold = await first.context.newPage();
  await first.page.close();
  await cold.goto(`${networks[0].address}/competition${doorPath}?gate=Gate+1`);
  await cold.getByText('Offline, 1 to send').waitFor();
  await cold.getByRole('searchbox', { name: 'Search attendees' }).fill(`zoe ${family}`);
  await cold.getByRole('button', { name: `Check out Zoë ${family}` }).waitFor();

  networks[0].mend();
  await cold.getByRole('button', { name: 'Try now' }).click();
  await cold.getByText('All sent').waitFor();
  networks[1].mend();
  await second.page.getByRole('button', { name: 'Try now' }).click();
  await second.page.getByText('All sent').waitFor();

  await desk.page.getByText('2 of 2 let in').waitFor();
  await desk.page.getByRole('heading', { name: 'Two devices, one ticket: 1 to settle' }).waitFor();
  await desk.page.getByText('Let in too').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Same person' }).click();
  await desk.page.getByText('Settled').waitFor();
  await desk.page.getByRole('heading', { name: /Two devices/ }).waitFor({ state: 'detached' });
  for (const phone of phones) await phone.leave(noNetwork);
  await desk.leave();
  for (const network of networks) network.close();
  await opensColdWithout(guest, '/my-tickets', `Ticket of Zoë ${family} to ${name}`);
});
