import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chooseLocale } from './locale.ts';
import { NumberField, numberIn } from './number-field.tsx';

it.each([
  ['4500', 4500],
  [' 4,5 ', 4.5],
  ['4.', 4],
  ['-3', -3],
  ['', null],
  ['12a', null],
  ['1e3', null],
  ['1,234,567', 1_234_567],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['0,125', 0.125],
  ['2.125', 2.125],
  ['12,34,5', null],
])('reads %j as %j', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

it.each([
  ['8,200', 8200],
  ['8.200', 8200],
  ['-12,000', -12_000],
  ['8,2', 8.2],
  ['0,200', 0.2],
])('reads %j as %j where only whole numbers go', (text, value) => {
  expect(numberIn(text, false)).toBe(value);
});

it.each([
  ['en-US', 1500],
  ['de-DE', 1.5],
])('reads the comma of 1,500 as readers of %s do', (locale, value) => {
  chooseLocale(locale);
  expect(numberIn('1,500')).toBe(value);
  chooseLocale(null);
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
