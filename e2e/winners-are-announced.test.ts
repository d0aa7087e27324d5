import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';

const entries = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
13,Ines Carvalho,Women Rx,PRT
14,Selam Tesfaye,Women Rx,ETH
15,Mara Lindqvist,Women Rx,SWE
`;
/** Signe wins; Amara and Ines share second place. */
const times = ['8:41', '9:02', '9:02', '9:30', '9:58'];

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let competitionId: string;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const [server] = inject('twoServers');
  const sketch = { name: 'Pier Classic', divisions: ['Women Rx'], csv: entries } as const;
  const made = await makeLiveCompetition(server, owner, { ...sketch, showResults: 'when_published' });
  competitionId = made.id;
  await scoreAll(server, made.workoutId);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('shows places from last to first on the TV and the leaderboard, run from two phones, and ends final', async () => {
  const [one, other] = inject('twoServers');
  const phone = await visit(browser, { address: one, as: owner, width: 390 });
  const second = await visit(browser, { address: other, as: owner, width: 390 });
  const tv = await visit(browser, { address: other, dark: true });
  const fan = await visit(browser, { address: one, width: 390 });
  await tv.open(`/leaderboard/${competitionId}?tv=1`);
  await tv.page.getByText('Signe Halvorsen').waitFor();
  await fan.open(`/leaderboard/${competitionId}`);
  await fan.page.getByText('Signe Halvorsen').first().waitFor();

  await phone.open(`/competition-dashboard/${competitionId}?part=results`);
  await phone.page.getByRole('link', { name: 'Award ceremony, Women Rx' }).click();
  await phone.page.getByRole('button', { name: 'Start ceremony' }).waitFor();
  const desk = phone.page.url().replace(/^.*\/competition\//, '/');
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Start ceremony' }).click();
  await phone.page.getByRole('button', { name: 'Show 5th place' }).waitFor();
  // The TV shows the ceremony, and no names until the first place is shown.
  await tv.page.getByText('Award ceremony').first().waitFor();
  await fan.page.getByText('The places appear here, from last to first.').waitFor();
  await expect.poll(() => tv.page.getByText('Signe Halvorsen').count()).toBe(0);

  await phone.page.getByRole('button', { name: 'Show 5th place' }).click();
  await tv.page.getByText('Mara Lindqvist').waitFor();
  await ceremonyOf(fan.page).getByText('Mara Lindqvist').waitFor();
  await second.open(desk);
  const fourth = [phone, second].map(({ page }) => page.getByRole('button', { name: 'Show 4th place' }));
  await Promise.all(fourth.map((button) => button.waitFor()));
  await Promise.all(fourth.map((button) => button.click()));
  await tv.page.getByText('Selam Tesfaye').waitFor();
  // Both pressed: nobody is skipped.
  await second.page.getByRole('button', { name: 'Show 2nd place' }).waitFor();
  expect(await tv.page.getByText(/Amara|Ines/).count()).toBe(0);
  await second.page.getByRole('button', { name: 'Back one place' }).click();
  await expect.poll(() => tv.page.getByText('Selam Tesfaye').count()).toBe(0);

  await phone.page.getByRole('button', { name: 'Show up to 2nd place' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click();
  await tv.page.getByText('Amara Okonkwo').waitFor();
  await ceremonyOf(fan.page).getByText('Ines Carvalho').waitFor();
  await phone.isAccessible();
  await tv.page.reload();
  await tv.page.getByText('Amara Okonkwo').waitFor();
  expect(await tv.page.getByText('Signe Halvorsen').count()).toBe(0);
  expect(await ceremonyOf(fan.page).getByText('Signe Halvorsen').count()).toBe(0);
  expect(await fan.page.getByText('8:41').count()).toBe(0);

  await phone.page.getByRole('button', { name: 'Show 1st place' }).click();
  await tv.page.getByRole('list', { name: 'Podium' }).getByText('Signe Halvorsen').waitFor();
  await ceremonyOf(fan.page).getByText('Signe Halvorsen').waitFor();
  await fan.isAccessible();
  await phone.page.getByRole('button', { name: 'Make final' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Make final' }).click();
  await fan.page.getByText('Final', { exact: true }).first().waitFor();
  await expect.poll(() => ceremonyOf(fan.page).count()).toBe(0);
  await tv.page.getByText('Final').first().waitFor();
  await phone.page.getByText('Everyone already sees these standings.', { exact: false }).waitFor();
  for (const visited of [phone, second, tv, fan]) await visited.leave();
});

function ceremonyOf(page: Page) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: 'Award ceremony' }) });
}

async function scoreAll(baseUrl: string, workoutId: string): Promise<void> {
  const call = createClient({ baseUrl, token: () => owner.token });
  const params = { competitionId };
  const { data } = await call(listEntries, { params, query: { limit: 50 } });
  for (const { id: entryId, bib } of data) {
    const typed = times[bib - 11] ?? '';
    const body = { submissionId: crypto.randomUUID(), workoutId, entryId, typed, previousId: null };
    await call(recordScore, { params, body });
  }
}
