import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('makes a private competition from a template on a phone, comes back to it, publishes it, and another opens it by its code', async () => {
  const address = inject('demoServer');
  const organizer = await visit(browser, { address, width: 390 });
  const { page } = organizer;
  await organizer.open('/login?back=%2Fcreate-competition');
  await signIn(page, 'trainee@demo.test');

  await page.getByRole('heading', { level: 1, name: 'Create a competition' }).waitFor();
  await page.getByRole('radio', { name: /One-day throwdown/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Menengai Rim Games');
  await page.getByLabel('First day').fill(dayFromNow(20));
  await page.getByRole('radio', { name: 'Only with a code' }).check();
  await organizer.isAccessible();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { level: 1, name: 'Divisions' }).waitFor();
  await page.getByRole('textbox', { name: /^Capacity/ }).fill('24');
  await page.getByText('Unsaved', { exact: true }).waitFor();
  await organizer.isAccessible();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { level: 1, name: 'Workouts' }).waitFor();
  // That it says “Saved” may still be of the step before.
  const isKept = page.waitForResponse((reply) => reply.url().endsWith('/workouts/order') && reply.ok());
  await page.getByRole('button', { name: 'Move Workout 1' }).press('ArrowDown');
  await page.getByText('Workout 1 is 2 of 3.').waitFor({ state: 'attached' });
  await isKept;
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

  // Left in the middle: the draft is on the server.
  await organizer.open('/my-competitions');
  await page.getByText('Menengai Rim Games').first().waitFor();
  const id = await idOf(page);
  await organizer.open(`/create-competition?id=${id}&step=workouts`);
  const first = page.getByRole('list', { name: 'Workouts' }).getByRole('listitem').first();
  await first.getByText('Workout 2').waitFor();

  await organizer.open(`/created/${id}`);
  await page.getByText('Before publishing').waitFor();
  await organizer.isAccessible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Before publishing').waitFor({ state: 'detached' });
  // The whole of a text: the page's link has an id, which may read the same in part.
  const code = await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
  await organizer.leave();

  const friend = await visit(browser, { address });
  const door = `/competition-detail/${id}?code=${code}`;
  await friend.open(`/login?back=${encodeURIComponent(door)}`);
  await signIn(friend.page, 'athlete@demo.test');
  await friend.page.getByRole('button', { name: 'Open the competition' }).click();
  await friend.page.getByRole('heading', { level: 1, name: 'Menengai Rim Games' }).waitFor();
  await friend.leave(/status of 404/);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo-2026-pass');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Of the first competition with this name in the list. */
async function idOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Menengai Rim Games' }).first();
  const href = (await link.getAttribute('href')) ?? '';
  return /([0-9a-f-]{36})/.exec(href)?.[1] ?? '';
}
