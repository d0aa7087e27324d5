import { createClient } from '@chalkline/contract/http/client.ts';
import { getMembership, listMyMemberships } from '@chalkline/contract/memberships/memberships.endpoints.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leaveBrowser, openBrowser } from './browser.ts';
import { signInAtDemo } from './demo-people.ts';
import { visit } from './visit.ts';
import { overflow } from './walk.ts';

const address = inject('demoServer');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => leaveBrowser(browser));

it('a plan is added, a member joins it on a phone, freezes, and cancels another in three taps', async () => {
  const admin = await visit(browser, { address, as: await signInAtDemo(address, 'corporate-admin') });
  const form = admin.page.getByRole('dialog');
  await admin.open('/memberships');
  await admin.page.getByRole('button', { name: 'Add a plan' }).click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('Enter a name of up to 60 characters.').first().waitFor();
  await form.getByLabel('Name').fill('Swim club');
  await form.getByLabel('Price of a month').fill('120');
  await form.getByLabel('What it includes').fill('The pool\nThe sauna');
  await admin.isAccessible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await admin.page.getByRole('heading', { name: 'Swim club' }).waitFor();
  await admin.leave();

  const as = await signInAtDemo(address, 'trainee');
  const member = await visit(browser, { address, as, width: 390 });
  const { page } = member;
  const dialog = page.getByRole('dialog');
  await member.open('/subscriptions');
  await page.getByRole('button', { name: 'Join: Swim club' }).click();
  await dialog.getByRole('radio', { name: 'Renew by card' }).check();
  await member.isAccessible();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Your card is kept to renew Swim club').waitFor();
  await page.getByLabel('Card number').fill(testCards.pays);
  await page.getByRole('button', { name: 'Pay €120.00' }).click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Go to Swim club' }).click();
  const swim = page.locator('section', {
    has: page.getByRole('heading', { name: 'Swim club', exact: true }),
  });
  await swim.getByText('Active', { exact: true }).first().waitFor();
  await swim.getByText(/for €120.00, paid by Visa ending 4242\.$/).waitFor();
  expect(await overflow(page)).toBe(0);
  await member.isAccessible();

  await swim.getByRole('button', { name: 'Stop renewing' }).click();
  await swim.getByText(/Visa ending 4242/).waitFor({ state: 'detached' });
  await swim.getByRole('button', { name: 'Change plan' }).click();
  await dialog.getByRole('radio').first().check();
  await member.isAccessible();
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: /^Change on/ }).click();
  await swim.getByText(/^Changes to /).waitFor();
  await swim.getByRole('button', { name: 'Stay on Swim club' }).click();
  await swim.getByRole('button', { name: 'Change plan' }).waitFor();
  await swim.getByRole('button', { name: 'Freeze' }).click();
  await dialog.getByLabel('Days').fill('5');
  await dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
  await dialog.getByText('Enter 7 to 90 whole days.').first().waitFor();
  await dialog.getByLabel('Days').fill('30');
  await member.isAccessible();
  await dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await swim
    .getByText(/Frozen until/)
    .first()
    .waitFor();
  await swim.getByRole('button', { name: 'Payments and receipts' }).click();
  await dialog.getByRole('link', { name: /^Invoice / }).waitFor();
  await member.isAccessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const floor = page.locator('section', { has: page.getByRole('heading', { name: 'Floor', exact: true }) });
  await floor.getByRole('button', { name: 'Cancel membership' }).click();
  await dialog.getByText('Leave, or take a break?').waitFor();
  await member.isAccessible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /^Cancel on/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await floor.getByText(/^Canceled\. It ends on/).waitFor();
  await floor.getByRole('button', { name: 'Keep my membership' }).click();
  await floor.getByRole('button', { name: 'Cancel membership' }).waitFor();
  await member.leave();
});

