import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  addFollowed,
  listFollowed,
  unfollowEntry,
} from '@chalkline/contract/competitions/following.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('finds a live competition, follows an athlete, sees the score come, and keeps the list when signed in', async () => {
  const server = inject('demoServer');
  const account = await signInAtDemo(server, 'athlete');
  const organizer = await signInAtDemo(server, 'organizer');
  const as = ({ token }: { token: string }) => createClient({ baseUrl: server, token: () => token });
  const { data: found } = await as(account)(listCompetitions, {
    query: { status: 'live', search: 'Harbor' },
  });
  const params = { competitionId: found[0]?.id ?? '' };
  const { divisions } = (await as(account)(getCompetition, { params })).data;
  const query = { divisionId: divisions[0]?.id ?? '' };
  const { data: board } = await as(account)(getLeaderboard, { params, query });
  const [theirs, other] = ['Siobhán Kerrigan', 'Jade Wu-Pettersson'].map((name) =>
    board.rows.find((row) => row.name === name),
  );
  if (!theirs || !other) throw new Error('The demo has other athletes by now.');
  const entryIds = [other.entryId];
  await as(account)(addFollowed, { params, body: { entryIds } });

  const stranger = await visit(browser, { address: server });
  const { page } = stranger;
  await stranger.open('/');
  await page
    .getByRole('link', { name: /Harbor Throwdown/i })
    .first()
    .click();
  await page.waitForURL(/competition-detail|leaderboard/);
  if (!page.url().includes('/leaderboard/')) {
    await page
      .getByRole('link', { name: /leaderboard/i })
      .first()
      .click();
    await page.waitForURL(/\/leaderboard\//);
  }
  await page.getByPlaceholder('Find an athlete').fill('siobhan');
  const row = page.getByRole('row', { name: /Siobhán Kerrigan/ });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await row.getByRole('button', { name: /^Follow/ }).click();
  await page.getByPlaceholder('Find an athlete').fill('');
  await page.getByRole('button', { name: 'Following 1' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await stranger.isAccessible();

  const first = board.workouts[0]?.id ?? '';
  const correct = async (previousId: string | null, typed: string) => {
    const submissionId = crypto.randomUUID();
    const body = {
      submissionId,
      workoutId: first,
      entryId: theirs.entryId,
      typed,
      previousId,
      reason: 'Video',
    };
    return (await as(organizer)(recordScore, { params, body }, { idempotencyKey: submissionId })).data.id;
  };
  const was = theirs.cells[0];
  const corrected = await correct(was?.scoreId ?? null, '11:59.99');
  await row.getByText('11:59.99').first().waitFor();

  await page.getByRole('link', { name: 'Login' }).click();
  await page.locator('input[type="email"]').fill('athlete@demo.test');
  await page.locator('input[type="password"]').fill('Demo-2026-pass');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /your account/i }).waitFor();
  await stranger.open(`/leaderboard/${params.competitionId}`);
  await page.getByRole('button', { name: 'Following 2' }).waitFor();
  await expect
    .poll(async () => new Set((await as(account)(listFollowed, { params })).data))
    .toEqual(new Set([theirs.entryId, other.entryId]));
  // What she did there is among her records, with the leaderboard that it is from.
  await stranger.open('/fitness-trainer?view=records');
  await page.getByRole('link', { name: /^Clean.*Harbor Throwdown/ }).click();
  await page.waitForURL(/\/leaderboard\//);
  await stranger.leave();

  // Leave the demo as it was for the next journey.
  await correct(corrected, `${was?.main} ${was?.beside}`.replace(/ (\d+)\/\d+$/, ''));
  for (const entryId of [theirs.entryId, other.entryId]) {
    await as(account)(unfollowEntry, { params: { ...params, entryId } });
  }
});
