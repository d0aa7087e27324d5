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

it.each([
  ['phone', 390],
  ['desktop', 1440],
] as const)(
  'goes on a %s from “Create a competition”, signed out, to a public board without going back',
  async (device, width) => {
    const address = inject('demoServer');
    const organizer = await visit(browser, { address, width });
    const { page } = organizer;
    const isPhone = device === 'phone';
    const onward = (wide: string, phone = 'Next') =>
      page.getByRole('button', { name: isPhone ? phone : wide, exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name' }).first();

    await organizer.open('/');
    await page.getByRole('link', { name: 'Create a competition' }).click();
    await page.getByLabel('Email').fill('trainer@demo.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo-2026-pass');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await titled(page, 'Create a competition');
    await name.fill(`Ridge Games on a ${device}`);
    await page.getByLabel('First day').fill(dayFromNow(20));
    const country = page.getByRole('combobox', { name: /^Country/ });
    await country.click();
    await country.pressSequentially('belg');
    await page.getByRole('option', { name: 'Belgium' }).waitFor();
    await country.press('Enter');
    await expect.poll(() => country.inputValue()).toBe('Belgium');
    await onward('Save and go to divisions');

    await titled(page, 'Divisions');
    await name.fill('Women Rx');
    await page.getByRole('button', { name: 'Add a division' }).click();
    await page.getByRole('link', { name: /^Women Rx/ }).waitFor();
    await expect.poll(() => name.inputValue()).toBe('');
    await name.fill('Men Rx');
    await onward('Save and go to workouts');

    await titled(page, 'Workouts');
    await name.fill('Breakwater');
    await page.getByRole('button', { name: 'Add a workout' }).click();
    await page.getByRole('link', { name: /^Breakwater/ }).waitFor();
    await expect.poll(() => name.inputValue()).toBe('');
    await name.fill('Anvil');
    await onward('Save and go to the schedule');

    await titled(page, 'Schedule and heats');
    await onward('Save and go to the leaderboard');
    await titled(page, 'Leaderboard');
    await onward('Save and go to registration');
    await titled(page, 'Registration');
    await page.getByRole('switch', { name: /^Athletes can register/ }).press('Space');
    await page.getByLabel(/^Opens/).waitFor();
    await organizer.isAccessible();
    await onward('Save and finish', 'Finish');

    await page.getByText('Before publishing').waitFor();
    await page.getByRole('article', { name: /^Poster of Ridge Games/ }).waitFor();
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await organizer.isAccessible();
    await agree(page, 'Publish');

    await page.getByRole('link', { name: 'Add athletes' }).click();
    await page.getByRole('button', { name: 'Add an athlete' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Signe Halvorsen');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Signe Halvorsen').first().waitFor();

    // The public page leads everybody to registration.
    const id = /competition-dashboard\/([^/?]+)/.exec(page.url())?.[1];
    const visitor = await visit(browser, { address, width });
    await visitor.open(`/competition-detail/${id}`);
    await visitor.page.getByRole('link', { name: 'Register' }).filter({ visible: true }).first().waitFor();
    await visitor.isAccessible();
    await visitor.open(`/leaderboard/${id}`);
    await visitor.page.getByText('Signe Halvorsen').first().waitFor();
    await visitor.leave();
    await organizer.leave();
  },
);

async function titled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function agree(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: deed, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: deed, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
