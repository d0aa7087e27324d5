import { screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../../platform/testing/fake-server.ts';
import { competitionSample } from '../../testing/competition-sample.ts';
import { openPart } from '../testing/open-part.tsx';
import { NamesChoice } from './names-choice.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says how many are shown by name because their age isn’t known, and leads to them', async () => {
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  const competition = competitionSample({ hideMinors: true });
  server.answer(`/api/competitions/${competition.id}/entries`, (query) => ({
    data: [],
    next: null,
    total: query.get('lacks') === 'birth_date' ? 1 : 99,
  }));
  openPart(NamesChoice, competition);
  await page.findByText('1 athlete or team has no birth date and is shown by name.');
  expect(page.getByRole('link', { name: 'Show them' }).getAttribute('href')).toContain('lacks=birth_date');
});
