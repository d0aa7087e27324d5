import { addPushDevice, listPushDevices } from '@chalkline/contract/notifications/push-devices.endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.repository.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { readNotifications } from '../inbox/inbox.read.service.ts';
import type { Notice, NotificationSubject } from '../notifications/notification-subject.service.ts';
import { notification } from '../notifications/notifications.factory.ts';
import { type NewNotice, notify } from '../notifications/notify.service.ts';
import { changePreferences } from '../preferences/preferences.service.ts';
import { subscription } from '../push-devices/push-devices.factory.ts';
import { sendPushes } from './pushes.send.service.ts';

const { call, parts, clock, push, settle } = await testApp();
const minute = 60_000;
const hour = 60 * minute;

const hiddenFrom = new Set<string>();
const note: NotificationSubject = {
  kind: 'note',
  raises: ['reply', 'mention', 'announcement', 'like'],
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

const send = () => sendPushes(parts, [note]);

async function somebody() {
  const who = await person(parts);
  const as = await signedIn(parts, who);
  const device = subscription();
  await call(addPushDevice, { body: device }, { as });
  const got = () =>
    push.sent.filter(({ endpoint }) => endpoint === device.endpoint).map(({ text }) => JSON.parse(text));
  const titles = () => got().map(({ title }) => title);
  const prefer = (patch: Parameters<typeof changePreferences>[3]) =>
    changePreferences(parts, [note], { personId: who.id } as Viewer, patch);
  const tell = (sketch: Partial<NewNotice> = {}) => {
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
  };
  const devices = async () => (await call(listPushDevices, {}, { as })).data.devices.length;
  return { who, as, device, got, titles, prefer, tell, devices };
}

describe('a push message', () => {
  it('is sent at once, once for a cause, however many processes send', async () => {
    const { got, tell } = await somebody();
    await tell({ cause: 'note:1' });
    await Promise.all([send(), send(), send()]);
    await tell({ cause: 'note:1', kind: 'mention', happening: 'Jonas mentioned you' });
    await send();
    expect(got()).toEqual([
      {
        title: 'Jonas replied',
        body: 'What it says.',
        tag: expect.any(String),
        url: expect.stringMatching(/^http.*\/competition\/all-competetions$/),
      },
    ]);
  });

  it('is sent by the job that comes with the notification', async () => {
    const { who, got } = await somebody();
    await notification(parts, who);
    await settle();
    expect(got()).toMatchObject([{ url: expect.stringContaining('/competition/') }]);
  });

  it('reaches each device, and no one without one', async () => {
    const { who, tell, titles } = await somebody();
    const second = subscription();
    await call(addPushDevice, { body: second }, { as: await signedIn(parts, who) });
    await tell();
    const without = await person(parts);
    await tell({ recipients: [without.id] });
    await send();
    expect([
      titles().length,
      push.sent.filter(({ endpoint }) => endpoint === second.endpoint).length,
    ]).toEqual([1, 1]);
  });

  it('is not sent of what was read, can’t be seen any more or was switched off', async () => {
    const read = await somebody();
    await read.tell();
    await readNotifications(parts, { personId: read.who.id } as Viewer, clock.now().toISOString());
    const removed = await somebody();
    await removed.tell();
    hiddenFrom.add(removed.who.id);
    const off = await somebody();
    await off.tell();
    await off.prefer({ kinds: [{ kind: 'reply', inApp: true, email: true, push: false }] });
    const before = await somebody();
    await before.prefer({ kinds: [{ kind: 'reply', inApp: true, email: true, push: false }] });
    await before.tell();
    await send();
    expect([read, removed, off, before].map(({ titles }) => titles())).toEqual([[], [], [], []]);
    clock.advance(hour);
    hiddenFrom.clear();
    await send();
    expect(removed.titles()).toEqual([]);
  });

  it('is sent of quiet kinds to those who want it', async () => {
    const [usual, eager] = [await somebody(), await somebody()];
    await eager.prefer({ kinds: [{ kind: 'like', inApp: true, email: false, push: true }] });
    for (const one of [usual, eager]) await one.tell({ kind: 'like' });
    await send();
    expect([usual.titles().length, eager.titles().length]).toEqual([0, 1]);
  });

  it('comes without the text of private things, unless the person allows it', async () => {
    const [usual, open] = [await somebody(), await somebody()];
    await open.prefer({ privateText: true });
    for (const one of [usual, open]) await one.tell({ happening: 'private' });
    await send();
    expect(usual.got()).toMatchObject([{ title: 'Ada wrote in a private group', body: '' }]);
    expect(open.titles()).toEqual(['Ada: the code of the door is 4711']);
  });

  it('comes after quiet hours', async () => {
    const { tell, titles, prefer } = await somebody();
    const at = (ahead: number) => new Date(clock.now().getTime() + ahead).toISOString().slice(11, 16);
    await prefer({ quietHours: { from: at(-hour), to: at(2 * hour) } });
    await tell();
    await send();
    expect(titles()).toEqual([]);
    clock.advance(2 * hour + minute);
    await send();
    expect(titles()).toEqual(['Jonas replied']);
  });

  it('removes a device whose subscription ended, and tries again later where a service is busy', async () => {
    const [gone, busy] = [await somebody(), await somebody()];
    push.outcomes.set(gone.device.endpoint, 'gone');
    push.outcomes.set(busy.device.endpoint, 'later');
    for (const one of [gone, busy]) await one.tell();
    await send();
    expect([await gone.devices(), await busy.devices()]).toEqual([0, 1]);
    push.outcomes.clear();
    await send();
    expect(busy.titles()).toEqual([]);
    clock.advance(5 * minute);
    await send();
    expect([gone.titles(), busy.titles()]).toEqual([[], ['Jonas replied']]);
  });

  it('is not sent a day late', async () => {
    const { tell, titles, device } = await somebody();
    push.outcomes.set(device.endpoint, 'later');
    await tell();
    for (let tries = 0; tries < 3; tries += 1) {
      await send();
      clock.advance(12 * hour + minute);
    }
    push.outcomes.clear();
    await send();
    expect(titles()).toEqual([]);
  });

  it('stops with the session', async () => {
    const { who, tell, titles } = await somebody();
    await tell();
    await endSessionsOf(parts.database.sql, who.id);
    await send();
    expect(titles()).toEqual([]);
  });
});
