import { getMe } from '@chalkline/contract/accounts/people.endpoints.ts';
import * as endpoints from '@chalkline/contract/accounts/second-factor.endpoints.ts';
import { signIn } from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { listPeople } from '@chalkline/contract/administration/people.endpoints.ts';
import { minute } from '@chalkline/contract/spans.ts';
import { expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person } from '../people/people.factory.ts';
import { codeAt } from '../second-factors/authenticator.service.ts';
import { identify } from '../sessions/sessions.identify.service.ts';
import { viewersOfSessions } from '../sessions/sessions.viewers.service.ts';

const password = 'seven lanes of chalk';

async function administratorOf({ parts, call }: Awaited<ReturnType<typeof testApp>>) {
  const { email } = await person(parts, { accountType: 'admin', password });
  const enter = async (secondFactor?: string) =>
    (await call(signIn, { body: { email, password, ...(secondFactor && { secondFactor }) } })).data;
  return { enter, see: (as: string) => call(listPeople, {}, { as }) };
}

it('gives an administrator their rights once two-step sign-in is on, and takes them with it', async () => {
  const app = await testApp({ DEMO: 'off' });
  const { call, clock, parts } = app;
  const { enter, see } = await administratorOf(app);
  const { token: as, user } = await enter();
  expect(user).toMatchObject({
    accountType: 'trainee',
    awaitsSecondStep: true,
    can: { seeDashboard: false },
  });
  expect((await failure(see(as))).slice(0, 2)).toEqual([403, 'not_allowed']);
  expect((await call(getMe, {}, { as })).data).toEqual(user);

  const { secret } = (await call(endpoints.startSecondFactor, { body: { password } }, { as })).data;
  const code = () => codeAt(secret, clock.now());
  // Begun isn't on.
  expect((await failure(see(as)))[0]).toBe(403);
  await call(endpoints.confirmSecondFactor, { body: { code: code() } }, { as });
  expect((await see(as)).data.length).toBeGreaterThan(0);
  const { data: me } = await call(getMe, {}, { as });
  expect(me).toMatchObject({ accountType: 'admin', can: { seeDashboard: true } });
  expect(me.awaitsSecondStep).toBeUndefined();
  clock.advance(minute);
  const again = await enter(code());
  expect(again.user.accountType).toBe('admin');

  clock.advance(minute);
  await call(endpoints.removeSecondFactor, { body: { code: code() } }, { as });
  expect((await failure(see(again.token)))[0]).toBe(403);
  const viewers = await viewersOfSessions(parts, [await sessionOf(as)]);
  expect([...viewers.values()].map(({ accountType }) => accountType)).toEqual(['trainee']);

  async function sessionOf(token: string) {
    const { sessionId = '' } = (await identify(parts)(token)) ?? {};
    return sessionId;
  }
});

it('leaves that to the site', async () => {
  const app = await testApp({ DEMO: 'off', ADMIN_SECOND_STEP: 'off' });
  const { enter, see } = await administratorOf(app);
  const { token, user } = await enter();
  expect(user).toMatchObject({ accountType: 'admin' });
  expect((await see(token)).data.length).toBeGreaterThan(0);
});
