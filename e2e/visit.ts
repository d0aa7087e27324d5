import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { contrastFindings } from './contrast.ts';
import { storedSession } from './stored-session.ts';

/** What is waited for comes when the machine gets to it, in milliseconds: a busy one loads a first page slowly. */
const patience = 30_000;

/**
 * What a browser says of a session that ended: calls that are refused, a stream that is cut, and then asked for
 * once more by a visitor who may not follow somebody's bell.
 */
export const sessionEnded = /status of 401|(ERR_INCOMPLETE_CHUNKED_ENCODING|status of 404).*live\/stream/;

export interface VisitOptions {
  /** The process that is visited. */
  readonly address: string;
  readonly as?: SignedIn;
  /** Pixels; 1440 unless said. */
  readonly width?: number;
  readonly dark?: boolean;
  /** With the service worker, as browsers have it: pages load without a network. */
  readonly worker?: boolean;
  /** Calls never time out: after 2.5 seconds without an answer, a door decides on its own. */
  readonly patient?: boolean;
}

/** One person's browser: a context of its own, with everything that went wrong in its console. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens an address of the app: `/leaderboard/1`. */
  open(path: string): Promise<void>;
  /** No accessibility finding on what is shown now. */
  isAccessible(): Promise<void>;
  /** Nothing went wrong in the console, but for what matches `expected`; then the browser closes. */
  leave(expected?: RegExp): Promise<void>;
}

export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const { address, as, width = 1440, dark = false, worker = false, patient = false } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    // What moves is drawn sixty times a second: a tenth of what all journeys took.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (as) await context.addInitScript(keepSession, storedSession(as));
  if (patient) await context.addInitScript(neverTimeOut);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const wrong: string[] = [];
  page.on(
    'console',
    (line) => line.type() === 'error' && wrong.push(`${line.text()} ${line.location().url}`),
  );
  page.on('pageerror', (error) => wrong.push(String(error)));
  return {
    page,
    context,
    open: async (path) => {
      await page.goto(`${address}/competition${path}`);
    },
    isAccessible: () => isAccessible(page),
    leave: async (expected) => {
      await context.close();
      const unexpected = wrong.filter((line) => !expected?.test(line));
      expect(unexpected, unexpected.join('; ')).toEqual([]);
    },
  };
}

async function isAccessible(page: Page): Promise<void> {
  expect(await findingsOf(page)).toEqual([]);
}

/** Half the size of the package's default source, which every page parses again. */
const minifiedAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings on the current page, with their location. Waits for animations to finish. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(isStill);
  // What a page has of it from an earlier look is not given to it again: half of a look's time.
  const isGiven = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, axeSource: isGiven ? 'void 0' : minifiedAxe })
    // No page of ours has frames of other sites; with frame support, axe opens a second page for each run.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    // The viewport forbids zooming because the product's specification orders it.
    .disableRules(['meta-viewport', 'color-contrast'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  return [...found, ...(await contrastFindings(page))];
}

/** The screen has come, and nothing in it moves any more but what never ends. */
function isStill(): boolean {
  const isLoading = document.querySelector('main [role="status"][aria-label^="Loading"]') !== null;
  // Rows of an earlier search fade until the next ones come.
  const isFaded = document.querySelector('main div[aria-busy="true"]') !== null;
  // A dialog is named by its title a moment after both are there.
  const isUnnamed =
    document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby]):has(h2)') !== null;
  if (document.querySelector('h1') === null || isLoading || isFaded || isUnnamed) return false;
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
}

/**
 * Runs in the page before its own scripts, once for each site: logging out empties the storages and must stay
 * logged out, so what remembers it is a cookie, of which the product has none.
 */
function keepSession(entries: Record<string, string>): void {
  const mark = `signed-in-by-journey-${window.location.port}=yes`;
  if (document.cookie.includes(mark)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of the browser answers later than the page's scripts run
  document.cookie = `${mark}; path=/`;
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
}

function neverTimeOut(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
