import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { findingsOf } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const pageOf = (style: string) =>
  `<!doctype html><html lang="en"><title>A page</title><style>.pale{color:#999}</style>
  <body style="background:#fff"><main><h1>A page</h1><p ${style}>Words</p><p>More words</p></main></body></html>`;

it('finds pale text at every look, also after one at a page where the same words were dark', async () => {
  const page = await browser.newPage();
  const findings = async (style: string) => {
    await page.setContent(pageOf(style));
    return findingsOf(page);
  };
  expect(await findings('class="dark"')).toEqual([]);
  expect(await findings('class="pale"')).toEqual(['color-contrast: .pale']);
  expect(await findings('class="pale"')).toEqual(['color-contrast: .pale']);
  expect(await findings('style="color: #999"')).toHaveLength(1);
  expect(await findings('class="dark"')).toEqual([]);
});
