import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const mostPresses = 60;

/** What has the focus: its words, and whether one can see that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // Nothing has focus; don't count the whole page's text.
    if (element === document.body) return { words: '', isSeen: false };
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return {
      words: `${element.getAttribute('aria-label') ?? ''} ${element.innerText ?? ''}`.trim(),
      isSeen: element.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none'),
    };
  });
}

/** Goes on by one key until what has the focus says these words. */
async function goOn(page: Page, key: 'Tab' | 'Shift+Tab' | 'ArrowDown', words: RegExp) {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press(key);
    const { words: said, isSeen } = await focused(page);
    if (!words.test(said)) continue;
    if (key !== 'ArrowDown') expect({ said, isSeen }).toMatchObject({ isSeen: true });
    return;
  }
  throw new Error(`${key} never came to ${words}: it ended at “${(await focused(page)).words}”.`);
}

/** What opens takes the focus as it does; keys before that go elsewhere. */
async function hasFocusWithin(page: Page, role: 'dialog' | 'menu') {
  const focus = page.locator(`[role="${role}"] :focus, [role="${role}"]:focus`);
  await expect.poll(() => focus.count()).toBe(1);
}

/** The heading of the screen that came has the focus, and keeps it. The link to it has the same words. */
async function isAt(page: Page, heading: RegExp) {
  const focusedHeading = page.locator('h1:focus');
  await expect.poll(() => focusedHeading.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
  await page.waitForTimeout(200);
  expect(await focusedHeading.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
}

describe('by keyboard alone', () => {
  it('one signs in, and goes where the header, the menu and the bell lead', async () => {
    const guest = await visit(browser, { address: inject('demoServer') });
    const { page } = guest;
    await guest.open('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('input[type="email"]').focus();
    await page.keyboard.type('trainee@demo.test');
    await page.keyboard.press('Tab');
    await page.locator('input[type="password"]').focus();
    await page.keyboard.type('Demo-2026-pass');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /notifications/i }).waitFor();

    await guest.open('/contact');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'FAQs' }).first().waitFor();
    await goOn(page, 'Tab', /^FAQs$/);
    await page.keyboard.press('Enter');
    await isAt(page, /questions|FAQ|help/i);

    // What the shell has of the person may come after the screen; keys before that pass it by.
    await page.getByRole('button', { name: /your account/ }).waitFor();
    await goOn(page, 'Shift+Tab', /your account/);
    await page.keyboard.press('Enter');
    await hasFocusWithin(page, 'menu');
    await goOn(page, 'ArrowDown', /^Manage Competitions$/);
    await page.keyboard.press('Enter');
    await isAt(page, /competitions/i);

    await page.getByRole('button', { name: /notifications/i }).focus();
    await page.keyboard.press('Enter');
    await hasFocusWithin(page, 'dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focused(page)).words).toMatch(/notifications/i);
    await guest.leave();
  });

  it('one shares a competition, and the dialog gives the focus back', async () => {
    const as = await signInAtDemo(inject('demoServer'), 'athlete');
    const athlete = await visit(browser, { address: inject('demoServer'), as, dark: true });
    const { page } = athlete;
    await athlete.open('/all-competetions?status=live');
    await page
      .getByRole('heading', { name: /^Harbor Throwdown$/i })
      .first()
      .waitFor();
    await goOn(page, 'Tab', /Harbor Throwdown/i);
    await page.keyboard.press('Enter');
    await page.waitForURL(/competition-detail|leaderboard/);
    if (page.url().includes('leaderboard'))
      await page.goto(page.url().replace('leaderboard', 'competition-detail'));
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await goOn(page, 'Tab', /^Share$/);
    await page.keyboard.press('Enter');
    await hasFocusWithin(page, 'dialog');
    await goOn(page, 'Tab', /copy/i);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(async () => (await focused(page)).words).toBe('Share');
    await athlete.leave();
  });

  it('one goes through the tabs of the profile by arrows', async () => {
    const as = await signInAtDemo(inject('demoServer'), 'trainee');
    const trainee = await visit(browser, { address: inject('demoServer'), as, width: 390 });
    const { page } = trainee;
    await trainee.open('/edit-profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main').getByText('Privacy', { exact: true }).first().waitFor();
    await goOn(page, 'Tab', /^Privacy$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=privacy/);
    await goOn(page, 'Tab', /^Security$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=security/);
    await trainee.leave();
  });
});
