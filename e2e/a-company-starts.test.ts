import { askGuestCode } from '@chalkline/contract/accounts/guests.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { addresses, signedOutAddresses, urlOf } from '@chalkline/contract/urls.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBeside } from '../server/src/platform/testing/beside.ts';
import type { ServerProcess } from '../server/src/platform/testing/server-process.ts';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { quickPasswords } from './quick-passwords.ts';
import { visit } from './visit.ts';
import { landsOn, overflow } from './walk.ts';

let browser: Browser;
/** The company's site: corporate mode, beside the open one on the same database. */
let corporate: ServerProcess;
beforeAll(async () => {
  browser = await openBrowser();
  corporate = await startBeside(inject('demoDir'), { ...quickPasswords, CORPORATE_MODE: 'on', ROLE: 'web' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await corporate.stop();
});

const open = () => inject('demoServer');
const email = 'boss@northgate.example';
const invited = 'ama@northgate.example';
const password = 'a-long-quiet-harbor';
/** Readable together, and the button is as dark as the ink that its color is text on elsewhere. */
const [stone, slate] = ['#687580', '#16232c'];

const variable = (page: Page, name: string) =>
  page.evaluate((one) => document.documentElement.style.getPropertyValue(one), name);

const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

it('a company’s first admin sees their brand on every page and mail within a minute of registering', async () => {
  const boss = await visit(browser, { address: open() });
  const { page } = boss;
  await boss.open('/get-trial');
  await page.getByLabel('Company', { exact: true }).fill('Northgate Énergie');
  await expect.poll(() => page.getByLabel('Short name').inputValue()).toBe('northgate-energie');
  await boss.isAccessible();
  await page.getByLabel('Your name').fill('Duc Anh Phan');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Start trial' }).click();
  const began = Date.now();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByLabel('Code').fill(await mailed(open(), email, /<h2>(\d{6}) /));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.waitForURL(/\/branding$/);
  await page.getByText('30 days left').waitFor();

  await page.getByLabel('Background', { exact: true }).fill('#0b2a3c');
  await page.getByLabel('Text on the background', { exact: true }).fill('#ffffff');
  await page.getByLabel('Button', { exact: true }).fill('#2e8fb5');
  await page.getByText('Contrast with the text is 3.68 : 1').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save branding' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => page.getByLabel('Button', { exact: true }).inputValue()).not.toBe('#2e8fb5');
  const button = await page.getByLabel('Button', { exact: true }).inputValue();
  const logo = {
    name: 'northgate.png',
    mimeType: 'image/png',
    buffer: await pictureFile({ width: 400, height: 64 }),
  };
  await page.getByLabel('Logo').setInputFiles(logo);
  await page.getByRole('button', { name: 'Save branding' }).click();
  await page.getByText('Branding saved').waitFor();
  // Here the house's look stays, but for the preview and the mails.
  expect(await variable(page, '--org-button')).toBe('');

  const own = await visit(browser, { address: corporate.address });
  await own.open('/events');
  // A link from a mail isn't lost at the sign-in.
  await own.page.waitForURL(/\/login\?back=%2Fevents$/);
  await own.page.getByLabel('Email').fill(email);
  await own.page.getByRole('textbox', { name: 'Password' }).fill(password);
  await own.page.getByRole('button', { name: 'Sign in' }).click();
  await own.page.waitForURL(/\/events$/);
  await expect.poll(() => variable(own.page, '--org-button')).toBe(button);

  // Another change reaches the page that is open elsewhere by itself.
  await page.getByLabel('Background', { exact: true }).fill(stone);
  await page.getByLabel('Button', { exact: true }).fill(slate);
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect.poll(() => variable(own.page, '--org-ground')).toBe(stone);
  await fetch(`${open()}/api/people/password-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  // By its subject: the letter that tells of a new device speaks of passwords too.
  const letter = await mailed(open(), email, /<h2>Reset your [\s\S]*?href="(\/outbox\/[\w-]+)"/);
  const html = await (await fetch(open() + letter)).text();
  expect(html).toContain(`background:${stone}`);
  expect(html).toContain(`background:${slate}`);
  expect(html).toContain('Northgate Énergie');
  expect(html).toContain('src="data:image/png;base64,');
  // Some seconds, of which a busy machine makes more: so nothing but what it takes is done up to here.
  expect(Date.now() - began).toBeLessThan(60_000);

  for (const path of ['/', '/branding', '/profile', '/my-competitions', '/nowhere']) {
    await own.open(path);
    await expect.poll(() => accent(own.page)).toBe(slate);
    await own.page.getByRole('banner').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
    await own.page.getByRole('contentinfo').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
  }
  await own.isAccessible();

  // Logged out they see their company's sign-in, and so does an employee who has never been here.
  await own.page.getByRole('button', { name: /your account$/ }).click();
  await own.page.getByRole('menuitem', { name: 'Log out' }).click();
  await own.page.waitForURL(/\/login\?corporate=northgate-energie$/);
  const employee = await visit(browser, { address: corporate.address, width: 390, dark: true });
  await employee.open('/login?corporate=northgate-energie');
  for (const one of [own.page, employee.page]) {
    await one.getByRole('main').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
    expect([await variable(one, '--org-ground'), await accent(one)]).toEqual([stone, slate]);
  }
  await employee.isAccessible();
  // Later without the link.
  await employee.open('/register');
  await employee.page.getByRole('main').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
  await employee.leave();

  // An invited employee begins where the company's things are, and leaves when they want.
  await boss.open('/add-user');
  await page.getByLabel('Name').fill('Ama Sarpong');
  await page.getByLabel('Email').fill(invited);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = new URL(await mailed(open(), invited, /href="([^"]+#join\.[^"]+)"/));
  const ama = await visit(browser, { address: corporate.address, width: 390 });
  await ama.page.goto(corporate.address + link.pathname + link.search + link.hash);
  await ama.page.getByText('Northgate Énergie sees your name').waitFor();
  await ama.page.getByRole('textbox', { name: 'Password' }).fill(password);
  await ama.page.getByRole('button', { name: 'Create account' }).click();
  await ama.page.waitForURL(/\/profile$/);
  await ama.page.getByRole('heading', { name: 'Northgate Énergie' }).waitFor();
  await ama.page.getByRole('banner').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
  expect(await overflow(ama.page)).toBe(0);
  await ama.page.getByRole('link', { name: 'Privacy and leaving' }).click();
  await ama.page.getByText('What people at Northgate Énergie see:').waitFor();
  await ama.isAccessible();
  await ama.page.getByRole('button', { name: 'Leave Northgate Énergie' }).click();
  await ama.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await ama.page.getByText('You left Northgate Énergie').waitFor();
  await ama.page.waitForURL(/\/profile$/);
  await expect.poll(() => ama.page.getByRole('heading', { name: 'Northgate Énergie' }).count()).toBe(0);
  await ama.leave();

  await boss.open('/branding');
  await page.getByLabel('Button', { exact: true }).fill('#2e8fb5');
  await page.getByRole('button', { name: /^Use / }).waitFor();
  await boss.isAccessible();
  await own.leave();
  await boss.leave();
});

const webViews: readonly string[] = [
  addresses.mobileEvent,
  addresses.mobileEventDetail,
  addresses.mobileFitnessTrainer,
  addresses.mobileTrackDiet,
];

/** `/event-detail/:id` with something in place of its parts. */
const concrete = (address: string) => address.replace(/:\w+/g, '1');

it('shows the set of addresses that the seed’s table says, in both modes, with and without a session', async () => {
  const stranger = await visit(browser, { address: corporate.address, width: 390 });
  await stranger.open(addresses.login);
  await stranger.page.getByRole('heading', { level: 1 }).waitFor();
  for (const address of signedOutAddresses.filter((one) => one !== addresses.home)) {
    // What is not built yet is an unknown address: of those, too, the login takes the place.
    expect([addresses.login, concrete(address)]).toContain(await landsOn(stranger.page, concrete(address)));
    const foot = stranger.page.getByRole('contentinfo').getByRole('navigation');
    // The apps' web views have no footer.
    const links = webViews.includes(address) ? [] : ['Terms', 'Privacy'];
    expect(await foot.getByRole('link').allInnerTexts(), address).toEqual(links);
  }
  // What is closed is a table of all addresses in web/src/app/navigation.test.ts: here one of each kind.
  const { leaderboard, myCompetitions, dashboard, communityDetail } = addresses;
  for (const address of ['/', '/nowhere']) {
    expect(await landsOn(stranger.page, address), address).toBe(addresses.login);
  }
  for (const address of [leaderboard, myCompetitions, dashboard, communityDetail].map(concrete)) {
    expect(await landsOn(stranger.page, address)).toBe(urlOf('login', {}, { back: address }));
  }

  // Guests find their tickets here, and buy on the open site alone.
  await stranger.open('/my-tickets?offer=1');
  await stranger.page.getByRole('link', { name: 'Use my email and a code' }).click();
  await stranger.page.getByRole('heading', { level: 1, name: 'Continue as a guest' }).waitFor();
  const email = `ilse.guest.${Date.now()}@example.org`;
  // This process has no mail of its own, so the open one sends the code.
  await createClient({ baseUrl: open(), token: () => null })(askGuestCode, { body: { email } });
  await stranger.open(urlOf('guest', {}, { back: '/my-tickets', name: 'Ilse Guest', email, sent: '1' }));
  const code = () => mailed(open(), email, /<h2>(\d{6}) is your Chalkline code/);
  await expect.poll(code, { timeout: 30_000 }).not.toBe('');
  await stranger.page.getByLabel('Code').fill(await code());
  await stranger.page.getByRole('button', { name: 'Continue' }).click();
  await stranger.page.getByText('No tickets yet').waitFor();
  expect(await stranger.page.getByRole('link', { name: 'Find an event' }).count()).toBe(0);
  await stranger.isAccessible();
  await stranger.leave(/status of 40[0-9]|status of 422/);

  const visitor = await visit(browser, { address: open(), width: 390 });
  await visitor.open(addresses.contact);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  for (const address of [addresses.home, addresses.getTrial, addresses.login, addresses.helpCenter]) {
    expect(await landsOn(visitor.page, address)).toBe(address);
  }
  await visitor.leave();

  const member = await visit(browser, { address: corporate.address });
  await member.open('/login');
  await member.page.getByLabel('Email').fill('trainee@demo.test');
  await member.page.getByRole('textbox', { name: 'Password' }).fill('Demo-2026-pass');
  await member.page.getByRole('button', { name: 'Sign in' }).click();
  await member.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await member.page.getByRole('heading', { level: 1 }).waitFor();
  // The trial is started on the open site; here its address is unknown, and shows the home list.
  expect(await landsOn(member.page, addresses.getTrial)).toBe(addresses.getTrial);
  await member.page.getByRole('searchbox').first().waitFor();
  expect(await member.page.getByLabel('Company', { exact: true }).count()).toBe(0);
  await member.leave();
});
