import * as endpoints from '@chalkline/contract/coaching/trainer-requests.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { personById } from '../../accounts/people/people.service.ts';
import { people } from '../../accounts/people/people.table.ts';
import { listAudit } from '../../audit/audit.service.ts';
import { declared } from '../../manifests.ts';
import { sendMails } from '../../notifications/mails/mails.send.service.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, mailbox, settle, clock } = await testApp();

const message = 'Ten years of weightlifting, level 2 certificate.';
let admin: string;
beforeAll(async () => {
  admin = await signedIn(parts, await person(parts, { accountType: 'admin' }));
});

async function athlete(facts: Parameters<typeof person>[1] = {}) {
  const made = await person(parts, facts);
  const as = await signedIn(parts, made);
  const ask = async () =>
    (await call(endpoints.askToTrain, { body: { message } }, { as, idempotencyKey: crypto.randomUUID() }))
      .data;
  const mine = async () => (await call(endpoints.getOwnTrainerRequest, {}, { as })).data;
  const told = async () =>
    (await call(listNotifications, { query: {} }, { as })).data.map(({ title }) => title);
  const type = async () => (await personById(parts.database.sql, made.id))?.accountType;
  return { made, as, ask, mine, told, type };
}

const move = async (
  as: string,
  trainerRequestId: string,
  to: 'accepted' | 'declined' | 'withdrawn',
  reason = '',
) =>
  (await call(endpoints.moveTrainerRequest, { params: { trainerRequestId }, body: { to, reason } }, { as }))
    .data;
const idsOf = async (as: string, state?: 'declined') =>
  (await call(endpoints.listTrainerRequests, { query: { ...(state && { state }) } }, { as })).data.map(
    ({ id }) => id,
  );

it('makes an athlete a trainer once an administrator accepts, with notice and audit', async () => {
  const { made, as, ask, mine, told, type } = await athlete();
  expect(await mine()).toEqual({ request: null, can: { ask: true } });
  const { id } = await ask();
  expect(await mine()).toMatchObject({
    request: { id, state: 'asked', message, person: { id: made.id }, can: { moveTo: ['withdrawn'] } },
    can: { ask: false },
  });
  expect(await failure(ask())).toContain('trainer_request_open');
  expect(await failure(move(as, id, 'accepted'))).toContain('state_changed');
  expect(await idsOf(admin)).toContain(id);
  const both = await Promise.allSettled([move(admin, id, 'accepted'), move(admin, id, 'declined', 'No.')]);
  const [done, ...others] = both.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  expect(others).toEqual([]);
  if (done?.state === 'declined') return expect(await type()).toBe('trainee');
  expect(await type()).toBe('trainer');
  expect(await told()).toContain('You’re a trainer now');
  expect(await failure(ask())).toContain('not_an_athlete');
  expect(await idsOf(admin)).not.toContain(id);
  const trail = await listAudit(parts, { subjectKind: 'trainer_request', subjectId: id }, { limit: 10 });
  expect(trail.data.map(({ action }) => action)).toEqual(['trainer_request.moved', 'trainer_request.asked']);
});

it('is declined with a reason that the person reads, and can be sent again', async () => {
  const { ask, mine, told, type } = await athlete();
  const { id } = await ask();
  expect(await failure(move(admin, id, 'declined'))).toEqual([422, 'reason_required', 'body.reason']);
  await move(admin, id, 'declined', 'Add your certificate.');
  expect(await mine()).toMatchObject({
    request: { state: 'declined', reason: 'Add your certificate.' },
    can: { ask: true },
  });
  expect(await told()).toContain('Your request to become a trainer was declined');
  expect(await type()).toBe('trainee');
  expect(await failure(move(admin, id, 'accepted'))).toContain('state_changed');
  expect(await idsOf(admin, 'declined')).toContain(id);
  const again = await ask();
  expect(again.state).toBe('asked');
});

it('is decided by administrators of the site and of the person’s organization, and withdrawn by who asked', async () => {
  const gym = await organization(parts);
  const manager = await signedIn(
    parts,
    await person(parts, { accountType: 'corporate_admin', organizationId: gym.id }),
  );
  const elsewhere = await signedIn(
    parts,
    await person(parts, { accountType: 'corporate_admin', organizationId: (await organization(parts)).id }),
  );
  const member = await athlete({ organizationId: gym.id });
  const stranger = await athlete();
  const { id } = await member.ask();
  expect(await failure(move(elsewhere, id, 'accepted'))).toContain('not_found');
  expect(await failure(move(stranger.as, id, 'withdrawn'))).toContain('not_found');
  expect(await failure(idsOf(stranger.as))).toContain('not_allowed');
  expect(await idsOf(elsewhere)).toEqual([]);
  expect(await failure(move(manager, (await stranger.ask()).id, 'accepted'))).toContain('not_found');
  expect(await idsOf(manager)).toEqual([id]);
  expect(await failure(move(manager, id, 'withdrawn'))).toContain('state_changed');
  await move(member.as, id, 'withdrawn');
  expect(await failure(move(manager, id, 'accepted'))).toContain('state_changed');
  const next = await member.ask();
  await move(manager, next.id, 'accepted');
  expect(await member.type()).toBe('trainer');
});

it('rings once for each administrator who decides it, in the app and by mail, until it is decided', async () => {
  const gym = await organization(parts);
  const admins = {
    former: await person(parts, { accountType: 'admin' }),
    site: await person(parts, { accountType: 'admin', email: 'site-ada@example.org' }),
    gym: await person(parts, {
      accountType: 'corporate_admin',
      organizationId: gym.id,
      email: 'gym-ada@example.org',
    }),
    elsewhere: await person(parts, {
      accountType: 'corporate_admin',
      organizationId: (await organization(parts)).id,
      email: 'other-ada@example.org',
    }),
  };
  const told = async (who: keyof typeof admins) =>
    (await call(listNotifications, { query: {} }, { as: await signedIn(parts, admins[who]) })).data.filter(
      ({ title }) => title === 'Mira Olsen asks to become a trainer',
    );
  const member = await athlete({ name: 'Mira Olsen', organizationId: gym.id });
  const { id } = await member.ask();
  expect(await failure(member.ask())).toContain('trainer_request_open');
  for (const who of ['site', 'gym'] as const)
    expect(await told(who)).toMatchObject([
      {
        kind: 'request',
        text: 'Read their experience, then accept or decline.',
        address: '/requests-trainer',
      },
    ]);
  expect(await told('elsewhere')).toEqual([]);
  expect(await told('former')).toHaveLength(1);
  await parts.database.sql
    .update(people)
    .set({ accountType: 'trainee' })
    .where(eq(people.id, admins.former.id));
  expect(await told('former')).toEqual([]);
  clock.advance(11 * 60_000);
  await sendMails(parts, declared.notificationSubjects);
  await settle();
  for (const email of ['site-ada@example.org', 'gym-ada@example.org'])
    expect(mailbox.lastTo(email).text).toContain('Mira Olsen asks to become a trainer');
  expect(mailbox.sent.filter(({ to }) => to === 'other-ada@example.org')).toEqual([]);

  await move(await signedIn(parts, admins.gym), id, 'declined', 'Add your certificate.');
  expect(await told('site')).toEqual([]);
  await member.ask();
  expect(await told('site')).toHaveLength(1);
  await move(member.as, (await member.mine()).request?.id ?? '', 'withdrawn');
  expect(await told('site')).toEqual([]);
  expect(await member.told()).toEqual(['Your request to become a trainer was declined']);
});
