import { addresses, letterAddresses, signedOutAddresses } from '@chalkline/contract/urls.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startBeside } from '../server/src/platform/testing/beside.ts';
import type { ServerProcess } from '../server/src/platform/testing/server-process.ts';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';

let browser: Browser;
/** The company's site: corporate mode, beside the open one on the same database. */
let corporate: ServerProcess;
beforeAll(async () => {
  browser = await openBrowser();
  corporate = await startBeside(inject('demoDir'), { CORPORATE_MODE: 'on', ROLE: 'web' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await corporate.stop();
});

const open = () => inject('demoServer');
const email = 'boss@northgate.example';
const password = 'a-long-quiet-harbour';

const variable = (page: Page, name: string) =>
  page.evaluate((one) => document.documentElement.style.getPropertyValue(one), name);

it('a company’s first admin sees their brand on every page and mail within a minute of registering', async () => {
  const boss = await visit(browser, { address: open() });
  const { page } = boss;
  await boss.open('/get-trial');
  await page.getByLabel('Company', { exact: true }).fill('Northgate Énergie');
  await boss.isAccessible();
  const began = Date.now();
  expect(await page.getByLabel('Short name').inputValue()).toBe('northgate-energie');
  await page.getByLabel('Your name').fill('Duc Anh Phan');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await page.getByLabel('Code').fill(await mailed(open(), email, /\b(\d{6})\b/));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/\/branding$/);
  await page.getByText('30 days left').waitFor();

  await page.getByLabel('Background', { exact: true }).fill('#0b2a3c');
  await page.getByLabel('Text on the background', { exact: true }).fill('#ffffff');
  await page.getByLabel('Button', { exact: true }).fill('#2e8fb5');
  await page.getByText('The text on this is 3.68 : 1').waitFor();
  await boss.isAccessible();
  expect(await page.getByRole('button', { name: 'Save branding' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Use it' }).click();
  const button = await page.getByLabel('Button', { exact: true }).inputValue();
  expect(button).not.toBe('#2e8fb5');
  const logo = { name: 'northgate.png', mimeType: 'image/png', buffer: await pictureFile() };
  await page.getByLabel('Logo').setInputFiles(logo);
  await page.getByRole('button', { name: 'Save branding' }).click();
  await page.getByText('Your brand is saved').waitFor();
  // Here the house's look stays, but for the preview and the mails.
  expect(await variable(page, '--org-button')).toBe('');

  const own = await visit(browser, { address: corporate.address });
  await own.open('/events');
  await own.page.waitForURL(/\/login$/);
  await own.page.getByLabel('E-mail').fill(email);
  await own.page.getByRole('textbox', { name: 'Password' }).fill(password);
  await own.page.getByRole('button', { name: 'Sign in' }).click();
  await own.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await expect.poll(() => variable(own.page, '--org-button')).toBe(button);
  for (const path of ['/', '/branding', '/profile', '/my-competitions', '/nowhere']) {
    await own.open(path);
    const worn = await own.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    );
    expect(worn.trim()).toBe(button);
    await own.page.getByRole('banner').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
    await own.page.getByRole('contentinfo').getByRole('img', { name: 'Northgate Énergie' }).waitFor();
  }
  await own.isAccessible();

  // Another change reaches the page that is open elsewhere by itself.
  await page.getByLabel('Background', { exact: true }).fill('#000000');
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect.poll(() => variable(own.page, '--org-ground'), { timeout: 20_000 }).toBe('#000000');

  await boss.open('/login');
  await fetch(`${open()}/api/people/password-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const letter = await mailed(open(), email, /password[\s\S]*?href="(\/outbox\/[\w-]+)"/);
  const html = await (await fetch(open() + letter)).text();
  expect(html).toContain('background:#000000');
  expect(html).toContain(`background:${button}`);
  expect(html).toContain('Northgate Énergie');
  expect(html).toContain('src="data:image/png;base64,');
  expect(Date.now() - began).toBeLessThan(60_000);
  await own.leave();
  await boss.leave();
});

/** `/event-detail/:id` with something in place of its parts. */
const concrete = (address: string) => address.replace(/:\w+/g, '1');

const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/competition', '');

/** As a link does, without loading the page anew. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    `/competition${concrete(address)}`,
  );
}

it('shows the set of addresses that the seed’s table says, in both modes, with and without a session', async () => {
  const all = Object.values(addresses);
  const landsOn = async (page: Page, base: string, address: string) => {
    await page.goto(`${base}/competition${concrete(address)}`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    return pathOf(page);
  };

  const stranger = await visit(browser, { address: corporate.address, width: 390 });
  const openOnes = signedOutAddresses.filter((address) => address !== addresses.home);
  for (const address of openOnes) {
    const path = await landsOn(stranger.page, corporate.address, address);
    // What is not built yet is an unknown address: of those, too, the login takes the place.
    expect([addresses.login, concrete(address)]).toContain(path);
    expect(await stranger.page.getByRole('contentinfo').count()).toBe(0);
  }
  // What letters lead to is open as well: whoever ends a mail need not sign in for it.
  const closed = all.filter((one) => ![...signedOutAddresses, ...letterAddresses].includes(one));
  for (const address of ['/', '/nowhere', ...closed]) {
    await goTo(stranger.page, address);
    await expect.poll(() => pathOf(stranger.page)).toBe(addresses.login);
  }
  await stranger.leave(/status of 40[0-9]|status of 422/);

  const visitor = await visit(browser, { address: open(), width: 390 });
  for (const address of [addresses.home, addresses.getTrial, addresses.login, addresses.helpCenter]) {
    expect(await landsOn(visitor.page, open(), address)).toBe(address);
  }
  await visitor.leave();

  const member = await visit(browser, { address: corporate.address });
  await member.open('/login');
  await member.page.getByLabel('E-mail').fill('trainee@demo.test');
  await member.page.getByRole('textbox', { name: 'Password' }).fill('Demo-2026-pass');
  await member.page.getByRole('button', { name: 'Sign in' }).click();
  await member.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  // The trial is started on the open site; here its address is unknown, and shows the home list.
  expect(await landsOn(member.page, corporate.address, addresses.getTrial)).toBe(addresses.getTrial);
  await member.page.getByRole('searchbox').first().waitFor();
  expect(await member.page.getByLabel('Company', { exact: true }).count()).toBe(0);
  await member.leave();
});
