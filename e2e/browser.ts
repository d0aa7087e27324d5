import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type PackagedBrowser, packagedBrowser } from './packaged-browser.ts';

let running: Promise<Browser> | undefined;

/**
 * The browser of the journeys, one for all files of a worker: beginning one costs as much as a short journey.
 * It ends with the worker.
 */
export async function openBrowser(): Promise<Browser> {
  const isGone = (await running)?.isConnected() === false;
  if (isGone || running === undefined) running = launchBrowser(unhurried);
  return running;
}

/** Closes what a file's journeys left open. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Starts the browser of this machine, with these flags besides. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  // Not the flags that the packaged one comes with: all in one process ends with the first window that closes, and no
  // rule of what one site may ask of another would be kept.
  return chromium.launch({ executablePath, args: [...quiet, ...more], env: { ...process.env, ...env } });
}

/**
 * CHROME_PATH, else the system's Chromium or Chrome, else the one that comes as a package, so that a machine
 * with nothing but Node can run them. The package is unpacked when it is first asked for.
 */
export async function findBrowser(): Promise<PackagedBrowser> {
  const found = process.env.CHROME_PATH ?? systemBrowser();
  return found ? { executablePath: found, env: {} } : packagedBrowser();
}

/** No calls home, no sandbox (which root may not have), no QUIC. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** No compiling for speed: no page of a journey lives long enough to win back what that takes. */
const unhurried = ['--js-flags=--no-opt,--no-maglev'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...elsewhere].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
