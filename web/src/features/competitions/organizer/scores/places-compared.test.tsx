import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlacesComparedNote } from './places-compared.tsx';

it('says that all places in the file are the same', () => {
  render(<PlacesComparedNote places={{ compared: 1234, agreeing: 1234, differences: [] }} />);
  expect(screen.getByText('All 1,234 places in the file are the same here.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('lists different places, and says how many are listed', () => {
  const difference = { row: 4, column: 'Rank', name: 'Amara Okonkwo', bib: 16, given: 3, made: null };
  render(<PlacesComparedNote places={{ compared: 90, agreeing: 12, differences: [difference] }} />);
  expect(screen.getByText('78 of 90 places in the file are different here.')).toBeDefined();
  expect(screen.getByText(/Only the first 1 are listed/)).toBeDefined();
  const row = screen.getByText('Amara Okonkwo (bib 16)').closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    '4',
    'Amara Okonkwo (bib 16)',
    'Rank',
    '3',
    'None',
  ]);
});
