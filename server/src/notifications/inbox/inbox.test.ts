import { keptDays } from '@chalkline/contract/kept-days.ts';
import * as endpoints from '@chalkline/contract/notifications/notifications.endpoints.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { retentions } from '../../manifests.ts';
import { deleteExpired } from '../../platform/database/retention.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { allPages } from '../../platform/testing/all-pages.ts';
import { failure } from '../../platform/testing/failure.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { notification } from '../notifications/notifications.factory.ts';
import { retractNotices } from '../notifications/notify.service.ts';
import { accountSubject } from '../security/security.service.ts';
import { listNotifications, notificationsLiveTopic } from './inbox.service.ts';

const { parts, call, clock, live } = await testApp();

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const tell = async () => {
    clock.advance(1000);
    return notification(parts, who);
  };
  const list = (cursor?: string) =>
    call(endpoints.listNotifications, { query: { limit: 3, ...(cursor && { cursor }) } }, { as });
  const unread = async () => (await call(endpoints.countUnread, {}, { as })).data.unread;
  const read = (notificationId: string) =>
    call(endpoints.readNotification, { params: { notificationId } }, { as });
  const readUpTo = (upTo: string) => call(endpoints.readNotifications, { body: { upTo } }, { as });
  const news = () => live.published.filter(({ topic }) => topic === `notifications:${who.id}`).length;
  return { who, as, tell, list, unread, read, readUpTo, news };
}

describe('the list', () => {
  it('is read in pages from the newest on, each once, also while more comes', async () => {
    const { tell, list } = await somebody();
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await tell());
    const seen = await allPages(async (cursor) => {
      const page = await list(cursor);
      await tell();
      return page;
    });
    expect(seen.map(({ id }) => id)).toEqual(ids);
  });

  it('is one’s own: a mark of somebody else’s is refused', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    for (let index = 0; index < 4; index += 1) await mine.tell();
    const { next } = await mine.list();
    expect(await failure(other.list(next ?? ''))).toEqual([400, 'cursor_invalid', 'query.cursor']);
    expect((await other.list()).data).toEqual([]);
  });
});

describe('reading', () => {
  it('one marks that one, twice as well, and never somebody else’s', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const [first] = [await mine.tell(), await mine.tell()];
    await Promise.all([mine.read(first), mine.read(first)]);
    expect(await mine.unread()).toBe(1);
    for (const id of [await mine.tell(), 'nonsense']) {
      expect(await failure(other.read(id))).toEqual([404, 'not_found', undefined]);
    }
  });

  it('all marks what was there at that moment; what comes meanwhile stays unread', async () => {
    const { tell, list, unread, readUpTo } = await somebody();
    await tell();
    await tell();
    const upTo = (await list()).data[0]?.at ?? '';
    await tell();
    await readUpTo(upTo);
    expect(await unread()).toBe(1);
    expect((await list()).data.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  });

  it.each([
    [{}, 422, 'required', 'body.upTo'],
    [{ upTo: 'now' }, 422, 'bad_format', 'body.upTo'],
  ])('refuses %j', async (body, ...expected) => {
    const { as } = await somebody();
    const sent = call(endpoints.readNotifications, { body: body as { upTo: string } }, { as });
    expect(await failure(sent)).toEqual(expected);
  });
});

describe('the live topic', () => {
  it('is watched by that person alone', async () => {
    const [mine, other] = [await somebody(), await somebody()];
    const may = (viewer: Viewer | null) => notificationsLiveTopic.mayWatch(parts, viewer, mine.who.id);
    const viewerOf = ({ who }: typeof mine) => ({ personId: who.id }) as Viewer;
    expect([await may(viewerOf(mine)), await may(viewerOf(other)), await may(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('reports every change: a client that reloads on each event is never outdated', async () => {
    const action = fc.constantFrom('tell', 'read', 'read all', 'take back');
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
        const { who, tell, list, unread, read, readUpTo, news } = await somebody();
        const state = async () => JSON.stringify([await unread(), (await list()).data]);
        let shown = await state();
        let heard = news();
        for (const what of actions) {
          const newest = (await list()).data[0];
          if (what === 'tell') await tell();
          if (what === 'read' && newest) await read(newest.id);
          if (what === 'read all' && newest) await readUpTo(newest.at);
          if (what === 'take back') {
            const subject = { kind: 'account', id: who.id };
            await parts.database.transaction((tx) => retractNotices(parts, tx, subject));
          }
          if (news() > heard) shown = await state();
          heard = news();
          expect(shown).toBe(await state());
        }
      }),
      { numRuns: 15 },
    );
  });
});

it('forgets what was read 90 days ago, and everything after a year, also from two processes', async () => {
  const { who, tell, read } = await somebody();
  const list = () => listNotifications(parts, [accountSubject], { personId: who.id } as Viewer, { limit: 9 });
  const old = await tell();
  const kept = await tell();
  await read(old);
  const day = 86_400_000;
  const sweep = () =>
    Promise.all([
      deleteExpired(parts.database.sql, retentions, clock.now()),
      deleteExpired(parts.database.sql, retentions, clock.now()),
    ]);
  clock.advance(keptDays.readNotification * day - day);
  await sweep();
  expect((await list()).data).toHaveLength(2);
  clock.advance(2 * day);
  await sweep();
  expect((await list()).data.map(({ id }) => id)).toEqual([kept]);
  clock.advance((keptDays.unreadNotification - keptDays.readNotification) * day);
  await sweep();
  expect((await list()).data).toEqual([]);
});
