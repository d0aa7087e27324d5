import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { competitionSample } from '../testing/competition-sample.ts';
import { LineList } from './line-list.tsx';

const rows = [
  { id: 'd1', name: 'Women Rx', taken: true },
  { id: 'd2', name: 'Men Rx', taken: false },
];

function show(edit: boolean, shown = rows) {
  const sample = competitionSample();
  render(
    <LineList
      competition={{ ...sample, state: 'draft', can: { ...sample.can, edit } }}
      title="Divisions"
      add="Add a division"
      rows={shown}
      columns={[{ key: 'name', head: 'Division', cell: ({ name }) => name }]}
      empty={<p>No divisions yet</p>}
      mayRemove={({ taken }) => !taken}
      editor={(row, close) => (
        <button type="button" onClick={close}>
          Form of {row?.name ?? 'a new one'}
        </button>
      )}
      remover={({ name }) => <p>Remove {name}?</p>}
    />,
  );
}

it('opens the form for a new and an existing item, and closes it', () => {
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add a division' }));
  fireEvent.click(screen.getByText('Form of a new one'));
  expect(screen.queryByText(/Form of/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit Women Rx' }));
  expect(screen.getByText('Form of Women Rx')).toBeTruthy();
});

it('asks before removing an item, and only offers it where allowed', () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Remove Women Rx' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Men Rx' }));
  expect(screen.getByText('Remove Men Rx?')).toBeTruthy();
});

it('is read-only without the right to edit, and says when there are none', () => {
  show(false);
  expect(screen.getByText('Women Rx')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  show(false, []);
  expect(screen.getByText('No divisions yet')).toBeTruthy();
});
