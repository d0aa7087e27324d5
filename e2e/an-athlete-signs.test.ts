import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { openCompetition } from './open-competition.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('asks a question and for a signature at registration, and the organizer sees both', async () => {
  const address = inject('demoServer');
  const organizer = await signInAtDemo(address, 'organizer');
  const facts = { name: 'Signed and answered', divisions: [{ name: 'Open' }] };
  const { id } = await openCompetition(address, organizer, { facts });

  const desk = await visit(browser, { address, width: 1440, as: organizer });
  await desk.open(`/competition-dashboard/${id}?part=questions`);
  await desk.page.getByRole('button', { name: 'Add a question' }).click();
  await desk.page.getByLabel('Question', { exact: true }).fill('Who to call');
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Add question', exact: true }).click();
  await desk.page.getByText('Question added').waitFor();
  await desk.open(`/competition-dashboard/${id}?part=waivers`);
  await desk.page.getByRole('button', { name: 'Add a waiver' }).click();
  await desk.page.getByLabel('Title', { exact: true }).fill('Liability waiver');
  await desk.page.getByLabel('Text').fill('I take part at my own risk.');
  await desk.page.getByRole('button', { name: 'Add waiver', exact: true }).click();
  await desk.page.getByRole('heading', { name: 'Liability waiver' }).waitFor();

  const athlete = await visit(browser, { address, width: 390, as: await signInAtDemo(address, 'athlete') });
  const { page } = athlete;
  const register = page.getByRole('button', { name: 'Register' }).filter({ visible: true });
  await athlete.open(`/compete/${id}`);
  await page.getByRole('radio', { name: /^Open/ }).check({ force: true });
  await page.getByLabel('Who to call').waitFor();
  await register.click();
  await page.getByText('Who to call: Answer this question.').waitFor();
  await page.getByLabel('Who to call').fill('Daan, +31 6 5550 0142');
  await register.click();
  await page.getByText(/^Waiver: Sign /).waitFor();
  await page.getByLabel('Birth date').fill('1991-04-02');
  const pad = page.getByRole('img', { name: 'Your signature, empty' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is nowhere to sign.');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 60, { steps: 5 });
  await page.mouse.up();
  await athlete.isAccessible();
  await page.getByRole('button', { name: 'Sign waiver' }).click();
  await page.getByText(/^Signed by/).waitFor();
  await register.click();
  await page.waitForURL(`**/competition-detail/${id}`);

  await desk.open(`/competition-dashboard/${id}?part=waivers`);
  await desk.page.getByRole('button', { name: /^View signature: / }).click();
  await desk.page.getByText('SHA-256 of the text').waitFor();
  await desk.isAccessible();
  const copied = desk.page.waitForEvent('download');
  await desk.page.getByRole('button', { name: /^Download signed copy/ }).click();
  expect((await copied).suggestedFilename()).toMatch(/^[a-z0-9-]+\.pdf$/);
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await desk.page.getByLabel('Text').fill('I take part at my own risk, and say so.');
  await desk.page.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.page.getByText('Waiver saved').waitFor();
  await desk.page.getByRole('button', { name: 'Versions' }).click();
  await desk.page.getByRole('heading', { name: 'Version 2' }).waitFor();
  await desk.page.getByText('I take part at my own risk, and say so.').last().waitFor();
  await desk.isAccessible();
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('button', { name: 'Remind missing' }).click();
  await desk.page.getByText('Reminded 1 person').waitFor();

  // The athlete signs the new version and changes an answer, from their own page.
  await page.getByRole('link', { name: 'Your answers and waivers' }).filter({ visible: true }).click();
  await page.waitForURL(`**/compete/${id}?part=papers`);
  await page.reload();
  await page.getByText('This waiver has changed since you signed it. Sign it again.').waitFor();
  await page.getByLabel(/^Sign by typing/).check({ force: true });
  await page.getByLabel('Birth date').fill('1991-04-02');
  await athlete.isAccessible();
  await page.getByRole('button', { name: 'Sign waiver' }).click();
  await page.getByText(/^Signed by/).waitFor();
  await page.getByLabel('Who to call').fill('Daan, +31 6 5550 0199');
  await page.getByRole('button', { name: 'Save answers' }).click();
  await page.getByText('Answers saved').waitFor();

  await desk.open(`/competition-dashboard/${id}?part=questions`);
  await desk.page.getByText('Daan, +31 6 5550 0199').waitFor();
  await desk.page.getByLabel('Answers change until').waitFor();
  await desk.isAccessible();
  await desk.leave();
  // The order is refused until everything is answered and signed.
  await athlete.leave(/422/);
});
