import { createGroup } from '@chalkline/contract/groups/groups.endpoints.ts';
import { changeRole, joinGroup } from '@chalkline/contract/groups/members.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { newPost } from '@chalkline/contract/posts/post.schema.ts';
import { addPost } from '@chalkline/contract/posts/posts.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

const callAs = (address: string, { token }: SignedIn) =>
  createClient({ baseUrl: address, token: () => token });

/** A group with an owner, a moderator, an author and a reader. */
async function place(address: string, people: Record<'owner' | 'moderator' | 'author' | 'reader', SignedIn>) {
  const own = callAs(address, people.owner);
  const name = `Couch club ${Date.now()}`;
  const { data: group } = await own(createGroup, { body: { name } as never });
  const params = { groupId: group.id };
  for (const one of [people.moderator, people.author, people.reader])
    await callAs(address, one)(joinGroup, { params });
  const { id: personId } = people.moderator.user;
  await own(changeRole, {
    params: { ...params, personId },
    body: { role: 'moderator' },
  });
  const text = 'If you can’t count to ten, stay on the couch.';
  await callAs(address, people.author)(addPost, { body: newPost.parse({ group_id: group.id, text }) });
  return { name, path: `/Group/${group.id}` };
}

it('a post is reported, its author muted from a phone, and another moderator grants the appeal', async () => {
  const address = inject('demoServer');
  const as = (who: string) => signInAtDemo(address, who);
  const people = {
    owner: await as('organizer'),
    moderator: await as('judge'),
    author: await as('trainee'),
    reader: await as('trainer'),
  };
  const { name, path } = await place(address, people);

  const reader = await visit(browser, { address, width: 390, as: people.reader });
  await reader.open(path);
  await reader.page.getByRole('button', { name: 'Post options' }).click();
  await reader.page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = reader.page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Aimed at one person.');
  await reader.isAccessible();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await reader.page.getByText('Reported. You get a notification when it’s decided.').waitFor();

  const moderator = await visit(browser, { address, width: 390, as: people.moderator });
  await moderator.open('/moderation');
  await moderator.page.getByRole('searchbox', { name: 'Search reports' }).fill('nobody of that name');
  await moderator.page.getByText('No matching cases').waitFor();
  await moderator.isAccessible();
  await moderator.page.getByRole('button', { name: 'Clear search' }).last().click();
  await moderator.page.getByRole('link', { name: `Post in ${name}` }).click();
  await moderator.page.getByText('“Aimed at one person.”').waitFor();
  await moderator.page.getByLabel('Mute').check({ force: true });
  await moderator.page.getByText(`can’t post or comment in ${name} until then`).waitFor();
  await moderator.isAccessible();
  expect(await overflow(moderator.page)).toBe(0);
  await moderator.page.getByRole('button', { name: 'Mute for 7 days' }).click();
  await moderator.page.getByText('Author muted').waitFor();
  await moderator.page.getByRole('button', { name: 'Undo the decision' }).waitFor();
  // The next report is a tap away, or there is none.
  const next = moderator.page.getByRole('link', { name: 'Next report' });
  await next.or(moderator.page.getByText('No other report is waiting for you.')).waitFor();
  await moderator.isAccessible();

  await reader.page.reload();
  await reader.page.getByText('No posts yet').waitFor();

  // The author reads why, sees nobody’s name, and can’t post.
  const author = await visit(browser, { address, width: 390, as: people.author });
  await author.open(path);
  await author.page.getByText('Moderators muted you here until').waitFor();
  await author.page.getByText('hidden by a moderator').waitFor();
  expect(await author.page.getByRole('form', { name: 'New post' }).count()).toBe(0);
  await author.open('/notifications');
  await author.page.getByText(`A moderator decided about your post in ${name}`).click();
  await author.page.getByText(`You can’t post or comment in ${name} for now.`).waitFor();
  await author.page.getByLabel('Your appeal').fill('It was a joke between friends.');
  await author.isAccessible();
  await author.page.getByRole('button', { name: 'Send appeal' }).click();
  await author.page.getByText('Waiting for another person to decide.').waitFor();

  const owner = await visit(browser, { address, width: 1440, as: people.owner });
  await owner.open('/moderation?tab=appeals');
  await owner.page.getByRole('link', { name: `Post in ${name}` }).click();
  await owner.page.getByText('It was a joke between friends.').waitFor();
  await owner.page.getByLabel('Take it back').check({ force: true });
  await owner.isAccessible();
  await owner.page.getByRole('button', { name: 'Grant the appeal' }).click();
  await owner.page.getByText('Granted: the decision was taken back.').waitFor();

  await author.open(path);
  await author.page.getByRole('form', { name: 'New post' }).waitFor();
  await reader.page.reload();
  await reader.page.getByText('stay on the couch').waitFor();
  // The reader’s open page asks once more for the post that was hidden.
  await reader.leave(/status of 404/);
  for (const one of [moderator, author, owner]) await one.leave();
});
