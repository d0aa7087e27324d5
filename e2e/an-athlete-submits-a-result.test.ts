import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
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

it('an athlete submits a result with a video, a judge adjusts it, and an appeal is upheld', async () => {
  const address = inject('demoServer');
  const call = createClient({ baseUrl: address, token: () => null });
  const { data } = await call(listCompetitions, { query: { search: 'Northern Lights' } });
  const id = data[0]?.id ?? '';

  const as = await signInAtDemo(address, 'athlete');
  const athlete = await visit(browser, { address, as, width: 390 });
  const { page } = athlete;
  await athlete.open(`/competition-workouts/${id}`);
  await page
    .getByRole('link', { name: /Aurora/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Submit result' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Result').fill('7+50');
  await form.getByRole('button', { name: 'Submit result' }).click();
  await form.getByRole('alert').first().waitFor();
  await form.getByLabel('Result').fill('7+15');
  await form.getByText(/^Understood as/).waitFor();
  await form.getByLabel('Link to your video').fill('https://video.example.org/noor');
  await athlete.isAccessible();
  await form.getByRole('button', { name: 'Submit result' }).click();
  await page.getByText(/waiting for review/).waitFor();
  await athlete.isAccessible();

  const judge = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'judge'),
    width: 1440,
  });
  await judge.open('/judging');
  await judge.page.getByRole('link', { name: /Northern Lights Qualifier.*11 results to review/ }).click();
  await judge.page.getByRole('link', { name: /Noor van den Akker/ }).click();
  await judge.page.getByRole('heading', { name: 'Noor van den Akker', level: 2 }).waitFor();
  await judge.page.getByLabel('At', { exact: true }).fill('6:42');
  await judge.page.getByLabel('What you saw').fill('Squat above parallel');
  await judge.page.getByLabel('Effect optional').fill('2');
  await judge.page.getByRole('button', { name: 'Add', exact: true }).click();
  await judge.page.getByLabel('Reason').fill('Two squats too high');
  await judge.isAccessible();
  await judge.page.getByRole('button', { name: 'Adjust to 7+13' }).click();
  await judge.page.getByText('Result of Noor van den Akker adjusted').waitFor();
  await judge.page.getByRole('radio', { name: 'Done' }).click();
  await judge.page.getByText('2 reps penalty: Two squats too high').waitFor();
  await judge.isAccessible();
  await judge.leave();

  await page.reload();
  await page.getByText('6:42 Squat above parallel').waitFor();
  expect(await page.getByRole('button', { name: /^Submit/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Appeal result' }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByLabel('What was wrong').fill('Both squats are low enough from the side.');
  await athlete.isAccessible();
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await page.getByText('Both squats are low enough from the side.').waitFor();
  await athlete.isAccessible();

  const organizer = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'organizer'),
    width: 820,
  });
  await organizer.open(urlOf('competitionDashboard', { id }, { part: 'appeals' }));
  await organizer.page.getByRole('button', { name: 'Open the appeal of Noor van den Akker' }).click();
  const decision = organizer.page.getByRole('dialog');
  await decision.getByLabel('Message', { exact: true }).fill('We watched it again.');
  await decision.getByRole('button', { name: 'Send message' }).click();
  await decision.getByText('We watched it again.').waitFor();
  await decision.getByLabel('Effect', { exact: true }).click();
  await organizer.page.getByRole('option', { name: /^Remove: 2 reps penalty/ }).click();
  await decision.getByLabel('Reason').fill('The side view shows both squats.');
  await organizer.isAccessible();
  await decision.getByRole('button', { name: 'Uphold appeal' }).click();
  await organizer.page.getByText('Appeal of Noor van den Akker upheld').waitFor();
  await organizer.page.getByRole('radio', { name: 'Closed' }).click();
  await organizer.page.getByText('Upheld', { exact: true }).waitFor();
  await organizer.isAccessible();
  await organizer.leave();

  await page.reload();
  await page.getByText('A penalty was removed.').waitFor();
  await page.getByText('We watched it again.').waitFor();
  await athlete.leave();
});
