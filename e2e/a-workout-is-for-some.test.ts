import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
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

const csv = `bib,name,division
1,Signe Halvorsen,Women Rx
2,Kofi Boateng,Men Rx
`;

it('an organizer takes a division out of a workout, and it is gone from its board, its sheet and its page', async () => {
  const [address] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const sketch = { name: 'Rings Apart', divisions: ['Women Rx', 'Men Rx'], csv };
  const { id, divisionIds } = await makeLiveCompetition(address, owner, sketch);
  const organizer = await visit(browser, { address, as: owner, width: 390 });
  const { page } = organizer;
  await organizer.open(`/competition-dashboard/${id}?part=workouts`);
  await page.getByRole('button', { name: 'Edit Breakwater' }).click();
  const dialog = page.getByRole('dialog');
  const box = (name: string) =>
    dialog.getByRole('group', { name: 'Divisions' }).getByLabel(name, { exact: true });
  await box('Women Rx').uncheck();
  await box('Men Rx').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose at least one division.').first().waitFor();
  await organizer.isAccessible();
  await box('Women Rx').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Women Rx', { exact: true }).first().waitFor();
  await organizer.open(`/competition-dashboard/${id}?part=scores`);
  await page.getByLabel('Score for 1 Signe Halvorsen').waitFor();
  await page.getByText('Kofi Boateng').waitFor({ state: 'detached' });

  await organizer.open(`/competition-workouts/${id}?division=${divisionIds[1]}`);
  await page.getByText('No workouts for Men Rx').waitFor();
  await organizer.isAccessible();
  await page.getByRole('link', { name: 'Women Rx' }).click();
  await page.getByRole('heading', { name: 'Breakwater' }).waitFor();
  await organizer.leave();
});
