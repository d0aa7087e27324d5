import type { Page } from 'playwright-core';

/** What stands there once a screen has come. */
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
 * Goes to an address as a link does, without loading the page anew, and waits until its screen has come: the
 * shell moves the focus to the heading of each, and nothing says any more that it is loading.
 */
export async function goTo(page: Page, address: string): Promise<Arrival> {
  const isThere = new URL(page.url()).pathname === `/competition${address}`;
  if (isThere) return page.evaluate(look);
  return arriveBy(page, () => page.evaluate(push, `/competition${address}`));
}

/** What stands there after a deed that leads to another screen. */
export async function arriveBy(page: Page, deed: () => Promise<unknown>): Promise<Arrival> {
  await page.evaluate(forgetArrival);
  await deed();
  await page.waitForFunction(hasArrived, undefined, { polling: 30, timeout: 15_000 });
  return page.evaluate(look);
}

/** Pixels that stand out of the window to the side. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

function forgetArrival(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function push(path: string): void {
  window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function hasArrived(): boolean {
  const heading = document.querySelector('main h1');
  const focused = document.activeElement;
  const isSentToSignIn = window.location.search.startsWith('?back=');
  const isThere = focused === heading || focused === document.querySelector('main') || isSentToSignIn;
  const isLoading = document.querySelector('main [role="status"][aria-label^="Loading"]') !== null;
  return heading !== null && isThere && !isLoading;
}

function look(): Arrival {
  const { pathname, search } = window.location;
  return {
    path: (pathname.replace(/^\/competition/, '') || '/') + search,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    isClosed:
      document.querySelector('main')?.textContent.includes('This page is for administrators') ?? false,
  };
}
