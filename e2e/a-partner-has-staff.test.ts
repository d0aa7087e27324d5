import { createClient } from '@chalkline/contract/http/client.ts';
import { applyAsPartner, decidePartner } from '@chalkline/contract/partners/partners.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

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
const callAs = ({ token }: SignedIn) => createClient({ baseUrl: address, token: () => token });

it('an owner invites somebody, who handles orders and products on a phone, and removes them', async () => {
  const owner = await backDoor.signIn({ name: 'Olga Owner' });
  const admin = await backDoor.signIn({ name: 'Ada Admin', accountType: 'admin' });
  const facts = { name: 'Kade Grips', sells: 'Grips', story: 'By hand.', town: 'Rotterdam', country: 'NLD' };
  const { data: partner } = await callAs(owner)(applyAsPartner, {
    body: { ...facts, website: null, delivery: null },
  });
  const decision = { version: partner.version, state: 'approved' as const, reason: '' };
  await callAs(admin)(decidePartner, { params: { partnerId: partner.id }, body: decision });

  const helper = await backDoor.signIn({ name: 'Stig Staff' });
  const desk = await visit(browser, { address, as: owner });
  await desk.open('/partners-dashboard');
  await desk.page.getByText('No staff yet').waitFor();
  await desk.page.getByRole('button', { name: 'Invite' }).click();
  await desk.page.getByRole('dialog').getByLabel('Email').fill(helper.user.email);
  await desk.isAccessible();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
  await desk.page.getByText('Invitation sent').waitFor();

  const phone = await visit(browser, { address, as: helper, width: 390 });
  await phone.open('/partners-dashboard');
  await phone.page.getByRole('heading', { name: 'Olga Owner invites you to work for Kade Grips' }).waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Accept' }).click();
  await phone.page.getByText('You work for Kade Grips now').waitFor();
  await phone.page.getByRole('link', { name: 'Received orders' }).waitFor();
  expect(await phone.page.getByRole('link', { name: 'Edit partner' }).count()).toBe(0);
  expect(await overflow(phone.page)).toBe(0);
  await phone.isAccessible();
  await phone.page.getByRole('link', { name: 'Products', exact: true }).click();
  await phone.page.getByRole('link', { name: 'Add a product' }).first().waitFor();

  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Remove Stig Staff' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await desk.page.getByText('Stig Staff removed').waitFor();
  await desk.isAccessible();
  await phone.open('/partners-dashboard');
  await phone.page.getByText('No partner yet').waitFor();
  await Promise.all([desk, phone].map((one) => one.leave()));
});
