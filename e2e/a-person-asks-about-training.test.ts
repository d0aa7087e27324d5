import { createClient } from '@chalkline/contract/http/client.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import { putLog, putSet } from '@chalkline/contract/training/training.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
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

/** A workout of this morning with three sets of squats. */
async function logSquats(token: string): Promise<void> {
  const call = createClient({ baseUrl: address, token: () => token });
  const { data: found } = await call(listExercises, { query: { search: 'barbell squat' } });
  const [squat] = found;
  if (!squat) throw new Error('The library has no squat.');
  const startedAt = new Date(Date.now() - 7_200_000).toISOString();
  const logId = crypto.randomUUID();
  const facts = { name: 'Leg day', note: '', day: startedAt.slice(0, 10), startedAt, editedAt: startedAt };
  const endedAt = new Date(Date.now() - 3_600_000).toISOString();
  await call(putLog, { params: { logId }, body: { ...facts, endedAt, plan: { blocks: [] } } });
  const set = { exerciseId: squat.id, name: squat.name, measure: 'load', kind: 'work', revision: 1 } as const;
  for (const minute of [1, 2, 3]) {
    const doneAt = new Date(Date.parse(startedAt) + minute * 60_000).toISOString();
    const figures = { reps: 5, grams: 100_000, seconds: null, meters: null };
    const params = { logId, setId: crypto.randomUUID() };
    await call(putSet, { params, body: { ...set, ...figures, doneAt } });
  }
}

it.each([
  ['a phone', 360],
  ['a desk', 1440],
])(
  'on %s: steps and the log with their sources, a change that starts only when accepted, and care',
  async (_, width) => {
    const as = await backDoor.signIn({ name: 'Ilse Brandt' });
    await logSquats(as.token);
    const device = await visit(browser, { address, as, width });
    const { page } = device;
    await device.open('/fitness-trainer');
    await page.getByText('All saved').waitFor();
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    const field = page.getByLabel('Your question');
    const ask = async (question: string) => {
      await field.fill(question);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
    };
    await page.getByRole('button', { name: 'Make my last workout heavier' }).waitFor();
    await device.isAccessible();

    await ask('How do I do a Romanian deadlift?');
    await page.getByText(/^Romanian deadlift trains /).waitFor();
    await page.getByRole('link', { name: 'Romanian deadlift' }).waitFor();
    await ask('What did I squat last time?');
    await page.getByText(/^You last did Barbell squat on .+: 3 × 5 at 100 kg\./).waitFor();
    expect(await overflow(page)).toBe(0);
    await device.isAccessible();

    await ask('my knee hurts, make it lighter');
    await page.getByRole('heading', { name: 'Stop what hurts, and have it looked at.' }).waitFor();

    await ask('make my squats heavier');
    const changes = page.getByRole('list', { name: 'Changes to Leg day' });
    await changes.getByText('3 × 5 at 102.5 kg').waitFor();
    expect(await overflow(page)).toBe(0);
    await device.isAccessible();
    await page.getByRole('button', { name: 'Start this workout' }).click();
    await page.getByRole('heading', { level: 1, name: 'Barbell squat' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'kg' }).inputValue()).toBe('102.5');
    await page.getByText('All saved').waitFor();
    await device.leave();
  },
);
