import { readFile } from 'node:fs/promises';
import { registerPerson, verifyEmail } from '@chalkline/contract/accounts/people.endpoints.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { type Visit, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const password = 'two-sessions-a-week';
/**
 * Expected console errors: a page the viewer can't see is a 404, an ended session a 401, and signing in to an account
 * that is being deleted a 409.
 */
const told = /status of 40[14]|ERR_INCOMPLETE_CHUNKED_ENCODING|status of 409 .*sessions/;

async function register(email: string) {
  const call = createClient({ baseUrl: address(), token: () => null });
  const { registration } = (await call(registerPerson, { body: { name: 'Tuva Strand', email, password } }))
    .data;
  const code = await mailed(address(), email, /<h2>(\d{6}) /);
  return (await call(verifyEmail, { body: { email, code, registration } })).data;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const saved = (page: Page, form: string) =>
  page.getByRole('form', { name: form }).getByText('Unsaved changes').waitFor({ state: 'hidden' });

async function choose(page: Page, field: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

async function sees(viewer: Visit, personId: string, heading: string): Promise<void> {
  await viewer.open(`/user/${personId}`);
  await viewer.page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

it('shows what one wants to whom one wants, takes it all along, leaves, and comes back', async () => {
  // A second try is another person.
  const mark = Date.now().toString(36);
  const email = `tuva.${mark}@example.org`;
  const handle = `tuva_${mark}`;
  const tuva = await register(email);
  const desk = await visit(browser, { address: address(), as: tuva });
  const visitor = await visit(browser, { address: address(), width: 390, dark: true });
  const call = createClient({ baseUrl: address(), token: () => null });
  const judge = await call(signIn, { body: { email: 'judge@demo.test', password: 'Demo-2026-pass' } });
  const other = await visit(browser, { address: address(), as: judge.data });
  const { page } = desk;

  // A photo, a few words, a handle.
  await desk.open('/profile');
  await page.getByRole('link', { name: 'Add a photo' }).click();
  // The profile takes pictures for posts, too.
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await pictureFile() });
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await page.getByLabel('About you optional').fill('Rower. Soup after.');
  await page.getByLabel('Date of birth optional').fill('1994-03-02');
  await press(page, 'Save');
  await saved(page, 'About you');
  await page.getByRole('textbox', { name: 'Handle' }).fill(handle);
  await press(page, 'Save handle');
  await page.getByText(/change it again from/).waitFor();
  await desk.isAccessible();
  await sees(visitor, `@${handle}`, 'Tuva Strand');
  await visitor.page.getByText('Rower. Soup after.').waitFor();
  await visitor.isAccessible();
  expect(await visitor.page.getByText('1994').count()).toBe(0);
  const photo = visitor.page.locator('main img').first();
  await photo.waitFor();
  const photoAt = (await photo.getAttribute('src')) ?? '';

  // For people with an account alone, by keyboard: the visitor's page and the photo are gone, the judge's are not.
  await desk.open('/edit-profile?tab=privacy');
  await choose(page, 'Profile and photo', 'Everyone with an account');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await saved(page, 'Who can see your profile');
  await desk.isAccessible();
  await sees(visitor, tuva.user.id, 'Profile not found');
  expect((await fetch(address() + photoAt)).status).toBe(404);
  await sees(other, tuva.user.id, 'Tuva Strand');
  expect(await loads(other.page)).toBe(true);

  // Dates and numbers in another language, from the next moment on.
  await desk.open('/edit-profile?tab=units');
  await choose(page, 'Dates and numbers', 'Deutsch');
  await page.getByText('Samstag, 14. November 2026 · 12.345,6').waitFor();
  await press(page, 'Save');
  await saved(page, 'Units and language');
  await desk.isAccessible();

  // Everything in one file.
  await desk.open('/edit-profile?tab=data');
  await press(page, 'Export data');
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await press(page, 'Download');
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await mailed(address(), email, /(data is ready)/);
  await desk.isAccessible();

  // Gone at once, and back by signing in.
  await press(page, 'Delete account');
  await page.getByText('Keep them as “Deleted member”').click();
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await desk.isAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(/\/login/);
  const link = await mailed(address(), email, /account-deletion\?link=([\w.-]+)/);
  await visitor.open(`/account-deletion?link=${link}`);
  await visitor.page.getByRole('radio', { name: 'Keep them as “Deleted member”', checked: true }).waitFor();
  await visitor.page.getByText('Erase them', { exact: true }).click();
  await press(visitor.page, 'Save choice');
  await visitor.page.getByText('Choice saved').waitFor();
  await visitor.isAccessible();
  await sees(other, tuva.user.id, 'Profile not found');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(page, 'Sign in');
  await press(page, 'Keep my account');
  // At the start, not where the account was deleted.
  await page.waitForURL((url) => /^\/competition\/?$/.test(url.pathname));
  await sees(other, tuva.user.id, 'Tuva Strand');

  for (const each of [desk, visitor, other]) await each.leave(told);
});

/** Whether the first picture of the page is one. */
function loads(page: Page): Promise<boolean> {
  return page
    .locator('main img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth > 0));
}
