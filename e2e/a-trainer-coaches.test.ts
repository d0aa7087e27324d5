import { createClient } from '@chalkline/contract/http/client.ts';
import { putLog, putSet } from '@chalkline/contract/training/training.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
import { pictureFile } from '../server/src/uploads/uploads.factory.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { visit } from './visit.ts';

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

it('an athlete asks a trainer, answers a check-in on a phone, and decides what the trainer sees', async () => {
  // A second try finds the people of the first, so each has names of its own.
  const family = `C${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: `Kofi ${family}`, accountType: 'trainer' });
  const athlete = await backDoor.signIn({ name: `Ana ${family}` });
  const desk = await visit(browser, { address, as: trainer });
  await desk.open('/clients');
  await desk.page.getByRole('button', { name: 'Invite a client' }).click();
  await desk.isAccessible();
  const link = await desk.page.getByRole('dialog').getByRole('textbox').inputValue();

  const phone = await visit(browser, { address, as: athlete, width: 390 });
  await phone.open(new URL(link).pathname.replace('/competition', '') + new URL(link).search);
  await phone.page.getByText(`Kofi ${family} takes requests for coaching.`).waitFor();
  await phone.page
    .getByRole('button', { name: `Ask for coaching: Kofi ${family}` })
    .first()
    .click();
  await phone.page.getByLabel('What do you want to reach?').fill('One strict pull-up by March.');
  await phone.page.getByRole('combobox', { name: 'Days a week' }).click();
  await phone.page.getByRole('option', { name: '3 days' }).click();
  await phone.page.getByLabel('Let them read my health questions').check();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Send request' }).click();
  await phone.page.getByRole('link', { name: 'Request open' }).waitFor();
  await phone.isAccessible();

  await desk.open('/requests-trainer');
  await desk.page.getByText('“One strict pull-up by March.”').waitFor();
  await desk.page.getByText('3 days a week').first().waitFor();
  await desk.page.getByText('Not answered yet.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: `Accept: Ana ${family}` }).click();
  await desk.page.getByText('No open requests').waitFor();
  await desk.open('/clients');
  await desk.page.getByRole('link', { name: `Ana ${family}`, exact: true }).click();
  await desk.page.getByRole('button', { name: 'Write a note' }).click();
  await desk.page.getByLabel('Note', { exact: true }).fill('Three sets of negatives on Friday.');
  await desk.page.getByLabel(`Share with Ana ${family}`).check();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.page.getByText('Three sets of negatives on Friday.').waitFor();
  await desk.isAccessible();

  await desk.open('/check-in-forms');
  await desk.page.getByRole('button', { name: 'Create a form' }).click();
  await desk.page.getByLabel('Name', { exact: true }).fill('Every Sunday');
  await desk.page.getByRole('button', { name: 'Add a question' }).click();
  const fifth = desk.page.getByRole('group', { name: 'Question 5' });
  await fifth.getByLabel('Question', { exact: true }).fill('Front and side');
  await fifth.getByRole('combobox', { name: 'Answer' }).click();
  await desk.page.getByRole('option', { name: 'Photos' }).click();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Create', exact: true }).click();
  await desk.page.getByRole('button', { name: 'Edit: Every Sunday' }).waitFor();
  await desk.isAccessible();
  await desk.open('/clients');
  await desk.page.getByRole('link', { name: `Ana ${family}`, exact: true }).click();
  await desk.page.getByRole('button', { name: 'Send a form' }).click();
  await desk.page.getByRole('button', { name: 'Send', exact: true }).click();
  await desk.page.getByText('No answers yet, sent').waitFor();
  await desk.isAccessible();

  await phone.page.reload();
  await phone.page.getByRole('link', { name: 'Active', exact: true }).click();
  await phone.page.getByText('Three sets of negatives on Friday.').waitFor();
  for (const area of ['Training', 'Body']) {
    await phone.page.getByRole('switch', { name: area }).press('Space');
    await phone.page
      .getByText('Shared since')
      .nth(area === 'Body' ? 1 : 0)
      .waitFor();
  }
  const own = createClient({ baseUrl: address, token: () => athlete.token });
  const logId = crypto.randomUUID();
  const startedAt = new Date(Date.now() - 3_600_000).toISOString();
  const workout = {
    name: 'Negatives',
    note: '',
    day: startedAt.slice(0, 10),
    startedAt,
    editedAt: startedAt,
  };
  await own(putLog, {
    params: { logId },
    body: { ...workout, endedAt: new Date().toISOString(), plan: { blocks: [] } },
  });
  const figures = { reps: 5, grams: null, seconds: null, meters: null };
  await own(putSet, {
    params: { logId, setId: crypto.randomUUID() },
    body: {
      exerciseId: 'negatives',
      name: 'Pull-up negatives',
      measure: 'reps',
      kind: 'work',
      ...figures,
      doneAt: startedAt,
      revision: 1,
    },
  });
  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^Negatives.*1 set/ }).click();
  await desk.page.getByRole('dialog').getByText('5 reps').waitFor();
  await desk.isAccessible();
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('button', { name: /^Pull-up negatives/ }).click();
  await desk.page.getByRole('dialog').getByText('Most reps').waitFor();
  await desk.page.keyboard.press('Escape');
  await phone.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await phone.page.getByLabel('Body weight').fill('64.2');
  await phone.page.getByLabel('How hard was training?').fill('17');
  await phone.page.getByRole('button', { name: 'Send answers' }).click();
  await phone.page.getByText('Choose a whole number from 1 to 10.', { exact: true }).waitFor();
  await phone.page.getByLabel('How hard was training?').fill('7');
  await phone.page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: await pictureFile() });
  await phone.page.getByRole('button', { name: 'Remove photo 1' }).waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Send answers' }).click();
  await phone.page.getByText('64.2 kg', { exact: true }).waitFor();
  await phone.isAccessible();

  await desk.open('/clients');
  await desk.page.getByRole('link', { name: `Reply: Ana ${family}` }).click();
  await desk.page.getByText('64.2 kg', { exact: true }).waitFor();
  await expect
    .poll(async () => (await desk.page.locator('main h2').allTextContents()).slice(0, 2))
    .toEqual(['Check-ins', 'Programs']);
  await desk.page.getByText('7 of 10').waitFor();
  const photo = desk.page.getByRole('img', { name: 'Front and side, 1 of 1' });
  await photo.waitFor();
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(60);
  // A slip is corrected until there is a reply; what the trainer had read stays beside it.
  await phone.page.getByRole('button', { name: 'Correct answers' }).click();
  await phone.page.getByLabel('Body weight').fill('63.9');
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Save correction' }).click();
  await phone.page.getByText('was 64.2 kg until').waitFor();
  await desk.page.reload();
  await desk.page.getByText('was 64.2 kg until').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await desk.page.getByLabel('Reply', { exact: true }).fill('Strong week.');
  await desk.page.getByRole('button', { name: 'Send reply' }).click();
  await desk.page.getByText('Strong week.').waitFor();
  await desk.isAccessible();

  await phone.page.reload();
  await phone.page.getByText('Strong week.').waitFor();
  await phone.page.getByText('Looked at').first().waitFor();
  await phone.page.getByRole('switch', { name: 'Body' }).press('Space');
  await phone.page.getByRole('switch', { name: 'Body', checked: false }).waitFor();
  await phone.page.getByText('Shared since').nth(1).waitFor({ state: 'hidden' });
  await desk.page.reload();
  await desk.page.getByText('7 of 10').waitFor();
  await desk.page.getByText('Not shared').first().waitFor();
  await desk.page.getByText('63.9 kg', { exact: true }).waitFor({ state: 'hidden' });
  await desk.isAccessible();

  // Health answers, while the client shares Body.
  await desk.page.getByText('Your client doesn’t share Body with you.').waitFor();
  await phone.open('/fitness-trainer?view=program');
  await phone.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await phone.page.getByLabel(/^I fainted/).check();
  await phone.page.getByRole('button', { name: 'Save answers' }).click();
  await phone.page.getByText('Talk to a doctor before you start').waitFor();
  await phone.isAccessible();
  await phone.page.goBack();
  await phone.page.getByRole('switch', { name: 'Body' }).press('Space');
  await phone.page.getByRole('switch', { name: 'Body', checked: true }).waitFor();
  await desk.page.reload();
  await desk.page.getByText('“I fainted, or felt so dizzy').waitFor();
  await desk.isAccessible();

  // Targets by the trainer, once the client shares nutrition; the client declines them.
  await desk.page.getByText('Your client doesn’t share nutrition with you.').waitFor();
  await phone.page.getByRole('switch', { name: 'Nutrition' }).press('Space');
  await phone.page.getByRole('switch', { name: 'Nutrition', checked: true }).waitFor();
  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Set targets' }).click();
  await desk.page.getByLabel('Energy').fill('2400');
  await desk.page.getByRole('textbox', { name: 'Note' }).fill('Most of the carbs after training.');
  await desk.isAccessible();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.page.getByText('You set targets from').waitFor();
  await phone.open('/track-diet');
  await phone.page.getByText('63.9 kg').waitFor();
  await phone.page.getByText('of 2,400 kcal').waitFor();
  await phone.page.getByText(`Set by Kofi ${family}`).waitFor();
  await phone.page.getByText('Most of the carbs after training.').waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Decline' }).click();
  await phone.page.getByText('of 2,400 kcal').waitFor({ state: 'hidden' });
  await desk.page.reload();
  await desk.page.getByText('Your client declined the targets').waitFor();
  await phone.page.goBack();
  await phone.page.getByRole('button', { name: `End coaching: Kofi ${family}` }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'End coaching' }).click();
  await phone.page.getByRole('button', { name: `End coaching: Kofi ${family}` }).waitFor({ state: 'hidden' });

  await desk.page.reload();
  await desk.page.getByText('You don’t coach them now').waitFor();
  await desk.isAccessible();
  await phone.leave();
  await desk.leave();
});
