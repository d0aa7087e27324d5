import type { Page } from 'playwright-core';

/** What is shown once a screen has loaded. */
export interface Arrival {
  /** Below /competition, with its query. */
  readonly path: string;
  readonly title: string;
  /** All headings of the first level. */
  readonly headings: readonly string[];
  /** Whether the screen says that it is for others. */
  readonly isClosed: boolean;
}

/**
 * Follows a link to an address without reloading the page, and waits until its screen is there: the shell moves focus
 * to each screen's heading, and nothing says it is still loading.
 */
export async function goTo(page: Page, address: string): Promise<Arrival> {
  const isThere = new URL(page.url()).pathname === `/competition${address}`;
  if (isThere) return page.evaluate(look);
  return arriveBy(page, () => page.evaluate(push, `/competition${address}`));
}

/** Where an address leads to, be it back to where one was: there the focus stays. */
export async function landsOn(page: Page, address: string): Promise<string> {
  await page.evaluate(push, `/competition${address}`);
  await page.waitForFunction(isShown);
  return (await page.evaluate(look)).path;
}

/** What is shown after an action that leads to another screen. */
export async function arriveBy(page: Page, action: () => Promise<unknown>): Promise<Arrival> {
  const before = await page.evaluate(stepAside);
  await action();
  await page.waitForFunction(hasArrived, before, { polling: 30 });
  return page.evaluate(look);
}

/**
 * Logs out and waits until each of these tabs has come to the sign-in. It comes by a full load, and a moment before
 * that the address may say so already: what is read or typed then is gone.
 */
export async function loggedOut(tabs: readonly Page[], action: () => Promise<unknown>): Promise<void> {
  const loads = await Promise.all(tabs.map((tab) => tab.evaluate(() => performance.timeOrigin)));
  await action();
  await Promise.all(tabs.map((tab, index) => tab.waitForFunction(isSignIn, loads[index])));
}

function isSignIn(loadBefore: number | undefined): boolean {
  const { pathname, search } = window.location;
  // On a corporate site, the company whose sign-in it is.
  const isThere = pathname === '/competition/login' && /^(\?corporate=[\w-]+)?$/.test(search);
  return performance.timeOrigin !== loadBefore && isThere && document.querySelector('form') !== null;
}

/** Pixels that stand out of the window to the side, in the letters that the page is to have. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/**
 * Takes the focus out of the screen that is to be left, so that it is seen to move to the next. To nowhere would
 * not do: a screen whose focus is gone takes it back whenever something in it changes. Gives where one was.
 */
function stepAside(): string {
  const known = document.querySelector<HTMLElement>('[data-aside]');
  const aside = known ?? document.body.appendChild(document.createElement('span'));
  aside.dataset.aside = '';
  aside.tabIndex = -1;
  aside.focus({ preventScroll: true });
  return window.location.href;
}

function push(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function hasArrived(before: string): boolean {
  const { pathname, search, href } = window.location;
  const main = document.querySelector('main');
  const heading = document.querySelector('main h1');
  const here = (pathname.replace(/^\/competition/, '') || '/') + search;
  // The address changes before the screen does: until then, the previous one is shown.
  if (heading === null || main?.dataset.at !== here) return false;
  // On a screen for one field, that field takes the focus.
  const field = document.querySelector('main [data-arrival]');
  const isFocused = [heading, main, field].includes(document.activeElement as HTMLElement | null);
  // From one query to another of the same screen the focus stays: who is sent to sign in, and then from elsewhere.
  const isSame = href !== before && new URL(before).pathname === pathname;
  const isLoading = document.querySelector('main [role="status"][aria-label^="Loading"]') !== null;
  return (isFocused || isSame) && !isLoading;
}

/** Whether the screen belongs to the address, which changes first. */
function isShown(): boolean {
  const { pathname, search } = window.location;
  const here = (pathname.replace(/^\/competition/, '') || '/') + search;
  const isHere = document.querySelector<HTMLElement>('main')?.dataset.at === here;
  return isHere && document.querySelector('main h1') !== null;
}

function look(): Arrival {
  const { pathname, search } = window.location;
  return {
    path: (pathname.replace(/^\/competition/, '') || '/') + search,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    isClosed: document.querySelector('main')?.textContent.includes('This page is for ') ?? false,
  };
}
