import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
import { type Visit, visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
let organizer: SignedIn;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  organizer = await backDoor.signIn({ name: 'Imani Okafor' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('sets versions, two tiebreaks, a custom table and a stage by keyboard, tries the rules, and finishes on a phone', async () => {
  const [address] = inject('twoServers');
  const desk = await visit(browser, { address, as: organizer });
  const { page } = desk;
  await desk.open('/create-competition');
  await page.getByRole('textbox', { name: 'Name' }).fill('Longonot Classic');
  await page.getByLabel('First day').fill(dayFromNow(20));
  await press(page, 'Save and go to divisions');
  await titled(page, 'Divisions');
  await page.getByRole('textbox', { name: 'Name' }).fill('Women Rx');
  await press(page, 'Save and go to workouts');
  await titled(page, 'Workouts');
  await measured(page);
  await desk.isAccessible();
  await press(page, 'Save draft');
  await page.getByRole('list', { name: 'Workouts' }).getByText('Escarpment').waitFor();

  await page.getByRole('button', { name: 'Add a workout' }).press('Enter');
  await final(page);
  await press(page, 'Save and go to the schedule');
  await titled(page, 'Schedule and heats');
  await press(page, 'Save and go to the leaderboard');
  await titled(page, 'Leaderboard');
  await press(page, 'More settings', 'summary');
  await page.getByRole('checkbox', { name: 'At stage 2' }).press('Space');
  await tried(page);
  await desk.isAccessible();
  await press(page, 'Save draft');
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });

  await onAPhone(desk);
  await desk.leave();
});

/** The first workout, without a mouse: a kind, versions, and two tiebreaks measured in different ways. */
async function measured(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Escarpment');
  await press(page, 'For time with a cap');
  await choose(page, 'Tiebreak', 'Time');
  await choose(page, 'Second tiebreak', 'Load');
  await choose(page, 'Second tiebreak: best is', 'Lighter');
  await press(page, 'More settings', 'summary');
  await choose(page, 'Versions', 'Rx and Scaled');
  await page.getByRole('textbox', { name: 'Score, as a judge would type it' }).fill('CAP+12 (4:31) Scaled');
  await page.getByText('CAP, 12 reps left', { exact: false }).waitFor();
}

/** The second one: of a stage of its own, with a pasted table of which a row is wrong at first. */
async function final(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'New workout' }).waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Final');
  await press(page, 'Points and weight', 'summary');
  await page.getByRole('textbox', { name: 'Stage' }).fill('2');
  await choose(page, 'Points', 'Custom points table');
  const table = page.getByRole('textbox', { name: 'Places and points' });
  await table.fill('Rank,Points\n1,150\n2,160');
  await page.getByText('Row 3: A lower place can’t have more points than a higher one.').waitFor();
  await press(page, 'Save and go to the schedule');
  await page.getByRole('alert').getByText('Check 1 field').waitFor();
  await expect.poll(() => table.inputValue()).toContain('2,160');
  await table.fill('Rank,Points\n1,150\n2,120\n3,90');
}

/** Who is tried, what is asked, and what the rules and all presets make of it. */
async function tried(page: Page): Promise<void> {
  const last = page.getByRole('group', { name: 'Final' });
  await last.getByRole('textbox', { name: 'Athlete A' }).fill('29:12:00');
  await last.getByText('Are three parts minutes, seconds and hundredths', { exact: false }).waitFor();
  await last.getByRole('button', { name: '29:12', exact: true }).press('Enter');
  const mine = page.getByRole('table', { name: 'Scored by Your rules' });
  // The other two share the first place of the final, so A is third there and earns what the table gives to a third.
  await mine
    .getByRole('row', { name: /Athlete A/ })
    .getByText('90 pts')
    .waitFor();
  await expect
    .poll(() => mine.getByRole('row', { name: /Athlete B/ }).innerText())
    .toMatch(/=1st 150 pts\s+150$/);
  const all = page.getByRole('table', { name: 'Place and total by each set of rules' });
  // A head, the own rules, and each preset but the total score: the highest total of two times would be the worst.
  await expect.poll(() => all.getByRole('row').count()).toBe(6);
}

/** The same draft on a phone in the dark: nothing stands out to the side, the bar has its ways back and on. */
async function onAPhone({ page, isAccessible }: Visit): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await titled(page, 'Schedule and heats');
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await titled(page, 'Workouts');
  await page.getByText('Rx, Scaled').waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  await isAccessible();
  await press(page, 'Next');
  await titled(page, 'Schedule and heats');
  await press(page, 'Next');
  await titled(page, 'Leaderboard');
  await page.getByText('restarts at stage 2').waitFor();
  await page.getByRole('table', { name: 'Scored by Your rules' }).waitFor();
  await expect.poll(() => overflow(page)).toBe(0);
  await isAccessible();
  await expect.poll(() => covered(page.getByRole('button', { name: 'Add an athlete' }))).toBe(false);
  await press(page, 'Next');
  await titled(page, 'Registration');
  await expect.poll(() => overflow(page)).toBe(0);
  await isAccessible();
  await press(page, 'Finish');
  await page.getByText('Before publishing').waitFor();
}

async function titled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.locator('main form').first().waitFor();
}

async function press(page: Page, name: string, element?: 'summary'): Promise<void> {
  const target = element
    ? page.locator(element, { hasText: name })
    : page.getByRole('button', { name, exact: true });
  await target.press('Enter');
}

/** Opens a list by keyboard, goes down or up to the choice and takes it. */
async function choose(page: Page, label: string, choice: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.press('Enter');
  const option = page.getByRole('option', { name: choice, exact: true });
  await option.waitFor();
  const names = await page.getByRole('option').allInnerTexts();
  const from = names.indexOf(await page.getByRole('option', { selected: true }).innerText());
  const key = names.indexOf(choice) > from ? 'ArrowDown' : 'ArrowUp';
  // The list may not know yet where it begins when the first key comes, so each press is seen before the next.
  await expect
    .poll(async () => {
      const isThere = (await option.getAttribute('data-combobox-selected')) !== null;
      if (!isThere && from !== names.indexOf(choice)) await box.press(key);
      return isThere || from === names.indexOf(choice);
    })
    .toBe(true);
  await box.press('Enter');
  await option.waitFor({ state: 'detached' });
  await expect.poll(() => box.inputValue()).toBe(choice);
}

/** Whether something covers the focused element. */
async function covered(target: Locator): Promise<boolean> {
  await target.focus();
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== element && !element.contains(over);
  });
}
