import { getOrder, placeOrder } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { openCompetition } from './open-competition.ts';
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

const [address, otherAddress] = inject('twoServers');

/** A published competition with a free division, one athlete who registered and one that the owner added. */
async function openDesk(owner: SignedIn, athlete: SignedIn) {
  const call = createClient({ baseUrl: address, token: () => owner.token });
  const facts = { name: 'Tide Games', divisions: [{ name: 'Open Rx' }] };
  const { id, divisionIds } = await openCompetition(address, owner, { facts, price: { 'Open Rx': 0 } });
  const params = { competitionId: id };
  const divisionId = divisionIds[0] ?? '';
  const buy = createClient({ baseUrl: address, token: () => athlete.token });
  const line = { itemId: divisionId, quantity: 1, details: { name: 'Mara Lind' } };
  const placed = await buy(placeOrder, {
    body: { kind: 'registration', offerId: id, lines: [line] },
  });
  await call(createEntry, { params, body: { divisionId, name: 'Zoë Ødegård' } });
  const order = await buy(getOrder, { params: { orderId: placed.data.id } });
  const code = order.data.lines[0]?.units[0]?.code ?? '';
  return { id, orderId: placed.data.id, code };
}

it('an athlete shows a code, one desk checks them in, the other desk sees it, and it is undone', async () => {
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const mara = await backDoor.signIn({ name: 'Mara Lind' });
  const { id, orderId, code } = await openDesk(owner, mara);

  const athlete = await visit(browser, { address, as: mara, width: 390 });
  await athlete.open(`/orders/${orderId}`);
  await athlete.page.getByRole('img', { name: 'Check-in code for Open Rx' }).waitFor();
  await athlete.isAccessible();
  expect(await overflow(athlete.page)).toBe(0);
  await athlete.leave();

  const room = `/competition-dashboard/${id}?part=check-in`;
  const hall = await visit(browser, { address: otherAddress, as: owner });
  await hall.open(room);
  await hall.page.getByText('of 2', { exact: true }).waitFor();
  await hall.isAccessible();
  const gate = await visit(browser, { address, as: owner, width: 390 });
  await gate.open(room);
  await gate.page.getByRole('button', { name: 'Check in: Zoë Ødegård' }).waitFor();
  expect(await overflow(gate.page)).toBe(0);

  // A hand scanner types.
  await gate.page.getByRole('searchbox', { name: 'Search athletes' }).fill(code);
  await gate.page.getByRole('button', { name: 'Check in: Zoë Ødegård' }).waitFor({ state: 'detached' });
  await gate.page.getByRole('button', { name: 'Check in: Mara Lind' }).click();
  await gate.page.getByRole('button', { name: 'Undo check-in: Mara Lind' }).waitFor();
  await gate.isAccessible();
  await hall.page.getByRole('button', { name: 'Undo check-in: Mara Lind' }).waitFor();

  await hall.page.getByRole('searchbox', { name: 'Search athletes' }).fill('zoe odegard');
  await hall.page.getByRole('button', { name: 'Undo check-in: Mara Lind' }).waitFor({ state: 'detached' });
  await hall.page.getByRole('button', { name: 'Check in: Zoë Ødegård' }).click();
  await hall.page.getByRole('button', { name: 'Undo check-in: Zoë Ødegård' }).click();
  await hall.page.getByRole('button', { name: 'Check in: Zoë Ødegård' }).waitFor();
  await gate.page.getByRole('button', { name: 'Undo check-in: Mara Lind' }).click();
  await gate.page.getByRole('button', { name: 'Check in: Mara Lind' }).waitFor();
  await gate.leave();
  await hall.leave();
});
