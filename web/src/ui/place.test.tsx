import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Place, placeText } from './place.tsx';

it.each([
  [1, false, '1st'],
  [2, false, '2nd'],
  [3, false, '3rd'],
  [4, true, '=4th'],
  [11, false, '11th'],
  [12, true, '=12th'],
  [22, false, '22nd'],
  [103, false, '103rd'],
])('writes place %i, tied %s, as %s', (place, tied, text) => {
  expect(placeText(place, tied)).toBe(text);
});

it('shows the numeral with its equals sign and reads it out as a place', () => {
  const { container } = render(<Place place={4} tied />);
  expect(container.textContent).toBe('Tied 4th=4');
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('=4');
});

it('shows 1 to 3 on a block, the others without', () => {
  const blocks = [1, 2, 3, 4].map((place) => {
    const { container } = render(<Place place={place} />);
    return container.querySelector('[class*=block]') !== null;
  });
  expect(blocks).toEqual([true, true, true, false]);
});

it('lets a status word replace the place', () => {
  const { container } = render(<Place place={null} word="WD" />);
  expect(container.textContent).toBe('WD');
});
