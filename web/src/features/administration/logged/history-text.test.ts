import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { auditActions } from '@chalkline/contract/audit/audit-actions.ts';
import { expect, it } from 'vitest';
import { actionText, actorText, changeText, loggedState, loggedText, thingText } from './history-text.ts';

const line: HistoryLine = {
  id: '1',
  at: '2026-11-21T11:00:00.000Z',
  action: 'person.account_type_changed',
  aboutThem: true,
  subjectKind: 'person',
  subjectId: 'p-2',
  thing: null,
  actor: { id: 'p-1', name: 'Ada Okafor' },
  reason: null,
  changes: [{ field: 'accountType', before: 'trainee', after: 'corporate_admin' }],
};

it('says what was done to somebody, what they did, and by whom', () => {
  expect([actionText(line), changeText(line), actorText(line)]).toEqual([
    'Type changed',
    'Trainee → Company administrator',
    'Ada Okafor',
  ]);
  expect(actionText({ ...line, aboutThem: false })).toBe('Changed the type of an account');
  expect(actionText({ ...line, action: 'competition.entries_imported', aboutThem: false })).toBe(
    'Imported athletes',
  );
  const registered = { ...line, action: 'entry.created', aboutThem: false };
  expect(actionText(registered)).toBe('Created a registration');
  expect(actionText({ ...line, action: 'person.email_changed' })).toBe('Email changed');
  expect(actorText({ ...line, actor: null })).toBe('System');
  expect(actorText({ ...line, actor: { id: null, name: null } })).toBe('Someone outside your organization');
});

it('leaves out what says nothing', () => {
  const changes = [
    { field: 'state', before: 'active', after: 'suspended' },
    { field: 'until', before: null, after: null },
    { field: 'organization', before: 'Iron Harbor', after: null },
  ];
  expect(changeText({ ...line, changes })).toBe('Active → Suspended, Iron Harbor → none');
});

it('has a sentence of its own for every action that can be logged', () => {
  const sentences = auditActions.map((action) => loggedText({ action }));
  expect(sentences.filter((words) => /[:_.]/.test(words))).toEqual([]);
  expect(new Set(sentences).size).toBe(auditActions.length);
  expect(loggedText({ action: 'entry.sent_to_the_moon' })).toBe('Entry: sent to the moon');
});

it('says what became of the thing where its state changed', () => {
  expect(loggedState({ action: 'competition.moved', state: 'registration_open' })).toBe(
    ': registration open',
  );
  expect(loggedState({ action: 'person.suspended', state: 'suspended' })).toBe('');
});

it('calls things what people call them', () => {
  expect(['entry', 'received_order', 'contact_message'].map(thingText)).toEqual([
    'Registration',
    'Shop order',
    'Contact message',
  ]);
});
