import { createFloor } from '@chalkline/contract/competitions/floors.endpoints.ts';
import { publishHeats, seedHeats } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { listHeats } from '@chalkline/contract/competitions/heats.endpoints.ts';
import { createJudgeLinks } from '@chalkline/contract/competitions/judge-links.endpoints.ts';
import { listScoreHistory } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { openNetwork } from './network.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const csv = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
`;

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

async function score(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: /^Send \d/ }).click();
}

it('a judge without an account scans a link, loses it, and a new one sends what was left', async () => {
  const [server] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const call = createClient({ baseUrl: server, token: () => owner.token });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  const made = await makeLiveCompetition(server, owner, {
    name: 'Lock Gate Open',
    divisions: ['Women Rx'],
    csv,
    day: today,
  });
  const { id: competitionId, workoutId, divisionIds } = made;
  const params = { competitionId };
  const floor = { name: 'Lock', lanes: 2, callArea: null, callMinutes: 10 };
  const { data: laid } = await call(createFloor, { params, body: floor });
  const plan = { competitionId, workoutId };
  const { data: seeded } = await call(seedHeats, {
    params: plan,
    body: {
      floorId: laid.id,
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
  const athlete = data.heats[0]?.lanes.find(({ lane }) => lane === 1);
  const history = async () => {
    const query = { workoutId, entryId: athlete?.entryId ?? '' };
    const { data: scores } = await call(listScoreHistory, { params, query });
    return scores.map(({ typed, recordedBy }) => [typed, recordedBy.name]);
  };

  const desk = await visit(browser, { address: server, as: owner, width: 1440 });
  await desk.open(urlOf('competitionDashboard', { id: competitionId }, { part: 'heats' }));
  const panel = desk.page
    .locator('section')
    .filter({ has: desk.page.getByRole('heading', { name: 'Judge links' }) })
    .last();
  await panel.getByRole('button', { name: 'Create links' }).click();
  const dialog = desk.page.getByRole('dialog');
  await dialog.getByLabel('2', { exact: true }).uncheck();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await panel.getByText('Not opened yet').waitFor();
  await panel.getByRole('button', { name: 'Show the QR code of Lock, lane 1' }).click();
  const link = await desk.page.getByLabel('Link', { exact: true }).inputValue();
  await desk.isAccessible();
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' });

  const near = await openNetwork(server);
  const phone = await visit(browser, { address: near.address, width: 360 });
  const address = (url: string) => new URL(url).pathname.replace('/competition', '') + new URL(url).search;
  await phone.open(address(link));
  await phone.page.getByText('Lock, lane 1.').waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByLabel('Your name').fill('Noor Achterberg');
  await phone.page.getByRole('button', { name: 'Start judging' }).click();
  await phone.page.getByText('Noor Achterberg: Lock, lane 1.').waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('link', { name: new RegExp(athlete?.name ?? '') }).click();
  for (const key of '9:41') await phone.page.getByRole('button', { name: key, exact: true }).click();
  await phone.page.getByRole('button', { name: 'Athlete signs' }).click();
  const pad = phone.page.getByRole('img', { name: 'Signature, empty' });
  const box = await pad.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 60];
  await phone.page.mouse.move(x, y);
  await phone.page.mouse.down();
  await phone.page.mouse.move(x + 60, y - 30, { steps: 4 });
  await phone.page.mouse.move(x + 120, y + 10, { steps: 4 });
  await phone.page.mouse.up();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Confirm result' }).click();
  await phone.page.getByText('Signed by the athlete').waitFor();
  await phone.page.getByRole('button', { name: /^Send \d/ }).click();
  await phone.page.getByText(/Receipt [0-9A-F]{8}\. Signed by the athlete\./).waitFor();
  expect(await history()).toEqual([['9:41', 'Noor Achterberg']]);

  const other = await visit(browser, { address: server, width: 390 });
  await other.open(address(link));
  await other.page.getByLabel('Your name').fill('Someone else');
  await other.page.getByRole('button', { name: 'Start judging' }).click();
  await other.page.getByText('This link is already in use on another phone.', { exact: false }).waitFor();
  await other.leave(/409/);

  near.cut();
  await score(phone.page, '9:38');
  const ask = phone.page.getByRole('dialog');
  await ask.getByRole('button', { name: /^Change to/ }).click();
  await phone.page.getByText('Kept on this phone, not sent yet').waitFor();
  await panel.getByText('Noor Achterberg').waitFor();
  await panel.getByRole('button', { name: 'Revoke the link to Lock, lane 1' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await panel.getByText('No judge links').waitFor();
  near.mend();
  await phone.page.getByText('Your link has ended').waitFor();
  await phone.page.getByText('1 score not sent yet.').waitFor();
  await phone.isAccessible();
  expect(await history()).toEqual([['9:41', 'Noor Achterberg']]);

  const body = { floorId: laid.id, lanes: [1], until: today };
  const { data: next } = await call(
    createJudgeLinks,
    { params, body },
    { idempotencyKey: crypto.randomUUID() },
  );
  await phone.open(urlOf('judgeLink', {}, { link: next[0]?.token ?? '' }));
  await phone.page.getByLabel('Your name').fill('Noor Achterberg');
  await phone.page.getByRole('button', { name: 'Start judging' }).click();
  await phone.page.getByText('All sent').waitFor();
  expect(await history()).toEqual([
    ['9:38', 'Noor Achterberg'],
    ['9:41', 'Noor Achterberg'],
  ]);
  await phone.leave(/ERR_|401/);
  await desk.leave();
  near.close();
});
