import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const csv = 'bib,name,division\n11,Signe Halvorsen,Women Rx\n12,Amara Okonkwo,Women Rx\n';

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

it('a second person checks a score and marks another, and the owner undoes one from the activity log', async () => {
  const [address, other] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const second = await backDoor.signIn({ name: 'Jonas Brandt' });
  const as = ({ token }: SignedIn) => createClient({ baseUrl: address, token: () => token });
  const call = as(owner);
  const sketch = { name: 'Mole Open', divisions: ['Women Rx'], csv, day: '2099-06-06' };
  const { id, workoutId } = await makeLiveCompetition(address, owner, sketch);
  const params = { competitionId: id };
  const { data: invited } = await call(inviteStaff, {
    params,
    body: { email: second.user.email, role: 'head_judge' },
  });
  const accepted = { params: { staffInvitationId: invited.id }, body: { role: 'head_judge' as const } };
  await as(second)(acceptStaffInvitation, accepted);
  const { data: entries } = await call(listEntries, { params, query: { limit: 10 } });
  for (const [index, { id: entryId }] of entries.entries()) {
    const typed = `9:3${index}`;
    const body = { submissionId: crypto.randomUUID(), workoutId, entryId, typed, previousId: null };
    await call(recordScore, { params, body: { ...body, tiebreaks: [], answers: {}, reason: '' } });
  }

  const desk = await visit(browser, { address: other, as: second, width: 390 });
  const { page } = desk;
  await desk.open(`/competition-dashboard/${id}?part=scores`);
  await page.getByRole('button', { name: 'Not checked: Signe Halvorsen' }).click();
  await page.getByRole('menuitem', { name: 'Mark as checked' }).click();
  await page.getByRole('button', { name: 'Checked: Signe Halvorsen', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Not checked: Amara Okonkwo' }).click();
  await page.getByRole('menuitem', { name: 'Follow up' }).click();
  await page.getByLabel('Note').fill('Reps on the video');
  await desk.isAccessible();
  await page.getByRole('button', { name: 'Mark for follow-up' }).click();
  await page.getByText('Follow up: Reps on the video').waitFor();
  await desk.isAccessible();
  expect(await overflow(page)).toBe(0);
  await desk.open(`/competition-dashboard/${id}?part=scores&check=follow_up`);
  await page.getByText('1 of 1 athletes').waitFor();
  await desk.leave();

  const organizer = await visit(browser, { address, as: owner });
  await organizer.open(`/competition-dashboard/${id}?part=activity&topic=scores`);
  await organizer.page.getByText('Score check changed').first().waitFor();
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: /^Undo: Score recorded, 12 Amara Okonkwo/ }).click();
  await organizer.page.getByLabel('Reason').fill('Wrong athlete');
  await organizer.isAccessible();
  await organizer.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await organizer.page.getByText('Wrong athlete').waitFor();
  await organizer.page.setViewportSize({ width: 390, height: 844 });
  await organizer.isAccessible();
  expect(await overflow(organizer.page)).toBe(0);
  await organizer.leave();
});
