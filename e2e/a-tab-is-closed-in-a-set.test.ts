import { createClient } from '@chalkline/contract/http/client.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { getTraining, putLog } from '@chalkline/contract/training/training.endpoints.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

/** A request that found no network. */
const noNetwork = /ERR_/;
const rounds = 12;

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

it('no set is lost or doubled when the tab closes in the instant of its tap, set after set', async () => {
  const as = await backDoor.signIn({ name: 'Mara Lindqvist' });
  const call = createClient({ baseUrl: address, token: () => as.token });
  const workout = await startedWorkout(call);
  const phone = await visit(browser, { address, as, width: 390 });
  const at = `${address}/competition/fitness-trainer?workout=${workout}`;
  // Nothing reaches the server, so that only the phone knows of the sets.
  const sets = '**/api/training/logs/*/sets/*';
  await phone.context.route(sets, (route) => route.abort());
  for (let round = 1; round <= rounds; round += 1) {
    const page = await phone.context.newPage();
    await page.goto(at);
    await page.getByText(`Set ${round} of ${rounds}`).waitFor();
    await tapAndClose(page);
  }
  await phone.context.unroute(sets);
  await phone.page.goto(at);
  await phone.page.getByRole('heading', { level: 1, name: 'All sets done' }).waitFor();
  await phone.page.getByText('All saved').waitFor();
  const [log] = (await call(getTraining, {})).data.open;
  expect(log?.sets.map(({ reps }) => reps)).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
  await phone.leave(noNetwork);
});

/** Nothing happens between the tap and the end of the page but the tap's own code. */
async function tapAndClose(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent?.startsWith('Set done'))?.click();
  });
  await page.close();
}

/** A workout whose sets ask for one repetition more each, without rests. */
async function startedWorkout(call: ReturnType<typeof createClient>): Promise<string> {
  const [pushUp] = (await call(listExercises, { query: { search: 'Push up, body weight' } })).data;
  if (!pushUp) throw new Error('no exercise');
  const planned = Array.from({ length: rounds }, (_, at) => ({
    kind: 'work' as const,
    rest: 0,
    reps: at + 1,
    grams: null,
    seconds: null,
    meters: null,
  }));
  const exercise = { exerciseId: pushUp.id, name: pushUp.name, measure: 'reps' as const, sets: planned };
  const startedAt = new Date().toISOString();
  const facts = { name: 'Push-ups', note: '', day: startedAt.slice(0, 10), scheduledId: null };
  const body = { ...facts, startedAt, endedAt: null, editedAt: startedAt };
  const logId = crypto.randomUUID();
  await call(putLog, {
    params: { logId },
    body: { ...body, plan: { blocks: [{ exercises: [exercise] }] } },
  });
  return logId;
}
