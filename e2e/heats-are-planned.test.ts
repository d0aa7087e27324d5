import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { day } from '@chalkline/contract/spans.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';

const entries = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
13,Ines Carvalho,Women Rx,PRT
14,Mei Tanaka,Women Rx,JPN
15,Freya Lindqvist,Women Rx,SWE
16,Zofia Wójcik,Women Rx,POL
`;

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let athlete: SignedIn;
let competitionId: string;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  athlete = await backDoor.signIn({ name: 'Signe Halvorsen' });
  const server = inject('twoServers')[0];
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);
  const sketch = { name: 'Quay Classic', divisions: ['Women Rx'], csv: entries, day: tomorrow };
  competitionId = (await makeLiveCompetition(server, owner, sketch)).id;
  const call = createClient({ baseUrl: server, token: () => owner.token });
  const params = { competitionId };
  const floor = { name: 'Pier', lanes: 4, callArea: 'Door 3', callMinutes: 10 };
  await call(createFloor, { params, body: floor });
  const { data } = await call(listEntries, { params, query: { limit: 10 } });
  const own = data.find(({ bib }) => bib === 11);
  await backDoor.claimEntry(own?.id ?? '', athlete.user.id);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('seeds heats, moves athletes by keyboard and by drag, publishes, prints and delays; the athlete sees their heat', async () => {
  const [one, other] = inject('twoServers');
  const desk = await visit(browser, { address: one, as: owner });
  const phone = await visit(browser, { address: other, as: athlete, width: 390 });
  const { page } = desk;
  await desk.open(`/competition-dashboard/${competitionId}?part=heats`);
  await page.getByRole('button', { name: 'Seed heats' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seed', exact: true }).click();
  await heat(page, 2).getByRole('button', { name: 'Move Signe Halvorsen' }).waitFor();
  await page.getByText('Draft. Athletes don’t see these heats yet.').waitFor();
  await desk.isAccessible();

  await phone.open(`/competition-detail/${competitionId}?tab=schedule`);
  await phone.page.getByText('No heats yet').waitFor();

  // By keyboard: into the lane that is empty.
  const mei = heat(page, 1).getByRole('button', { name: 'Move Mei Tanaka' });
  await mei.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Mei Tanaka' });
  await dialog.getByRole('combobox', { name: 'Lane' }).waitFor();
  await desk.isAccessible();
  await choose(page, dialog, 'Lane', /Lane 4/);
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await lane(page, 1, 4).getByText('Mei Tanaka').waitFor();

  // By drag: two athletes change places.
  const swapped = await lane(page, 2, 2).locator('b').innerText();
  await drag(page, lane(page, 2, 2).getByRole('button'), lane(page, 1, 4));
  await lane(page, 1, 4).getByText(swapped).waitFor();
  await lane(page, 2, 2).getByText('Mei Tanaka').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await lane(page, 1, 4).getByText('Mei Tanaka').waitFor();

  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Version 1 published' }).waitFor();
  await phone.page.getByText('My next heat in').waitFor();
  await phone.page.getByText('Be in the call area at 9:08').waitFor();
  expect(await phone.page.getByText('Watch leaderboard').last().isVisible()).toBe(true);
  await phone.isAccessible();

  await page.getByRole('button', { name: 'Print' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Scorecards' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[a-z0-9-]+-scorecards-version-1\.pdf$/);

  await page.getByRole('button', { name: '+12 min' }).click();
  await page.getByText(/^Moves 2 heats/).waitFor();
  await desk.isAccessible();
  await page.getByRole('button', { name: 'Delay 12 min' }).click();
  await page.getByText('Pier delayed').waitFor();
  await phone.page.getByText('Pier is running 12 min late.').waitFor();
  await phone.page.getByText('Be in the call area at 9:20').waitFor();
  await phone.isAccessible();

  await page.setViewportSize({ width: 390, height: 844 });
  await desk.isAccessible();
  await desk.leave();
  await phone.leave();
});

function heat(page: Page, number: number): Locator {
  return page.getByRole('region', { name: `Heat ${number}`, exact: true });
}

function lane(page: Page, heatNumber: number, number: number): Locator {
  return heat(page, heatNumber)
    .getByRole('listitem')
    .nth(number - 1);
}

async function choose(page: Page, dialog: Locator, label: string, choice: RegExp): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: choice });
  await option.waitFor();
  while ((await option.getAttribute('data-combobox-selected')) === null)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
