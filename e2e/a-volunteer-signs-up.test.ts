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

it('an organizer adds a shift, a volunteer signs, adds a credential and signs up on a phone, and is checked in', async () => {
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const chipo = await backDoor.signIn({ name: 'Chipo Marufu' });
  const { id } = await makeLiveCompetition(address, owner, {
    name: 'Beacon Games',
    divisions: ['Women Rx'],
    csv: 'bib,name,division\n11,Mara Lind,Women Rx\n',
    day: '2099-06-06',
  });
  const organizer = await visit(browser, { address, as: owner });
  await organizer.open(`/competition-dashboard/${id}?part=volunteers`);
  await organizer.page.getByRole('button', { name: 'Add a shift' }).click();
  await organizer.page.getByLabel('Place').fill('Main floor');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Add', exact: true }).click();
  await organizer.page.getByText('Judge, Main floor').first().waitFor();
  await organizer.page.getByRole('button', { name: 'Add a credential' }).click();
  await organizer.page.getByLabel('Name').fill('Judge course');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Add', exact: true }).click();
  await organizer.page.getByRole('button', { name: 'Who has it: Judge course' }).waitFor();
  await organizer.isAccessible();
  await organizer.page.getByRole('link', { name: 'Waivers' }).last().click();
  await organizer.page.getByRole('button', { name: 'Add a waiver' }).click();
  await organizer.page.getByLabel('Title').fill('Volunteer agreement');
  await organizer.page.getByLabel('Text').fill('I stay outside the lanes.');
  await organizer.page.getByRole('button', { name: 'Add waiver' }).click();
  await organizer.page.getByText('Version 1, 0 signatures').waitFor();
  await organizer.isAccessible();

  const volunteer = await visit(browser, { address, as: chipo, width: 390 });
  await volunteer.open(`/competition-detail/${id}`);
  await volunteer.page.getByRole('link', { name: 'Volunteer', exact: true }).click();
  await volunteer.page.getByText('Sign “Volunteer agreement” before you volunteer.').waitFor();
  await volunteer.isAccessible();
  await volunteer.page.getByRole('button', { name: 'Read and sign' }).click();
  await volunteer.page.getByLabel('Birth date').fill('1990-04-01');
  await volunteer.page.getByText('Sign by typing the name instead of drawing').click();
  await volunteer.page.getByRole('button', { name: 'Sign waiver' }).click();
  await volunteer.page.getByText(/^Signed by Chipo Marufu/).waitFor();
  await volunteer.page.keyboard.press('Escape');
  await volunteer.page.getByText('Credential required').waitFor();
  await volunteer.page.getByRole('button', { name: 'Add: Judge course' }).click();
  await volunteer.page.getByLabel('Details').fill('Level 1, 2025');
  await volunteer.isAccessible();
  await volunteer.page.getByRole('button', { name: 'I have this credential' }).click();
  await volunteer.page.getByText('Added: Level 1, 2025').waitFor();
  await volunteer.page.getByRole('button', { name: 'Sign up: Judge, Main floor, 08:00–12:00' }).click();
  await volunteer.page.getByRole('button', { name: 'Give back: Judge, Main floor' }).waitFor();
  await volunteer.isAccessible();
  const saved = volunteer.page.waitForEvent('download');
  await volunteer.page.getByRole('button', { name: 'Add my shifts to a calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+-my-shifts\.ics$/);

  await organizer.open(`/competition-dashboard/${id}?part=volunteers`);
  await organizer.page.getByRole('button', { name: 'Who has it: Judge course' }).click();
  await organizer.page.getByRole('button', { name: 'Confirm: Chipo Marufu' }).click();
  await organizer.page.getByText('Stated and confirmed: Level 1, 2025').waitFor();
  await organizer.isAccessible();
  await organizer.page.keyboard.press('Escape');
  await organizer.page.getByRole('button', { name: /^1 of \d+ volunteers: Judge, Main floor/ }).click();
  await organizer.page.getByRole('button', { name: 'Check in: Chipo Marufu' }).click();
  await organizer.page.getByRole('button', { name: 'Undo check-in: Chipo Marufu' }).waitFor();
  await organizer.isAccessible();
  await volunteer.page.reload();
  await volunteer.page.getByText('Checked in', { exact: true }).waitFor();
  await volunteer.leave();
  await organizer.leave();
});
