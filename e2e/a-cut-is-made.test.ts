import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { importEntries, importScores } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { scoringPresets } from '@chalkline/contract/competitions/scoring-presets.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let competitionId: string;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  competitionId = await makeCompetition();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('is planned, shown without clinching anyone too early, made after one question, and undone', async () => {
  const desk = await visit(browser, { address: inject('twoServers')[0], as: owner });
  const phone = await visit(browser, { address: inject('twoServers')[1], width: 390 });
  const room = `/competition-dashboard/${competitionId}`;
  await phone.open(`/leaderboard/${competitionId}`);
  await phone.page.getByText('Signe Halvorsen').waitFor();

  await desk.open(`${room}?part=divisions`);
  await desk.page.getByRole('button', { name: 'Edit Women Rx' }).click();
  await desk.page.locator('summary', { hasText: 'Cuts' }).click();
  await desk.page.getByRole('button', { name: 'Add a cut' }).click();
  await desk.page.getByLabel('How many advance').fill('2');
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Save' }).click();
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' });

  // Nobody is proven anything while results can still be corrected.
  await phone.page.getByText('Cut after Anvil').waitFor();
  await phone.isAccessible();
  expect(await phone.page.getByText(/^(In|Out) for now$/).count()).toBe(4);
  expect(await phone.page.getByText('Provisional', { exact: true }).count()).toBe(1);

  await desk.open(`${room}?part=results`);
  await desk.page.getByText('Not final yet: Anvil.').waitFor();
  await desk.page.getByLabel('Anvil, Women Rx: Published').check();
  await desk.page.getByRole('button', { name: 'Make final' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Make final' }).click();
  await phone.page.getByText('Clinched').first().waitFor();
  expect(await phone.page.getByText('Clinched').count()).toBe(3);
  expect(await phone.page.getByText('Out', { exact: true }).count()).toBe(1);

  await desk.page.getByRole('button', { name: /^Make cut/ }).click();
  const asked = desk.page.getByRole('dialog');
  await asked.getByText('2 athletes are tied at the cut line and advance together').waitFor();
  await desk.isAccessible();
  await asked.getByRole('button', { name: 'Make cut' }).click();
  await desk.page.getByText(/^The top 2 advance. Made/).waitFor();
  await phone.page.getByText('CUT', { exact: true }).waitFor();

  await desk.page.getByRole('button', { name: /^Undo cut/ }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Undo cut' }).click();
  await desk.page.getByText(/All results are final/).waitFor();
  await phone.page.getByText('CUT', { exact: true }).waitFor({ state: 'detached' });
  await desk.leave();
  await phone.leave();
});

/** Live: one before two who are equal, and one behind. */
async function makeCompetition(): Promise<string> {
  const call = createClient({ baseUrl: inject('twoServers')[0], token: () => owner.token });
  const { data } = await call(createCompetition, {
    body: {
      name: 'Line Cup',
      place: 'Amsterdam',
      country: 'NLD',
      startsOn: '2026-11-20',
      endsOn: '2026-11-22',
      zone: 'Europe/Amsterdam',
      scoring: { ...scoringPresets.on_site, tie: 'share' },
      divisions: [{ name: 'Women Rx' }],
      workouts: [{ name: 'Anvil', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: data.id };
  const csv = 'bib,name\n11,Signe Halvorsen\n12,Amara Okonkwo\n13,Ines Carvalho\n14,Yui Tanabe\n';
  await call(importEntries, { params, body: { csv, divisionId: data.divisions[0]?.id } });
  await call(importScores, { params, body: { csv: 'bib,Anvil\n11,9:20\n12,9:30\n13,9:30\n14,9:41\n' } });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return data.id;
}