it('a plan with a trial is tried with a card, shows the first payment, and is canceled without a charge', async () => {
  const admin = await visit(browser, { address, as: await signInAtDemo(address, 'corporate-admin') });
  const form = admin.page.getByRole('dialog');
  await admin.open('/memberships');
  await admin.page.getByRole('button', { name: 'Add a plan' }).click();
  await form.getByLabel('Name').fill('Climbing wall');
  await form.getByLabel('Price of a month').fill('0');
  await form.getByLabel('Free trial').fill('10');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('A free plan has no trial. Enter a price, or remove the trial.').first().waitFor();
  await form.getByLabel('Price of a month').fill('35');
  await form.getByLabel('Free trial').fill('91');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByText('Enter 1 to 90 whole days.').first().waitFor();
  await form.getByLabel('Free trial').fill('10');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await admin.page.getByText('10 days free for new members').waitFor();

  const { page } = admin;
  await admin.open('/subscriptions');
  await page.getByRole('button', { name: 'Try for free: Climbing wall' }).click();
  await form.getByRole('radio', { name: '10 days free, then €35.00 a month' }).waitFor();
  await admin.isAccessible();
  await form.getByRole('button', { name: 'Continue to your card' }).click();
  await page.getByText(/^Climbing wall, free until .*, then €35.00 a month/).waitFor();
  await page.getByText('Nothing is charged today.').waitFor();
  await page.getByLabel('Card number').fill(testCards.pays);
  await admin.isAccessible();
  await page.getByRole('button', { name: 'Save card and confirm' }).first().click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Go to Climbing wall' }).click();
  const wall = page.locator('section', { has: page.getByRole('heading', { name: 'Climbing wall' }) });
  await wall.getByText(/^First payment on .* for €35.00, paid by Visa ending 4242\.$/).waitFor();
  await admin.isAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await admin.open('/client-memberships?state=trialing');
  await page
    .getByText(/^Free trial until/)
    .first()
    .waitFor();
  await admin.open('/subscriptions');
  await wall.getByRole('button', { name: 'Cancel membership' }).click();
  await form.getByText(/^Your free trial ends on .*, and nothing is charged\./).waitFor();
  await form.getByRole('button', { name: /^Cancel on/ }).click();
  await form.waitFor({ state: 'detached' });
  await wall.getByText(/^Canceled\. It ends on/).waitFor();
  // The free plan with a trial was refused.
  await admin.leave(/422.*membership-plans/);
});

it('the desk finds who is due, takes cash and sees it paid', async () => {
  const as = await signInAtDemo(address, 'receptionist');
  const desk = await visit(browser, { address, as, width: 390 });
  const { page } = desk;
  const dialog = page.getByRole('dialog');
  await desk.open('/profile');
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('heading', { name: 'Members', level: 1 }).waitFor();
  await desk.open('/client-memberships?state=due&search=greta');
  await page.getByRole('button', { name: 'Greta Nyström' }).click();
  await dialog.getByText(/^Due since/).waitFor();
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Take €49.00 in cash' }).click();
  await page.getByText('Take €49.00 in cash from Greta Nyström?').waitFor();
  await desk.isAccessible();
  await dialog.getByRole('button', { name: 'Take €49.00', exact: true }).click();
  await dialog.getByText('Active', { exact: true }).waitFor();
  expect(await dialog.getByText(/^In cash, by /).count()).toBe(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await overflow(page)).toBe(0);
  await desk.leave();
});

it('a member shows a code, and the desk lets them in', async () => {
  const as = await signInAtDemo(address, 'trainee');
  const member = await visit(browser, { address, as, width: 390 });
  await member.open('/subscriptions');
  const floor = member.page.locator('section', {
    has: member.page.getByRole('heading', { name: 'Floor', exact: true }),
  });
  await floor.getByRole('button', { name: 'Show my code' }).click();
  await member.page.getByRole('img', { name: 'Member code of Mina Kovač for Floor' }).waitFor();
  await member.isAccessible();
  expect(await overflow(member.page)).toBe(0);
  await member.leave();

  const own = createClient({ baseUrl: address, token: () => as.token });
  const { data: held } = await own(listMyMemberships, { query: {} });
  const { data: found } = await own(getMembership, {
    params: { membershipId: held.find(({ plan }) => plan === 'Floor')?.id ?? '' },
  });
  const desk = await visit(browser, {
    address,
    as: await signInAtDemo(address, 'receptionist'),
    width: 390,
  });
  const dialog = desk.page.getByRole('dialog');
  await desk.open('/client-memberships');
  await desk.page.getByRole('button', { name: 'Let members in' }).click();
  await dialog.getByLabel('Member code').fill('a ticket');
  await desk.page.keyboard.press('Enter');
  await dialog.getByText('This isn’t the code of one of your members.').waitFor();
  await dialog.getByLabel('Member code').fill(found.code ?? '');
  await desk.page.keyboard.press('Enter');
  // A second try comes within ten minutes.
  await dialog.getByText(/^(Come in|Again)$/).waitFor();
  await desk.isAccessible();
  expect(await overflow(desk.page)).toBe(0);
  await dialog.getByRole('button', { name: 'Open membership' }).click();
  await dialog.getByText(/^Last here/).waitFor();
  await desk.isAccessible();
  // The code that was refused.
  await desk.leave(/422.*membership-visits/);
});
