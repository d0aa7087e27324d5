import { revokeOtherSessions, signOut } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { type Visit, visit } from './visit.ts';

const [address] = inject('twoServers');
const password = 'the-ferry-at-dawn';
/** What a browser says of a session that ended: a call that is refused, a stream that is cut. */
const told = /status of 401|(ERR_INCOMPLETE_CHUNKED_ENCODING|status of 404).*live\/stream/;

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await Promise.all([leaveBrowser(browser), backDoor.close()]);
});

const about = (page: Page) => page.getByRole('textbox', { name: /^About you/ });

/** Somebody in the middle of a form, and the token that their browser holds. */
async function typing(name: string, text: string): Promise<{ email: string; token: string; person: Visit }> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@session.example`;
  const as = await backDoor.signIn({ name, email, password });
  const person = await visit(browser, { address, as });
  await person.open('/edit-profile?tab=profile');
  await about(person.page).fill(text);
  return { email, token: as.token, person };
}

async function comeBack({ page }: Visit, email: string): Promise<void> {
  await page.waitForURL(/\/login\?back=/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/competition/edit-profile?tab=profile');
}

it('an expired session: the next action leads to sign in and back, and nothing that was typed is lost', async () => {
  const { email, token, person } = await typing('Ilse Brouwer', 'Rower, and lifter of heavy things.');
  await createClient({ baseUrl: address, token: () => token })(signOut, {});
  await person.page.getByRole('form', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
  await comeBack(person, email);
  await expect.poll(() => about(person.page).inputValue()).toBe('Rower, and lifter of heavy things.');
  await person.isAccessible();
  await person.page.getByRole('form', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
  await person.page.getByText('Unsaved changes').waitFor({ state: 'hidden' });
  await person.open('/edit-profile?tab=profile');
  await expect.poll(() => about(person.page).inputValue()).toBe('Rower, and lifter of heavy things.');
  await person.leave(told);
});

it('a session revoked elsewhere while a form is open: the page knows by itself, and nothing is lost', async () => {
  const { email, person } = await typing('Tomasz Wrona', 'Twenty years on the mat.');
  const reply = await fetch(`${address}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  await createClient({ baseUrl: address, token: () => data.token })(revokeOtherSessions, {});
  // Nobody presses anything: the bell's stream is shut within five seconds.
  await comeBack(person, email);
  await expect.poll(() => about(person.page).inputValue()).toBe('Twenty years on the mat.');
  await person.leave(told);
});
