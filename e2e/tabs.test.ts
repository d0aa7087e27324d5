import { randomUUID } from 'node:crypto';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { importEntries } from '@chalkline/contract/competitions/imports.endpoints.ts';
import { listScores, recordScore } from '@chalkline/contract/competitions/scores.endpoints.ts';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { type ServerProcess, startServer } from '../server/src/platform/testing/server-process.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { openNetwork } from './network.ts';
import { quickPasswords } from './quick-passwords.ts';
import { visit } from './visit.ts';

const [elsewhere] = inject('twoServers');
/** Visited by nobody else, so that each stream of it is counted. */
let server: ServerProcess;
let browser: Browser;
let call: Client;
let made: CompetitionReply;

beforeAll(async () => {
  browser = await openBrowser();
  const [databaseUrl, appSecret] = [inject('databaseUrl'), inject('appSecret')];
  server = await startServer({ ...quickPasswords, DATABASE_URL: databaseUrl, APP_SECRET: appSecret });
  const backDoor = openBackDoor({ databaseUrl, appSecret });
  const { token } = await backDoor.signIn({ name: 'Imani Okafor' });
  await backDoor.close();
  // Scores are recorded on the other process than the one whose boards are watched.
  call = createClient({ baseUrl: elsewhere, token: () => token });
  made = await openCompetition();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await server.stop();
});

async function openCompetition(): Promise<CompetitionReply> {
  const { data } = await call(createCompetition, {
    body: {
      name: 'Quayside Clash',
      place: 'Rotterdam',
      country: 'NLD',
      startsOn: '2026-11-13',
      endsOn: '2026-11-15',
      zone: 'Europe/Amsterdam',
      online: true,
      divisions: [{ name: 'Women Rx' }],
      workouts: [{ name: 'Breakwater', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: data.id };
  const csv = 'bib,name\n1,Signe Halvorsen\n2,Amara Okonkwo\n3,Ines Carvalho\n';
  await call(importEntries, { params, body: { csv, divisionId: data.divisions[0]?.id } });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  await call(moveCompetition, { params, body: { from: 'published', to: 'live' } });
  return data;
}

async function record(bib: number, typed: string): Promise<void> {
  const params = { competitionId: made.id };
  const workoutId = made.workouts[0]?.id ?? '';
  const { data } = await call(listScores, { params, query: { workoutId } });
  const row = data.find(({ entry }) => entry.bib === bib);
  if (!row) throw new Error(`There is no bib ${bib}.`);
  const body = { submissionId: randomUUID(), workoutId, entryId: row.entry.id, typed, previousId: null };
  await call(recordScore, { params, body });
}

/** How many streams the process has open that is visited. */
async function openStreams(): Promise<number> {
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^chalkline_live_streams (\d+)/m.exec(figures)?.[1]);
}

const shows = (page: Page, score: string) => page.getByText(score).first().waitFor();

it('the tabs of a browser share one stream, and the next one takes it over', async () => {
  const visitor = await visit(browser, { address: server.address });
  const leaderboard = `/leaderboard/${made.id}`;
  await visitor.open(leaderboard);
  await shows(visitor.page, 'Signe Halvorsen');
  const others = [await visitor.context.newPage(), await visitor.context.newPage()];
  for (const page of others) {
    await page.goto(`${server.address}/competition${leaderboard}`);
    await shows(page, 'Signe Halvorsen');
  }
  await expect.poll(openStreams).toBe(1);
  await record(1, '7:11.03');
  await Promise.all([visitor.page, ...others].map((page) => shows(page, '7:11.03')));
  // The tab that came first holds the stream.
  await visitor.page.close();
  await record(2, '6:58.40');
  await Promise.all(others.map((page) => shows(page, '6:58.40')));
  // What was held by the tab that left may take the server a moment to miss.
  await expect.poll(openStreams).toBe(1);
  await visitor.leave();
  await expect.poll(openStreams).toBe(0);
});

it('a tab that was hidden and put to sleep is up to date when it is looked at again', async () => {
  const network = await openNetwork(server.address);
  const visitor = await visit(browser, { address: network.address });
  const { page } = visitor;
  await visitor.open(`/leaderboard/${made.id}`);
  await shows(page, '7:11.03');
  await expect.poll(openStreams).toBe(1);
  await page.evaluate(hide, true);
  const tab = await visitor.context.newCDPSession(page);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  network.cut();
  await expect.poll(openStreams).toBe(0);
  await record(3, '7:02.90');
  network.mend();
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await page.evaluate(hide, false);
  await shows(page, '7:02.90');
  await expect.poll(openStreams).toBe(1);
  await visitor.leave(/live\/stream|ERR_/);
  network.close();
});

/** As the browser tells a page that nobody looks at it; a browser without windows never does by itself. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
