import { notificationKinds } from '@chalkline/contract/notifications/notification-kinds.ts';
import * as endpoints from '@chalkline/contract/notifications/preferences.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { declared } from '../../manifests.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { unsubscribeUrls } from './unsubscribe.service.ts';

const { app, parts, call } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const see = () => call(endpoints.getNotificationPreferences, {}, { as }).then(({ data }) => data);
  const change = (body: object) =>
    call(endpoints.changeNotificationPreferences, { body }, { as }).then(({ data }) => data);
  const { page, oneClick } = unsubscribeUrls(parts.config, { personId: who.id, scope: 'announcement' });
  const path = new URL(oneClick).pathname;
  const way = async (kind: string) => (await see()).kinds.find((choice) => choice.kind === kind);
  return { who, see, change, page, path, token: path.split('/').at(-1) ?? '', way };
}

describe('preferences', () => {
  it('are the usual ones until something is chosen', async () => {
    const { see } = await somebody();
    const { kinds, ...mail } = await see();
    expect(mail).toMatchObject({ digest: 'off', quietHours: null, privateText: false });
    expect(kinds).toContainEqual({ kind: 'security', inApp: true, email: true, push: true, isFixed: true });
    const usual = { inApp: true, email: true, push: true, isFixed: false };
    expect(kinds).toContainEqual({ kind: 'announcement', ...usual });
    const raised = new Set(declared.notificationSubjects.flatMap(({ raises }) => raises));
    expect(kinds.map(({ kind }) => kind)).toEqual(notificationKinds.filter((kind) => raised.has(kind)));
  });

  it('change only what is named, also from two tabs at once', async () => {
    const { see, change } = await somebody();
    await Promise.all([
      change({ digest: 'daily' }),
      change({ quietHours: { from: '22:30', to: '07:00' } }),
      change({ kinds: [{ kind: 'announcement', inApp: true, email: false }] }),
      change({ privateText: true }),
    ]);
    expect(await see()).toMatchObject({
      digest: 'daily',
      quietHours: { from: '22:30', to: '07:00' },
      privateText: true,
    });
    await change({ quietHours: null });
    expect(await see()).toMatchObject({ digest: 'daily', quietHours: null });
  });

  it.each([
    [{}, 422, 'invalid', 'body'],
    [{ digest: 'hourly' }, 422, 'not_one_of', 'body.digest'],
    [{ quietHours: { from: '24:00', to: '07:00' } }, 422, 'bad_format', 'body.quietHours.from'],
    [{ quietHours: { from: '07:00', to: '07:00' } }, 422, 'invalid', 'body.quietHours.to'],
    [{ kinds: [{ kind: 'security', inApp: false, email: false }] }, 422, 'kind_fixed', 'body.kinds'],
    [{ zone: 'UTC' }, 400, 'unknown_key', 'body.zone'],
  ])('refuse %j', async (body, ...expected) => {
    const { change } = await somebody();
    expect(await failure(change(body))).toEqual(expected);
  });
});

describe('unsubscribing', () => {
  it('by GET leads to a page and changes nothing', async () => {
    const { path, page, way } = await somebody();
    const reply = await app.inject({ method: 'GET', url: path });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, page]);
    expect(page).toContain('/competition/unsubscribe?token=');
    expect(await way('announcement')).toMatchObject({ email: true });
  });

  it('by the mail program’s form ends mail of that kind, twice as well', async () => {
    const { path, way } = await somebody();
    const post = () =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const replies = await Promise.all([post(), post()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await way('announcement')).toMatchObject({ inApp: true, email: false });
    expect(await way('role')).toMatchObject({ email: true });
  });

  it('from a digest ends all mail but that of the account', async () => {
    const { who, way } = await somebody();
    const { oneClick } = unsubscribeUrls(parts.config, { personId: who.id, scope: 'everything' });
    const token = oneClick.split('/').at(-1) ?? '';
    expect((await call(endpoints.unsubscribe, { params: { token } })).data).toEqual({ scope: 'everything' });
    expect(await way('role')).toMatchObject({ email: false });
    expect(await way('security')).toMatchObject({ email: true });
  });

  it('by a link that was altered does nothing', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const [personId, scope, signature = ''] = mine.token.split('.');
    const security = unsubscribeUrls(parts.config, { personId: mine.who.id, scope: 'security' });
    const forged = [
      `${other.who.id}.${scope}.${signature}`,
      `${personId}.everything.${signature}`,
      `${personId}.${scope}.${signature.slice(1)}`,
      `${mine.token}.x`,
      `${personId}.${scope}`,
      'nonsense',
      security.oneClick.split('/').at(-1) ?? '',
    ];
    for (const token of forged) {
      expect(await failure(call(endpoints.unsubscribe, { params: { token } }))).toEqual([
        404,
        'unsubscribe_link_invalid',
        undefined,
      ]);
    }
    expect(await other.way('announcement')).toMatchObject({ email: true });
    expect(await mine.way('security')).toMatchObject({ email: true });
  });

  it('is the only call that takes a form', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await app.inject({ method: 'POST', url: '/api/sessions', headers: form, payload: 'a=b' });
    expect(reply.statusCode).toBe(415);
  });
});
