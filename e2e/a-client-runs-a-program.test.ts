import { setSharing } from '@chalkline/contract/coaching/check-ins.endpoints.ts';
import { askForCoaching, moveCoaching } from '@chalkline/contract/coaching/coachings.endpoints.ts';
import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { listExercises } from '@chalkline/contract/programs/exercises.endpoints.ts';
import type { Prescription, ProgramTree } from '@chalkline/contract/programs/program-tree.schema.ts';
import {
  changeProgram,
  createProgram,
  getProgramDraft,
  publishProgram,
} from '@chalkline/contract/programs/programs.endpoints.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
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
const id = () => crypto.randomUUID();

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Two weeks with two workouts of one set each. */
function tree(exerciseId: string, other: Partial<Prescription>): ProgramTree {
  const set = {
    kind: 'work',
    goal: { by: 'reps', from: 5, to: 8 },
    load: null,
    rpe: 8,
    tempo: '31X1',
    rest: 0,
    ...other,
  } as const;
  const day = (name: string) => ({
    id: id(),
    name,
    blocks: [{ id: id(), exercises: [{ id: id(), exerciseId, note: 'Elbows in.', sets: [set] }] }],
  });
  return { weeks: [1, 2].map((week) => ({ id: id(), days: [day(`Push ${week}`), day(`Pull ${week}`)] })) };
}

interface Asked {
  search?: string;
  set?: Partial<Prescription>;
}

async function published(token: string, name: string, { search, set = {} }: Asked = {}): Promise<string> {
  const call = createClient({ baseUrl: address, token: () => token });
  const query = { search: search ?? 'Push up, body weight' };
  const [exercise] = (await call(listExercises, { query })).data;
  const draft = { name, tree: tree(exercise?.id ?? '', set) };
  const { data } = await call(createProgram, { body: draft }, { idempotencyKey: id() });
  await call(publishProgram, { params: { programId: data.id }, body: { version: data.version } });
  return data.id;
}

/** The first workout of the second week at RPE 9. */
async function publishHarder(token: string, programId: string): Promise<void> {
  const call = createClient({ baseUrl: address, token: () => token });
  const params = { programId };
  const { version, tree: before } = (await call(getProgramDraft, { params })).data;
  const tree = structuredClone(before);
  const [set] = tree.weeks[1]?.days[0]?.blocks[0]?.exercises[0]?.sets ?? [];
  if (set) set.rpe = 9;
  const changed = await call(changeProgram, { params, body: { version, tree } });
  await call(publishProgram, { params, body: { version: changed.data.version } });
}

