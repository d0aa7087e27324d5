import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { diaryDesk } from '../offline/diary-desk.ts';
import { WaterPanel } from './water-panel.tsx';

afterEach(() => vi.restoreAllMocks());

it('adds a glass, a bottle, or what was typed', () => {
  const change = vi.spyOn(diaryDesk, 'change').mockResolvedValue();
  render(
    <MemoryRouter>
      <WaterPanel day="2026-11-23" drinks={[]} target={null} />
    </MemoryRouter>,
  );
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
  press('Glass, 250 ml');
  press('Bottle, 500 ml');
  const other = page.getByLabelText('Other amount') as HTMLInputElement;
  fireEvent.change(other, { target: { value: '5' } });
  press('Add');
  expect(page.getByText('Enter 10 to 3,000 ml.')).toBeDefined();
  fireEvent.change(other, { target: { value: '330' } });
  press('Add');
  expect(other.value).toBe('');
  expect(change.mock.calls.map(([what]) => 'drink' in what && what.drink.milliliters)).toEqual([
    250, 500, 330,
  ]);
});
