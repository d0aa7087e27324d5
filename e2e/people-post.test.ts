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

it('post, mention, like and comment, on a desktop and a phone', async () => {
  const address = inject('demoServer');
  const owner = await visit(browser, { address, width: 1440, as: await signInAtDemo(address, 'trainer') });
  await owner.open('/add-group');
  await owner.page.getByLabel('Name', { exact: true }).fill('Pull-up circle');
  await owner.page.getByRole('button', { name: 'Create group' }).click();
  await owner.page.getByRole('heading', { level: 1, name: 'Pull-up circle' }).waitFor();
  const groupId = new URL(owner.page.url()).searchParams.get('group') ?? '';
  const path = `/Group/${groupId}`;

  const guestOf = await signInAtDemo(address, 'trainee');
  const member = await visit(browser, { address, width: 390, as: guestOf });
  await member.open(path);
  await member.page.getByText('No posts yet').waitFor();
  await member.page.getByRole('button', { name: 'Join', exact: true }).click();
  await member.page.getByRole('form', { name: 'New post' }).waitFor();

  await owner.open(path);
  const writing = owner.page.getByLabel('Your post');
  await writing.fill('**Ten** strict ones.\n\n<script>alert(1)</script> Ask @Min');
  // What was begun is there after the screen was left.
  await owner.open('/communities');
  await owner.open(path);
  expect(await writing.inputValue()).toContain('Ask @Min');
  // The caret is at the beginning again.
  await writing.press('Control+End');
  await writing.pressSequentially('a');
  await owner.page.getByRole('list', { name: 'People to mention' }).getByRole('button').first().click();
  await owner.isAccessible();
  await owner.page.getByRole('button', { name: 'Post', exact: true }).click();
  const posted = owner.page.getByRole('article').filter({ hasText: 'strict ones' });
  await posted.getByText('<script>alert(1)</script>').waitFor();
  await posted.getByRole('link', { name: /^@Mina/ }).waitFor();

  // The other one sees that there is something new, and nothing moves until they ask for it.
  await member.page.getByRole('button', { name: '1 new post' }).click();
  const read = member.page.getByRole('article').filter({ hasText: 'strict ones' });
  await read.getByRole('button', { name: '0 likes' }).click();
  await read.getByRole('button', { name: '1 like' }).waitFor();
  await read.getByRole('button', { name: '0 comments' }).click();
  await read.getByLabel('Your comment').fill('Eleven on Friday');
  await read.getByRole('button', { name: 'Comment', exact: true }).click();
  await read.getByText('Eleven on Friday').waitFor();
  await member.isAccessible();

  await posted.getByRole('button', { name: '1 comment' }).click();
  await posted.getByRole('button', { name: 'Reply', exact: true }).click();
  await posted.getByLabel('Your reply').fill('Bring chalk');
  await posted.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click();
  await posted.getByText('Bring chalk').waitFor();
  await read.getByText('Bring chalk').waitFor();

  await posted.getByRole('button', { name: 'Post options' }).click();
  await owner.page.getByRole('menuitem', { name: 'Pin' }).click();
  await posted.getByText('Pinned', { exact: true }).waitFor();
  // Pinned posts move to the top after a reload.
  await owner.page.reload();
  await posted.getByText('Pinned', { exact: true }).waitFor();
  await posted.getByRole('button', { name: 'Post options' }).click();
  await owner.page.getByRole('menuitem', { name: 'Delete' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await owner.page.getByText('Post deleted. You can restore it for 30 days.').waitFor();
  await member.page.getByText('No posts yet').waitFor();
  // Also after a reload the way back is there.
  await owner.page.reload();
  await owner.page.getByRole('button', { name: 'Posts you deleted' }).click();
  await owner.isAccessible();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await owner.page.getByText('No deleted posts').waitFor();
  await owner.page.keyboard.press('Escape');
  await posted.waitFor();
  // The page that shows the post asks for it once more.
  for (const one of [owner, member]) await one.leave(/status of 404/);
});

it('find in their groups what was posted last, what is new since they were there, and who is here', async () => {
  const address = inject('demoServer');
  const owner = await visit(browser, { address, as: await signInAtDemo(address, 'trainer') });
  await owner.open('/add-group');
  await owner.page.getByLabel('Name', { exact: true }).fill('Chalk circle');
  await owner.page.getByRole('button', { name: 'Create group' }).click();
  await owner.page.getByRole('heading', { level: 1, name: 'Chalk circle' }).waitFor();
  const groupId = new URL(owner.page.url()).searchParams.get('group') ?? '';

  const member = await visit(browser, { address, width: 390, as: await signInAtDemo(address, 'trainee') });
  await member.open(`/Group/${groupId}`);
  await member.page.getByRole('button', { name: 'Join', exact: true }).click();
  await member.page.getByRole('heading', { name: 'Here now' }).waitFor();
  await member.isAccessible();
  await member.open('/all-groups?show=unread');
  await member.page.getByRole('heading', { level: 1, name: 'My groups' }).waitFor();

  await owner.page.getByLabel('Your post').fill('The new chalk is **here**');
  await owner.page.getByRole('button', { name: 'Post', exact: true }).click();
  await owner.page.getByRole('article').filter({ hasText: 'The new chalk' }).waitFor();
  await owner.page.getByRole('link', { name: /Chalk circle/ }).waitFor();

  await member.open('/all-groups?show=unread');
  const row = member.page.getByRole('link', { name: /Chalk circle/ });
  await row.getByText('The new chalk is here').waitFor();
  await row.getByText('1 unread post').waitFor({ state: 'attached' });
  await member.isAccessible();
  await row.click();
  await member.page.getByText('1 new since you were here').waitFor();
  await member.isAccessible();
  for (const one of [owner, member]) await one.leave();
});

it('share a result, which a post shows as a card that leads to the board', async () => {
  const address = inject('demoServer');
  const as = await signInAtDemo(address, 'athlete');
  const athlete = await visit(browser, { address, width: 390, as });
  const { page } = athlete;
  const linkOf = async (button: RegExp) => {
    await page.getByRole('button', { name: button }).first().click();
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return link;
  };
  await athlete.open(`/user/${as.user.id}`);
  const result = await linkOf(/^Share .* result$/);

  await athlete.open('/add-group');
  await page.getByLabel('Name', { exact: true }).fill('Result readers');
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('heading', { level: 1, name: 'Result readers' }).waitFor();
  await page.getByLabel('Your post').fill(`Look: ${result}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const posted = page.getByRole('article').filter({ hasText: 'Look:' });
  const card = posted.getByRole('link', { name: /place \d+ of \d+/i });
  await card.waitFor();
  await athlete.isAccessible();
  await card.click();
  await page.waitForURL(/\/leaderboard\//);
  await page.getByText(as.user.name).first().waitFor();
  await athlete.leave();
});
