import type { Browser, Page } from 'playwright-core';
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

it('a trainer builds and publishes a program, also through a break of the network, and an athlete finds it', async () => {
  // A second try finds the program of the first, so each has a name of its own.
  const name = `Sled ${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: 'Hana Sedlak', accountType: 'trainer' });
  const desk = await visit(browser, { address, as: trainer });
  const { page } = desk;
  await desk.open('/my-programs');
  await page.getByRole('button', { name: 'Build a program' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Add a week with a workout, then publish.').waitFor();

  await page.getByRole('button', { name: 'Add a week' }).click();
  await page.getByRole('button', { name: 'Add a workout to week 1' }).click();
  const search = page.getByRole('searchbox', { name: 'Add an exercise' });
  await search.fill('sled');
  await page.getByRole('button', { name: 'How to do it: Sled push' }).click();
  const howTo = page.getByRole('dialog', { name: 'Sled push' });
  await howTo.getByRole('listitem').first().waitFor();
  await howTo.getByText('Quads, glutes').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Sled push' }).click();
  // Beside the weeks, where there is room, exercises are one press away.
  await page.getByRole('searchbox', { name: 'Find exercises' }).fill('farmer');
  await page.getByRole('button', { name: 'Farmer carry: add to Day 1' }).click();
  await page.getByText('3 × 400 m, rest 1:30').first().waitFor();
  await page.getByRole('button', { name: 'More for Farmer carry' }).click();
  await page.getByRole('menuitem', { name: 'Superset with above' }).click();
  await page.getByText('B1').waitFor({ state: 'detached' });
  await page.getByText('A2', { exact: true }).waitFor();

  // The grip moves the workout by keys; undo takes it back.
  await page.getByRole('button', { name: 'More for week 1' }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();
  const second = page.getByRole('region', { name: 'Week 2' });
  await second.getByRole('button', { name: 'Move Day 1' }).press('ArrowUp');
  await page.getByText('A week has no workout. Fill it or delete it, then publish.').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await second.getByRole('link', { name: /Day 1/ }).waitFor();

  // A workout's name is taken while the field is still in use.
  await page.getByRole('textbox', { name: 'Name' }).fill('Day 1 heavy');
  await page.getByRole('link', { name: /Day 1 heavy/ }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Day 1 heavy/ }).waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();

  // What is changed without a network is kept and saved when it is back.
  await desk.context.setOffline(true);
  await page.getByRole('button', { name: 'Sets of Sled push' }).click();
  const form = page.getByRole('dialog', { name: 'Sled push' });
  // With all its fields, a set ends with its button.
  await form.getByRole('radio', { name: 'Reps' }).check({ force: true });
  await form.getByRole('radio', { name: 'kg' }).check({ force: true });
  const [tempo, remove] = [
    await form.getByLabel('Tempo').first().boundingBox(),
    await form.getByRole('button', { name: 'Remove set 1' }).boundingBox(),
  ];
  expect(remove?.x).toBeGreaterThan((tempo?.x ?? 0) + (tempo?.width ?? 0));
  await form.getByRole('radio', { name: 'Distance' }).check({ force: true });
  await form.getByRole('radio', { name: 'No load' }).check({ force: true });
  await form.getByRole('textbox', { name: 'Distance' }).first().fill('20');
  await form.getByRole('button', { name: 'Make all like the first' }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Your changes are kept here').waitFor();
  await desk.context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByText('3 × 20 m', { exact: true }).waitFor();
  await desk.isAccessible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 1 is published.').waitFor();
  expect(await page.getByRole('button', { name: 'What changed' }).count()).toBe(0);
  await page.getByRole('button', { name: 'More for week 1' }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();
  await page.getByRole('button', { name: 'What changed' }).click();
  await page.getByRole('heading', { name: 'Week 3: Day 1 (new)' }).waitFor();
  await desk.isAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await desk.leave(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);

  const phone = await visit(browser, {
    address,
    as: await backDoor.signIn({ name: 'Iva Moss' }),
    width: 390,
  });
  await phone.open('/all-activities');
  await phone.page.getByRole('link', { name: 'Programs', exact: true }).click();
  await phone.page.getByRole('searchbox', { name: 'Search programs' }).fill(`farmer ${name}`);
  await phone.page.waitForURL(/search=farmer/);
  await phone.page.getByText('1 of 1 program').waitFor();
  await phone.page.getByRole('button', { name: `View ${name}` }).click();
  const dialog = phone.page.getByRole('dialog');
  await dialog.getByText('You will see description here once added').waitFor();
  await dialog.getByRole('link', { name: 'Open program' }).click();
  await phone.page.getByRole('heading', { level: 1, name }).waitFor();
  await phone.page.getByText('Superset, 3 rounds').first().waitFor();
  await phone.page.getByText('3 × 20 m').first().waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  // The first workout opens in the player with what it asks for.
  await phone.page.getByRole('button', { name: 'Train this: Day 1' }).first().click();
  await phone.page.getByRole('button', { name: /^Set done/ }).waitFor();
  await phone.page.getByText('All saved').waitFor();
  await phone.leave();
});

it('a trainer lets an exercise grow, keeps a week as a template, and brings a program back from its file', async () => {
  const trainer = await backDoor.signIn({ name: 'Ilse Vogt', accountType: 'trainer' });
  const desk = await visit(browser, { address, as: trainer });
  const { page } = desk;
  const dialog = page.getByRole('dialog');
  await desk.open('/my-programs');
  await page.getByRole('button', { name: 'Build a program' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Squat block');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Add a week' }).click();
  await page.getByRole('button', { name: 'Add a workout to week 1' }).click();
  await page.getByRole('searchbox', { name: 'Find exercises' }).fill('goblet');
  const found = page.getByRole('region', { name: 'Exercises' }).getByRole('listitem');
  const [from, to] = [
    found.filter({ hasText: 'Goblet squat' }),
    page.getByRole('searchbox', { name: 'Add an exercise' }),
  ];
  await expect.poll(() => found.count()).toBeLessThan(5);
  await drag(page, await from.boundingBox(), await to.boundingBox());
  await page.getByRole('button', { name: 'More for week 1' }).click();
  await page.getByRole('menuitem', { name: 'Copy week' }).click();

  const squat = page.getByRole('button', { name: 'More for Goblet squat' });
  await squat.click();
  await page.getByRole('menuitem', { name: 'Progress' }).click();
  await dialog.getByRole('radio', { name: '% wave' }).check();
  await dialog.getByText('72.5% of max').waitFor();
  await desk.isAccessible();
  await dialog.getByRole('radio', { name: 'Weight', exact: true }).check();
  await dialog.getByRole('table').getByText('Week 2').waitFor();
  await dialog.getByRole('button', { name: 'Apply to all weeks' }).click();
  await page.getByText('+2.5 kg after each success').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'More for week 2' }).click();
  await page.getByRole('menuitem', { name: 'Save as a template' }).click();
  await page.getByText('Template saved').waitFor();
  await page.getByRole('button', { name: 'Add from another program' }).click();
  await dialog.getByRole('checkbox', { name: 'Week 1, Day 1' }).waitFor();
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('region', { name: 'Week 3' }).getByRole('link', { name: /Day 1/ }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();

  await desk.open('/my-programs');
  await page.getByRole('button', { name: 'More for Squat block' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  const path = await (await download).path();
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('File').setInputFiles({
    name: 'bad.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('week,workout,exercise,do\n1,Day 1,Sky hook,8'),
  });
  await dialog.getByText('Row 2: exercise: No exercise is called “Sky hook”.').waitFor();
  await desk.isAccessible();
  await dialog.getByLabel('File').setInputFiles(path);
  await dialog.getByText('3 weeks, 3 workouts, 1 exercise').waitFor();
  await dialog.getByRole('button', { name: 'Import as a draft' }).click();
  await page.getByRole('region', { name: 'Week 3' }).waitFor();
  await desk.leave();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** By the dots at the beginning of a row. */
async function drag(page: Page, from: Box | null, to: Box | null): Promise<void> {
  if (!from || !to) throw new Error('something to drag, and where to');
  await page.mouse.move(from.x + 14, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
}
