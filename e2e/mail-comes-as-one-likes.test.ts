import { createCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { inviteStaff } from '@chalkline/contract/competitions/staff-invitations.endpoints.ts';
import { type Client, createClient } from '@chalkline/contract/http/client.ts';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type BackDoor, openBackDoor, type SignedIn } from '../server/src/platform/testing/back-door.ts';
import { leaveBrowser, openBrowser } from './browser.ts';
import { type Visit, visit } from './visit.ts';

const minute = 60_000;

let browser: Browser;
let backDoor: BackDoor;
/** Somebody who is asked to help, at the choices of how mail comes, which each journey below goes on changing. */
let reader: SignedIn;
let seat: Visit;
/** Somebody who asks others to help with one competition after the other. */
let call: Client;
let asked = 0;

beforeAll(async () => {
  browser = await openBrowser();
  backDoor = openBackDoor({ databaseUrl: inject('databaseUrl'), appSecret: inject('appSecret') });
  const [one, other] = inject('twoServers');
  const owner = await backDoor.signIn({ name: 'Imani Okafor' });
  call = createClient({ baseUrl: one, token: () => owner.token });
  reader = await backDoor.signIn({ name: 'Jonas Brandt' });
  seat = await visit(browser, { address: other, as: reader });
  await seat.open('/edit-profile?tab=notifications');
});
afterAll(async () => {
  await seat.leave();
  await leaveBrowser(browser);
  await backDoor.close();
});

it('no mail comes of a kind that was switched off', async () => {
  const invitations = seat.page.getByRole('switch', { name: 'Invitations by email' });
  const name = await isAsked();
  expect(await mailed(afterTenMinutes())).toEqual([`You’re invited to help run ${name}`]);
  await choose(invitations);
  await isAsked();
  expect(await mailed(afterTenMinutes())).toEqual([]);
  await choose(invitations);
});

it('a daily digest brings all of it at eight, in one mail', async () => {
  await choose(seat.page.getByText('Daily', { exact: true }));
  const eight = await isAskedTwiceBeforeEight();
  expect(await mailed(new Date(eight.getTime() - minute))).toEqual([]);
  expect(await mailed(eight)).toEqual(['2 unread notifications on Chalkline']);
  await choose(seat.page.getByText('One by one', { exact: true }));
});

it('quiet hours keep mail until they are over', async () => {
  await choose(seat.page.getByRole('switch', { name: /^Pause emails and push notifications at set hours/ }));
  const name = await isAsked();
  expect(await mailed(inDays(1, '22:00'))).toEqual([]);
  expect(await mailed(inDays(2, '06:59'))).toEqual([]);
  expect(await mailed(inDays(2, '07:00'))).toEqual([`You’re invited to help run ${name}`]);
});

/** The choice has been kept by the server. */
async function choose(choice: Locator): Promise<void> {
  const isKept = seat.page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
  await choice.click({ force: true });
  await isKept;
}

/** By one more competition, whose name comes back once their bell has rung. */
async function isAsked(): Promise<string> {
  asked += 1;
  const name = `Quay Open ${asked}`;
  const facts = { name, place: 'Rotterdam', country: 'NLD', zone: 'Europe/Amsterdam' };
  const { data } = await call(createCompetition, {
    body: { ...facts, startsOn: '2026-11-20', endsOn: '2026-11-22' },
  });
  const body = { email: reader.user.email, role: 'manager' } as const;
  await call(inviteStaff, { params: { competitionId: data.id }, body });
  await seat.page.getByRole('button', { name: `Notifications, ${asked}`, exact: true }).waitFor();
  return name;
}

/** The subjects of what goes to them once the server's clock has come to this moment. */
async function mailed(moment: Date): Promise<string[]> {
  const letters = await backDoor.mailsAt(moment);
  return letters.flatMap(({ to, subject }) => (to === reader.user.email ? [subject] : []));
}

function afterTenMinutes(): Date {
  return new Date(Date.now() + 11 * minute);
}

/** Gives the eight o'clock for which the mail of both is in time. */
async function isAskedTwiceBeforeEight(): Promise<Date> {
  for (;;) {
    const eight = nextEight(Date.now());
    await isAsked();
    await isAsked();
    if (nextEight(Date.now()).getTime() === eight.getTime()) return eight;
    // Meanwhile it has become too late for it, for both or for one: that mail goes, and two others come.
    await mailed(inDays(2, '08:00'));
  }
}

/** The next eight o'clock for which the mail of this moment, which waits ten minutes, is in time. */
function nextEight(now: number): Date {
  const today = inDays(0, '08:00', now);
  return today.getTime() > now + 10 * minute ? today : inDays(1, '08:00', now);
}

/** By the clock of people who chose no zone. */
function inDays(days: number, time: string, from = Date.now()): Date {
  const day = new Date(from + days * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}
