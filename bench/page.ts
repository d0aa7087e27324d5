import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { median, report } from './table.ts';
import { makeBoard, openWorld } from './world.ts';

const visits = 5;

interface Load {
  readonly largestPaint: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

/**
 * First visits with an empty cache at a quarter of the CPU's speed, phone size: when the largest thing is
 * painted, how much moved, and how many bytes of script came over the wire (brotli).
 */
export async function benchPage(): Promise<void> {
  const world = await openWorld('page');
  const browser = await launchBrowser();
  try {
    const { competitionId } = await makeBoard(world, 60);
    const pages = [
      { name: 'home', path: '/' },
      { name: 'leaderboard, 60 athletes', path: `/leaderboard/${competitionId}` },
    ];
    const rows: string[][] = [];
    const raw: unknown[] = [];
    for (const { name, path } of pages) {
      const loads: Load[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        loads.push(await load(browser, `${world.server.address}/competition${path}`));
      }
      raw.push({ name, loads });
      rows.push([
        name,
        `${(median(loads.map((one) => one.scriptBytes)) / 1000).toFixed(0)} kB`,
        `${median(loads.map((one) => one.largestPaint)).toFixed(0)} ms`,
        median(loads.map((one) => one.shift)).toFixed(3),
      ]);
    }
    report({
      name: 'page',
      about: `Medians of ${visits} first visits with an empty cache, 390 px wide, CPU slowed 4 times. Targets: ≤ 200 kB script, largest paint ≤ 1.5 s.`,
      columns: ['screen', 'script (brotli)', 'largest paint', 'layout shift'],
      rows,
      raw,
    });
  } finally {
    await browser.close();
    await world.close();
  }
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  let scriptBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  const [largestPaint, shift] = await page.evaluate(() => {
    const seen = window as unknown as { largestPaint: number; shift: number };
    return [seen.largestPaint, seen.shift] as const;
  });
  await context.close();
  return { largestPaint, shift, scriptBytes };
}

/** Runs in the page before its own scripts. */
function watchPaint(): void {
  const seen = window as unknown as { largestPaint: number; shift: number };
  seen.largestPaint = 0;
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
