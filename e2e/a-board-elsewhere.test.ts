import { createServer, type Server } from 'node:http';
import { getCompetition, listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

let browser: Browser;
let board: string;

beforeAll(async () => {
  browser = await openBrowser();
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  const { data } = await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } });
  const params = { competitionId: data[0]?.id ?? '' };
  const { divisions } = (await call(getCompetition, { params })).data;
  board = `/leaderboard/${params.competitionId}?division=${divisions[0]?.id}`;
});
afterAll(() => leaveBrowser(browser));

/** A page of another site, on another origin, that frames an address. */
async function otherSite(framed: string): Promise<{ address: string; server: Server }> {
  const server = createServer((_asked, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<!doctype html><html lang="en"><title>Club</title><h1>Club</h1><iframe title="Leaderboard" src="${framed.replace('&', '&amp;')}" width="1100" height="700"></iframe></html>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, server };
}

it('shows in a frame on another site without accounts and lists, and nothing else can be framed', async () => {
  const app = `${inject('demoServer')}/competition`;
  const club = await otherSite(`${app}${board}&embed=1`);
  const as = await signInAtDemo(inject('demoServer'), 'athlete');
  const visitor = await visit(browser, { address: inject('demoServer'), as });
  const { page } = visitor;
  await page.goto(club.address);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Signe Halvorsen').first().waitFor();
  await frame.getByRole('link', { name: /^Open in/ }).waitFor();
  for (const gone of [/^Follow/, /account|notifications|login|register/i]) {
    expect(await frame.getByRole('button', { name: gone }).count()).toBe(0);
  }
  expect(await frame.getByRole('link', { name: /login|register|FAQs/i }).count()).toBe(0);
  expect(await frame.getByRole('contentinfo').count()).toBe(0);
  // It explains itself there as well, on the figures that everybody sees.
  await frame.getByTitle('Explain this place').first().click();
  await frame.getByText('How this is scored').last().waitFor();
  club.server.close();

  for (const address of [board, '/login', '/all-competetions?embed=1']) {
    const trap = await otherSite(`${app}${address}`);
    await page.goto(trap.address);
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    trap.server.close();
  }
  await visitor.leave(
    /frame-ancestors|chrome-error|X-Frame-Options|favicon|Access is denied for this document/i,
  );
});

it('is printed whole: places, athletes and results, without what only a screen can use', async () => {
  const visitor = await visit(browser, { address: inject('demoServer') });
  const { page } = visitor;
  await visitor.open(board);
  const row = page.getByRole('row', { name: /Signe Halvorsen/ });
  await row.waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Print' }),
    row.getByRole('button', { name: /^Follow/ }),
  ]) {
    await expect.poll(() => hidden.first().isVisible()).toBe(false);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Nothing is cut off at the right of a sheet of A4 lying on its side.
  await page.setViewportSize({ width: 1046, height: 720 });
  const table = page.getByRole('grid');
  const box = async () => (await table.boundingBox()) ?? { width: 0, x: 0 };
  await expect.poll(async () => (await box()).x + (await box()).width).toBeLessThanOrEqual(1046);
  expect((await box()).width).toBeGreaterThan(500);
  for (const shown of [
    row.getByText('9:41.28').first(),
    row.getByText('105.0').first(),
    row.getByText('1st').first(),
    // The leaderboard's own label, which comes before those of the athletes.
    page.locator('main').getByText('Provisional').first(),
    page.locator('main b').getByText('Women Rx'),
  ]) {
    await shown.waitFor();
  }
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  await visitor.leave();
});
