import { MantineProvider } from '@mantine/core';
import { screen as page, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImportPreview } from '../../../../ui/import-preview.tsx';
import { RowWarnings } from '../imports/row-warnings.tsx';
import { StatesBroughtNote } from './states-brought.tsx';

const nothing = {
  imported: false,
  rows: 2,
  added: 0,
  changed: 0,
  unchanged: 2,
  ignoredColumns: [],
  problemCount: 0,
  problems: [],
};

it('lists status changes, which can be imported even without scores', () => {
  render(
    <MantineProvider env="test">
      <ImportPreview
        preview={nothing}
        noun={['score', 'scores']}
        besides={{ count: 1, words: '1 athlete status' }}
        onConfirm={() => undefined}
        busy={false}
      >
        <StatesBroughtNote
          states={[{ row: 4, name: 'Ines', bib: 17, from: 'active', to: 'withdrawn' }]}
          count={1}
        />
      </ImportPreview>
    </MantineProvider>,
  );
  const button = page.getByRole('button', { name: 'Import 1 athlete status' });
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(page.getByText('Ines (bib 17)')).toBeTruthy();
  expect(page.getByText('Withdrawn')).toBeTruthy();
});

it('lists cells it couldn’t read, and nothing if there are none', () => {
  const warning = { row: 3, column: 'Rank', code: 'place_word_unknown', message: "'MC' was not understood." };
  render(
    <MantineProvider env="test">
      <RowWarnings warnings={[{ ...warning, code: 'place_word_unknown' }]} count={1} />
      <StatesBroughtNote states={[]} count={0} />
    </MantineProvider>,
  );
  expect(page.getByText("'MC' was not understood.")).toBeTruthy();
  expect(page.getByText('Check 1 cell.')).toBeTruthy();
  expect(page.queryByText(/in another state in the file/)).toBeNull();
});
