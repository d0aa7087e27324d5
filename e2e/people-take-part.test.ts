import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { dayFromNow } from './days.ts';
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

const [address, elsewhere] = inject('twoServers');

const track = `<?xml version="1.0"?><gpx version="1.1" creator="A watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="51.9000" lon="4.4700"><time>${dayFromNow(0)}T07:00:00Z</time></trkpt>
<trkpt lat="51.9450" lon="4.4700"><time>${dayFromNow(0)}T07:26:00Z</time></trkpt>
</trkseg></trk></gpx>`;

it('a challenge is made on a phone, joined at a desk, and its ranking moves live on another server', async () => {
  const family = `C${Date.now().toString(36)}`;
  const maker = await backDoor.signIn({ name: `Maren ${family}` });
  const runner = await backDoor.signIn({ name: `Tobias ${family}` });
  const name = `Autumn miles ${family}`;
  const phone = await visit(browser, { address, as: maker, width: 390 });
  await phone.open('/all-challenges');
  await phone.page.getByRole('link', { name: 'Create a challenge' }).click();
  await phone.page.getByLabel('Name', { exact: true }).fill(name);
  await phone.page.getByRole('combobox', { name: 'Activity' }).fill('Running');
  await phone.page.getByRole('option', { name: /^Running/ }).click();
  await phone.page.getByLabel('Target').fill('20');
  await phone.page.getByLabel('First day').fill(dayFromNow(-2));
  await phone.page.getByLabel('Last day').fill(dayFromNow(7));
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);
  await phone.page.getByRole('button', { name: 'Create challenge' }).click();
  await phone.page.getByRole('heading', { level: 1, name }).waitFor();

  const desk = await visit(browser, { address: elsewhere, as: runner });
  await desk.open('/communities');
  await desk.page.getByRole('link', { name: 'Challenges', exact: true }).click();
  await desk.page.getByRole('searchbox', { name: 'Search challenges' }).fill(name);
  await desk.page.getByRole('link', { name: new RegExp(name) }).click();
  await desk.page.getByRole('button', { name: 'Join', exact: true }).click();
  await desk.page.getByRole('button', { name: 'Log a result' }).click();
  const log = desk.page.getByRole('dialog');
  // The watch’s file says how far it was; five kilometers along a meridian.
  await log.getByLabel('Recording').setInputFiles({
    name: 'run.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from(track),
  });
  await log.getByText('Read from the file: 5 km.').waitFor();
  await log
    .getByLabel('Picture')
    .setInputFiles({ name: 'watch.png', mimeType: 'image/png', buffer: await pictureFile() });
  await desk.isAccessible();
  await log.getByRole('button', { name: 'Log result' }).click();

  // On the phone, without a reload: two are in, and the runner leads.
  const first = phone.page.locator('ol > li').first();
  await first.getByText(`Tobias ${family}`).waitFor();
  await first.getByText('5 km').waitFor();
  await phone.page.getByRole('img', { name: `Proof of Tobias ${family}` }).waitFor();
  await desk.page.getByText('of 20 km').waitFor();
  await desk.isAccessible();

  await phone.page.getByRole('link', { name: 'Results', exact: true }).click();
  // What can’t be true is taken out, and counts again.
  await phone.page.getByRole('button', { name: `Don’t count: Tobias ${family}` }).click();
  const asked = phone.page.getByRole('dialog');
  await asked.getByLabel('Reason').fill('The picture shows another day');
  await phone.isAccessible();
  await asked.getByRole('button', { name: 'Don’t count' }).click();
  await phone.page.getByText('Doesn’t count', { exact: true }).waitFor();
  await phone.page.getByText('Doesn’t count: The picture shows another day').waitFor();
  await phone.page.getByRole('button', { name: `Count again: Tobias ${family}` }).click();
  await phone.page.getByText('Doesn’t count', { exact: true }).waitFor({ state: 'detached' });
  await phone.isAccessible();
  await phone.leave();

  // One’s own can be deleted.
  await desk.page.getByRole('link', { name: 'Results', exact: true }).click();
  await desk.page.getByRole('button', { name: /^Delete 5/ }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await desk.page.getByText('No results yet').waitFor();
  await desk.leave();
});

it('an activity fills up, its waiting list moves up, and only those who go see where they meet', async () => {
  const family = `A${Date.now().toString(36)}`;
  const [host, first, second] = await Promise.all(
    ['Anneke', 'Fatou', 'Hugo'].map((given) => backDoor.signIn({ name: `${given} ${family}` })),
  );
  const name = `Pier loop ${family}`;
  const desk = await visit(browser, { address, ...(host && { as: host }) });
  await desk.open('/add-activity');
  await desk.page.getByLabel('Name', { exact: true }).fill(name);
  await desk.page.getByRole('combobox', { name: 'Activity' }).fill('Running');
  await desk.page.getByRole('option', { name: /^Running/ }).click();
  await desk.page.getByLabel('Starts').fill(`${dayFromNow(2)}T09:00`);
  await expect.poll(() => desk.page.getByLabel('Ends').inputValue()).toBe(`${dayFromNow(2)}T10:00`);
  await desk.page.getByLabel('Places').fill('2');
  await desk.page.getByLabel('Meeting point').fill('Pier 3, blue door');
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Create activity' }).click();
  await desk.page.getByRole('heading', { level: 1, name }).waitFor();
  const path = new URL(desk.page.url()).pathname.replace('/competition', '');

  const phone = await visit(browser, { address, width: 390, ...(first && { as: first }) });
  await phone.open(path);
  await phone.page.getByText('The meeting point is for people who are going.').waitFor();
  expect(await phone.page.getByText('Pier 3').count()).toBe(0);
  await phone.page.getByRole('button', { name: 'I’m going' }).click();
  await phone.page.getByText('Pier 3, blue door').waitFor();
  await phone.isAccessible();
  expect(await overflow(phone.page)).toBe(0);

  const late = await visit(browser, { address: elsewhere, width: 390, ...(second && { as: second }) });
  await late.open(path);
  await late.page.getByRole('button', { name: 'Join the waiting list' }).click();
  await late.page.getByRole('button', { name: 'Leave the waiting list' }).waitFor();
  await late.isAccessible();

  await phone.page.getByRole('button', { name: 'Going', exact: true }).click();
  await phone.page.getByRole('menuitem', { name: 'Can’t come' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await phone.page.getByRole('button', { name: 'Join the waiting list' }).waitFor();
  await late.page.reload();
  await late.page.getByText('Pier 3, blue door').waitFor();
  for (const visitor of [desk, phone, late]) await visitor.leave();
});
