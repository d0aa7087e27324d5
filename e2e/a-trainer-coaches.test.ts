import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

const [address] = inject('twoServers');

it('an athlete asks a trainer, who accepts and shares a note, until the athlete ends it', async () => {
  // A second try finds the people of the first, so each has names of its own.
  const family = `C${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: `Kofi ${family}`, accountType: 'trainer' });
  const athlete = await backDoor.signIn({ name: `Ana ${family}` });
  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(`/trainers?search=${family}`);
  await phone.page.getByRole('button', { name: `Ask for coaching: Kofi ${family}` }).click();
  await phone.page.getByLabel('What do you want to reach?').fill('One strict pull-up by March.');
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Send request' }).click();
  await phone.page.getByRole('link', { name: 'Request open' }).waitFor();
  await phone.isAccessible();

  const desk = await visit(browser, { address, as: trainer });
  await desk.open('/requests-trainer');
  await desk.page.getByText('One strict pull-up by March.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: `Accept: Ana ${family}` }).click();
  await desk.page.getByText('No open requests').waitFor();
  await desk.open('/clients');
  await desk.page.getByRole('link', { name: `Ana ${family}` }).click();
  await desk.page.getByRole('button', { name: 'Write a note' }).click();
  await desk.page.getByLabel('Note', { exact: true }).fill('Three sets of negatives on Friday.');
  await desk.page.getByLabel(`Share with Ana ${family}`).check();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.page.getByText('Three sets of negatives on Friday.').waitFor();
  await desk.isAccessible();

  await phone.page.getByRole('link', { name: 'Request open' }).waitFor();
  await phone.page.reload();
  await phone.page.getByRole('link', { name: 'Active', exact: true }).click();
  await phone.page.getByText('Three sets of negatives on Friday.').waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: `End coaching: Kofi ${family}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'End coaching' }).click();
  await phone.page.getByRole('button', { name: `End coaching: Kofi ${family}` }).waitFor({ state: 'hidden' });

  await desk.page.reload();
  await desk.page.getByText('You don’t coach them now').waitFor();
  await desk.isAccessible();
  await phone.leave();
  await desk.leave();
});
