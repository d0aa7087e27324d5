import { rm } from 'node:fs/promises';
import { listOrders } from '@chalkline/contract/checkout/orders.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { type AddressName, addresses } from '@chalkline/contract/urls.ts';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { signInAtDemo } from '../e2e/demo-people.ts';
import { type DemoThings, demoThings } from '../e2e/demo-things.ts';
import { storedSession } from '../e2e/stored-session.ts';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { newDataDir, removeDatabaseOf } from '../server/src/platform/testing/postgres.ts';
import { startServer } from '../server/src/platform/testing/server-process.ts';
import { browserSeconds } from './process-tree.ts';
import { userOf } from './screen-users.ts';
import { median, report } from './table.ts';

const visits = Number(process.env.BENCH_VISITS ?? 3);
/** Only addresses whose names contain this. */
const only = process.env.BENCH_SCREENS ?? '';
const patience = 30_000;
/** What a visit does after its content, such as counts in the header, is part of what it takes. */
const settledAfter = 1500;
/** What content should have come by, in milliseconds. */
const target = 1500;

/** Milliseconds since the navigation began. */
interface Load {
  readonly paint: number;
  readonly heading: number;
  readonly content: number;
  readonly largestPaint: number;
  /** Of all scripts that came before the content, brotli. */
  readonly scriptBytes: number;
  readonly largestScript: number;
  readonly files: number;
}

interface Row {
  readonly name: string;
  readonly who: string;
  readonly loads: readonly Load[];
  /** Seconds of processor time of all the browser’s processes, by visit at the CPU's own speed. */
  readonly seconds: readonly number[];
}

/**
 * Every address, opened on the demo with an empty cache by the account that uses it, phone size, at a quarter of the
 * CPU's speed: first and largest contentful paint, the screen's own heading, and the moment nothing of it is loading. Worst first. Then
 * at the CPU's own speed, as slowing it takes processor time: what the whole browser takes for a visit.
 */
export async function benchScreens(): Promise<void> {
  const given = process.env.BENCH_ADDRESS;
  const dataDir = given ? undefined : await newDataDir();
  const server = dataDir ? await startServer({ DATA_DIR: dataDir }) : undefined;
  const address = given ?? server?.address ?? '';
  const browser = await launchBrowser();
  try {
    const sessions = new Map<string, SignedIn>();
    for (const who of new Set(['trainer', ...Object.values(userOf)]))
      if (who !== 'visitor') sessions.set(who, await signInAtDemo(address, who));
    const things = await demoThings(address, sessions.get('trainer'));
    const rows: Row[] = [];
    for (const name of Object.keys(addresses) as AddressName[]) {
      if (!name.toLowerCase().includes(only.toLowerCase())) continue;
      const who = userOf[name];
      const as = sessions.get(who);
      const path = await pathTo(name, things, address, as);
      const loads: Load[] = [];
      const seconds: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        loads.push(await load(browser, address + path, as, 4));
        const before = browserSeconds();
        await load(browser, address + path, as, 1);
        seconds.push(browserSeconds() - before);
      }
      rows.push({ name, who, loads, seconds });
    }
    tell(rows);
  } finally {
    await browser.close();
    await server?.stop();
    if (dataDir) {
      await removeDatabaseOf(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

/** Where the things of this person are in the places of the address. */
async function pathTo(
  name: AddressName,
  things: DemoThings,
  address: string,
  as: SignedIn | undefined,
): Promise<string> {
  const part = ['order', 'paymentIntent', 'eventPaymentIntent'].includes(name)
    ? ((await createClient({ baseUrl: address, token: () => as?.token ?? null })(listOrders, { query: {} }))
        .data[0]?.id ?? '')
    : things.partOf(name);
  return `/competition${addresses[name].replace(/:\w+/g, part)}`;
}

async function load(browser: Browser, url: string, as: SignedIn | undefined, slowed: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (as)
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    }, storedSession(as));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await session.send('Network.enable');
  const scripts = new Map<string, number>();
  let files = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
    if (type === 'Script' || type === 'Stylesheet') files += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.addInitScript(watchScreen);
  await page.goto(url, { waitUntil: 'commit' });
  try {
    await page.waitForFunction(() => 'contentAt' in window, undefined, {
      timeout: patience,
      polling: 200,
    });
  } catch {
    console.error(`${url} did not finish loading: ${await page.title()}`);
  }
  const sizes = [...scripts.values()];
  const filesThen = files;
  await page.waitForTimeout(settledAfter);
  const [paint, heading, content, largestPaint] = await page.evaluate(() => {
    const seen = window as unknown as { headingAt?: number; contentAt?: number; largestPaint?: number };
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return [first, seen.headingAt, seen.contentAt, seen.largestPaint].map((at) => at ?? Number.NaN);
  });
  await context.close();
  const scriptBytes = sizes.reduce((sum, each) => sum + each, 0);
  const known = (at: number | undefined) => at ?? Number.NaN;
  return {
    paint: known(paint),
    heading: known(heading),
    content: known(content),
    largestPaint: known(largestPaint),
    scriptBytes,
    largestScript: Math.max(0, ...sizes),
    files: filesThen,
  };
}

/** Runs in the page before its own scripts. A drawing that is in the page has no `data-at`. */
function watchScreen(): void {
  const seen = window as unknown as { headingAt?: number; contentAt?: number; largestPaint?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const isOpen = document.querySelector('main[data-at] h1') !== null;
    if (isOpen) seen.headingAt ??= performance.now();
    if (isOpen && document.querySelector('main [role="status"][aria-label^="Loading"]') === null)
      seen.contentAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function tell(rows: readonly Row[]): void {
  const of = (loads: readonly Load[], what: keyof Load) => median(loads.map((one) => one[what]));
  const sorted = rows.toSorted((a, b) => of(b.loads, 'content') - of(a.loads, 'content'));
  const milliseconds = (figure: number) => `${figure.toFixed(0)} ms`;
  const late = rows.filter(({ loads }) => of(loads, 'content') > target).length;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  report({
    name: 'screens',
    about: `Every address with an empty cache, 390 px wide, CPU slowed 4 times; medians of ${visits}. Target: first paint ≤ 1.5 s; content comes later than that on ${late}. Processor time is that of the whole browser for a visit at the CPU’s own speed.`,
    columns: [
      'screen',
      'account',
      'first paint',
      'heading',
      'content',
      'largest paint',
      'processor time',
      'files',
      'scripts',
      'largest script',
    ],
    rows: sorted.map(({ name, who, loads, seconds }) => [
      name,
      who,
      milliseconds(of(loads, 'paint')),
      milliseconds(of(loads, 'heading')),
      milliseconds(of(loads, 'content')),
      milliseconds(of(loads, 'largestPaint')),
      `${median(seconds).toFixed(2)} s`,
      of(loads, 'files').toFixed(0),
      kilobytes(of(loads, 'scriptBytes')),
      kilobytes(of(loads, 'largestScript')),
    ]),
    raw: sorted,
  });
}