it('a person starts a program on a phone, trains its first day, moves and skips, and takes that back', async () => {
  const family = `R${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: `Kofi ${family}`, accountType: 'trainer' });
  const name = `Base ${family}`;
  const programId = await published(trainer.token, name);
  const client = await backDoor.signIn({ name: `Ana ${family}` });
  const phone = await visit(browser, { address, as: client, width: 360 });
  const { page } = phone;
  await phone.open(`/workout-program/${programId}`);
  await page.getByRole('button', { name: 'Start program' }).click();
  // The health questions are asked once, before the first program.
  await page.getByRole('heading', { name: 'Before your first program' }).waitFor();
  await page.getByLabel(/^I have a problem with a bone/).check();
  await phone.isAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save answers' }).click();
  await page.getByRole('dialog').getByText('Talk to a doctor before you start').waitFor();
  await phone.isAccessible();
  const dialog = page.getByRole('dialog');
  for (const day of weekdays) await dialog.getByLabel(day).check();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Start program' }).click();

  await page.getByText('Week 1 of 2, 0 of 4 workouts done').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await page.getByRole('button', { name: 'Train: Push 1' }).click();
  await page.getByText('Set 1 of 1, 5–8 reps, RPE 8, tempo 31X1').waitFor();
  await page.getByText('Elbows in.').waitFor();
  await page.getByRole('button', { name: /^Set done/ }).click();
  await page.getByRole('button', { name: 'Finish workout' }).click();
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();

  await page.getByRole('link', { name: 'Schedule' }).click();
  await page.getByRole('heading', { name: 'Week 2' }).waitFor();
  await page.getByText('1 of 1 planned in the last four weeks').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await page.getByRole('button', { name: 'More for Pull 1' }).click();
  await page.getByRole('menuitem', { name: 'Skip', exact: true }).click();
  await page.getByText('Week 2 of 2, 1 of 4 workouts done, 1 skipped').waitFor();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();
  await page.getByRole('button', { name: 'More for Pull 1' }).click();
  await page.getByRole('menuitem', { name: 'Skip, and move the rest up' }).click();
  await page.getByText('Week 2 of 2, 1 of 4 workouts done, 1 skipped').waitFor();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();

  // A new version leaves the running program alone until its person has read what changes.
  await publishHarder(trainer.token, programId);
  await phone.open('/fitness-trainer?view=program');
  await page.getByRole('button', { name: 'Switch version' }).click();
  const changes = dialog.getByRole('list', { name: 'What changes' });
  await changes.getByRole('heading', { name: 'Week 2: Push 2' }).waitFor();
  await changes.getByText('before: 1 × 5–8 reps, RPE 8, tempo 31X1. Elbows in.').waitFor();
  await changes.getByText('now: 1 × 5–8 reps, RPE 9, tempo 31X1. Elbows in.').waitFor();
  expect(await changes.getByRole('heading').count()).toBe(1);
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Switch version' }).click();
  await page.getByText('The coach published a new version').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'More for Push 2' }).click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText(/, moved$/).waitFor();
  await page.getByRole('button', { name: 'Leave program' }).click();
  await dialog.getByRole('button', { name: 'Leave program' }).click();
  await page.getByText('No program yet').waitFor();
  await phone.leave();
});

it('a trainer assigns a program, the client accepts on a phone and trains, and the trainer watches the week and adjusts it', async () => {
  const family = `A${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: `Kofi ${family}`, accountType: 'trainer' });
  const client = await backDoor.signIn({ name: `Ana ${family}` });
  const name = `Build ${family}`;
  const programId = await published(trainer.token, name);
  const coachingId = await coached(trainer, client.token);
  const desk = await visit(browser, { address, as: trainer });
  const dialogOf = (page: Page) => page.getByRole('dialog');
  await desk.open(`/clients/${coachingId}`);
  await desk.page.getByText('No program yet').waitFor();
  await desk.page.getByRole('button', { name: 'Assign a program' }).click();
  await dialogOf(desk.page).getByLabel('Note').fill('Two easy weeks.');
  // The first workout is today's, whatever day it is.
  for (const day of weekdays) await dialogOf(desk.page).getByLabel(day).check();
  await desk.isAccessible();
  await dialogOf(desk.page).getByRole('button', { name: 'Assign', exact: true }).click();
  await desk.page.getByText(`Assigned to Ana ${family}, not answered yet`).waitFor();
  await desk.isAccessible();

  const phone = await visit(browser, { address, as: client, width: 360 });
  const { page } = phone;
  await phone.open('/program-requests');
  await page.getByText('Two easy weeks.').waitFor();
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await page.getByRole('button', { name: `Accept ${name}` }).click();
  // The health questions come before a coach's program too.
  await dialogOf(page).getByRole('button', { name: 'None applies' }).click();
  await dialogOf(page).getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await phone.isAccessible();
  await dialogOf(page).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('No open requests').waitFor();
  await phone.open('/fitness-trainer');
  await page.getByRole('button', { name: 'Train: Push 1' }).click();
  await page.getByRole('button', { name: /^Set done/ }).click();
  await page.getByRole('button', { name: 'Finish workout' }).click();
  await dialogOf(page).getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();

  await desk.open(`/clients/${coachingId}`);
  await desk.page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();
  await desk.page.getByText(/^Last workout: /).waitFor();
  await desk.page.getByText('1 of 1 workout', { exact: true }).waitFor();
  await desk.page.getByRole('list', { name: 'This week' }).getByText('Done').waitFor();
  const last = desk.page.getByRole('table', { name: 'Last workout' });
  await last.getByText('1 × 5–8 reps, RPE 8, tempo 31X1').waitFor();
  await desk.page.getByText(`Ana ${family} doesn’t share Body with you.`).waitFor();
  await desk.isAccessible();
  await desk.open('/clients');
  const row = desk.page.getByRole('row').filter({ hasText: `Ana ${family}` });
  await row.getByText(name).waitFor();
  await row.getByText('100%, 1 of 1').waitFor();
  await desk.isAccessible();

  // The client's week: one workout is moved, and the client goes on with a new version.
  await publishHarder(trainer.token, programId);
  await desk.open(`/clients/${coachingId}`);
  await desk.page.getByRole('button', { name: 'More for Pull 1' }).click();
  await desk.page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  await dialogOf(desk.page).getByRole('button', { name: 'Move', exact: true }).click();
  await desk.page.getByText(/, moved$/).waitFor();
  await desk.page.getByRole('button', { name: 'Show all weeks' }).click();
  // One workout of this client alone asks for something else.
  await desk.page.getByRole('button', { name: 'More for Pull 1' }).click();
  await desk.page.getByRole('menuitem', { name: 'Adjust workout' }).click();
  const editor = desk.page.getByRole('region', { name: `Adjust Pull 1 for Ana ${family}` });
  await editor.getByRole('searchbox', { name: 'Add an exercise' }).fill('farmer');
  await editor.getByRole('button', { name: 'Add Farmer carry' }).click();
  await desk.isAccessible();
  await editor.getByRole('button', { name: `Save for Ana ${family}` }).click();
  await desk.page.getByText(/, moved, adjusted$/).waitFor();
  await desk.page.getByRole('button', { name: 'Move to new version' }).click();
  const changes = dialogOf(desk.page).getByRole('list', { name: 'What changes' });
  await changes.getByText('now: 1 × 5–8 reps, RPE 9, tempo 31X1. Elbows in.').waitFor();
  await desk.isAccessible();
  await dialogOf(desk.page).getByRole('button', { name: 'Move to new version' }).click();
  await desk.page.getByText('You published a new version').waitFor({ state: 'detached' });
  await desk.isAccessible();

  await phone.open('/notifications');
  await page.getByText(`Kofi ${family} moved you to the new version of ${name}`).click();
  await page.getByText('Week 1 of 2, 1 of 4 workouts done').waitFor();
  expect(await page.getByRole('button', { name: 'Switch version' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await page.getByRole('button', { name: 'Switch version' }).waitFor();

  // Where the program is built, all clients of earlier versions are moved at once.
  await desk.open(`/my-programs/${programId}`);
  await desk.page.getByText('1 client trains by an earlier version').waitFor();
  await desk.page.getByRole('button', { name: 'Move clients' }).click();
  await dialogOf(desk.page)
    .getByRole('button', { name: `What changes for Ana ${family}` })
    .click();
  await changes.getByText('before: 1 × 5–8 reps, RPE 8, tempo 31X1. Elbows in.').waitFor();
  await desk.isAccessible();
  await dialogOf(desk.page).getByRole('button', { name: 'Move 1 client' }).click();
  await desk.page.getByText('1 client trains by an earlier version').waitFor({ state: 'detached' });
  await desk.leave();

  await phone.open(`/trainers/${coachingId}`);
  await page.getByText(/In their list of clients last on/).waitFor();
  await phone.leave();
});

it('a person sees what a load in percent of max is of, and sets the training max in the player', async () => {
  const trainer = await backDoor.signIn({ name: 'Kofi Mensah', accountType: 'trainer' });
  const name = `Percents ${Date.now().toString(36)}`;
  const programId = await published(trainer.token, name, {
    search: 'Barbell squat',
    set: { load: { by: 'share', percent: 75 }, rpe: null, tempo: null },
  });
  const phone = await visit(browser, {
    address,
    as: await backDoor.signIn({ name: 'Ana Rojas' }),
    width: 360,
  });
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  await phone.open(`/workout-program/${programId}`);
  await page.getByRole('button', { name: 'Train this: Push 1' }).click();
  await page.getByText('Set 1 of 1, 5–8 reps, 75% of max').waitFor();
  await page.getByRole('button', { name: 'Training max' }).click();
  await dialog.getByLabel('Training max').fill('100');
  await phone.isAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Set 1 of 1, 5–8 reps, 75% of 100 kg training max').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'kg' }).inputValue()).toBe('75');
  expect(await overflow(page)).toBe(0);
  await phone.isAccessible();
  await page.getByRole('button', { name: /^Set done/ }).click();
  await page.getByText('All saved').waitFor();
  await phone.open('/fitness-trainer?view=records');
  await page.getByRole('button', { name: /^Barbell squat/ }).click();
  await dialog.getByText('Training max since').waitFor();
  await dialog.getByRole('button', { name: 'Set training max' }).click();
  await dialog.getByRole('button', { name: 'Use records instead' }).click();
  await page.getByText('Loads follow your records again').waitFor();
  await phone.leave();
});

/** A coaching under way, in which the client shares training. */
async function coached(trainer: SignedIn, client: string): Promise<string> {
  const as = (token: string) => createClient({ baseUrl: address, token: () => token });
  const body = { trainerId: trainer.user.id, message: 'One pull-up.' };
  const { data } = await as(client)(askForCoaching, { body }, { idempotencyKey: id() });
  const at = { params: { coachingId: data.id } };
  await as(trainer.token)(moveCoaching, { ...at, body: { from: 'asked', to: 'active', reason: '' } });
  await as(client)(setSharing, { ...at, body: { training: true, nutrition: false, body: false } });
  return data.id;
}

it('a trainer assigns a program to everyone of their group, and a member finds it on their phone', async () => {
  const family = `G${Date.now().toString(36)}`;
  const trainer = await backDoor.signIn({ name: `Kofi ${family}`, accountType: 'trainer' });
  const member = await backDoor.signIn({ name: `Ana ${family}` });
  const name = `Group ${family}`;
  await published(trainer.token, name);
  const [asTrainer, asMember] = [trainer, member].map(({ token }) =>
    createClient({ baseUrl: address, token: () => token }),
  );
  if (!asTrainer || !asMember) throw new Error('Two people');
  const birds = { name: `Early Birds ${family}`, description: 'Mornings at six.' };
  const made = await asTrainer(createGroup, { body: birds }, { idempotencyKey: id() });
  await asMember(joinGroup, { params: { groupId: made.data.id } });

  const desk = await visit(browser, { address, as: trainer, width: 360 });
  const { page } = desk;
  await desk.open('/program-requests');
  await page.getByRole('button', { name: 'Assign to a group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Assign to' }).click();
  await page.getByRole('option', { name: `${birds.name} (1 person)` }).click();
  await dialog.getByLabel('Note').fill('All together.');
  expect(await overflow(page)).toBe(0);
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('Program assigned to 1 person').waitFor();
  await desk.leave();

  const phone = await visit(browser, { address, as: member, width: 360 });
  await phone.open('/program-requests');
  await phone.page.getByText('All together.').waitFor();
  await phone.page.getByRole('button', { name: `Accept ${name}` }).waitFor();
  await phone.leave();
});
