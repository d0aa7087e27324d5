import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Athlete {
  name: string;
  points: number;
}

const columns: readonly Column<Athlete>[] = [
  { key: 'name', head: 'Athlete', cell: (athlete) => athlete.name, phone: 'lead' },
  { key: 'points', head: 'Points', cell: (athlete) => athlete.points, align: 'right', sort: 'points' },
];
const rows = [
  { name: 'Signe', points: 385 },
  { name: 'Amara', points: 375 },
];

it('is a named table whose head sorts one way and then the other', () => {
  const sort = vi.fn();
  const table = (direction: 'asc' | 'desc') => (
    <DataTable
      caption="Standings"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      sorting={{ by: 'points', direction }}
      onSort={sort}
    />
  );
  const { rerender } = render(table('asc'));
  expect(screen.getByRole('table', { name: 'Standings' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(screen.getByRole('button', { name: 'Points' }));
  rerender(table('desc'));
  fireEvent.click(screen.getByRole('button', { name: 'Points' }));
  expect(sort.mock.calls).toEqual([
    [{ by: 'points', direction: 'desc' }],
    [{ by: 'points', direction: 'asc' }],
  ]);
});

it('names each value for the phone, where there is no head', () => {
  render(<DataTable caption="Standings" columns={columns} rows={rows} rowKey={(row) => row.name} />);
  expect(screen.getByText('385').closest('td')?.dataset.head).toBe('Points');
});
