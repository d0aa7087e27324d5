import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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

const [address] = inject('twoServers');

it('an organizer adds a shift, a volunteer signs up on a phone, and is checked in', async () => {
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const chipo = await backDoor.signIn({ name: 'Chipo Marufu' });
  const { id } = await makeLiveCompetition(address, owner, {
    ...{ name: 'Beacon Games', divisions: ['Women Rx'], csv: 'bib,name,division\n11,Mara Lind,Women Rx\n' },
    day: '2099-06-06',
  });
  const organizer = await visit(browser, { address, as: owner });
  await organizer.open(`/competition-dashboard/${id}?part=volunteers`);
  await organizer.page.getByRole('button', { name: 'Add a shift' }).click();
  await organizer.page.getByLabel('Place').fill('Main floor');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Add', exact: true }).click();
  await organizer.page.getByText('Judge, Main floor').first().waitFor();
  await organizer.isAccessible();

  const volunteer = await visit(browser, { address, as: chipo, width: 390 });
  await volunteer.open(`/competition-detail/${id}`);
  await volunteer.page.getByRole('link', { name: 'Volunteer', exact: true }).click();
  await volunteer.page.getByRole('button', { name: 'Sign up: Judge, Main floor, 08:00–12:00' }).click();
  await volunteer.page.getByRole('button', { name: 'Give back: Judge, Main floor' }).waitFor();
  await volunteer.isAccessible();
  const saved = volunteer.page.waitForEvent('download');
  await volunteer.page.getByRole('button', { name: 'Add my shifts to a calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('my-shifts.ics');

  await organizer.page.reload();
  await organizer.page.getByRole('button', { name: /^1 of \d+ volunteers: Judge, Main floor/ }).click();
  await organizer.page.getByRole('button', { name: 'Check in: Chipo Marufu' }).click();
  await organizer.page.getByRole('button', { name: 'Undo check-in: Chipo Marufu' }).waitFor();
  await organizer.isAccessible();
  await volunteer.page.reload();
  await volunteer.page.getByText('Checked in', { exact: true }).waitFor();
  await volunteer.leave();
  await organizer.leave();
});
