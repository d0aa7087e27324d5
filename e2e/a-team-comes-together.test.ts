import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
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

const [address] = inject('twoServers');

/** A published competition with a free division for teams of three. */
async function openTrios(as: { readonly token: string }) {
  const call = createClient({ baseUrl: address, token: () => as.token });
  const days = { startsOn: '2031-08-02', endsOn: '2031-08-03', zone: 'Europe/Amsterdam' };
  const { data } = await call(createCompetition, {
    body: {
      ...days,
      name: 'Three on the quay',
      place: 'Rotterdam',
      country: 'NLD',
      divisions: [{ name: 'Trios', teamSize: 3 }],
      workouts: [{ name: 'Quay', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: data.id };
  const set = async (change: { rosterLocksAt?: string }) => {
    const { needsPayoutAccount: _, ...now } = (await call(getRegistrationSettings, { params })).data;
    await call(setRegistrationSettings, { params, body: { ...now, isOpen: true, ...change } });
  };
  await set({});
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  return { id: data.id, lock: () => set({ rosterLocksAt: new Date().toISOString() }) };
}

it('a team of three comes together on phones: one by link, one by asking, and the roster locks', async () => {
  const organizer = await backDoor.signIn({ name: 'Olga Organizer' });
  const { id, lock } = await openTrios(organizer);
  const phone = async (name: string) =>
    visit(browser, { address, width: 390, as: await backDoor.signIn({ name }) });

  const ada = await phone('Ada Captain');
  await ada.open(`/compete/${id}`);
  await ada.page.getByRole('radio', { name: /^Trios/ }).check({ force: true });
  await ada.page.getByLabel('Team name').fill('Low Tide');
  await ada.page.getByRole('button', { name: 'Add a teammate' }).click();
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Remove member 2' }).click();
  await ada.page.getByText('2 places open.').waitFor();
  await ada.page.getByRole('button', { name: 'Register' }).filter({ visible: true }).click();
  await ada.page.getByText('You’re registered', { exact: true }).waitFor();
  await ada.open(`/compete/${id}`);
  await ada.page.getByRole('link', { name: 'Open your team' }).click();
  await ada.page.getByRole('heading', { level: 1, name: 'Low Tide' }).waitFor();
  await ada.page.getByRole('button', { name: 'Create invite link' }).click();
  const link = new URL(await ada.page.getByLabel('Invite link').inputValue());
  await ada.isAccessible();

  const bo = await phone('Bo Link');
  await bo.page.goto(`${address}${link.pathname}${link.search}`);
  await bo.page.getByRole('button', { name: 'Join team' }).click();
  await bo.page.getByText('You joined Low Tide').waitFor();

  const cy = await phone('Cy Asker');
  await cy.open(`/competition-detail/${id}`);
  await cy.page.getByRole('link', { name: 'See teams' }).click();
  await cy.page.getByRole('button', { name: 'Open places' }).click();
  await cy.page.getByRole('link', { name: 'Low Tide' }).click();
  await cy.page.getByLabel('Message to the captain').fill('I row 2k in 6:20');
  await cy.isAccessible();
  await cy.page.getByRole('button', { name: 'Ask to join' }).click();
  await cy.page.getByRole('heading', { name: 'You asked to join' }).waitFor();

  await ada.page.reload();
  await ada.page.getByText('I row 2k in 6:20').waitFor();
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Accept Cy Asker' }).click();
  await ada.page.getByText('Request accepted').waitFor();
  await ada.page.getByText(/3 of 3 places filled/).waitFor();
  await ada.page.getByRole('button', { name: 'Make captain' }).first().click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Make captain' }).click();
  await ada.page.getByText('Bo Link is now captain').waitFor();

  await lock();
  await bo.page.reload();
  await bo.page.getByText(/Roster locked/).waitFor();
  expect(await bo.page.getByRole('button', { name: 'Rename team' }).count()).toBe(0);
  await bo.isAccessible();
  await Promise.all([ada, bo, cy].map((one) => one.leave()));
});
