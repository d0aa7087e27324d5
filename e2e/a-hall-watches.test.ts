import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { startServer } from '../server/src/platform/testing/server-process.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { openNetwork } from './network.ts';
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

const csv =
  'bib,name,division\n1,Signe Halvorsen,Women Rx\n2,Amara Okonkwo,Women Rx\n3,Tobias Reinholt,Men Rx\n';

it('shows one division after the other on a TV, and comes back after a cut and a server started anew', async () => {
  const [desk] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const made = await makeLiveCompetition(desk, owner, {
    name: 'Hall Cup',
    divisions: ['Women Rx', 'Men Rx'],
    csv,
  });
  const env = { DATABASE_URL: inject('databaseUrl'), APP_SECRET: inject('appSecret') };
  const before = await startServer(env);
  const network = await openNetwork(before.address);
  const hall = await visit(browser, { address: network.address });
  const { page } = hall;
  await hall.open(`/leaderboard/${made.id}?tv=1`);
  await page.getByRole('heading', { name: 'Women Rx' }).waitFor();
  await page.getByRole('rowheader', { name: /Signe Halvorsen/ }).waitFor();
  await hall.isAccessible();
  // Ten meters away a letter has to be as high as a thirtieth of the screen.
  const height = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(() => height('tbody th')).toBeGreaterThan(900 / 30);

  network.cut();
  await before.stop();
  await page.getByText('Reconnecting…').waitFor({ timeout: 40_000 });
  await score(desk, owner.token, made, [1, 3]);
  const after = await startServer(env);
  network.leadTo(after.address);
  network.mend();
  // Nobody touches the screen: the other division comes by itself, and so do the points scored meanwhile.
  await page.getByRole('row', { name: /Tobias Reinholt.*100/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('row', { name: /Signe Halvorsen.*100/ }).waitFor({ timeout: 60_000 });
  await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
  await hall.leave(/Failed to load resource: net::ERR_/);
  network.close();
  await after.stop();
});

async function score(
  server: string,
  token: string,
  { id, workoutId }: { id: string; workoutId: string },
  bibs: readonly number[],
): Promise<void> {
  const call = createClient({ baseUrl: server, token: () => token });
  const params = { competitionId: id };
  const { data: entries } = await call(listEntries, { params });
  for (const { id: entryId, bib } of entries) {
    if (!bibs.includes(bib)) continue;
    const submissionId = crypto.randomUUID();
    const body = { submissionId, workoutId, entryId, typed: '9:12', previousId: null };
    await call(recordScore, { params, body }, { idempotencyKey: submissionId });
  }
}
