import { describe, expect, it } from 'vitest';
import { person } from '../../accounts/people/people.factory.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { readNotifications } from '../inbox/inbox.read.service.ts';
import type { Notice, NotificationSubject } from '../notifications/notification-subject.service.ts';
import { type NewNotice, notify, retractNotices } from '../notifications/notify.service.ts';
import { changePreferences } from '../preferences/preferences.service.ts';
import { sendMails } from './mails.send.service.ts';

const { parts, clock, mailbox } = await testApp();

const minute = 60_000;
const hour = 60 * minute;
const hiddenFrom = new Set<string>();
const note: NotificationSubject = {
  kind: 'note',
  raises: ['reply', 'mention', 'announcement'],
  tell: async (_parts, notices) => notices.map(textOf),
};

function textOf({ personId, happening }: Notice) {
  if (hiddenFrom.has(personId)) return null;
  const isPrivate = happening.startsWith('private');
  return {
    title: isPrivate ? 'Ada: the code of the door is 4711' : happening,
    text: 'What it says.',
    address: '/all-competetions',
    discreet: isPrivate ? 'Ada wrote in a private group' : null,
  };
}

const viewerOf = ({ id }: { id: string }) => ({ personId: id }) as Viewer;
const send = () => sendMails(parts, [note]);
const to = ({ email }: { email: string }) =>
  mailbox.sent.filter((letter) => letter.to === email).map(({ subject }) => subject);
const prefer = (who: { id: string }, patch: Parameters<typeof changePreferences>[3]) =>
  changePreferences(parts, [note], viewerOf(who), patch);

function tell(who: { id: string }, sketch: Partial<NewNotice> = {}): Promise<number> {
  const notice: NewNotice = {
    kind: 'reply',
    cause: `note:${newId()}`,
    subject: { kind: 'note', id: newId() },
    happening: 'Jonas replied',
    actorId: null,
    recipients: [who.id],
    ...sketch,
  };
  return parts.database.transaction((tx) => notify(parts, tx, notice));
}

/** A person with a notification one millisecond less than ten minutes old. */
async function almost(sketch: Partial<NewNotice> = {}) {
  const who = await person(parts);
  await tell(who, sketch);
  clock.advance(10 * minute - 1);
  return who;
}

describe('mail', () => {
  it('waits ten minutes and goes once', async () => {
    const who = await almost();
    await send();
    expect(to(who)).toEqual([]);
    clock.advance(1);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(to(who)).toEqual(['Jonas replied']);
    const letter = mailbox.lastTo(who.email);
    expect(letter.text).toContain('Jonas replied.\n\nWhat it says.');
    expect(letter.action?.url).toMatch(/\/competition\/all-competetions$/);
    expect(letter.unsubscribe?.label).toBe('Stop emails about replies');
  });

  it('ends a title as it was written', async () => {
    const who = await almost({ happening: 'Are you in?' });
    clock.advance(1);
    await send();
    expect(mailbox.lastTo(who.email).text).toContain('Are you in?\n\n');
  });

  it.each<[string, (who: { id: string; email: string }) => Promise<unknown>]>([
    ['was read', (who) => readNotifications(parts, viewerOf(who), clock.now().toISOString())],
    ['may no longer be seen', async ({ id }) => hiddenFrom.add(id)],
    ['was switched off', (who) => prefer(who, { kinds: [{ kind: 'reply', inApp: true, email: false }] })],
  ])('does not go about what %s meanwhile', async (_, meanwhile) => {
    const who = await almost();
    await meanwhile(who);
    clock.advance(1);
    await send();
    clock.advance(24 * hour);
    await send();
    expect(to(who)).toEqual([]);
  });

  it('does not go to who was suspended meanwhile, nor about what was taken back', async () => {
    const who = await almost();
    await parts.database.sql.execute(`update accounts.people set state = 'suspended' where id = '${who.id}'`);
    const subject = { kind: 'note', id: newId() };
    const other = await almost({ subject });
    await parts.database.transaction((tx) => retractNotices(parts, tx, subject));
    clock.advance(1);
    await send();
    expect([to(who), to(other)]).toEqual([[], []]);
  });

  it('goes once for one cause, of the strongest kind, though that comes later', async () => {
    const who = await person(parts);
    const cause = `note:${newId()}`;
    await tell(who, { cause });
    clock.advance(20 * minute);
    await send();
    await tell(who, { cause, kind: 'mention', happening: 'Jonas named you' });
    clock.advance(20 * minute);
    await send();
    expect(to(who)).toEqual(['Jonas replied']);
  });

  it('says nothing of private things unless that is wanted', async () => {
    const [discreet, open] = [await person(parts), await person(parts)];
    await prefer(open, { privateText: true });
    for (const who of [discreet, open]) await tell(who, { happening: 'private note' });
    clock.advance(10 * minute);
    await send();
    const letter = mailbox.lastTo(discreet.email);
    expect(JSON.stringify(letter)).not.toMatch(/4711|What it says/);
    expect(letter.subject).toBe('Ada wrote in a private group');
    expect(mailbox.lastTo(open.email).subject).toContain('4711');
  });

  it('that the mail server does not take is tried again', async () => {
    const who = await almost();
    clock.advance(1);
    const { mail } = parts;
    const broken = {
      ...parts,
      mail: { ...mail, reaches: true, send: () => Promise.reject(new Error('451')) },
    };
    await sendMails(broken, [note]);
    await send();
    expect(to(who)).toEqual([]);
    clock.advance(15 * minute);
    await send();
    expect(to(who)).toEqual(['Jonas replied']);
  });
});

