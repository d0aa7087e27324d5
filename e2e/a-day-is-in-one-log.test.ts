import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { putLog, putSet } from '@chalkline/contract/training/training.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

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
const as = ({ token }: SignedIn) => createClient({ baseUrl: address, token: () => token });

it('a workout, food and a score of one day are on that day of the log, and each leads on', async () => {
  const athlete = await backDoor.signIn({ name: 'Mara Lindqvist' });
  // The day before: it is over in every zone.
  const day = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  await compete(athlete, day);
  await train(athlete, day);
  const phone = await visit(browser, { address, as: athlete, width: 360 });
  const { page } = phone;
  const dialog = page.getByRole('dialog');

  await phone.open(`/track-diet?day=${day}`);
  await page.getByRole('button', { name: 'Add to lunch' }).click();
  await dialog.getByRole('button', { name: 'Quick add' }).click();
  await dialog.getByLabel('Name').fill('Rice bowl');
  await dialog.getByLabel('Energy').fill('640');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('dl').filter({ hasText: 'Energy' }).first().getByText('640').waitFor();
  await page.getByRole('link', { name: 'Log of all your days' }).click();

  const board = page.getByRole('link', { name: /^One Quay/ });
  await board.getByText('9:41 · 1st of 2').waitFor();
  await page.getByRole('link', { name: /^Legs/ }).getByText('1 set · 500 kg').waitFor();
  await page
    .getByRole('link', { name: /^Food/ })
    .getByText(/^640 kcal/)
    .waitFor();
  // All of it on one day.
  expect(await page.getByText('1 day', { exact: true }).count()).toBe(1);
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();

  await page.getByRole('radio', { name: 'Training' }).click();
  await board.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^Legs/ }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: /^Legs/ }).waitFor();
  expect(await board.count()).toBe(0);
  await page.getByRole('radio', { name: 'Competitions' }).click();
  await page.getByRole('link', { name: 'Why this place in Breakwater' }).click();
  // The explanation of the place opens by itself.
  await page.getByRole('dialog').getByText('Mara Lindqvist').first().waitFor();
  await phone.leave();
});

/** First of two in a competition of that day. */
async function compete(athlete: SignedIn, day: string): Promise<void> {
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const csv = 'bib,name,division\n11,Mara Lindqvist,Women Rx\n12,Amara Okonkwo,Women Rx\n';
  const made = await makeLiveCompetition(address, owner, {
    name: 'One Quay',
    divisions: ['Women Rx'],
    csv,
    day,
  });
  const params = { competitionId: made.id };
  const rows = async () => {
    const query = { divisionId: made.divisionIds[0] ?? '' };
    return (await as(owner)(getLeaderboard, { params, query })).data.rows;
  };
  await expect.poll(async () => (await rows()).length).toBe(2);
  const own = (await rows()).find(({ name }) => name === 'Mara Lindqvist');
  if (!own) throw new Error('She was just imported.');
  await backDoor.claimEntry(own.entryId, athlete.user.id);
  const submissionId = crypto.randomUUID();
  const body = {
    submissionId,
    workoutId: made.workoutId,
    entryId: own.entryId,
    typed: '9:41',
    previousId: null,
  };
  await as(owner)(recordScore, { params, body }, { idempotencyKey: submissionId });
  await expect.poll(async () => (await rows())[0]?.cells[0]?.main).toBe('9:41');
}

/** A workout of an hour with five squats of 100 kg. */
async function train(athlete: SignedIn, day: string): Promise<void> {
  const call = as(athlete);
  const logId = crypto.randomUUID();
  const [startedAt, endedAt] = [`${day}T08:00:00.000Z`, `${day}T09:00:00.000Z`];
  const log = { name: 'Legs', note: '', day, startedAt, endedAt, editedAt: endedAt, plan: { blocks: [] } };
  await call(putLog, { params: { logId }, body: log });
  const exercise = { exerciseId: 'back-squat', name: 'Back squat', measure: 'load' as const };
  const figures = { kind: 'work' as const, reps: 5, grams: 100_000, seconds: null, meters: null };
  const set = { ...exercise, ...figures, doneAt: startedAt, revision: 1 };
  await call(putSet, { params: { logId, setId: crypto.randomUUID() }, body: set });
}
