import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { mailed } from './outbox.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const address = inject('demoServer');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('a buyer opens hidden tickets with a code, and pays what they want for another, on a phone', async () => {
  const buyer = await visit(browser, { address, as: await signInAtDemo(address, 'trainee'), width: 390 });
  const { page } = buyer;
  await buyer.open('/events');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('Kettlebell day');
  await page.getByRole('link', { name: /Kettlebell day/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Kettlebell day' }).waitFor();
  await page.getByText('Supporter', { exact: true }).waitFor();
  await page.getByText('Then €48.00 after 12 more').waitFor();
  expect(await page.getByText('Crew', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Enter a ticket code' }).click();
  await page.getByLabel('Ticket code').fill('magnesium');
  await page.getByRole('button', { name: 'Show tickets' }).click();
  await page.getByText('No tickets have this code.').waitFor();
  await buyer.isAccessible();
  await page.getByLabel('Ticket code').fill('chalk');
  await page.getByRole('button', { name: 'Show tickets' }).click();
  await page.getByRole('button', { name: 'One more: Crew' }).click();

  await page.getByRole('button', { name: 'One more: Supporter' }).click();
  const price = page.getByLabel('Your price for each: Supporter');
  await price.fill('3');
  await page.getByText('Pay at least €5.00 for each.').waitFor();
  expect(await page.getByRole('button', { name: 'Check out' }).isDisabled()).toBe(true);
  await price.fill('12.50');
  await page.getByText('€12.50', { exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  await buyer.isAccessible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page
    .getByRole('dialog', { name: 'Who is coming?' })
    .getByRole('button', { name: 'Save attendees' })
    .click();
  await page.getByLabel('Card number').fill(testCards.pays);
  await page.getByRole('button', { name: 'Pay €12.50' }).click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await page
    .getByRole('img', { name: /^Ticket of .* to Kettlebell day$/ })
    .nth(1)
    .waitFor();
  await page.getByText('Supporter', { exact: true }).first().waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ticket as PDF' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z0-9-]+-ticket\.pdf$/);
  await buyer.isAccessible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'My tickets', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'My tickets' }).waitFor();
  await page.getByText('Crew').first().waitFor();
  await page.getByText('Supporter').first().waitFor();
  await buyer.leave();

  // A link brings the code.
  const organizer = await visit(browser, { address, as: await signInAtDemo(address, 'organizer') });
  await organizer.open('/events');
  await organizer.page.getByRole('link', { name: /Kettlebell day/ }).click();
  await organizer.page.getByText('Code CHALK').waitFor();
  await organizer.isAccessible();
  const link = `/event-detail/${new URL(organizer.page.url()).pathname.split('/').at(-1)}`;
  await organizer.leave();
  const visitor = await visit(browser, { address, width: 390 });
  await visitor.open(`${link}?code=Chalk`);
  await visitor.page.getByText('Crew', { exact: true }).waitFor();
  await visitor.isAccessible();

  // A guest’s tickets come on the same page once a slow payment settles.
  const guest = visitor.page;
  const email = `ravi.tickets.${Date.now()}@example.org`;
  await guest.getByRole('link', { name: 'Continue as a guest' }).click();
  await guest.getByLabel('Your name').fill('Ravi Menon');
  await guest.getByLabel('Email').fill(email);
  await guest.getByRole('button', { name: 'Send code' }).click();
  await guest.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  await guest.getByLabel('Code').fill(await mailed(address, email, /<h2>(\d{6}) is your Chalkline code/));
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('button', { name: 'One more: Supporter' }).click();
  await guest.getByRole('button', { name: 'Check out' }).click();
  await guest.getByLabel('Card number').fill(testCards.pendingThenSucceeds);
  await guest.getByRole('button', { name: 'Pay €5.00' }).click();
  await guest.getByRole('img', { name: 'Ticket of Ravi Menon to Kettlebell day' }).waitFor();
  await visitor.isAccessible();
  expect(await overflow(guest)).toBe(0);
  await guest.getByRole('link', { name: 'My tickets', exact: true }).click();
  await guest.getByRole('heading', { level: 1, name: 'My tickets' }).waitFor();
  await guest.getByRole('img', { name: 'Ticket of Ravi Menon to Kettlebell day' }).waitFor();
  await visitor.leave();
});

it('an organizer sells the first tickets for less, and a visitor reads what comes then', async () => {
  const organizer = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'organizer'),
    width: 390,
  });
  const { page } = organizer;
  await organizer.open('/events');
  await page.getByRole('link', { name: /Kettlebell day/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Kettlebell day' }).waitFor();
  const link = `/event-detail/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await organizer.open(`/event?id=${link.split('/').at(-1)}`);
  const spectator = page.getByRole('group', { name: 'Spectator', exact: true });
  await spectator.waitFor();
  // A second try finds what the first one saved.
  const remove = spectator.getByRole('button', { name: 'Remove price 1 of Spectator' });
  if (await remove.isVisible()) await remove.click();
  await spectator.getByRole('button', { name: 'Add an earlier price' }).click();
  await spectator.getByLabel('Price', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Save event' }).click();
  await page
    .getByText(/Choose until when this price holds/)
    .first()
    .waitFor();
  await organizer.isAccessible();
  await spectator.getByLabel('Or the first').fill('5');
  await spectator.getByLabel('Per order, at least').fill('2');
  await spectator.getByLabel('Per person, at most').fill('6');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Save event' }).click();
  await page.getByText('Then €12.00 after 5 more').waitFor();
  await organizer.leave();

  const buyer = await visit(browser, { address, as: await signInAtDemo(address, 'trainee'), width: 390 });
  await buyer.open(link);
  const more = buyer.page.getByRole('button', { name: 'One more: Spectator' });
  await buyer.page.getByText('at least 2, up to 6 per person').waitFor();
  // The first click takes as many as an order has at least.
  for (let count = 1; count < 6; count += 1) await more.click();
  expect(await more.isDisabled()).toBe(true);
  await buyer.page.getByText('€57.00', { exact: true }).waitFor();
  await buyer.isAccessible();
  await buyer.leave();
});

it('an organizer makes a promo code that one order can use, and a buyer enters it at the checkout', async () => {
  const organizer = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'organizer'),
    width: 390,
  });
  const { page } = organizer;
  await organizer.open('/events');
  await page.getByRole('link', { name: /Kettlebell day/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Kettlebell day' }).waitFor();
  const link = `/event-detail/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await organizer.open(`/event?id=${link.split('/').at(-1)}`);
  await page.getByRole('link', { name: 'Edit questions' }).waitFor();
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a promo code' });
  const code = `Swing${Date.now() % 100_000}`;
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByRole('radio', { name: 'Amount' }).check({ force: true });
  await dialog.getByLabel('Takes off').fill('2');
  await dialog.getByLabel('Orders in all').fill('1');
  for (const other of ['Day ticket', 'Spectator', 'Crew'])
    await dialog.getByRole('checkbox', { name: other, exact: true }).uncheck();
  await organizer.isAccessible();
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByText('0 of 1').waitFor();
  await organizer.isAccessible();
  expect(await overflow(page)).toBe(0);

  const buyer = await visit(browser, { address, as: await signInAtDemo(address, 'trainee'), width: 390 });
  await buyer.open(link);
  await buyer.page.getByRole('button', { name: 'One more: Supporter' }).click();
  await buyer.page.getByRole('button', { name: 'Check out' }).click();
  const countdown = buyer.page.getByRole('timer');
  const began = await countdown.filter({ hasText: /^(10:00|09:\d\d)$/ }).innerText();
  await countdown.filter({ hasNotText: began }).waitFor();
  await buyer.page.getByRole('button', { name: 'Add promo code' }).click();
  await buyer.page.getByLabel('Promo code').fill('nothing-of-ours');
  await buyer.page.getByRole('button', { name: 'Apply' }).click();
  await buyer.page.getByText('This promo code doesn’t exist.').waitFor();
  await buyer.page.getByLabel('Promo code').fill(code.toLowerCase());
  await buyer.page.getByRole('button', { name: 'Apply' }).click();
  await buyer.page.getByRole('button', { name: 'Pay €3.00' }).waitFor();
  await buyer.isAccessible();
  expect(await overflow(buyer.page)).toBe(0);
  await buyer.page.getByLabel('Card number').fill(testCards.pays);
  await buyer.page.getByRole('button', { name: 'Pay €3.00' }).click();
  await buyer.page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await buyer.leave(/status of 422 .*\/renewal/);

  await page.reload();
  await row.getByText('1 of 1').waitFor();
  await page.getByRole('button', { name: `End ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await row.getByText(/^Ended/).waitFor();
  await organizer.leave();
});
