import { createAdjustment } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import { listEntries, moveEntry } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { startServer } from '../server/src/platform/testing/server-process.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { openNetwork } from './network.ts';
import { quickPasswords } from './quick-passwords.ts';
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
  'bib,name,division\n1,Signe Halvorsen,Women Rx\n2,Amara Okonkwo,Women Rx\n3,Tobias Reinholt,Men Rx\n4,Ines Carvalho,Women Rx\n';

it('shows one division after another on a TV, and recovers from a network failure and a server restart', async () => {
  const [desk] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const made = await makeLiveCompetition(desk, owner, {
    name: 'Hall Cup',
    divisions: ['Women Rx', 'Men Rx'],
    csv,
  });
  await takeOut(desk, owner.token, made, 4);
  const env = {
    ...quickPasswords,
    DATABASE_URL: inject('databaseUrl'),
    APP_SECRET: inject('appSecret'),
  };
  const before = await startServer(env);
  const network = await openNetwork(before.address);
  const hall = await visit(browser, { address: network.address });
  const { page } = hall;
  await hall.open(`/leaderboard/${made.id}?tv=1`);
  await page.getByRole('heading', { name: 'Women Rx' }).waitFor();
  await page.getByRole('rowheader', { name: /Signe Halvorsen/ }).waitFor();
  await hall.isAccessible();
  await showsNothingOf(page, /Ines Carvalho/);
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
  const phone = await visit(browser, { address: after.address, width: 390 });
  await phone.open(`/leaderboard/${made.id}`);
  await showsNothingOf(phone.page, /Ines Carvalho/);
  await phone.leave();
  await after.stop();
});

/** An athlete who isn't competing is listed as such, with neither place nor points. */
async function showsNothingOf(page: Page, name: RegExp): Promise<void> {
  const row = page.locator('main li, main tr').filter({ hasText: name });
  await row.getByText('OUT').first().waitFor();
  const figures = (await row.innerText()).match(/\d+/g) ?? [];
  // The bib number is allowed.
  expect(figures.filter((figure) => figure !== '4')).toEqual([]);
}

/** Scores, then gives points by hand, then says that the athlete takes no part. */
async function takeOut(
  server: string,
  token: string,
  made: { id: string; workoutId: string },
  bib: number,
): Promise<void> {
  await score(server, token, made, [bib]);
  const call = createClient({ baseUrl: server, token: () => token });
  const params = { competitionId: made.id };
  const { data: entries } = await call(listEntries, { params });
  const entryId = entries.find((entry) => entry.bib === bib)?.id ?? '';
  await call(createAdjustment, { params, body: { entryId, points: 5, reason: 'Helped at the rig' } });
  const body = { from: 'active', to: 'out', reason: 'Competes in another division' } as const;
  await call(moveEntry, { params: { ...params, entryId }, body });
}

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
