import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cellSample } from '../testing/board-sample.ts';
import { Result } from './board-cell.tsx';

const lifted = cellSample({ main: '105', unit: 'kg', other: '231.49 lb', penalty: '5 reps off', place: 2 });

it('shows a load in the other unit beside it where there is room, and on pointing at it everywhere', () => {
  const narrow = render(<Result cell={lifted} />).container;
  expect(narrow.querySelector('[aria-hidden]')?.textContent).toBe('105kg pen');
  expect(narrow.querySelector('[title]')?.getAttribute('title')).toBe('5 reps off, 231.49 lb');
  const roomy = render(<Result cell={lifted} roomy />).container;
  expect(roomy.querySelector('[aria-hidden]')?.textContent).toBe('105kg (231.49 lb) pen');
  const plain = render(<Result cell={cellSample()} roomy />).container;
  expect(plain.querySelector('[aria-hidden]')?.textContent).toBe('9:41.28');
  expect(plain.querySelector('[title]')).toBeNull();
});
