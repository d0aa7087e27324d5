import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const entriesCsv = `bib,name,country,gym,division
1,Wanjiru Kamande,KEN,Rift Strength,Rx
2,Selam Tesfaye,ETH,Addis Barbell,Rx
3,Chipo Marufu,ZWE,Harare Lifts,Rx
`;
const scoresCsv = `bib,Escarpment
1,9:30.50
2,CAP+12
3,9:12.00
`;

it('signs in as the organizer, makes a competition from two CSV files and sees the board move', async () => {
  const address = inject('demoServer');
  const organizer = await visit(browser, { address });
  const { page } = organizer;
  await organizer.open('/login?back=%2Fcreate-competition');
  await page.getByLabel('Email').fill('organizer@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo-2026-pass');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('heading', { name: 'Create a competition' }).waitFor();
  await page.getByRole('button', { name: 'Save and go to divisions' }).click();
  await page.getByRole('link', { name: /Name/ }).first().waitFor();
  await organizer.isAccessible();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Crater Rim Classic');
  await page.getByRole('textbox', { name: /^Place/ }).fill('Afraha Grounds, Nakuru');
  await page.getByLabel('First day').fill(dayFromNow(12));
  await page.getByLabel('Last day').fill(dayFromNow(13));
  await page.getByRole('button', { name: 'Save and go to divisions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Divisions' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rx');
  await page.getByRole('button', { name: 'Save and go to workouts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Workouts' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Escarpment');
  await page.getByRole('switch', { name: 'Time cap' }).press('Space');
  await page.getByRole('textbox', { name: /^Cap/ }).fill('12:00');
  await page.getByRole('textbox', { name: /^Total reps/ }).fill('150');
  await page.getByRole('button', { name: 'Save and go to the schedule' }).click();
  await page.getByRole('heading', { level: 1, name: 'Schedule and heats' }).waitFor();
  await page.getByRole('button', { name: 'Save and go to the leaderboard' }).click();
  await page.getByRole('button', { name: 'Save and go to registration' }).click();
  await page.getByRole('heading', { level: 1, name: 'Registration' }).waitFor();
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await page.waitForURL(/\/created\//);
  const competitionId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(`${address}/competition/competition-dashboard/${competitionId}?part=entries&do=import`);
  await importRows(page, entriesCsv.replace('2,Selam', '1,Selam'), /^Bib 1 is also in row 2/);
  await organizer.isAccessible();
  await page.getByLabel(/paste rows/).fill(entriesCsv);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 3 athletes' }).click();
  await page.getByText('3 athletes added').waitFor();
  await page.getByText('Wanjiru Kamande').first().waitFor();

  await page.goto(`${address}/competition/competition-dashboard/${competitionId}`);
  await move(page, 'Publish');
  await move(page, 'Start');
  const visitor = await visit(browser, { address, width: 390, dark: true });
  await visitor.open(`/leaderboard/${competitionId}`);
  await visitor.page.getByText('Chipo Marufu').first().waitFor();

  await page.goto(`${address}/competition/competition-dashboard/${competitionId}?part=scores&do=import`);
  await page.getByLabel(/paste rows/).fill(scoresCsv);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 3 scores' }).click();

  await expect
    .poll(async () => (await visitor.page.locator('main').innerText()).replace(/\s+/g, ' '))
    .toMatch(/1.*Chipo Marufu.*100.*2.*Wanjiru Kamande.*3.*Selam Tesfaye/);
  await visitor.isAccessible();
  await visitor.leave();
  await organizer.leave();
});

/** Pastes rows that cannot go in and reads why. */
async function importRows(page: Page, csv: string, why: RegExp): Promise<void> {
  await page.getByLabel(/paste rows/).fill(csv);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText(why).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Import / }).isDisabled()).toBe(true);
}

/** Presses the main action and agrees. */
async function move(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
