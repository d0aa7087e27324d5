import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
let backDoor: BackDoor;
beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
});
afterAll(async () => {
  await leaveBrowser(browser);
  await backDoor.close();
});

const [address] = inject('twoServers');

it.each([
  ['a phone', 360],
  ['a desk', 1440],
])(
  'on %s: figures with their source, which opens the food; chest pain gets emergency numbers',
  async (_, width) => {
    const as = await backDoor.signIn({ name: 'Noor Aydin' });
    const device = await visit(browser, { address, as, width });
    const { page } = device;
    await device.open('/nutritionist');
    await page.getByRole('heading', { level: 1, name: 'Ask about food' }).waitFor();
    await device.isAccessible();

    await page.getByLabel('Your question').fill('200 g of rice');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('200 g of Rice, cooked, NFS has 258 kcal and 5.3 g of protein.').waitFor();
    const sources = page.getByRole('heading', { name: 'Sources' }).locator('..');
    await sources.getByText('How it was computed').click();
    await sources.getByText('Energy: 129 kcal × 200 ÷ 100 = 258 kcal').waitFor();
    expect(await overflow(page)).toBe(0);
    await device.isAccessible();

    await sources.getByRole('button', { name: 'Rice, cooked, NFS' }).click();
    const food = page.getByRole('dialog', { name: 'Rice, cooked, NFS' });
    await food.getByText('129 kcal').waitFor();
    await food.getByText('fndds-56205000').waitFor();
    await device.isAccessible();
    await food.getByRole('button', { name: 'Close' }).last().click();
    await food.waitFor({ state: 'detached' });

    await page.getByLabel('Your question').fill('My chest hurts when I row');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'call emergency services now' });
    await alert.getByRole('link', { name: 'Call 112' }).waitFor();
    expect(await alert.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
    expect(await overflow(page)).toBe(0);
    await device.isAccessible();

    // Other stores aren't set up here: the built-in one answers and says so.
    for (const [path, name] of [
      ['/nutritionist_weaviate', 'Weaviate'],
      ['/nutritionist_pinecone', 'Pinecone'],
    ] as const) {
      await device.open(path);
      await page.getByRole('link', { name: 'Built in' }).waitFor();
      await page.getByRole('button', { name: '200 g of rice' }).click();
      await page.getByText(`${name} isn’t set up on this site`).waitFor();
      await page.getByText('200 g of Rice, cooked, NFS has 258 kcal').waitFor();
      await device.isAccessible();
    }

    // Nothing is kept: a reload starts over.
    await page.reload();
    await page.getByRole('button', { name: '200 g of rice' }).waitFor();
    expect(await page.getByText('My chest hurts').count()).toBe(0);
    await device.leave();
  },
);
