import { listCompetitions } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

/** The part of a phone's screen that is left between the browser's bars. */
const fold = 664;

let browser: Browser;
let harbor: string;

beforeAll(async () => {
  browser = await openBrowser();
  const call = createClient({ baseUrl: inject('demoServer'), token: () => null });
  const { data } = await call(listCompetitions, { query: { status: 'live', search: 'Harbor' } });
  harbor = data[0]?.id ?? '';
});
afterAll(() => leaveBrowser(browser));

const open = async (width: number, path: string, as?: Awaited<ReturnType<typeof signInAtDemo>>) => {
  const visitor = await visit(browser, { address: inject('demoServer'), width, ...(as && { as }) });
  await visitor.open(path);
  return visitor;
};

async function box(one: Locator) {
  const found = await one.boundingBox();
  if (!found) throw new Error(`${one} isn't on the screen`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

it('keeps the close button of the phone menu in reach while the promo banner is open', async () => {
  const visitor = await open(390, '/');
  const { page } = visitor;
  await page.getByRole('complementary', { name: 'Announcement' }).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const first = await box(page.locator('#mobile-menu a').first());
  const close = page.getByRole('button', { name: 'Close menu' });
  expect((await box(close)).bottom).toBeLessThanOrEqual(first.y);
  await close.click();
  await page.locator('#mobile-menu').waitFor({ state: 'detached' });
  await visitor.leave();
});

it.each([500, 600, 768, 820])('cuts nothing off the featured cards at %i px', async (width) => {
  const visitor = await open(width, '/');
  const slide = visitor.page.getByRole('group', { name: /^1 of/ });
  const heading = slide.getByRole('heading');
  const hasCome = () =>
    heading.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  // Nothing is featured for a moment while another journey chooses anew what is.
  while (!(await hasCome())) await visitor.open('/');
  const card = await box(slide);
  const cutOff = await slide.locator('a *').evaluateAll(
    (parts, right) =>
      parts.flatMap((part) => {
        const isWords = part.childElementCount === 0 && part.textContent?.trim() && !part.closest('svg');
        return isWords && part.getBoundingClientRect().right > right ? [part.textContent] : [];
      }),
    card.right,
  );
  expect(cutOff).toEqual([]);
  const days = await box(slide.locator('p b').first());
  expect(days.height).toBeLessThan(60);
  await visitor.leave();
});

it.each([768, 820, 896, 1024, 1280])('has room for every link of the header at %i px', async (width) => {
  const visitor = await open(width, '/partners', await signInAtDemo(inject('demoServer'), 'admin'));
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
  await page.getByRole('button', { name: /your account/ }).waitFor();
  const past = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(past).toBe(0);
  await visitor.leave();
});

it('leads to the last columns of a board at 1024 px', async () => {
  const visitor = await open(1024, `/leaderboard/${harbor}`);
  const { page } = visitor;
  const more = page.getByRole('button', { name: 'Show more columns' });
  await more.click();
  await more.waitFor({ state: 'detached' });
  const last = await box(page.getByRole('columnheader').last());
  expect(last.right).toBeLessThanOrEqual(1000);
  await visitor.isAccessible();
  await visitor.leave();
});

it('shows the first athletes of a board on a phone, and the filters behind one button', async () => {
  const visitor = await open(390, `/leaderboard/${harbor}`);
  const { page } = visitor;
  const rows = page.locator('li[data-entry] > button');
  expect((await box(rows.nth(2))).bottom).toBeLessThanOrEqual(fold);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  await rows.filter({ hasText: 'Lucía Barrenechea' }).click();
  await page.locator('dd', { hasText: 'the cut line' }).waitFor();
  const country = page.getByRole('combobox', { name: 'Country' });
  expect(await country.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await country.selectOption('NOR');
  await page.getByRole('button', { name: 'Filters, 1' }).click();
  await country.waitFor({ state: 'detached' });
  await visitor.isAccessible();
  await visitor.leave();
});

it('shows the first athlete of the score sheet on a phone', async () => {
  const as = await signInAtDemo(inject('demoServer'), 'organizer');
  const visitor = await open(390, `/competition-dashboard/${harbor}?part=scores`, as);
  const { page } = visitor;
  expect((await box(page.getByRole('textbox', { name: /^Score for/ }).first())).bottom).toBeLessThanOrEqual(
    fold,
  );
  const search = page.getByRole('searchbox', { name: 'Search' });
  expect(await search.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await search.fill('Signe');
  await page.getByRole('button', { name: 'Filters, 1' }).waitFor();
  await visitor.isAccessible();
  await visitor.leave();
});

it('keeps the side menu and its edge on every page of administrators', async () => {
  const as = await signInAtDemo(inject('demoServer'), 'admin');
  const visitor = await open(1440, '/dashboard', as);
  const { page } = visitor;
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  const edge = (await box(menu)).right;
  for (const name of ['People', 'Invite people', 'Moderation', 'Companies', 'Featured content']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await menu.getByRole('link', { name, exact: true }).and(page.locator('[aria-current=page]')).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect((await box(menu)).right).toBe(edge);
  }
  await visitor.leave();
});
