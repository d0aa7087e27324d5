import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';

const entries = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
13,Ines Carvalho,Women Rx,PRT
`;

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let helper: SignedIn;
let competitionId: string;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  helper = await backDoor.signIn({ name: 'Jonas Brandt' });
  const sketch = {
    name: 'Mole Open',
    divisions: ['Women Rx'],
    csv: entries,
    showResults: 'when_published',
  } as const;
  competitionId = (await makeLiveCompetition(inject('twoServers')[0], owner, sketch)).id;
  await takeOn(helper);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('types scores by keyboard, shows them, decides and ends; the visitor sees what was published, no more', async () => {
  const [one, other] = inject('twoServers');
  const desk = await visit(browser, { address: one, as: owner });
  const second = await visit(browser, { address: other, as: helper });
  const visitor = await visit(browser, { address: other });
  const room = `/competition-dashboard/${competitionId}`;
  await visitor.open(`/leaderboard/${competitionId}`);
  await visitor.page.getByText('Signe Halvorsen').first().waitFor();
  await second.open(`${room}?part=scores`);
  await cell(second.page, '11 Signe Halvorsen').waitFor();
  await desk.open(`${room}?part=scores`);
  await cell(desk.page, '11 Signe Halvorsen').focus();
  await desk.page.keyboard.type('9:41\n9:58\n10:30\n', { delay: 15 });
  await desk.page.getByText('Saved: 10:30').waitFor();
  await expect.poll(() => cell(second.page, '13 Ines Carvalho').inputValue()).toBe('10:30');
  await desk.page.keyboard.press('Control+z');
  await desk.page.getByText('Undone: Ines Carvalho has no score.').waitFor();
  await expect.poll(() => cell(second.page, '13 Ines Carvalho').inputValue()).toBe('');
  expect(await visitor.page.getByText('9:41').count()).toBe(0);
  await desk.isAccessible();

  await desk.open(`${room}?part=results`);
  await desk.page.getByLabel('Breakwater, Women Rx: Draft').check();
  await desk.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await visitor.page.getByText('9:41').first().waitFor();
  await desk.isAccessible();

  await desk.open(`${room}?part=adjustments`);
  await desk.page.getByRole('button', { name: 'Add a penalty' }).click();
  await desk.page.getByLabel('Athlete').fill('Signe');
  await desk.page.getByRole('button', { name: '11 Signe Halvorsen' }).click();
  await desk.page.getByRole('button', { name: 'Continue' }).click();
  await desk.page.getByLabel('Amount').fill('30');
  await desk.page.getByLabel('Reason').fill('Stepped off the mat');
  await desk.page.getByText('2 athletes change place or points.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Add penalty', exact: true }).click();
  await visitor.page.getByText('10:11').first().waitFor();

  await desk.open(`${room}?part=results`);
  await desk.page.getByRole('button', { name: 'Freeze Women Rx' }).click();
  await desk.page.getByRole('button', { name: 'Unfreeze Women Rx' }).waitFor();
  await cell(second.page, '13 Ines Carvalho').focus();
  await second.page.keyboard.type('8:50\n');
  // There was a score before, which was undone: Enter moved on to the reason.
  await expect.poll(() => hasFocus(second.page.getByLabel('Reason for correction'))).toBe(true);
  await second.page.keyboard.type('From the video\n', { delay: 15 });
  await second.page.getByText('Saved: 8:50').waitFor();
  await visitor.page.waitForTimeout(1500);
  expect(await visitor.page.getByText('8:50').count()).toBe(0);
  await desk.page.getByRole('button', { name: 'Unfreeze Women Rx' }).click();
  await visitor.page.getByText('8:50').first().waitFor();
  await desk.page.getByRole('button', { name: 'Finish' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await visitor.page.getByText('Final').first().waitFor();
  await desk.leave();
  await second.leave();
  await visitor.leave();
});

function cell(page: Page, who: string) {
  return page.getByLabel(`Score for ${who}`);
}

function hasFocus(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

/** Who is asked to help and accepts. */
async function takeOn(someone: SignedIn): Promise<void> {
  const [baseUrl] = inject('twoServers');
  const callAs = ({ token }: SignedIn) => createClient({ baseUrl, token: () => token });
  const body = { email: someone.user.email, role: 'manager' } as const;
  const { data } = await callAs(owner)(inviteStaff, { params: { competitionId }, body });
  const params = { staffInvitationId: data.id };
  await callAs(someone)(acceptStaffInvitation, { params, body: { role: 'manager' } });
}
