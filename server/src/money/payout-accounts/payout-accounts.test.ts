import {
  getPayoutAccount,
  openPayoutAccount,
  readPayoutAccount,
  renewOnboarding,
} from '@chalkline/contract/money/selling.endpoints.ts';
import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { organization } from '../../organizations/organizations.factory.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';

const { app, parts, call } = await testApp();
const own = { as: 'person' } as const;

async function somebody(facts: Parameters<typeof person>[1] = {}) {
  const as = await signedIn(parts, await person(parts, facts));
  return {
    as,
    open: async (whose: 'person' | 'organization' = 'person') =>
      (await call(openPayoutAccount, { params: { as: whose }, body: { country: 'NL' } }, { as })).data
        .address,
    get: async (whose: 'person' | 'organization' = 'person') =>
      (await call(getPayoutAccount, { params: { as: whose } }, { as })).data,
    read: async (connectedAccountId: string) =>
      (await call(readPayoutAccount, { params: { connectedAccountId } }, { as })).data,
    renew: async (connectedAccountId: string) =>
      (await call(renewOnboarding, { params: { connectedAccountId } }, { as })).data.address,
  };
}

describe('a payout account', () => {
  it('goes from none over onboarding to enabled, and is restricted and disabled again', async () => {
    const organizer = await somebody();
    expect(await organizer.get()).toMatchObject({
      state: 'none',
      connectedAccountId: null,
      provider: 'test',
    });
    const address = await organizer.open();
    const { connectedAccountId, state, requirements } = await organizer.get();
    expect([state, requirements.length > 0]).toEqual(['onboarding', true]);
    const account = connectedAccountId ?? '';
    const back = await app.inject(`${address}?review=approved`);
    expect(back.headers.location).toBe(`${parts.config.publicUrl}/competition/return/${account}`);
    expect(await organizer.read(account)).toMatchObject({ state: 'enabled', chargesEnabled: true });
    for (const [review, then] of [
      ['incomplete', 'restricted'],
      ['rejected', 'disabled'],
      ['approved', 'enabled'],
    ]) {
      await app.inject(`${await organizer.renew(account)}?review=${review}`);
      expect(await organizer.read(account)).toMatchObject({
        state: then,
        chargesEnabled: then === 'enabled',
      });
    }
    const { data } = await call(listNotifications, {}, { as: organizer.as });
    expect(data.map(({ title }) => title)).toContain('Your payout account was disabled');
  });

  it('is opened once, however often and by whomever at once', async () => {
    const organizer = await somebody();
    await Promise.all([organizer.open(), organizer.open(), organizer.open()]);
    const { connectedAccountId } = await organizer.get();
    await organizer.open();
    expect((await organizer.get()).connectedAccountId).toBe(connectedAccountId);
  });

  it('is nobody else’s: neither an outsider’s nor an administrator’s of the site', async () => {
    const organizer = await somebody();
    await organizer.open();
    const account = (await organizer.get()).connectedAccountId ?? '';
    for (const facts of [{}, { accountType: 'admin' }] as const) {
      const other = await somebody(facts);
      expect((await failure(other.read(account)))[0]).toBe(404);
      expect((await failure(other.renew(account)))[0]).toBe(404);
      expect((await other.get()).state).toBe('none');
    }
  });

  it('of a company is its administrator’s, and not that of another company', async () => {
    const ours = await organization(parts);
    const chief = await somebody({ accountType: 'corporate_admin', organizationId: ours.id });
    await chief.open('organization');
    const { connectedAccountId, name } = await chief.get('organization');
    expect(name).toBe(ours.name);
    expect(await chief.get()).toMatchObject({ state: 'none' });
    const trainer = await somebody({ accountType: 'trainer', organizationId: ours.id });
    expect((await failure(trainer.get('organization')))[0]).toBe(404);
    const theirs = await organization(parts);
    const other = await somebody({ accountType: 'corporate_admin', organizationId: theirs.id });
    expect((await other.get('organization')).state).toBe('none');
    expect((await failure(other.read(connectedAccountId ?? '')))[0]).toBe(404);
  });

  it('needs a country the provider could know', async () => {
    const { as } = await somebody();
    const asked = call(openPayoutAccount, { params: own, body: { country: 'Netherlands' } }, { as });
    expect((await failure(asked))[0]).toBe(422);
  });
});
