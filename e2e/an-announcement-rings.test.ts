import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';

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

/** A live competition in which the athlete has an entry of her own. Nothing else rings her bell. */
async function entered(owner: SignedIn, athlete: SignedIn): Promise<void> {
  const csv = 'bib,name,division\n11,Signe Halvorsen,Women Rx\n12,Amara Okonkwo,Women Rx\n';
  const { id } = await makeLiveCompetition(address, owner, {
    name: 'Bell Buoy',
    divisions: ['Women Rx'],
    csv,
  });
  const call = createClient({ baseUrl: address, token: () => owner.token });
  const { data } = await call(listEntries, { params: { competitionId: id } });
  const own = data.find(({ bib }) => bib === 11);
  await backDoor.claimEntry(own?.id ?? '', athlete.user.id);
}

it('an announcement rings the bell of an athlete elsewhere, in both of her tabs, until she has read it', async () => {
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const signe = await backDoor.signIn({ name: 'Signe Halvorsen' });
  await entered(owner, signe);
  const athlete = await visit(browser, { address: elsewhere, as: signe, width: 390 });
  const organizer = await visit(browser, { address, as: owner });
  await athlete.open('/');
  const other = await athlete.context.newPage();
  await other.goto(`${elsewhere}/competition/`);
  for (const page of [athlete.page, other]) await rings(page, 0);

  await organizer.open('/my-competitions');
  await organizer.page.getByRole('link', { name: 'Bell Buoy' }).click();
  await organizer.page.getByRole('link', { name: 'Announcements' }).click();
  await organizer.page.getByRole('button', { name: 'Post an announcement' }).click();
  await organizer.page.getByText(/^Notifies 1 person with an account/).waitFor();
  await organizer.page.getByLabel('Title').fill('The final moves indoors');
  await organizer.page
    .getByLabel('Message', { exact: true })
    .fill('Wind from the north. Walk through the blue gate.');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Post', exact: true }).click();
  await organizer.page.getByRole('heading', { name: 'The final moves indoors' }).waitFor();

  for (const page of [athlete.page, other]) await rings(page, 1);
  await athlete.page.getByRole('button', { name: /^Notifications/ }).click();
  await athlete.isAccessible();
  await athlete.page.getByRole('link', { name: /The final moves indoors/ }).click();
  await athlete.page.getByRole('heading', { name: 'The final moves indoors' }).waitFor();
  for (const page of [athlete.page, other]) await rings(page, 0);

  await athlete.open('/edit-profile?tab=notifications');
  const inApp = athlete.page.getByRole('switch', { name: 'Announcements in the app' });
  // Saved by the server before reloading: a page takes its pending calls with it.
  const isKept = athlete.page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
  await inApp.click({ force: true });
  await isKept;
  await athlete.page.reload();
  await expect.poll(() => inApp.isChecked()).toBe(false);
  await athlete.isAccessible();
  await organizer.leave();
  await athlete.leave();
});

async function rings(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Notifications' : `Notifications, ${count}`;
  await page.getByRole('button', { name, exact: true }).waitFor();
}
