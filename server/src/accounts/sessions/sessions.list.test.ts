import * as people from '@chalkline/contract/accounts/people.endpoints.ts';
import * as calls from '@chalkline/contract/accounts/sessions.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { person, signedIn } from '../people/people.factory.ts';
import { openSession } from './sessions.service.ts';

const { call, clock, parts, database } = await testApp();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = async (as: string, query = {}) => (await call(calls.listSessions, { query }, { as })).data;

async function twoSessions() {
  const mara = await person(parts);
  const first = await signedIn(parts, mara);
  clock.advance(1000);
  const whereabouts = { address: '203.0.113.7', device: firefox };
  const second = await openSession(parts, database.sql, mara.id, whereabouts);
  return { mara, first, second };
}

describe('one’s sessions', () => {
  it('are listed newest first, with device and address, and which one asks', async () => {
    const { first } = await twoSessions();
    expect(await list(first)).toMatchObject([
      { device: 'Firefox on Linux', address: '203.0.113.7', isThis: false },
      { device: 'An unknown device', address: '127.0.0.1', isThis: true },
    ]);
  });

  it('come in pages that lose none', async () => {
    const mara = await person(parts);
    const tokens: string[] = [];
    for (let session = 0; session < 5; session++) {
      clock.advance(1000);
      tokens.push(await signedIn(parts, mara));
    }
    const as = tokens[0] ?? '';
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call(calls.listSessions, { query: { limit: 2, cursor } }, { as });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual(seen.toSorted().reverse());
    expect(await failure(call(calls.listSessions, { query: { cursor: 'made.up' } }, { as }))).toEqual([
      400,
      'cursor_invalid',
      'query.cursor',
    ]);
  });

  it('can be ended one by one; its token is 401 with the next call', async () => {
    const { first, second } = await twoSessions();
    const [newest] = await list(first);
    const params = { sessionId: newest?.id ?? '' };
    await call(calls.revokeSession, { params }, { as: first });
    expect(await failure(call(people.getMe, {}, { as: second }))).toEqual([401, 'session_ended', undefined]);
    expect((await failure(call(calls.revokeSession, { params }, { as: first })))[0]).toBe(404);
    expect(await list(first)).toHaveLength(1);
  });

  it('are nobody else’s to end, nor to know of', async () => {
    const { first, second } = await twoSessions();
    const [newest] = await list(first);
    const stranger = await signedIn(parts, await person(parts));
    const answers = await Promise.all(
      [newest?.id ?? '', '019e8269-4e80-7236-8d90-b658f1ada140', 'x'].map((sessionId) =>
        failure(call(calls.revokeSession, { params: { sessionId } }, { as: stranger })),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    await call(people.getMe, {}, { as: second });
  });

  it('are ended all but the one that asks, and again there are none left', async () => {
    const { mara, first, second } = await twoSessions();
    const third = await signedIn(parts, mara);
    const both = await Promise.all([
      call(calls.revokeOtherSessions, {}, { as: first }),
      call(calls.revokeOtherSessions, {}, { as: first }),
    ]);
    expect(both.map(({ data }) => data.ended).toSorted()).toEqual([0, 2]);
    for (const as of [second, third]) expect((await failure(call(people.getMe, {}, { as })))[0]).toBe(401);
    await call(people.getMe, {}, { as: first });
  });

  it('that ended each other at once leave nobody locked in: both are gone or one is', async () => {
    const { first, second } = await twoSessions();
    const [newest, oldest] = await list(first);
    const ends = await Promise.allSettled([
      call(calls.revokeSession, { params: { sessionId: newest?.id ?? '' } }, { as: first }),
      call(calls.revokeSession, { params: { sessionId: oldest?.id ?? '' } }, { as: second }),
    ]);
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
