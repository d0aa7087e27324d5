import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('grows by a link and by a request, and people leave again', async () => {
  const address = inject('demoServer');
  const owner = await visit(browser, { address, width: 1440, as: await signInAtDemo(address, 'trainee') });
  await owner.open('/communities');
  await owner.page.getByRole('link', { name: 'Create a community' }).click();
  await owner.page.getByRole('button', { name: 'Create community' }).click();
  await owner.page.getByText('Name: Enter a name').waitFor();
  await owner.isAccessible();
  await owner.page.getByLabel('Name', { exact: true }).fill('Quay Sprinters');
  await owner.page.getByLabel('Visibility').click();
  await owner.page.getByRole('option', { name: 'Private' }).click();
  await owner.page.getByRole('button', { name: 'Create community' }).click();
  await owner.page.waitForURL('**/community-detail/*');
  await owner.page.getByRole('heading', { level: 1, name: 'Quay Sprinters' }).waitFor();
  const path = new URL(owner.page.url()).pathname.replace('/competition', '');
  await owner.page.getByRole('link', { name: /^Members/ }).click();
  await owner.page.getByRole('link', { name: 'Invite', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Create link' }).click();
  const link = await owner.page.getByLabel(/^Invite link of/).inputValue();
  await owner.isAccessible();

  const gym = await signInAtDemo(address, 'receptionist');
  const invited = await visit(browser, { address, width: 390, as: gym });
  await invited.open(new URL(link).pathname.replace('/competition', ''));
  await invited.page.getByRole('button', { name: 'Join the community' }).click();
  await invited.page.getByRole('button', { name: 'Joined' }).waitFor();
  await invited.isAccessible();

  const asking = await visit(browser, { address, width: 390, as: await signInAtDemo(address, 'trainer') });
  await asking.open(path);
  await asking.page.getByText('Only members can see inside').waitFor();
  await asking.page.getByRole('button', { name: 'Ask to join' }).click();
  await asking.page.getByRole('button', { name: 'Cancel request' }).waitFor();

  await owner.open(`${path}?tab=manage`);
  await owner.page.getByRole('button', { name: /^Accept Kwame/ }).click();
  await owner.page.getByText('Kwame Boateng is in', { exact: true }).waitFor();
  await owner.page.getByRole('link', { name: /^Members/ }).click();
  await owner.page.getByText('3 members', { exact: true }).waitFor();
  await owner.page.getByRole('searchbox', { name: 'Search members' }).fill('Kwame');
  await owner.page.getByText('1 member', { exact: true }).waitFor();
  const choose = async (name: string) => {
    await owner.page.getByRole('button', { name: 'Manage Kwame Boateng' }).click();
    await owner.page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Mute');
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Off topic.');
  await owner.isAccessible();
  await dialog.getByRole('button', { name: 'Mute' }).click();
  await owner.page.getByText(/, muted until /).waitFor();
  await asking.open('/notifications');
  await asking.page.getByText('You’re muted in Quay Sprinters').waitFor();
  await asking.page.getByText(/Reason: Off topic\.$/).click();
  await asking.page.getByText('You can’t post or comment in Quay Sprinters for now.').waitFor();
  await asking.isAccessible();
  await asking.open(path);
  await asking.page.getByText('Moderators muted you here until').waitFor();
  await choose('Unmute');
  await dialog.getByRole('button', { name: 'Unmute' }).click();
  await owner.page.getByText('Kwame Boateng unmuted').waitFor();
  await choose('Make moderator');
  await owner.page.getByText('Kwame Boateng is now a moderator').waitFor();

  await invited.page.getByRole('button', { name: 'Joined' }).click();
  await invited.page.getByRole('menuitem', { name: 'Leave' }).click();
  await invited.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await invited.page.getByRole('button', { name: 'Ask to join' }).waitFor();
  expect(await invited.page.getByRole('link', { name: /^Members/ }).count()).toBe(0);

  await owner.open(`${path}?tab=events`);
  await owner.page.getByText('No upcoming events').waitFor();
  await owner.isAccessible();
  await owner.page.getByRole('link', { name: 'Create an event' }).waitFor();

  await asking.open(`${path}?tab=manage`);
  await asking.page.getByRole('button', { name: 'Create link' }).waitFor();
  await asking.isAccessible();
  // The feed may be asked for once more while a member leaves.
  for (const one of [owner, invited, asking]) await one.leave(/status of 40[34]/);
});
