import { getOverview } from '@chalkline/contract/overview/overview.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../accounts/people/people.factory.ts';
import { invitation } from '../administration/invitations/invitations.factory.ts';
import { competition } from '../competitions/competitions/competitions.factory.ts';
import { organization } from '../organizations/organizations.factory.ts';
import { failure } from '../platform/testing/failure.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { contactMessage } from '../showcase/contact/contact.factory.ts';
import { mondays } from './overview.rules.ts';

const { call, parts, clock } = await testApp();
const admin = { as: await signedIn(parts, await person(parts, { accountType: 'admin' })) };
const overview = async (as = admin.as) => (await call(getOverview, {}, { as })).data;
const dayFromNow = (days: number) =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('the overview', () => {
  it('counts the people of the whole site for its administrators', async () => {
    const before = await overview();
    await invitation(parts);
    await person(parts, { state: 'suspended' });
    await person(parts);
    const { people, joined } = await overview();
    expect([people.active, people.invited, people.suspended]).toEqual([
      before.people.active + 2,
      before.people.invited + 1,
      before.people.suspended + 1,
    ]);
    expect(joined).toHaveLength(12);
    // Who was invited has not come yet; who invited them has.
    expect(joined.at(-1)?.people).toBe((before.joined.at(-1)?.people ?? 0) + 3);
  });

  it('counts what needs attention', async () => {
    const before = (await overview()).site;
    await contactMessage(parts);
    const owner = await person(parts);
    await competition(parts, { owner, state: 'live' });
    await competition(parts, { owner, startsOn: dayFromNow(3), endsOn: dayFromNow(4) });
    await competition(parts, { owner, startsOn: dayFromNow(30), endsOn: dayFromNow(31) });
    await competition(parts, { owner, state: 'draft', startsOn: dayFromNow(3), endsOn: dayFromNow(4) });
    const after = (await overview()).site;
    expect(after?.unansweredMessages).toBe((before?.unansweredMessages ?? 0) + 1);
    expect(after?.competitions).toEqual({
      live: (before?.competitions.live ?? 0) + 1,
      starting: (before?.competitions.starting ?? 0) + 1,
      published: (before?.competitions.published ?? 0) + 2,
    });
    expect(after).toMatchObject({ failedJobs: 0, hiddenFeatured: 0, mailReaches: true });
  });

  it('shows a corporate_admin the figures of their own organization alone', async () => {
    const ours = await organization(parts);
    const theirs = await organization(parts);
    const chief = await person(parts, { accountType: 'corporate_admin', organizationId: ours.id });
    await invitation(parts, { organizationId: ours.id });
    await invitation(parts, { organizationId: theirs.id });
    await invitation(parts);
    for (let made = 0; made < 3; made++) await person(parts, { organizationId: theirs.id });
    const { people, joined, site } = await overview(await signedIn(parts, chief));
    expect(people).toEqual({ active: 1, invited: 1, suspended: 0 });
    expect(joined.reduce((sum, week) => sum + week.people, 0)).toBe(1);
    expect(site).toBeNull();
  });

  it('answers for nobody where a corporate_admin has no organization', async () => {
    const chief = await person(parts, { accountType: 'corporate_admin' });
    const { people } = await overview(await signedIn(parts, chief));
    expect(people).toEqual({ active: 0, invited: 0, suspended: 0 });
  });

  it.each(['trainer', 'trainee', 'receptionist'] as const)('is not for a %s', async (accountType) => {
    const as = await signedIn(parts, await person(parts, { accountType }));
    expect((await failure(overview(as)))[0]).toBe(403);
  });
});

describe('mondays', () => {
  it.each([
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-01-01T12:00:00Z', '2025-12-29'],
  ])('%s lies in the week of %s', (now, monday) => {
    expect(mondays(new Date(now), 3).at(-1)).toBe(monday);
  });
});
