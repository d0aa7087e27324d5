import type { HistoryLine } from '@chalkline/contract/administration/managed-person.schema.ts';
import { expect, it } from 'vitest';
import { actionText, actorText, changeText } from './history-text.ts';

const line: HistoryLine = {
  id: '1',
  at: '2026-11-21T11:00:00.000Z',
  action: 'person.account_type_changed',
  aboutThem: true,
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
  expect(actionText({ ...line, aboutThem: false })).toBe('Changed the type of another account');
  expect(actionText({ ...line, action: 'competition.entries_imported', aboutThem: false })).toBe(
    'Competition: entries imported',
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
