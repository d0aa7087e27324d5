import { type AccountType, accountTypes } from '@chalkline/contract/accounts/account-types.ts';
import { registerPerson } from '@chalkline/contract/accounts/people.endpoints.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import * as endpoints from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { createDivision } from '@chalkline/contract/competitions/divisions.endpoints.ts';
import { usualTrialDays } from '@chalkline/contract/organizations/trial.rules.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { parts, call, clock } = await testApp();

const body = {
  name: 'Rift Valley Open',
  startsOn: '2026-12-05',
  endsOn: '2026-12-06',
  zone: 'Africa/Nairobi',
};
const create = (as: string) => call(endpoints.createCompetition, { body }, { as });

async function organizes(as: string): Promise<string> {
  const { data } = await create(as);
  expect(data).toMatchObject({ state: 'draft', role: 'owner', can: { edit: true, manageStaff: true } });
  const params = { competitionId: data.id };
  await call(createDivision, { params, body: { name: 'Women Rx' } }, { as });
  const copy = { name: 'Rift Valley Open again', startsOn: '2027-12-04', endsOn: '2027-12-05' };
  expect((await call(endpoints.copyCompetition, { params, body: copy }, { as })).data.role).toBe('owner');
  const mine = await call(endpoints.listMyCompetitions, {}, { as });
  expect(mine.data.map(({ role }) => role)).toEqual(['owner', 'owner']);
  return data.id;
}

describe('organizing is for every verified person', () => {
  it.each(accountTypes)('also for a %s', async (accountType) => {
    await organizes(await signedIn(parts, await person(parts, { accountType })));
  });

  it('and for nobody who has not entered the code that was mailed', async () => {
    const credentials = { email: 'unverified@example.org', password: 'a long enough password' };
    await call(registerPerson, { body: { name: 'Not Yet', ...credentials } });
    expect((await failure(call(signIn, { body: credentials }))).slice(0, 2)).toEqual([
      403,
      'email_not_verified',
    ]);
    const nobody = await failure(call(endpoints.createCompetition, { body }));
    expect(nobody.slice(0, 2)).toEqual([401, 'not_signed_in']);
  });
});

describe('people of an organization', () => {
  const member = async (organizationId: string, accountType: AccountType) =>
    signedIn(parts, await person(parts, { accountType, organizationId }));
  const inside = ['corporate_admin', 'trainer', 'trainee', 'receptionist'] as const;

  it.each(inside)('organize as %s while it may write, and keep their drafts to themselves', async (type) => {
    const [own, other] = [await organization(parts), await organization(parts)];
    const competitionId = await organizes(await member(own.id, type));
    for (const stranger of [await member(other.id, 'corporate_admin'), await member(own.id, 'trainee')]) {
      const seen = failure(call(endpoints.getCompetition, { params: { competitionId } }, { as: stranger }));
      expect((await seen).slice(0, 2)).toEqual([404, 'not_found']);
    }
  });

  it('make none once its trial is over', async () => {
    const own = await organization(parts);
    const admin = await person(parts, { accountType: 'corporate_admin', organizationId: own.id });
    clock.advance((usualTrialDays + 1) * 86_400_000);
    const as = await signedIn(parts, admin);
    expect((await failure(create(as))).slice(0, 2)).toEqual([403, 'organization_read_only']);
  });
});
