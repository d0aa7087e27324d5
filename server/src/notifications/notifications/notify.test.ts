import type { NotificationKind } from '@chalkline/contract/notifications/notification-kinds.ts';
import { describe, expect, it } from 'vitest';
import { person } from '../../accounts/people/people.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { countUnread, listNotifications } from '../inbox/inbox.service.ts';
import { changePreferences } from '../preferences/preferences.service.ts';
import type { Notice, NotificationSubject } from './notification-subject.service.ts';
import { type NewNotice, notify, retractNotices } from './notify.service.ts';

const { parts, clock, live } = await testApp();

/** A thing that everybody may see but those named here. */
const hiddenFrom = new Set<string>();
const note: NotificationSubject = {
  kind: 'note',
  raises: ['reply', 'mention', 'like'],
  tell: async (_parts, notices) => notices.map(textOf),
};

function textOf({ personId, happening, actorIds }: Notice) {
  if (hiddenFrom.has(personId)) return null;
  return { title: `${happening} by ${actorIds.length}`, text: null, address: '/', discreet: null };
}

const viewerOf = ({ id }: { id: string }) => ({ personId: id }) as Viewer;
const list = async (who: { id: string }) =>
  (await listNotifications(parts, [note], viewerOf(who), { limit: 50 })).data;
const unread = async (who: { id: string }) => (await countUnread(parts, [note], viewerOf(who))).unread;

function tell(recipients: readonly { id: string }[], sketch: Partial<NewNotice> = {}): Promise<number> {
  const notice: NewNotice = {
    kind: 'reply',
    cause: `note:${newId()}`,
    subject: { kind: 'note', id: newId() },
    happening: 'replied',
    actorId: null,
    recipients: recipients.map(({ id }) => id),
    ...sketch,
  };
  return parts.database.transaction((tx) => notify(parts, tx, notice));
}

describe('telling people', () => {
  it('tells each once, but not who did it, nor who may not sign in', async () => {
    const [mara, jonas, gone] = [
      await person(parts),
      await person(parts),
      await person(parts, { state: 'suspended' }),
    ];
    expect(await tell([mara, jonas, mara, gone], { actorId: jonas.id })).toBe(1);
    expect(await list(mara)).toMatchObject([{ kind: 'reply', readAt: null, actorIds: [jonas.id] }]);
    expect(await list(jonas)).toEqual([]);
    expect(await list(gone)).toEqual([]);
  });

  it('says of one cause only the strongest kind, whichever comes first', async () => {
    const orders: NotificationKind[][] = [
      ['comment', 'mention', 'reply'],
      ['mention', 'reply', 'comment'],
    ];
    for (const kinds of orders) {
      const mara = await person(parts);
      const cause = `note:${newId()}`;
      for (const kind of kinds) await tell([mara], { kind, cause, happening: kind });
      expect(await list(mara)).toMatchObject([{ kind: 'mention', happening: 'mention' }]);
    }
  });

  it('rings once for one cause in twenty transactions at once, of the strongest', async () => {
    const people = [await person(parts), await person(parts), await person(parts)];
    const cause = `note:${newId()}`;
    const kinds: NotificationKind[] = ['reply', 'mention', 'comment', 'announcement'];
    const at = Array.from({ length: 20 }, (_, index) => kinds[index % kinds.length] ?? 'reply');
    await Promise.all(
      at.map((kind, index) =>
        tell(index % 2 ? people : people.toReversed(), { kind, cause, happening: kind }),
      ),
    );
    for (const one of people) expect(await list(one)).toMatchObject([{ kind: 'mention' }]);
  });

  it('tells nothing of what did not happen', async () => {
    const mara = await person(parts);
    const before = live.published.length;
    const failing = parts.database.transaction(async (tx) => {
      await notify(parts, tx, {
        kind: 'reply',
        cause: 'note:none',
        subject: { kind: 'note', id: newId() },
        happening: 'replied',
        actorId: null,
        recipients: [mara.id],
      });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await list(mara)).toEqual([]);
    expect(live.published).toHaveLength(before);
  });

  it('leaves out the app, or all, for who wants it so', async () => {
    const [byMail, notAtAll] = [await person(parts), await person(parts)];
    const choose = (who: { id: string }, email: boolean) =>
      changePreferences(parts, [note], viewerOf(who), { kinds: [{ kind: 'reply', inApp: false, email }] });
    await choose(byMail, true);
    await choose(notAtAll, false);
    expect(await tell([byMail, notAtAll])).toBe(1);
    expect([await list(byMail), await list(notAtAll)]).toEqual([[], []]);
    expect(await tell([byMail, notAtAll], { kind: 'mention' })).toBe(2);
  });

  it('takes back what is gone', async () => {
    const mara = await person(parts);
    const subject = { kind: 'note', id: newId() };
    await tell([mara], { subject });
    await parts.database.transaction((tx) => retractNotices(parts, tx, subject));
    expect(await list(mara)).toEqual([]);
    expect(live.published.at(-1)?.topic).toBe(`notifications:${mara.id}`);
  });
});

describe('likes', () => {
  const like = (who: { id: string }, actor: { id: string }, cause: string) =>
    tell([who], { kind: 'like', cause, happening: 'liked', actorId: actor.id });

  it('of one thing fold, the latest first, and ring again once read', async () => {
    const mara = await person(parts);
    const fans = [await person(parts), await person(parts), await person(parts), await person(parts)];
    const cause = `likes:${newId()}`;
    for (const fan of fans) {
      clock.advance(1000);
      await like(mara, fan, cause);
    }
    const latest = fans.toReversed().map(({ id }) => id);
    expect(await list(mara)).toMatchObject([{ actorIds: latest.slice(0, 3) }]);
    expect(await unread(mara)).toBe(1);
  });

  it('of ten people at the same time are one notification', async () => {
    const mara = await person(parts);
    const fans = await Promise.all(Array.from({ length: 10 }, () => person(parts)));
    const cause = `likes:${newId()}`;
    await Promise.all(fans.map((fan) => like(mara, fan, cause)));
    const [told, ...others] = await list(mara);
    expect(others).toEqual([]);
    expect(new Set(told?.actorIds).size).toBe(3);
  });

  it('taken back and given again ring once', async () => {
    const [mara, fan] = [await person(parts), await person(parts)];
    const cause = `likes:${newId()}`;
    expect(await like(mara, fan, cause)).toBe(1);
    expect(await like(mara, fan, cause)).toBe(0);
  });
});

describe('rights', () => {
  it('are asked again when the list is read and the unread are counted', async () => {
    const mara = await person(parts);
    await tell([mara]);
    expect([(await list(mara)).length, await unread(mara)]).toEqual([1, 1]);
    hiddenFrom.add(mara.id);
    expect([(await list(mara)).length, await unread(mara)]).toEqual([0, 0]);
    hiddenFrom.delete(mara.id);
    expect(await unread(mara)).toBe(1);
  });

  it('of a kind that nobody registered are nobody’s', async () => {
    const mara = await person(parts);
    await tell([mara], { subject: { kind: 'unknown', id: newId() } });
    expect([(await list(mara)).length, await unread(mara)]).toEqual([0, 0]);
  });
});