describe('quiet hours', () => {
  it('put mail off until they end', async () => {
    clock.set('2026-10-24T18:00:00.000Z');
    const who = await person(parts);
    await parts.database.sql.execute(
      `update accounts.people set zone = 'Europe/Amsterdam' where id = '${who.id}'`,
    );
    await prefer(who, { quietHours: { from: '22:00', to: '07:00' } });
    clock.set('2026-10-24T21:00:00.000Z');
    await tell(who);
    // The clocks go back in that night: 07:00 is an hour later than on the day before.
    clock.set('2026-10-25T05:59:00.000Z');
    await send();
    expect(to(who)).toEqual([]);
    clock.set('2026-10-25T06:00:00.000Z');
    await send();
    expect(to(who)).toEqual(['Jonas replied']);
  });

  it('do not hold back what protects the account', async () => {
    const who = await person(parts);
    await prefer(who, { quietHours: { from: '00:00', to: '23:59' }, digest: 'weekly' });
    await tell(who, { kind: 'security', happening: 'New sign-in' });
    await send();
    expect(to(who)).toEqual(['New sign-in']);
    expect(mailbox.lastTo(who.email).unsubscribe).toBeUndefined();
  });
});

describe('a digest', () => {
  it('is one letter at eight about all that was not read', async () => {
    clock.set('2026-11-02T09:00:00.000Z');
    const who = await person(parts);
    await prefer(who, { digest: 'daily' });
    await tell(who, { happening: 'First' });
    clock.advance(hour);
    await tell(who, { happening: 'Second' });
    clock.advance(hour);
    await send();
    expect(to(who)).toEqual([]);
    clock.set('2026-11-03T08:00:00.000Z');
    await Promise.all([send(), send()]);
    expect(to(who)).toEqual(['2 unread notifications on Chalkline']);
    const letter = mailbox.lastTo(who.email);
    expect(letter.text).toMatch(/First[\s\S]*Second/);
    expect(letter.unsubscribe?.label).toBe('Stop summary emails');
  });

  it('has no letter where there is nothing', async () => {
    const who = await person(parts);
    await prefer(who, { digest: 'daily' });
    await tell(who);
    await readNotifications(parts, viewerOf(who), clock.now().toISOString());
    clock.advance(48 * hour);
    await send();
    expect(to(who)).toEqual([]);
  });
});

it('goes to hundreds from two processes at once, to each once', async () => {
  const crowd = await Promise.all(Array.from({ length: 250 }, () => person(parts)));
  await tell(
    { id: '' },
    { recipients: crowd.map(({ id }) => id), happening: 'To all', kind: 'announcement' },
  );
  clock.advance(11 * minute);
  await Promise.all([send(), send()]);
  expect(crowd.filter((who) => to(who).length === 1)).toHaveLength(250);
});
