import { withdrawnRules } from '@chalkline/contract/competitions/competition-scoring.schema.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { withdrawnTexts } from '../../scoring-rules-text.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { EntryMoveModal } from './entry-move-modal.tsx';

beforeEach(() => {
  const server = new FakeServer();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => server.fetch(address, init));
});
afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;

const entry: EntryReply = {
  id: 'e1',
  divisionId: 'd1',
  bib: 7,
  name: 'Selam Tesfaye',
  country: null,
  region: null,
  affiliate: null,
  birthDate: null,
  unnamed: false,
  hidden: false,
  claimed: false,
  state: 'active',
  createdAt: '2026-11-01T10:00:00.000Z',
};

it.each(withdrawnRules)(
  'says where withdrawn athletes rank by the rule %s, and where to change it',
  async (rule) => {
    const own = competitionSample();
    const competition = {
      ...own,
      scoring: { ...own.scoring, withdrawn: rule },
      can: { ...own.can, edit: true },
    };
    const Part = () => (
      <EntryMoveModal
        competition={competition}
        entry={entry}
        to="withdrawn"
        onClose={nothing}
        onMoved={nothing}
      />
    );
    openPart(Part, competition);
    const words = await page.findByText(new RegExp(withdrawnTexts[rule]));
    expect(words.textContent).toContain('“Withdrew (WD)”');
    expect(page.getByRole('link', { name: 'settings' }).getAttribute('href')).toContain('part=settings');
  },
);
