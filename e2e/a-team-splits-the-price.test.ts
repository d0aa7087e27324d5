import {
  createCompetition,
  moveCompetition,
} from '@chalkline/contract/competitions/competitions.endpoints.ts';
import {
  getRegistrationSettings,
  setRegistrationSettings,
} from '@chalkline/contract/competitions/registration.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { testCards } from '@chalkline/contract/money/test-cards.ts';
import type { Browser, Page } from 'playwright-core';
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

const [address] = inject('twoServers');

/** A published competition whose trios cost 100 euros and can be paid by shares. */
async function openTrios(as: { readonly token: string }): Promise<string> {
  const call = createClient({ baseUrl: address, token: () => as.token });
  const { data } = await call(createCompetition, {
    body: {
      startsOn: '2031-08-02',
      endsOn: '2031-08-03',
      zone: 'Europe/Amsterdam',
      name: 'Three share a lane',
      place: 'Rotterdam',
      country: 'NLD',
      divisions: [{ name: 'Trios', teamSize: 3 }],
      workouts: [{ name: 'Quay', scoring: { type: 'time', unit: 'clock', direction: 'lower' } }],
    },
  });
  const params = { competitionId: data.id };
  const { needsPayoutAccount: _, ...now } = (await call(getRegistrationSettings, { params })).data;
  const divisions = data.divisions.map(({ id: divisionId }) => ({ divisionId, price: 10_000, steps: [] }));
  const body = { ...now, isOpen: true, currency: 'EUR' as const, divisions, shareHours: 72 };
  await call(setRegistrationSettings, { params, body });
  await call(moveCompetition, { params, body: { from: 'draft', to: 'published' } });
  return data.id;
}

async function payByCard(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Card number').fill(testCards.pays);
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await page.getByRole('heading', { name: 'Your order is confirmed' }).waitFor();
}

it('a team of three shares the price: each pays on their own phone, and the captain sees who has', async () => {
  const organizer = await backDoor.signIn({ name: 'Olga Organizer' });
  const id = await openTrios(organizer);
  const visitor = async (name: string, width = 390) =>
    visit(browser, { address, width, as: await backDoor.signIn({ name }) });

  const ada = await visitor('Ada Captain');
  await ada.open(`/compete/${id}`);
  await ada.page.getByRole('radio', { name: /^Trios/ }).check({ force: true });
  await ada.page.getByLabel('Team name').fill('Low Tide');
  await ada.page.getByRole('radio', { name: /^Each of us pays a share, €33.34 now/ }).check();
  await ada.isAccessible();
  await ada.page.getByRole('button', { name: 'Pay €33.34' }).filter({ visible: true }).click();
  await payByCard(ada.page, '€33.34');

  await ada.page.getByText('You’re the captain. If you cancel, your whole team is withdrawn.').waitFor();
  await ada.isAccessible();
  await ada.page.getByRole('link', { name: 'Open your team' }).click();
  await ada.page.getByText('1 of 3 shares paid').waitFor();
  await ada.page.getByRole('button', { name: 'Create invite link' }).click();
  const link = new URL(await ada.page.getByLabel('Invite link').inputValue());
  await ada.isAccessible();

  const joins = async (name: string, width: number) => {
    const one = await visitor(name, width);
    await one.page.goto(`${address}${link.pathname}${link.search}`);
    await one.page.getByText('Your share is €33.33. You pay it once you’re on the team.').waitFor();
    await one.page.getByRole('button', { name: 'Join team' }).click();
    await one.page.getByText('You joined Low Tide').waitFor();
    await one.page.getByRole('button', { name: 'Pay your share, €33.33' }).waitFor();
    return one;
  };
  const bo = await joins('Bo Sharer', 390);
  await bo.page.getByRole('button', { name: 'Pay your share, €33.33' }).click();
  await payByCard(bo.page, '€33.33');

  const cy = await joins('Cy Forgetful', 1440);
  await ada.page.reload();
  await ada.page.getByText('2 of 3 shares paid').waitFor();
  await ada.page.getByRole('button', { name: 'Remind the team' }).click();
  await ada.page
    .getByText(/^Team reminded/)
    .first()
    .waitFor();
  await cy.page.getByRole('button', { name: 'Pay your share, €33.33' }).click();
  await cy.page.getByLabel('Card number').waitFor();
  // Their order stays open: the team's page leads back to it.
  await cy.open(`/team/${link.pathname.split('/').slice(-2).join('/')}`);
  await cy.page.getByRole('link', { name: 'Continue to payment' }).click();
  await payByCard(cy.page, '€33.33');

  await ada.page.reload();
  await ada.page.getByText('3 of 3 shares paid').waitFor();
  await ada.page.getByText('Every share is paid.').waitFor();
  expect(await ada.page.getByText('Not paid').count()).toBe(0);
  await ada.isAccessible();
  await Promise.all([ada, bo, cy].map((one) => one.leave()));
});
