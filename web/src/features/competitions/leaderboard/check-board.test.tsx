import { fireEvent, screen as page } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '../../../platform/save-file.ts';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { openPart } from '../organizer/testing/open-part.tsx';
import { competitionSample } from '../testing/competition-sample.ts';
import { CheckBoard } from './check-board.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the hash of the log on request, and saves the log and its names', async () => {
  const server = new FakeServer();
  server.answer('/api/competitions/c1/score-log-head', () => ({ data: { head: 'ab12', lines: 42 } }));
  const names = { fileName: 'names.csv', content: 'kind,id' };
  server.answer('/api/competitions/c1/exports/score-log', () => ({
    data: { head: 'ab12', lines: 42, fileName: 'log.jsonl', content: '{}', names },
  }));
  vi.stubGlobal('fetch', server.fetch);
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  openPart(() => <CheckBoard competitionId="c1" view="public" />, competitionSample());
  expect(page.queryByText('ab12')).toBeNull();
  fireEvent.click(await page.findByRole('button', { name: 'Show how' }));
  expect(await page.findByText('ab12')).toBeTruthy();
  fireEvent.click(page.getByRole('button', { name: 'Download score log' }));
  await vi.waitFor(() => expect(save.mock.calls[0]?.slice(0, 2)).toEqual(['log.jsonl', '{}']));
  fireEvent.click(page.getByRole('button', { name: 'Download names' }));
  await vi.waitFor(() => expect(save.mock.calls[1]?.slice(0, 2)).toEqual(['names.csv', 'kind,id']));
});
