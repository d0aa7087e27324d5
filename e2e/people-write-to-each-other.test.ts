import { createClient } from '@chalkline/contract/http/client.ts';
import { newMessage } from '@chalkline/contract/messages/message.schema.ts';
import { sendMessage } from '@chalkline/contract/messages/messages.endpoints.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
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

const [address, elsewhere] = inject('twoServers');

it('a stranger is accepted, both write live on two servers, and nothing is lost without a network', async () => {
  // A second try finds the people of the first, so each has names of its own.
  const family = `Q${Date.now().toString(36)}`;
  const ravi = await backDoor.signIn({ name: `Ravi ${family}` });
  const noor = await backDoor.signIn({ name: `Noor ${family}` });
  const phone = await visit(browser, { address, as: ravi, width: 390 });
  const desk = await visit(browser, { address: elsewhere, as: noor });
  await desk.open('/messages');
  await desk.page.getByText('No messages yet').waitFor();

  await phone.open('/messages');
  await phone.page.getByRole('button', { name: 'New message' }).first().click();
  await phone.page.getByLabel('Search people by name').fill(`noor ${family}`);
  await phone.page.getByRole('button', { name: `Noor ${family}` }).click();
  await phone.page.getByLabel('Message', { exact: true }).fill('12 km before breakfast. Does that count?');
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Send', exact: true }).click();
  await phone.page.getByRole('heading', { name: `Noor ${family}` }).waitFor();

  // Live, on the other server, in another browser: first among the requests.
  await desk.page.getByRole('button', { name: 'Requests 1' }).click();
  await desk.page.getByRole('link', { name: `Ravi ${family}` }).click();
  await desk.page.getByText('They can’t see that you read this until you accept.').waitFor();
  await desk.isAccessible();
  await desk.page.getByRole('button', { name: 'Accept' }).click();
  const answer = desk.page.getByRole('textbox', { name: 'Message' });
  await answer.fill('It counts. You’re third now.');
  await phone.page.getByText(`Noor ${family} is typing`).waitFor();
  await answer.press('Enter');
  await phone.page.getByRole('article').getByText('It counts. You’re third now.').waitFor();
  await desk.page.getByLabel('Read').waitFor();
  // Each sees on their own server that the other is here.
  await desk.page.getByText('Here now', { exact: true }).waitFor();
  await phone.page.getByText('Here now', { exact: true }).waitFor();
  await desk.isAccessible();
  await phone.isAccessible();

  await phone.context.setOffline(true);
  const field = phone.page.getByRole('textbox', { name: 'Message' });
  for (const words of ['On my way', 'Lane 3']) {
    await field.fill(words);
    await phone.page.getByRole('button', { name: 'Send', exact: true }).click();
  }
  await phone.page.locator('input[type=file]').setInputFiles([
    { name: 'Heats.csv', mimeType: 'text/csv', buffer: Buffer.from('Lane,Athlete\n3,Ravi') },
    { name: 'Tricks.csv', mimeType: 'text/csv', buffer: Buffer.from('<script>alert(1)</script>,') },
  ]);
  await phone.page.getByRole('button', { name: 'Remove Tricks.csv' }).click();
  await phone.page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => phone.page.getByText('Sending…').count()).toBe(3);
  await phone.isAccessible();
  await phone.context.setOffline(false);
  await phone.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await desk.page.getByRole('article').getByText('Lane 3').waitFor();
  await expect.poll(() => phone.page.getByText('Sending…').count()).toBe(0);
  expect(await desk.page.getByRole('article').getByText('On my way').count()).toBe(1);
  const [download] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page
      .getByRole('complementary', { name: 'Details' })
      .getByRole('link', { name: 'Heats.csv' })
      .click(),
  ]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual(['Heats.csv', null]);
  // Refused by what is in it, with the file's name, and dropped.
  await phone.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Tricks.csv', mimeType: 'text/csv', buffer: Buffer.from('<script>a,b') });
  await phone.page.getByRole('button', { name: 'Send', exact: true }).click();
  await phone.page.getByText('Not sent. Tricks.csv:').waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => phone.page.getByText('Not sent.').count()).toBe(0);

  // Words of the conversation lead to where they were written, and back to the newest.
  await phone.page.getByRole('button', { name: 'Search in this conversation' }).click();
  await phone.page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('breakf');
  const found = phone.page.getByRole('link', { name: /12 km before breakfast/ });
  await found.waitFor();
  await phone.isAccessible();
  await found.click();
  await phone.page.locator('[aria-current]', { hasText: '12 km before breakfast' }).waitFor();
  await phone.isAccessible();
  await phone.page.getByRole('button', { name: 'Show the newest messages' }).click();
  await expect.poll(() => new URL(phone.page.url()).searchParams.get('at')).toBeNull();

  // Elsewhere on the site the header counts what is unread.
  await desk.open('/profile');
  const open = new URL(phone.page.url()).searchParams.get('open') ?? '';
  const call = createClient({ baseUrl: address, token: () => ravi.token });
  const body = newMessage.parse({ body: 'See you at the ferry' });
  await call(sendMessage, { params: { conversationId: open }, body });
  await desk.page.getByRole('link', { name: 'Messages, 1' }).first().click();
  await desk.page.getByRole('link', { name: /See you at the ferry/ }).click();
  await desk.page.getByRole('article').getByText('See you at the ferry').waitFor();
  await desk.page.getByRole('link', { name: 'Messages', exact: true }).first().waitFor();
  await phone.leave(/ERR_INTERNET_DISCONNECTED|415/);
  await desk.leave();
});
