import { beginHandover } from '@chalkline/contract/accounts/handovers.endpoints.ts';
import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { keptOffline } from './kept-offline.ts';
import { visit } from './visit.ts';
import { loggedOut } from './walk.ts';

const [address] = inject('twoServers');
const fiveMinutes = '05:00';
let browser: Browser;
let noor: SignedIn;

beforeAll(async () => {
  browser = await openBrowser();
  const backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  noor = await backDoor.signIn({ name: 'Noor Achterberg' });
  await backDoor.close();
});
afterAll(() => leaveBrowser(browser));

/**
 * Runs in the page before its own scripts: the version is asked of the journey. A route in the network would stop
 * every file of the page that is loaded again.
 */
function askForVersionHere(): void {
  const { fetch } = window;
  const asked = window as unknown as { versionOfServer: () => Promise<string> };
  window.fetch = async (input, init) =>
    String(input).endsWith('/version.json')
      ? Response.json({ version: await asked.versionOfServer() })
      : fetch(input, init);
}

it('a page is handed around as a link, by copy and as a picture', async () => {
  const demo = inject('demoServer');
  const call = createClient({ baseUrl: demo, token: () => null });
  const [live] = (await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } })).data;
  const visitor = await visit(browser, { address: demo, width: 390 });
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.open(`/competition-detail/${live?.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Link copied').waitFor();
  await visitor.isAccessible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${demo}/competition/competition-detail/${live?.id}`,
  );
  // Both hide by themselves; web/src/patterns/share tests the timing.
  await page.getByText('Link copied').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  await visitor.leave();
});

