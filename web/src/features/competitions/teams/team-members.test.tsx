import type { RosterReply } from '@chalkline/contract/competitions/roster.schema.ts';
import { fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample, divisionSample } from '../testing/competition-sample.ts';
import { TeamMembers } from './team-members.tsx';

const competition = competitionSample();
const member = { isYou: false, isCaptain: false };
const roster = {
  entryId: 'e1',
  divisionId: 'd1',
  name: 'Low Tide',
  size: 4,
  payment: null,
  can: { manage: false, changeMembers: true, leave: false },
  members: [
    { ...member, id: 'm1', name: 'Ada', isCaptain: true, hasJoined: true, mail: null },
    {
      ...member,
      id: 'm2',
      name: 'Bo',
      hasJoined: false,
      mail: { at: '2026-11-01T10:00:00.000Z', canSend: true },
    },
    { ...member, id: 'm3', name: 'Cy', hasJoined: false, mail: { at: null, canSend: false } },
  ],
} as unknown as RosterReply;

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const path = '/api/competitions/c1/teams/e1/members';
  for (const one of [path, `${path}/m2/mail`]) server.answer(one, () => ({ data: roster }));
});
afterEach(() => vi.unstubAllGlobals());

const open = (shown: RosterReply, hideMinors = false) => {
  const adding = { division: divisionSample('d1', { teamSize: 4 }), hideMinors };
  openPart(() => <TeamMembers competitionId="c1" roster={shown} adding={adding} />, competition);
};

it('mails a member their invite again, once a day', async () => {
  open(roster);
  await page.findByText(/Not joined yet, emailed/);
  const buttons = await page.findAllByRole('button', { name: /^Email .* again$/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Email Bo again']);
  for (const button of buttons) fireEvent.click(button);
  await vi.waitFor(() => expect(server.asked).toContain('PUT /api/competitions/c1/teams/e1/members/m2/mail'));
});

it('adds a member with what the competition asks for, where there is room', async () => {
  open(roster, true);
  fireEvent.click(await page.findByRole('button', { name: 'Add member' }));
  const dialog = within(await page.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Dee' } });
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'dee@example.org' } });
  fireEvent.change(dialog.getByLabelText('Birth date'), { target: { value: '2012-03-04' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add member' }));
  await vi.waitFor(() => expect(server.asked).toContain('POST /api/competitions/c1/teams/e1/members'));
});

it('offers no place on a full team, and nothing to others', async () => {
  open({ ...roster, size: 3, can: { ...roster.can, changeMembers: false } });
  await page.findByText('Ada');
  expect(page.queryByRole('button', { name: 'Add member' })).toBeNull();
});

it('lets the staff make another member who has joined captain', async () => {
  const members = roster.members.map((one) =>
    one.id === 'm2' ? { ...one, hasJoined: true, mail: null } : one,
  );
  open({ ...roster, members });
  fireEvent.click(await page.findByRole('button', { name: 'Make captain' }));
  await page.findByText(/Both captains are notified/);
});
