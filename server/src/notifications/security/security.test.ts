import { listNotifications } from '@chalkline/contract/notifications/notifications.endpoints.ts';
import { changeProfile } from '@chalkline/contract/profiles/profiles.endpoints.ts';
import { expect, it } from 'vitest';
import { type DetailsOf, type SecurityNotice, tellSecurity } from '../../accounts/notices/notices.service.ts';
import { person, signedIn } from '../../accounts/people/people.factory.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { tellSecurityNotice } from './security.service.ts';

const { parts, call, clock, mailbox, settle } = await testApp();

type Happening = SecurityNotice['happening'];

const place = { device: 'Firefox on Linux', address: '203.0.113.7' };
const until = { until: '2026-06-02T09:00:00.000Z' };
const details: { readonly [Name in Happening]: DetailsOf<Name> } = {
  signed_in_from_new_device: place,
  password_changed: place,
  password_reset: { ...place, address: null },
  email_change_asked: { newEmail: 'new@example.org' },
  email_changed: { oldEmail: 'old@example.org', newEmail: 'new@example.org' },
  email_change_undone: { restoredEmail: 'old@example.org', removedEmail: 'new@example.org' },
  codes_locked: until,
  passwords_locked: until,
  sessions_revoked: { count: 2, by: 'administrator' },
  second_factor_on: {},
  second_factor_off: { by: 'administrator' },
  recovery_code_used: { left: 0 },
  passkey_added: { name: 'Blue key' },
  passkey_removed: { name: 'Blue key' },
  account_suspended: { reason: null, until: null },
  account_restored: {},
  account_leaving: { ...until, posts: 'erased' },
  account_kept: {},
};
const happenings = Object.keys(details) as Happening[];

it.each(happenings)('%s is in the bell and in the mail at once', async (happening) => {
  const who = await person(parts);
  await parts.database.transaction((tx) => tellSecurity(parts, tx, who.id, happening, details[happening]));
  await settle();
  const as = await signedIn(parts, who);
  const { data } = await call(listNotifications, { query: {} }, { as });
  const usual = '/edit-profile?tab=security';
  const others: Partial<Record<Happening, unknown>> = {
    account_suspended: '/contact',
    account_leaving: expect.stringMatching(/^\/account-deletion\?link=/),
  };
  expect(data).toMatchObject([{ kind: 'security', address: others[happening] ?? usual }]);
  const letter = mailbox.lastTo(who.email);
  expect(letter.subject).toBe(data[0]?.title);
  expect(letter.unsubscribe).toBeUndefined();
  expect(JSON.stringify(letter)).not.toMatch(/undefined|Invalid|\[object/);
});

it('writes moments in the language and the zone of who reads them, in the mail as well', async () => {
  const who = await person(parts);
  const reads = { locale: 'de-DE', zone: 'Asia/Tokyo' };
  await call(changeProfile, { body: reads }, { as: await signedIn(parts, who) });
  await parts.database.transaction((tx) =>
    tellSecurity(parts, tx, who.id, 'account_leaving', details.account_leaving),
  );
  await settle();
  expect(mailbox.lastTo(who.email).text).toContain('2. Juni 2026 um 18:00 GMT+9');
});

it('tells who was suspended, and nobody twice', async () => {
  const who = await person(parts, { state: 'suspended' });
  const notice: SecurityNotice = {
    id: crypto.randomUUID(),
    personId: who.id,
    at: clock.now().toISOString(),
    happening: 'account_suspended',
    details: { reason: 'Spam', ...until },
  };
  await Promise.all([tellSecurityNotice(parts, notice), tellSecurityNotice(parts, notice)]);
  await settle();
  expect(mailbox.sent.filter(({ to }) => to === who.email)).toHaveLength(1);
  const { text } = mailbox.lastTo(who.email);
  expect(text).toContain('Spam');
  expect(text).toMatch(/You can sign in again on .*2026/);
  expect(JSON.stringify(mailbox.lastTo(who.email))).toContain('/contact');
});