it('a reload without a network shows the shell and says so', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/competition/`);
  // The heading is in the document right away; links come with the complete screen.
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('heading', { name: 'Find your floor' }).waitFor();
  await context.setOffline(false);
  await page.getByText('Back online.').waitFor();
  await context.close();
});

it('an open page loads a new version once, and not while a form is unsaved', async () => {
  const organizer = await visit(browser, { address, as: noor });
  const { page } = organizer;
  await page.clock.install();
  const server = { version: 'one', asked: 0 };
  await page.exposeFunction('versionOfServer', () => {
    server.asked++;
    return server.version;
  });
  await page.addInitScript(askForVersionHere);
  let loads = 0;
  page.on('load', () => {
    loads++;
  });
  const seen = async () => ({ loads, known: await page.evaluate(() => localStorage.getItem('appVersion')) });
  await organizer.open('/create-competition');
  await page.getByLabel('Name', { exact: true }).first().fill('Quayside Clash');
  // The page asks once it has started: a server that said the new version by then would be the first one known.
  await expect.poll(seen).toEqual({ loads: 1, known: 'one' });
  server.version = 'two';
  // At once, as for a device that slept: minute by minute the stream would be taken for silent again and again.
  await page.clock.fastForward(fiveMinutes);
  await expect.poll(() => server.asked).toBe(2);
  expect(await seen()).toEqual({ loads: 1, known: 'one' });
  expect(await page.getByLabel('Name', { exact: true }).first().inputValue()).toBe('Quayside Clash');
  await page
    .getByRole('link', { name: /Chalkline/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('heading', { name: 'Find your floor' }).waitFor();
  await expect.poll(seen).toEqual({ loads: 2, known: 'two' });
  await page.getByRole('heading', { name: 'Find your floor' }).waitFor();
  await expect.poll(() => server.asked).toBe(3);
  await page.clock.fastForward(fiveMinutes);
  await expect.poll(() => server.asked).toBe(4);
  expect(await seen()).toEqual({ loads: 2, known: 'two' });
  await organizer.leave();
});

it('logging out in one tab logs out the other, and signing in leads back', async () => {
  const demo = inject('demoServer');
  const person = await visit(browser, { address: demo });
  const { page } = person;
  await person.open('/my-competitions');
  await page.getByLabel('Email').fill('organizer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-pass');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/competition/my-competitions');
  const other = await person.context.newPage();
  await other.goto(`${demo}/competition/my-competitions`);
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /your account/ }).click();
  await loggedOut([page, other], () => page.getByRole('menuitem', { name: 'Log out' }).click());
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => localStorage.getItem('metatoken'))).toBeNull();
    expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
  // The stream may ask once more for what was the person's before it hears that they left.
  await person.leave(/api\/live\/stream/);
});

it('logging out with something unsaved asks first, and gives it back at the next sign-in', async () => {
  const demo = inject('demoServer');
  const person = await visit(browser, { address: demo });
  const { page } = person;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const words = 'The chalk in lane 4 is gone.';
  const message = page.getByLabel('Message', { exact: true });
  const signIn = async () => {
    await page.getByLabel('Email').fill('organizer@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026-pass');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: /your account/ }).waitFor();
  };
  const askToLogOut = async () => {
    // The menu's code arrives after its button; a press before that opens nothing.
    await page.locator('button[aria-haspopup="menu"]').click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out with unsaved changes?' }).waitFor();
  };
  await person.open('/login?back=/contact');
  await signIn();
  expect(new URL(page.url()).pathname).toBe('/competition/contact');
  await message.fill(words);
  await askToLogOut();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await message.inputValue()).toBe(words);
  expect(await page.evaluate(() => localStorage.getItem('metatoken'))).not.toBeNull();
  await askToLogOut();
  await loggedOut([page], () => page.getByRole('button', { name: 'Log out', exact: true }).click());
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(words);
  await person.open('/login?back=/contact');
  await signIn();
  await expect.poll(() => message.inputValue()).toBe(words);

  // The same after a sign-in that another site hands over, and not once 30 days are over.
  const { token } = await signInAtDemo(demo, 'organizer');
  const handOver = async () => {
    const call = createClient({ baseUrl: demo, token: () => token });
    const { code } = (await call(beginHandover, { body: { from: `${demo}/competition/` } })).data;
    await person.open(`/contact?token=${code}&user_id=1&from=${encodeURIComponent(demo)}`);
    await page.getByRole('button', { name: /your account/ }).waitFor();
  };
  const logOut = async () => {
    await askToLogOut();
    await loggedOut([page], () => page.getByRole('button', { name: 'Log out', exact: true }).click());
  };
  await logOut();
  await handOver();
  await expect.poll(() => message.inputValue()).toBe(words);
  await logOut();
  expect(await page.evaluate(ageKeptForms, 31)).toBe(1);
  await handOver();
  await message.waitFor();
  expect(await message.inputValue()).toBe('');
  expect(await page.evaluate(ageKeptForms, 0)).toBe(0);
  await person.leave(/api\/live\/stream/);
});

it('a code in the address signs in once, and is gone from it', async () => {
  const backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  const { token } = await backDoor.signIn({ name: 'Hugo Lindahl' });
  await backDoor.close();
  const call = createClient({ baseUrl: address, token: () => token });
  const { data } = await call(beginHandover, { body: { from: `${address}/competition/` } });
  const arrival = `/my-competitions?token=${data.code}&user_id=1&from=${encodeURIComponent(address)}`;

  const first = await visit(browser, { address });
  await first.open(arrival);
  await first.page.getByRole('button', { name: /Hugo/ }).waitFor();
  await first.page.waitForURL(`${address}/competition/my-competitions`);
  await first.leave();

  const second = await visit(browser, { address });
  await second.open(arrival);
  await second.page.getByText('Couldn’t sign you in').waitFor();
  await second.page.waitForURL('**/competition/login?**');
  expect(second.page.url()).not.toContain(data.code);
  await second.leave(/status of 422/);
});

/** Runs in the page: makes the forms it keeps so many days older, and counts them. */
async function ageKeptForms(days: number): Promise<number> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('kept-forms'));
  const forms = database.transaction('forms', 'readwrite').objectStore('forms');
  const keys = await answer(forms.getAllKeys());
  for (const key of keys) {
    const kept = await answer(forms.get(key));
    await answer(forms.put({ ...kept, keptAt: kept.keptAt - days * 24 * 60 * 60 * 1000 }, key));
  }
  database.close();
  return keys.length;
}
