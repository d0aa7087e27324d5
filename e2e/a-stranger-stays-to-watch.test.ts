import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { getLeaderboard } from '@chalkline/contract/competitions/leaderboard.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('opens the demo, goes to the live board and sees it move by itself', async () => {
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  // By its name: others make live competitions in the demo at the same time.
  const { data: found } = await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } });
  const params = { competitionId: found[0]?.id ?? '' };
  const { divisions } = (await call(getCompetition, { params })).data;
  // Nobody else watches the last division.
  const division = divisions.at(-1);
  const query = { divisionId: division?.id ?? '' };
  const results = async () => {
    const { data } = await call(getLeaderboard, { params, query });
    return data.rows.flatMap(({ cells }) => cells.map(({ main }) => main)).filter((main) => main !== '');
  };
  const before = await results();

  const stranger = await visit(browser, { address: inject('demoServer'), width: 390 });
  const { page } = stranger;
  await stranger.open(`/leaderboard/${params.competitionId}?division=${query.divisionId}`);
  await page.getByText('Marijke Postma').first().waitFor();
  const shown = () => page.locator('main').innerText();
  const first = await shown();
  await expect.poll(shown, { interval: 500 }).not.toBe(first);
  await expect.poll(async () => (await results()).length).toBeGreaterThan(before.length);
  await stranger.isAccessible();
  await stranger.leave();
});

it('sees ten athletes and the line of the cut on a TV, each page of them above its foot', async () => {
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  const { data: found } = await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } });
  const hall = await visit(browser, { address: inject('demoServer'), width: 1280 });
  const { page } = hall;
  await page.setViewportSize({ width: 1280, height: 720 });
  await hall.open(`/leaderboard/${found[0]?.id}?tv=1`);
  for (const which of ['1 of 2', '2 of 2']) {
    await page.getByText(which).waitFor({ timeout: 30_000 });
    await page.getByText('Cut after Night Ferry').waitFor();
    const bottoms = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
    const { y: foot = 0 } = (await page.locator('footer').boundingBox()) ?? {};
    expect(bottoms).toHaveLength(11);
    // Borders may overlap by a hairline.
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(foot + 2);
  }
  await hall.isAccessible();
  await hall.leave();
});
