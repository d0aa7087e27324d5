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

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('finds an athlete who was imported twice, compares both and merges them', async () => {
  const desk = await visit(browser, { address: inject('twoServers')[0], as: owner });
  const competitionId = await makeCompetition();
  await desk.open(`/competition-dashboard/${competitionId}?part=entries`);
  await desk.page.locator('summary').filter({ hasText: 'Possible duplicates' }).click();
  await desk.page.getByText('Same name').waitFor();
  await desk.page.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByText('Which one stays?').waitFor();
  const merge = dialog.getByRole('button', { name: 'Merge', exact: true });
  expect(await merge.isDisabled()).toBe(true);
  await dialog.getByLabel('8:15, bib 21').check();
  await dialog.getByText('change place or points').or(dialog.getByText('changes place or points')).waitFor();
  await desk.isAccessible();
  await merge.click();
  await desk.page.getByText('Signe Halvorsen merged').waitFor();
  await desk.page
    .locator('summary')
    .filter({ hasText: 'Possible duplicates' })
    .waitFor({ state: 'detached' });
  await desk.open(`/leaderboard/${competitionId}`);
  await desk.page.getByText('8:15').first().waitFor();
  expect(await desk.page.getByText('9:30').count()).toBe(0);
  await desk.leave();
});

/** Live, with one athlete twice, each with a score in the same workout. */
async function makeCompetition(): Promise<string> {
  const call = createClient({ baseUrl: inject('twoServers')[0], token: () => owner.token });
  const time = { type: 'time', unit: 'clock', direction: 'lower' } as const;
  const { data } = await call(createCompetition, {
    body: {
      name: 'Twin Cup',
      place: 'Amsterdam',
      country: 'NLD',
      startsOn: '2026-11-20',
      endsOn: '2026-11-22',
      zone: 'Europe/Amsterdam',
      visibility: 'public',
      showResults: 'at_once',
      scoring: scoringPresets.on_site,
      divisions: [{ name: 'Women Rx' }],
      workouts: [{ name: 'Anvil', scoring: time }],
    },
  });
  const params = { competitionId: data.id };
  const csv = 'bib,name\n11,Signe Halvorsen\n12,Amara Okonkwo\n21,SIGNE HALVORSEN\n';
  await call(importEntries, { params, body: { csv, divisionId: data.divisions[0]?.id } });
  const scores = 'bib,Anvil\n11,9:30\n12,9:10\n21,8:15\n';
  await call(importScores, { params, body: { csv: scores } });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return data.id;
}
