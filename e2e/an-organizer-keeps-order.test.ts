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
let guest: SignedIn;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  guest = await backDoor.signIn({ name: 'Wanjiru Kamande' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('creates a new code, schedules results, breaks a tie by hand, finishes the competition and archives it', async () => {
  const desk = await visit(browser, { address: inject('twoServers')[0], as: owner });
  const visitor = await visit(browser, { address: inject('twoServers')[1], as: guest });
  const competitionId = await makePrivateCompetition();
  const room = `/competition-dashboard/${competitionId}`;

  await desk.open(room);
  const code = desk.page.getByLabel('Code', { exact: true });
  await expect.poll(() => code.inputValue()).not.toBe('');
  const first = await code.inputValue();
  await desk.page.getByRole('button', { name: 'Create new code' }).click();
  await desk.page.getByText('The old code stops working').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Create new code' }).click();
  await desk.page.getByText('New code created').waitFor();
  await expect.poll(() => code.inputValue()).not.toBe(first);
  const second = await code.inputValue();
  await visitor.open(`/competition-detail/${competitionId}?code=${encodeURIComponent(first)}`);
  await visitor.page.getByRole('button', { name: 'Open the competition' }).click();
  await visitor.page.getByRole('alert').first().waitFor();
  await visitor.page.getByLabel('Competition code', { exact: true }).fill(second);
  await visitor.page.getByRole('button', { name: 'Open the competition' }).click();
  await visitor.page.getByRole('heading', { name: 'House Cup' }).waitFor();

  await desk.open(`${room}?part=results`);
  await desk.page.getByLabel('Bellows, Women Rx: Draft').check();
  await desk.page.getByRole('button', { name: 'Schedule publishing' }).click();
  await desk.page.getByLabel('Date and time').fill('2150-11-22T18:00');
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await desk.page.getByText(/^Results will publish/).waitFor();

  await desk.open(`${room}?part=adjustments`);
  await desk.page.getByRole('button', { name: 'Amara Okonkwo up' }).click();
  await desk.page.getByText('1 athlete changes place or points.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Save order' }).click();
  await desk.page.getByText('Order saved').waitFor();

  // Scores are missing: the main button leads to them, and Finish moves to the menu.
  await desk.open(room);
  await desk.page.getByRole('link', { name: 'Enter scores' }).waitFor();
  await desk.page.getByRole('button', { name: 'More actions' }).click();
  await desk.page.getByRole('menuitem', { name: 'Finish' }).click();
  const end = desk.page.getByRole('dialog');
  await end.getByText(/Bellows, Women Rx, publishes/).waitFor();
  await desk.isAccessible();
  await end.getByRole('button', { name: 'Finish' }).click();
  await end.getByText('Choose what to do with them.').waitFor();
  await end.getByLabel('Publish as final').check();
  await end.getByText('All leaderboards will be final.').waitFor();
  await end.getByRole('button', { name: 'Finish' }).click();
  await desk.page.getByText('Competition finished').waitFor();
  // The buttons move when it is read again.
  await desk.page.getByRole('link', { name: 'Enter scores' }).waitFor({ state: 'detached' });
  await desk.page.getByRole('button', { name: 'More actions' }).click();
  await desk.page.getByRole('menuitem', { name: 'Archive' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await desk.page.getByText('Competition archived', { exact: true }).waitFor();
  await visitor.open(`/leaderboard/${competitionId}`);
  await visitor.page.getByText('Amara Okonkwo').first().waitFor();
  await visitor.page.getByText('Final', { exact: true }).first().waitFor();
  await desk.leave();
  await visitor.leave(/status of 40[34]|status of 422/);
});

/** Live, with two athletes tied in the published workout, and one workout that isn't published yet. */
async function makePrivateCompetition(): Promise<string> {
  const call = createClient({ baseUrl: inject('twoServers')[0], token: () => owner.token });
  const time = { type: 'time', unit: 'clock', direction: 'lower' } as const;
  const { data } = await call(createCompetition, {
    body: {
      name: 'House Cup',
      place: 'Amsterdam',
      country: 'NLD',
      startsOn: '2026-11-20',
      endsOn: '2026-11-22',
      zone: 'Europe/Amsterdam',
      visibility: 'private',
      showResults: 'when_published',
      scoring: { ...scoringPresets.on_site, tie: 'by_hand' },
      divisions: [{ name: 'Women Rx' }],
      workouts: [
        { name: 'Anvil', scoring: time },
        { name: 'Bellows', scoring: time },
      ],
    },
  });
  const params = { competitionId: data.id };
  const csv = 'bib,name\n11,Signe Halvorsen\n12,Amara Okonkwo\n13,Ines Carvalho\n';
  await call(importEntries, { params, body: { csv, divisionId: data.divisions[0]?.id } });
  const scores = 'bib,Anvil\n11,9:30\n12,9:30\n13,9:41\n';
  await call(importScores, { params, body: { csv: scores } });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return data.id;
}
