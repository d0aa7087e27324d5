import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from './select-field.tsx';

const choices = [
  { value: 'BY', label: 'Belarus' },
  { value: 'BE', label: 'Belgium' },
  { value: 'BZ', label: 'Belize' },
  { value: 'UA', label: 'Ukraine', also: ['UA', 'UKR'] },
  { value: 'GB', label: 'United Kingdom', also: ['GB', 'GBR', 'UK', 'England'] },
];

function show(start: string | null = null) {
  const chosen = vi.fn();
  function Picker() {
    const [value, setValue] = useState(start);
    return (
      <SelectField
        id="country"
        label="Country"
        searchable
        choices={choices}
        value={value}
        onChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
    );
  }
  const submitted = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <MantineProvider env="test">
      <form onSubmit={submitted}>
        <Picker />
      </form>
    </MantineProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  act(() => box.focus());
  const type = (words: string) => fireEvent.change(box, { target: { value: words } });
  return { box, chosen, type };
}

const enter = { key: 'Enter', code: 'Enter' };

it('takes the first match by Enter', () => {
  const { box, chosen, type } = show();
  type('belg');
  fireEvent.keyDown(box, enter);
  expect(chosen.mock.calls).toEqual([['BE']]);
  expect(box.value).toBe('Belgium');
  expect(box.validity.valid).toBe(true);
});

it.each([
  ['uk', ['United Kingdom', 'Ukraine']],
  ['engl', ['United Kingdom']],
  ['el', ['Belarus', 'Belgium', 'Belize']],
])('finds choices by %s, the closest first', (words, labels) => {
  const { type } = show();
  type(words);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(labels);
});

it('selects the option highlighted with the arrow keys', () => {
  const { box, chosen, type } = show();
  type('bel');
  fireEvent.keyDown(box, { key: 'ArrowDown', code: 'ArrowDown' });
  fireEvent.keyDown(box, enter);
  expect(chosen.mock.calls).toEqual([['BE']]);
});

it('takes the only match when it is left', () => {
  const { box, chosen, type } = show();
  type('beli');
  act(() => box.blur());
  expect(chosen.mock.calls).toEqual([['BZ']]);
  expect(box.value).toBe('Belize');
});

it.each([
  ['atlantis', 'Nothing matches “atlantis”. Choose from the list.'],
  ['bel', 'Choose one from the list.'],
])('keeps %s when it is left, says what is wrong and is not valid', (words, problem) => {
  const { box, chosen, type } = show('BE');
  type(words);
  act(() => box.blur());
  expect(chosen).not.toHaveBeenCalled();
  expect(box.value).toBe(words);
  expect(screen.getByText(problem)).toBeTruthy();
  expect(box.validationMessage).toBe(problem);
});

it('goes back to the choice when it is left empty', () => {
  const { box, type } = show('BE');
  type('');
  act(() => box.blur());
  expect(box.value).toBe('Belgium');
  expect(box.validity.valid).toBe(true);
});
