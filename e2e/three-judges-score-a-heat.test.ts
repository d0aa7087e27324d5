import { listEntries } from '@chalkline/contract/competitions/entries.endpoints.ts';
import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { publishHeats, seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { listHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { setLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import {
  acceptStaffInvitation,
  inviteStaff,
} from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { keptOffline } from './kept-offline.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { openNetwork } from './network.ts';
import { boardShows } from './shown-board.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const csv = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
13,Ines Carvalho,Women Rx,PRT
`;
/** A request that found no network. */
const noNetwork = /ERR_/;

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

/** A heat of three today, each of them with a judge. */
async function heatOfThree(server: string, owner: SignedIn, judges: readonly SignedIn[]) {
  const as = ({ token }: SignedIn) => createClient({ baseUrl: server, token: () => token });
  const call = as(owner);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  const sketch = { name: 'Pier Relay', divisions: ['Women Rx'], csv, day: today };
  const { id: competitionId, workoutId, divisionIds } = await makeLiveCompetition(server, owner, sketch);
  const params = { competitionId };
  for (const judge of judges) {
    const body = { email: judge.user.email, role: 'manager' } as const;
    const { data } = await call(inviteStaff, { params, body });
    const staffInvitationId = data.id;
    await as(judge)(acceptStaffInvitation, { params: { staffInvitationId }, body: { role: 'manager' } });
  }
  const floor = { name: 'Pier', lanes: 3, callArea: 'Door 3', callMinutes: 10 };
  const { data: made } = await call(createFloor, { params, body: floor });
  const plan = { competitionId, workoutId };
  const { data: seeded } = await call(seedHeats, {
    params: plan,
    body: {
      floorId: made.id,
      day: today,
      startsAt: '12:00',
      durationMinutes: 12,
      transitionMinutes: 3,
      restMinutes: 0,
      divisionIds: [...divisionIds],
      version: null,
      copyOf: null,
      grouping: 'split',
      ranking: 'seed',
      dealing: 'best_last',
      laneOrder: 'in_order',
    },
  });
  await call(publishHeats, { params: plan, body: { version: seeded.version } });
  const { data } = await call(listHeats, { params, query: {} });
  const [heat] = data.heats;
  const lanes = [1, 2, 3].map((lane) => ({
    heatId: heat?.id ?? '',
    lane,
    instead: null,
    personId: judges[lane - 1]?.user.id ?? null,
  }));
  await call(setLaneJudges, { params: plan, body: { lanes } });
  const { data: entries } = await call(listEntries, { params, query: { limit: 10 } });
  return {
    competitionId,
    athleteIn: (lane: number) => heat?.lanes.find((one) => one.lane === lane)?.name ?? '',
    /** Every score that the athlete of a lane was ever given, as it was typed. */
    scoresIn: async (lane: number) => {
      const name = heat?.lanes.find((one) => one.lane === lane)?.name;
      const entryId = entries.find((entry) => entry.name === name)?.id ?? '';
      const history = await call(listScoreHistory, { params, query: { workoutId, entryId } });
      return history.data.map(({ typed }) => typed);
    },
  };
}

async function score(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: /^Send \d/ }).click();
}

/** What a thumb would miss: each link, button and choice of a judge's screen that is under 56 px high or wide. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('a, button, label:has(input), summary')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        if (width === 0 || (width >= 56 && height >= 56)) return [];
        return [`${(one as HTMLElement).innerText || one.ariaLabel}: ${width} × ${height}`];
      }),
    );
}

it('three judges score a heat on phones without a network: nothing is lost, doubled or overwritten', async () => {
  const [one, other] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const [ana, ben, cleo] = [
    await backDoor.signIn({ name: 'Ana Judge' }),
    await backDoor.signIn({ name: 'Ben Judge' }),
    await backDoor.signIn({ name: 'Cleo Judge' }),
  ] as const;
  const heat = await heatOfThree(one, owner, [ana, ben, cleo]);
  const near = await openNetwork(one);
  const far = await openNetwork(other);
  const atLane = async (address: string, as: SignedIn, lane: number) => {
    const phone = await visit(browser, { address, as, width: 360, dark: lane === 2, worker: lane === 3 });
    await phone.open('/judging');
    await phone.page.getByRole('link', { name: new RegExp(heat.athleteIn(lane)) }).click();
    await phone.page.getByText('Enter the result').waitFor();
    return phone;
  };
  const first = await atLane(near.address, ana, 1);
  const second = await atLane(far.address, ben, 2);
  const third = await atLane(near.address, cleo, 3);
  await first.isAccessible();
  await second.isAccessible();
  expect(await overflow(first.page)).toBe(0);
  expect(await smallTargets(first.page)).toEqual([]);

  await keptOffline(third.page);
  await third.page.reload();
  await third.page.getByText('Enter the result').waitFor();
  await keptOffline(third.page);

  near.cut();
  far.cut();
  await score(first.page, '9:41');
  await first.page.getByText('Kept on this phone, not sent yet').waitFor();
  await score(second.page, '10:05');
  await second.page.getByText('Kept on this phone, not sent yet').waitFor();
  // Ben also saw lane 1 come in, and has another time for it.
  await second.page.getByRole('button', { name: 'Switch lane' }).click();
  await second.page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(heat.athleteIn(1)) })
    .click();
  await second.page.getByText('Enter the result').waitFor();
  await score(second.page, '9:44');
  await second.page.getByRole('link', { name: 'Offline, 2 waiting' }).click();
  await second.page.getByRole('heading', { name: 'Waiting on this phone' }).waitFor();
  await second.isAccessible();
  // A penalty comes with the score, whatever becomes of the network.
  await third.page.getByRole('button', { name: '1', exact: true }).click();
  await third.page.getByRole('button', { name: '1', exact: true }).click();
  for (const key of ':20') await third.page.getByRole('button', { name: key, exact: true }).click();
  await third.page.getByRole('button', { name: 'Penalty', exact: true }).click();
  const sheet = third.page.getByRole('dialog');
  await sheet.getByLabel('Amount').fill('10');
  await sheet.getByLabel('Reason').fill('Stepped off the mat');
  await third.isAccessible();
  await sheet.getByRole('button', { name: 'Set penalty' }).click();
  await third.page.getByRole('button', { name: '10 s penalty: Stepped off the mat' }).waitFor();
  // Cleo's tab is closed before anything is sent; the app starts again where the network carries nothing, with the lane
  // and the score.
  await third.page.getByRole('button', { name: /^Send 11/ }).click();
  await third.page.getByText('Kept on this phone, not sent yet').waitFor();
  await third.page.close();
  near.hang();
  const reopened = await third.context.newPage();
  await reopened.goto(`${near.address}/competition/judging`);
  await reopened.getByRole('link', { name: new RegExp(heat.athleteIn(3)) }).click();
  await reopened.getByText('Kept on this phone, not sent yet').waitFor();

  const hall = await visit(browser, { address: other });
  await hall.open(`/leaderboard/${heat.competitionId}`);
  await hall.page.getByText(heat.athleteIn(1)).first().waitFor();
  expect(await hall.page.getByText('9:41').count()).toBe(0);

  near.mend();
  await reopened.getByRole('link', { name: /waiting|All sent/ }).click();
  await reopened.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
  await first.page.getByText(/Receipt [0-9A-F]{8}/).waitFor();
  await first.page.getByText('All sent').waitFor();
  expect([await heat.scoresIn(1), await heat.scoresIn(3)]).toEqual([['9:41'], ['11:20']]);
  await boardShows(hall.page, [heat.athleteIn(1), heat.athleteIn(3)], ['9:41', '11:30']);
  far.mend();
  await second.page.getByRole('button', { name: 'Try now' }).click();
  await second.page.getByText('Another judge entered a different score. The head judge decides.').waitFor();
  await second.page.getByText('All sent').waitFor();
  expect([await heat.scoresIn(1), await heat.scoresIn(2)]).toEqual([['9:41'], ['10:05']]);

  await boardShows(hall.page, [heat.athleteIn(1), heat.athleteIn(2), heat.athleteIn(3)]);

  const head = await visit(browser, { address: other, as: owner, width: 390 });
  await head.open('/judging');
  await head.page.getByText('1 score to settle.').waitFor();
  await head.isAccessible();
  await head.page.getByRole('button', { name: /^Use 9/ }).click();
  await head.page.getByText('1 score to settle.').waitFor({ state: 'detached' });
  expect(await heat.scoresIn(1)).toEqual(['9:44', '9:41']);
  await Promise.all([first, second, third].map((phone) => phone.leave(noNetwork)));
  await head.leave();
  await hall.leave();
  near.close();
  far.close();
});
