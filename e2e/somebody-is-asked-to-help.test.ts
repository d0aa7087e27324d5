import { createCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let helper: SignedIn;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  helper = await backDoor.signIn({ name: 'Jonas Brandt' });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('invites a judge and a stranger, withdraws one invitation, and the judge accepts the other', async () => {
  const [one, other] = inject('twoServers');
  const competitionId = await makeDraft(one);
  const desk = await visit(browser, { address: one, as: owner });
  await desk.open(`/competition-dashboard/${competitionId}?part=staff`);
  for (const email of [helper.user.email, 'stranger@example.org']) {
    await desk.page.getByLabel('Email').fill(email);
    await desk.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await desk.page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).waitFor();
  }
  await desk.isAccessible();
  const stranger = desk.page.getByRole('button', { name: 'Withdraw the invitation to stranger@example.org' });
  await stranger.click();
  await stranger.waitFor({ state: 'detached' });

  const guest = await visit(browser, { address: other, as: helper, width: 390 });
  await guest.open('/my-competitions');
  const accept = guest.page.getByRole('button', { name: 'Accept: Mole Open' });
  await accept.waitFor();
  await guest.isAccessible();
  await accept.click();
  await guest.page.getByRole('link', { name: 'Mole Open' }).click();
  await guest.page.getByRole('heading', { name: 'Overview' }).waitFor();

  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Remove Jonas Brandt' }).waitFor();
  await desk.leave();
  await guest.leave();
});

async function makeDraft(baseUrl: string): Promise<string> {
  const call = createClient({ baseUrl, token: () => owner.token });
  const { data } = await call(createCompetition, {
    body: {
      name: 'Mole Open',
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: '2026-11-20',
      endsOn: '2026-11-22',
      zone: 'Europe/Amsterdam',
    },
  });
  return data.id;
}
