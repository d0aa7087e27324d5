import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { type BackDoor, openBackDoor } from '../server/src/platform/testing/back-door.ts';
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

it('an athlete asks to become a trainer, an administrator declines with a reason and then accepts', async () => {
  const name = `Ida T${Date.now().toString(36)}`;
  const athlete = await backDoor.signIn({ name });
  const admin = await backDoor.signIn({ name: 'Ada Chief', accountType: 'admin' });
  const phone = await visit(browser, { address, as: athlete, width: 360 });
  const desk = await visit(browser, { address, as: admin });
  const ask = async (message: string) => {
    await phone.open('/trainers');
    await phone.page.getByRole('button', { name: 'Ask to become a trainer' }).click();
    await phone.page.getByLabel('Your experience').fill(message);
    await phone.isAccessible();
    await phone.page.getByRole('button', { name: 'Send request' }).click();
    await phone.page.getByRole('button', { name: 'Withdraw request' }).waitFor();
    await phone.isAccessible();
  };
  await ask('I coach on Saturdays.');
  await desk.open('/requests-trainer');
  await desk.page.getByText('I coach on Saturdays.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: `Decline: ${name}` }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await desk.page.getByText('Write a reason of up to 500 characters.').waitFor();
  await desk.page.getByLabel('Reason').fill('Which certificate do you have?');
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await desk.page.getByText('Request declined').waitFor();

  await phone.open('/trainers');
  await phone.page.getByText('Your request was declined: Which certificate do you have?').waitFor();
  await ask('Level 2 weightlifting, since 2019.');
  await desk.page.reload();
  await desk.page.getByText('Level 2 weightlifting, since 2019.').waitFor();
  await desk.page.getByRole('button', { name: `Accept: ${name}` }).click();
  await desk.page.getByText(`${name} is a trainer now`).waitFor();
  await desk.leave();

  await phone.open('/trainers');
  await phone.page.getByText('Find a trainer').waitFor();
  await phone.page.getByRole('button', { name: 'Withdraw request' }).waitFor({ state: 'detached' });
  await phone.open('/notifications');
  // Signed in before that: the clients open all the same.
  await phone.page.getByText('You’re a trainer now').click();
  await phone.page.getByText('No clients yet').waitFor();
  await phone.page.getByRole('link', { name: 'Memberships', exact: true }).click();
  await phone.page.getByRole('link', { name: 'Revenues' }).waitFor();
  await phone.page.getByRole('button', { name: 'Add a plan' }).click();
  await phone.page.getByLabel('Name', { exact: true }).fill('Open floor');
  await phone.page.getByLabel('Price of a month').fill('0');
  await phone.page.getByRole('button', { name: 'Add', exact: true }).click();
  await phone.page.getByText('1 plan.').waitFor();

  const client = await visit(browser, {
    address,
    as: await backDoor.signIn({ name: 'Cleo Marsh' }),
    width: 390,
  });
  await client.open(`/user/${athlete.user.id}`);
  await client.page.getByRole('heading', { name: 'Open floor' }).waitFor();
  await client.isAccessible();
  await client.page.getByRole('button', { name: 'Join: Open floor' }).click();
  await client.page.getByText('You have your membership').waitFor();
  await client.leave();

  await phone.open('/notifications');
  await phone.page.getByText('Cleo Marsh got Open floor').click();
  await phone.page.getByRole('heading', { level: 1 }).waitFor();
  await phone.leave();
});
