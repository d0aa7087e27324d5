import type { ImportReply } from '@chalkline/contract/http/import.schema.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImportPreview } from './import-preview.tsx';

const readable: ImportReply = {
  imported: false,
  rows: 3,
  added: 2,
  changed: 0,
  unchanged: 1,
  ignoredColumns: [],
  problemCount: 0,
  problems: [],
};

function show(preview: Partial<ImportReply>, blocked = false) {
  const onConfirm = vi.fn();
  render(
    <ImportPreview
      preview={{ ...readable, ...preview }}
      noun={['entry', 'entries']}
      onConfirm={onConfirm}
      busy={false}
      blocked={blocked}
    />,
  );
  return onConfirm;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });

describe('the preview of an import', () => {
  it('counts what would go in and takes it in when it is confirmed', () => {
    const onConfirm = show({});
    expect(button().textContent).toBe('Import 2 entries');
    fireEvent.click(button());
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('adds up in the unit of the import: one row of a score file can hold several scores', () => {
    show({ rows: 23, added: 24, changed: 3, unchanged: 2 });
    const all = screen.getByText('Entries in the file').parentElement;
    expect(all?.textContent).toContain('29');
    expect(all?.textContent).toContain('in 23 rows');
  });

  it('names the row, the column and what is wrong, and then lets nothing in', () => {
    show({
      problemCount: 1,
      problems: [
        { row: 17, column: 'Division', code: 'division_unknown', message: 'There is no such division.' },
      ],
    });
    const row = screen.getByRole('row', { name: /17/ });
    expect(row.textContent).toBe('17DivisionThere is no such division.');
    expect(screen.getByRole('alert').textContent).toContain('1 problem in the file');
    expect(button().disabled).toBe(true);
  });

  it('says how many problems there are when not all of them travel', () => {
    show({
      problemCount: 1240,
      problems: [{ row: 2, column: null, code: 'row_too_long', message: 'Too long.' }],
    });
    expect(screen.getByRole('alert').textContent).toContain('1,240 problems');
    expect(screen.getByText('Whole row')).toBeTruthy();
  });

  it('waits for answers', () => {
    show({}, true);
    expect(button().disabled).toBe(true);
  });

  it('says when there is nothing to import', () => {
    show({ added: 0, unchanged: 3 });
    expect(screen.getByText(/Nothing to import/)).toBeTruthy();
    expect(button().disabled).toBe(true);
  });
});
