import { createClient } from '@chalkline/contract/http/client.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { createProgram, publishProgram } from '@chalkline/contract/programs/programs.endpoints.ts';
import { day as dayMs } from '@chalkline/contract/spans.ts';
import { startProgram } from '@chalkline/contract/training/enrollments.endpoints.ts';
import { listLogs } from '@chalkline/contract/training/training.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
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

const [server] = inject('twoServers');
const days = 7;
const id = () => crypto.randomUUID();
const callAs = (token: string) => createClient({ baseUrl: server, token: () => token });

/** A program of a week with a workout of two sets each day. */
async function published(token: string, name: string): Promise<string> {
  const call = callAs(token);
  const [exercise] = (await call(listExercises, { query: { search: 'Push up, body weight' } })).data;
  const goal = { by: 'reps', from: 8, to: 8 } as const;
  const set = { kind: 'work', goal, load: null, rpe: null, tempo: null, rest: 0 } as const;
  const exercises = () => [{ id: id(), exerciseId: exercise?.id ?? '', note: '', sets: [set, set] }];
  const week = Array.from({ length: days }, (_, index) => ({
    id: id(),
    name: `Push ${index + 1}`,
    blocks: [{ id: id(), exercises: exercises() }],
  }));
  const body = { name, tree: { weeks: [{ id: id(), days: week }] } };
  const { data } = await call(createProgram, { body }, { idempotencyKey: id() });
  await call(publishProgram, { params: { programId: data.id }, body: { version: data.version } });
  return data.id;
}

it('seven days are trained without a network, each from a cold start, and all of it arrives once', async () => {
  const trainer = await backDoor.signIn({ accountType: 'trainer' });
  const programId = await published(trainer.token, `Week ${Date.now().toString(36)}`);
  const as = await backDoor.signIn({ name: 'Mara Lindqvist' });
  const zone = 'Europe/Amsterdam';
  const noon = new Date();
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  const terms = { startDay: dayOf(noon), weekdays: [1, 2, 3, 4, 5, 6, 7], zone };
  const start = { params: { programId }, body: terms };
  await callAs(as.token)(startProgram, start, { idempotencyKey: id() });

  const network = await openNetwork(server);
  const phone = await visit(browser, { address: network.address, as, width: 390, worker: true });
  await phone.open('/fitness-trainer');
  await phone.page.getByText('All saved').waitFor();
  await phone.page.getByRole('button', { name: 'Train: Push 1' }).waitFor();
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What the worker keeps for later has to be there.
  await phone.open('/fitness-trainer');
  await phone.page.getByText('All saved').waitFor();
  await phone.page.close();
  network.cut();

  for (let index = 0; index < days; index += 1) {
    const page = await phone.context.newPage();
    await page.clock.install({ time: noon.getTime() + index * dayMs });
    await page.goto(`${network.address}/competition/fitness-trainer`);
    await page.getByRole('button', { name: `Train: Push ${index + 1}` }).click();
    for (const set of [1, 2]) {
      await page.getByText(`Set ${set} of 2`).waitFor();
      await page.getByRole('button', { name: /^Set done/ }).click();
    }
    await page.getByRole('button', { name: 'Finish workout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByText(/^Offline, \d+ to send$/).waitFor();
    await page.close();
  }

  network.mend();
  const page = await phone.context.newPage();
  await page.clock.install({ time: noon.getTime() + days * dayMs });
  await page.goto(`${network.address}/competition/fitness-trainer`);
  const logged = async () => (await callAs(as.token)(listLogs, { query: {} })).data;
  await expect.poll(async () => (await logged()).length, { timeout: 30_000 }).toBe(days);
  await page.getByText('All saved').waitFor();
  const logs = await logged();
  expect(logs.map(({ name, day, sets }) => [name, day, sets.length]).toReversed()).toEqual(
    Array.from({ length: days }, (_, index) => [
      `Push ${index + 1}`,
      dayOf(new Date(noon.getTime() + index * dayMs)),
      2,
    ]),
  );
  await phone.leave(/ERR_/);
  network.close();
});
