import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NumberField, numberIn } from './number-field.tsx';

it.each([
  ['4500', 4500],
  [' 4,5 ', 4.5],
  ['4.', 4],
  ['-3', -3],
  ['', null],
  ['12a', null],
  ['1e3', null],
])('reads %j as %j', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

it('hands over numbers, and null while there is none', () => {
  const change = vi.fn();
  render(<NumberField label="Places" onChange={change} />);
  const box = screen.getByLabelText('Places');
  fireEvent.change(box, { target: { value: '40' } });
  fireEvent.change(box, { target: { value: '40.5.1' } });
  expect(change.mock.calls).toEqual([[40], [null]]);
});

it('takes no letters, so that a number with its unit isn’t lost', () => {
  const change = vi.fn();
  render(<NumberField label="Body weight" decimals onChange={change} />);
  const box = screen.getByLabelText<HTMLInputElement>('Body weight');
  fireEvent.change(box, { target: { value: '73,4 kg' } });
  expect(change.mock.calls).toEqual([[73.4]]);
  expect(box.value).toBe('73,4');
});

it('ties the error to the box', () => {
  render(<NumberField label="Places" error="At least 1." />);
  const box = screen.getByLabelText('Places');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At least 1.',
  );
});
