import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample, divisionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { EntryModal } from './entry-modal.tsx';
import { TeamModal } from './team-modal.tsx';

const own = competitionSample();
const competition = {
  ...own,
  divisions: [
    divisionSample('d1', { name: 'Teams', teamSize: 3, teams: { by: 'sum' } }),
    divisionSample('d2', { name: 'Women Rx' }),
  ],
  can: { ...own.can, manageEntries: true },
};

function entryOf(id: string, bib: number, name: string, divisionId: string): EntryReply {
  const facts = { country: null, region: null, affiliate: null, birthDate: null };
  const flags = { unnamed: false, hidden: false, claimed: false };
  return {
    id,
    divisionId,
    bib,
    name,
    ...facts,
    ...flags,
    state: 'active',
    createdAt: '2026-11-01T10:00:00.000Z',
  };
}

const team = entryOf('t1', 1, 'Red Anchors', 'd1');
const rows = [team, entryOf('e2', 2, 'Ana Sol', 'd2'), entryOf('e3', 3, 'Bea Rua', 'd2')];
const nothing = () => undefined;

beforeEach(() => {
  const server = new FakeServer();
  const path = `/api/competitions/${competition.id}/entries`;
  server.answer(path, () => ({ data: rows, next: null, total: 3 }));
  const members = [{ entryId: 'e2', name: 'Ana Sol', bib: 2, divisionId: 'd2' }];
  server.answer(`${path}/t1/members`, () => ({ data: { members } }));
  server.answer(`${path}/e2/fit`, (query) => ({
    data: { reason: query.get('divisionId') === 'd1' ? 'For men. Ana Sol is registered as woman.' : null },
  }));
  server.answer('/api/countries', () => ({ data: [] }));
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => server.fetch(address, init));
});
afterEach(() => vi.unstubAllGlobals());

it('offers as members only athletes who aren’t in the team yet, and no teams', async () => {
  openPart(() => <TeamModal competition={competition} entry={team} onClose={nothing} />, competition);
  expect(await page.findByRole('button', { name: '3 Bea Rua' })).toBeDefined();
  await page.findByRole('button', { name: 'Remove Ana Sol from the team' });
  expect(page.queryByRole('button', { name: '1 Red Anchors' })).toBeNull();
  expect(page.queryByRole('button', { name: '2 Ana Sol' })).toBeNull();
});

it.each([
  ['d1', 'Add a team', 'Team name', false],
  ['d2', 'Add an athlete', 'Name', true],
] as const)('asks in division %s to %s', async (divisionId, title, label, asksBirthDate) => {
  const Part = () => (
    <EntryModal
      competition={competition}
      entry={null}
      divisionId={divisionId}
      onClose={nothing}
      onSaved={nothing}
    />
  );
  openPart(Part, competition);
  expect(await page.findByRole('dialog', { name: title })).toBeDefined();
  expect(page.getByLabelText(label)).toBeDefined();
  expect(page.queryByLabelText(/Birth date/) !== null).toBe(asksBirthDate);
});

it('says what doesn’t fit before an entry is saved', async () => {
  const [, ana] = rows;
  const misplaced = ana && { ...ana, divisionId: 'd1' };
  const Part = () => (
    <EntryModal
      competition={competition}
      entry={misplaced ?? null}
      divisionId="d1"
      onClose={nothing}
      onSaved={nothing}
    />
  );
  openPart(Part, competition);
  await page.findByText('For men. Ana Sol is registered as woman. You can still save it.');
});
