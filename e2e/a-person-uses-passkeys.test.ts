import {
  confirmSecondFactor,
  startSecondFactor,
} from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeNow } from '../server/src/accounts/second-factors/second-factors.factory.ts';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { type ServerProcess, startServer } from '../server/src/platform/testing/server-process.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { quickPasswords } from './quick-passwords.ts';
import { sessionEnded, type Visit, visit } from './visit.ts';

const password = 'the-ferry-at-dawn';

let browser: Browser;
let backDoor: BackDoor;
/** One database at two hosts, as a site and a company's have it. Passkeys need names, not IP addresses. */
let servers: readonly ServerProcess[];
beforeAll(async () => {
  const env = { DATABASE_URL: inject('databaseUrl'), APP_SECRET: inject('appSecret') };
  backDoor = openBackDoor({ databaseUrl: env.DATABASE_URL, appSecret: env.APP_SECRET });
  [browser, servers] = await Promise.all([
    openBrowser(),
    Promise.all(
      ['localhost', 'gym.localhost'].map((host) => startServer({ ...quickPasswords, ...env }, host)),
    ),
  ]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await Promise.all([backDoor.close(), ...servers.map((server) => server.stop())]);
});

const options = '**/api/sessions/by-passkey/options';

/** A device with a fingerprint reader, whose owner touches it while `touches` says so: it takes what comes after. */
async function authenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const device = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: device });
  const touches = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return {
    touches,
    /** Not for what the browser fills in, which waits already: for the next that is asked for. */
    touchesNext: () =>
      page.route(
        options,
        async (route) => {
          await touches(true);
          await route.continue();
        },
        { times: 1 },
      ),
  };
}

const signedInAs = (page: Page) => page.evaluate(() => window.localStorage.getItem('metaemail'));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const typePassword = (page: Page) => page.getByRole('textbox', { name: 'Password' }).fill(password);

/** Waits until the browser has what it fills in. */
async function openSignIn({ page, open }: Visit): Promise<void> {
  const asked = page.waitForResponse(options);
  await open('/login');
  await asked;
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => window.localStorage.clear());
}

it('adds a passkey, signs in with it alone and as the second step, and removes it', async () => {
  const [here, gym] = servers.map(({ address }) => address);
  if (!here || !gym) throw new Error('Two servers were started.');
  const email = `${crypto.randomUUID()}@keys.example`;
  const as = await backDoor.signIn({ name: 'Imke Visser', email, password });
  const imke = await visit(browser, { address: here, width: 390 });
  const { page } = imke;
  const device = await authenticator(page);
  await device.touches(false);

  await imke.open('/login');
  await imke.isAccessible();
  await page.getByLabel('Email').fill(email);
  await typePassword(page);
  await press(page, 'Sign in');
  await expect.poll(() => signedInAs(page)).toBe(email);
  await imke.open('/edit-profile?tab=security');
  await press(page, 'Add a passkey');
  await page.getByLabel('Name').fill('Pocket phone');
  await typePassword(page);
  await imke.isAccessible();
  await device.touches(true);
  await press(page, 'Continue');
  await page.getByText('Pocket phone added').waitFor();
  await page.getByText('Never used.').waitFor();
  await imke.isAccessible();

  // By the button, once the reader is touched.
  await device.touches(false);
  await signOut(page);
  await openSignIn(imke);
  await device.touchesNext();
  await press(page, 'Sign in with a passkey');
  await expect.poll(() => signedInAs(page)).toBe(email);

  // From what the browser fills in: the touch is the choice.
  await signOut(page);
  await imke.open('/login');
  await expect.poll(() => signedInAs(page)).toBe(email);

  // As the second step, after the password.
  await device.touches(false);
  const call = createClient({ baseUrl: here, token: () => as.token });
  const { secret } = (await call(startSecondFactor, { body: { password } })).data;
  await call(confirmSecondFactor, { body: { code: codeNow(secret) } });
  await signOut(page);
  await openSignIn(imke);
  await page.getByLabel('Email').fill(email);
  await typePassword(page);
  await press(page, 'Sign in');
  await page.getByLabel('Code from your authenticator app').waitFor();
  await imke.isAccessible();
  await device.touchesNext();
  await press(page, 'Use a passkey instead');
  await expect.poll(() => signedInAs(page)).toBe(email);

  // The company's site knows of it, and takes none but its own.
  const elsewhere = await visit(browser, { address: gym });
  await authenticator(elsewhere.page);
  await elsewhere.open('/login');
  await press(elsewhere.page, 'Sign in with a passkey');
  await elsewhere.page.getByText(/No passkey was used/).waitFor();
  await elsewhere.isAccessible();
  const atGym = await visit(browser, { address: gym, as });
  await atGym.open('/edit-profile?tab=security');
  await atGym.page.getByText(/Signs in at localhost\./).waitFor();
  await atGym.leave();

  await imke.open('/edit-profile?tab=security');
  await press(page, 'Remove Pocket phone');
  await typePassword(page);
  await press(page, 'Remove');
  await page.getByLabel('Code from your authenticator app').waitFor();
  await press(page, 'Use a passkey instead');
  await page.getByText('Pocket phone removed').waitFor();
  await device.touches(false);
  await signOut(page);
  await openSignIn(imke);
  await device.touchesNext();
  await press(page, 'Sign in with a passkey');
  await page.getByText('This passkey wasn’t accepted.').waitFor();
  // Else what the browser fills in goes on trying.
  await device.touches(false);
  const refused = new RegExp(`${sessionEnded.source}|status of 4(03|22)`);
  await imke.leave(refused);
  await elsewhere.leave(refused);
});
