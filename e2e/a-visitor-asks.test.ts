import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { listFeaturedItems, removeFeaturedItem } from '@chalkline/contract/showcase/featured.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';

let browser: Browser;
let admin: SignedIn;
beforeAll(async () => {
  browser = await openBrowser();
  const body = { email: 'admin@demo.test', password: 'Demo-2026-pass' };
  admin = (await createClient({ baseUrl: address(), token: () => null })(signIn, { body })).data;
});
afterAll(() => leaveBrowser(browser));

const address = () => inject('demoServer');
const asAdmin = () => createClient({ baseUrl: address(), token: () => admin.token });
const asker = 'wren.asker@example.org';

/** What search and pasted links read, and nothing else of the page. */
async function headOf(path: string) {
  const html = await (await fetch(`${address()}/competition${path}`)).text();
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { title: /<title>([^<]*)</.exec(html)?.[1] ?? '', content };
}

it('a visitor searches the help, writes, and is answered by somebody at the dashboard', async () => {
  const visitor = await visit(browser, { address: address(), width: 390 });
  const { page } = visitor;
  await visitor.open('/help-center#ties');
  await page.getByText('1, 2, 2, 4').waitFor();
  await visitor.isAccessible();
  await page.getByRole('searchbox', { name: 'Questions' }).fill('parking');
  await page.getByText('No results for “parking”').waitFor();
  await page.getByRole('link', { name: 'Send a message' }).click();
  await page.getByLabel('Name').fill('Wren Asker');
  await page.getByLabel('Email').fill(asker);
  await page.getByLabel('Message', { exact: true }).fill('Where do I park on the quay?');
  await visitor.isAccessible();
  // Nobody writes that fast.
  await page.waitForTimeout(3_000);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Message sent.').waitFor();
  await mailed(address(), asker, /(We got your message)/);
  await visitor.leave();

  const boss = await visit(browser, { address: address(), as: admin, dark: true });
  await boss.open('/dashboard');
  await boss.page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  await boss.isAccessible();
  await boss.page.getByRole('link', { name: /^Answer: \d+ messages/ }).click();
  await boss.page.getByRole('link', { name: 'Wren Asker' }).click();
  await boss.page.getByText('Where do I park on the quay?').waitFor();
  await boss.page.getByLabel('Answer', { exact: true }).fill('Behind the cranes, from seven.');
  await boss.page.getByRole('button', { name: 'Send answer' }).click();
  await boss.page.getByText('Teodora Ilieva answered').waitFor();
  await boss.isAccessible();
  await mailed(address(), asker, /(Behind the cranes, from seven\.)/);
  await boss.leave();
});

it('an administrator features a competition by keyboard, and a visitor sees it first', async () => {
  const call = asAdmin();
  for (const { id } of (await call(listFeaturedItems)).data) {
    await call(removeFeaturedItem, { params: { featuredItemId: id } });
  }
  const boss = await visit(browser, { address: address(), as: admin });
  const { page } = boss;
  await boss.open('/featured-content');
  for (const name of ['Harbor Throwdown', 'Rift Valley Open']) {
    await page.getByRole('searchbox', { name: 'What to feature' }).fill(name);
    await page.getByRole('button', { name: `Feature: ${name}` }).press('Enter');
    await page.getByRole('button', { name: `Move up: ${name}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Move up: Rift Valley Open' }).press('Enter');
  await page.getByText('Rift Valley Open is number 1 of 2.').waitFor({ state: 'attached' });
  await page.getByLabel('Text', { exact: true }).fill('Rift Valley Open: entries are open.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Banner saved').waitFor();
  await boss.isAccessible();
  await boss.leave();

  const visitor = await visit(browser, { address: address() });
  await visitor.open('/');
  const row = visitor.page.getByRole('region', { name: 'Featured' });
  await row.waitFor();
  await expect
    .poll(() => row.getByRole('heading').allTextContents())
    .toEqual(['Rift Valley Open', 'Harbor Throwdown']);
  await visitor.page.getByText('Rift Valley Open: entries are open.').waitFor();
  // What the server wrote into the page shows right away, without a layout shift.
  const moved = await visitor.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(moved).toBeLessThan(0.02);
  await visitor.isAccessible();
  await visitor.page.getByRole('button', { name: 'Close announcement' }).click();
  await visitor.page.reload();
  await row.waitFor();
  await expect.poll(() => visitor.page.getByText('entries are open.').count()).toBe(0);
  await visitor.leave();
});

it('a pasted link says what the browser says, and shows a picture that is there', async () => {
  const { data } = await asAdmin()(listCompetitions, { query: { status: 'live' } });
  const { id = '' } = data[0] ?? {};
  const visitor = await visit(browser, { address: address() });
  const paths = ['/', '/help-center', '/contact', '/old-home', '/login', '/register'];
  for (const path of [...paths, `/competition-detail/${id}`, `/leaderboard/${id}`]) {
    const { title, content } = await headOf(path);
    await visitor.open(path);
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor();
    await visitor.page.waitForFunction((said) => document.title === said, title);
    expect(content('description'), path).not.toBe('');
    const picture = await fetch(content('og:image').replace(/^https?:\/\/[^/]+/, address()));
    expect(picture.headers.get('content-type'), path).toBe('image/png');
  }
  const shell = await headOf('/edit-profile');
  expect([shell.title, shell.content('og:title')]).toEqual(['Chalkline', '']);
  await visitor.leave();
});
