import { registerPerson, verifyEmail } from '@chalkline/contract/accounts/people.endpoints.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { mailed } from './outbox.ts';
import { sessionEnded, visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const [oldEmail, newEmail] = ['signe.halvorsen@example.org', 'signe@quayside.example'];
const passwords = ['a-long-quiet-harbor', 'two-cranes-and-a-rope', 'the-ferry-at-dawn'] as const;
const codeSent = /<h2>(\d{6}) /;
const link = (kind: string) => new RegExp(`href="([^"]+#${kind}\\.[^"]+)"`);

async function register(): Promise<void> {
  const call = createClient({ baseUrl: address(), token: () => null });
  const body = { name: 'Signe Halvorsen', email: oldEmail, password: passwords[0] };
  const { registration } = (await call(registerPerson, { body })).data;
  const code = await mailed(address(), oldEmail, codeSent);
  await call(verifyEmail, { body: { email: oldEmail, code, registration } });
}

async function liveBoard(): Promise<string> {
  const call = createClient({ baseUrl: address(), token: () => null });
  const { data } = await call(listCompetitions, { query: { status: 'live', limit: 1 } });
  return `/leaderboard/${data[0]?.id}`;
}

const signedInAs = (page: Page) => page.evaluate(() => window.localStorage.getItem('metaemail'));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const password = (page: Page, label = 'Password') => page.getByRole('textbox', { name: label });

it('comes in by a code, sets a new password, moves to a new address, and takes the old one back', async () => {
  await register();
  const desk = await visit(browser, { address: address() });
  const phone = await visit(browser, { address: address(), width: 390, dark: true });

  // By a one-time code, on a device whose clock is wrong by a day.
  await desk.page.clock.setSystemTime(Date.now() + 86_400_000);
  await desk.open('/login');
  await desk.page.getByLabel('Email').fill(oldEmail);
  await press(desk.page, 'Get a one-time code');
  await desk.page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await desk.isAccessible();
  const code = await mailed(address(), oldEmail, /<h2>(\d{6}) is your Chalkline sign-in code/);
  await desk.page.getByLabel('Code').fill(code);
  await press(desk.page, 'Sign in');
  await desk.page.waitForURL((url) => !url.pathname.includes('login'));
  await desk.open('/edit-profile?tab=security');
  await desk.page.getByText('This browser', { exact: true }).waitFor();

  // Forgotten on the phone: the new password signs the desk out.
  await phone.open('/login');
  await phone.page.getByRole('link', { name: 'Forgot?' }).click();
  await phone.page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await phone.page.getByLabel('Email').fill(oldEmail);
  await press(phone.page, 'Send link');
  await phone.page.getByText(/we’ve sent a link/).waitFor();
  await phone.isAccessible();
  await phone.page.goto(await mailed(address(), oldEmail, link('reset')));
  await password(phone.page, 'New password').fill(passwords[1]);
  await press(phone.page, 'Set password');
  await phone.page.waitForURL((url) => !url.pathname.includes('reset'));
  await desk.page.reload();
  await desk.page.waitForURL(/\/login/);
  await desk.page.getByLabel('Email').fill(oldEmail);
  await password(desk.page).fill(passwords[1]);
  await press(desk.page, 'Sign in');
  await desk.page.getByText('This browser', { exact: true }).waitFor();

  // The phone follows a board; signed out from the desk, it knows by itself. How soon, sessions.streams.test.ts says.
  await phone.open(await liveBoard());
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => signedInAs(phone.page)).toBe(oldEmail);
  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^Sign out Chrome/ }).waitFor();
  await desk.isAccessible();
  await press(desk.page, /^Sign out Chrome/);
  await expect.poll(() => signedInAs(phone.page)).toBeNull();

  // To a new address, by the code that went there.
  await press(desk.page, 'Change your email');
  await desk.page.getByLabel('New email').fill(newEmail);
  await password(desk.page).fill(passwords[1]);
  await desk.isAccessible();
  await press(desk.page, 'Send code');
  await desk.page.getByLabel('Code').fill(await mailed(address(), newEmail, codeSent));
  await desk.isAccessible();
  await press(desk.page, 'Verify email');
  await desk.page.getByText(`You now sign in with ${newEmail}`).waitFor();
  await expect.poll(() => signedInAs(desk.page)).toBe(newEmail);

  // Back to the old one from its mail box, which signs the desk out.
  await phone.page.goto(await mailed(address(), oldEmail, link('undo')));
  await password(phone.page, 'New password').fill(passwords[2]);
  await phone.isAccessible();
  await press(phone.page, 'Recover account');
  await phone.page.waitForURL((url) => !url.pathname.includes('reset'));
  await expect.poll(() => signedInAs(phone.page)).toBe(oldEmail);
  await desk.page.reload();
  await desk.page.waitForURL(/\/login/);
  await desk.leave(sessionEnded);
  await phone.leave(sessionEnded);
});

it('sees what comes next, and gives their calendar an address', async () => {
  const as = await signInAtDemo(address(), 'athlete');
  const athlete = await visit(browser, { address: address(), as, width: 390 });
  const { page } = athlete;
  await athlete.open('/profile');
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Coming up' }) });
  await panel
    .getByRole('link', { name: /Harbor Throwdown/ })
    .first()
    .waitFor();
  await panel.getByRole('button', { name: 'Add to my calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to my calendar' });
  const create = dialog.getByRole('button', { name: 'Create address' });
  const field = dialog.getByLabel('Private address');
  // A second try finds the address of the first.
  await create.or(field).first().waitFor();
  if (await create.isVisible()) await create.click();
  const url = await field.inputValue();
  const calendar = await page.request.get(url);
  expect(await calendar.text()).toMatch(/SUMMARY:Harbor Throwdown/);
  await athlete.isAccessible();
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).last().click();
  await create.waitFor();
  expect((await page.request.get(url)).status()).toBe(404);
  await athlete.leave();
});
