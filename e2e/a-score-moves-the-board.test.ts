import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { makeLiveCompetition } from './live-competition.ts';
import { openNetwork } from './network.ts';
import { boardShows } from './shown-board.ts';
import { visit } from './visit.ts';

const entries = `bib,name,division,country
11,Signe Halvorsen,Women Rx,NOR
12,Amara Okonkwo,Women Rx,NGA
13,Ines Carvalho,Women Rx,PRT
14,Yui Tanabe,Women Rx,JPN
`;

let browser: Browser;
let backDoor: BackDoor;
let owner: SignedIn;
let competitionId: string;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  owner = await backDoor.signIn({ name: 'Imani Okafor' });
  const sketch = { name: 'Two Quays', divisions: ['Women Rx'], csv: entries, capped: true };
  competitionId = (await makeLiveCompetition(inject('twoServers')[0], owner, sketch)).id;
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

it('enters a score in one browser and sees it in another, on another process, through a cut network', async () => {
  const [one, other] = inject('twoServers');
  const network = await openNetwork(other);
  const visitor = await visit(browser, { address: network.address });
  const judge = await visit(browser, { address: one, as: owner });
  await visitor.open(`/leaderboard/${competitionId}`);
  await visitor.page.getByText('Signe Halvorsen').first().waitFor();
  await judge.open(`/competition-dashboard/${competitionId}?part=scores`);

  await enter(judge.page, '11 Signe Halvorsen', '9:41.28');
  await enter(judge.page, '12 Amara Okonkwo', '9:58.03');
  await boardShows(visitor.page, ['Signe Halvorsen', 'Amara Okonkwo'], ['9:41.28', '9:58.03']);
  await visitor.isAccessible();

  network.cut();
  await visitor.page.getByText(/Reconnecting/).waitFor({ timeout: 40_000 });
  await enter(judge.page, '13 Ines Carvalho', 'CAP+5');
  await enter(judge.page, '14 Yui Tanabe', '9:12');
  await judge.page.getByText('Saved: 9:12').waitFor();
  expect(await visitor.page.getByText('9:12').count()).toBe(0);
  network.mend();
  await boardShows(
    visitor.page,
    ['Yui Tanabe', 'Signe Halvorsen', 'Amara Okonkwo', 'Ines Carvalho'],
    ['9:12', 'CAP +5'],
  );
  await visitor.page.getByText(/Reconnecting/).waitFor({ state: 'detached' });

  await enter(judge.page, '14 Yui Tanabe', '10:12');
  await judge.page.getByLabel('Reason for correction').fill('Video review: no lockout on the last rep');
  await judge.isAccessible();
  await judge.page.getByRole('button', { name: 'Correct' }).click();
  await boardShows(
    visitor.page,
    ['Signe Halvorsen', 'Amara Okonkwo', 'Yui Tanabe', 'Ines Carvalho'],
    ['10:12'],
  );
  await judge.leave();
  // What the browser says of the cut, in whichever of its words.
  await visitor.leave(/Failed to load resource: net::ERR_/);
  network.close();
});

/** Types a score and leaves the box, as a judge does. */
async function enter(page: Page, who: string, score: string): Promise<void> {
  const box = page.getByLabel(`Score for ${who}`);
  await box.fill(score);
  await box.press('Enter');
}
