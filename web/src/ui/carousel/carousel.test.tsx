import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import { Dots } from './dots.tsx';

const items = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ key: name, name, content: name }));

it('has a dot for each stop and no arrows', () => {
  const onGo = vi.fn();
  render(
    <>
      <Carousel label="Featured" items={items} />
      <Dots names={['One', 'Two', 'Three']} current={0} onGo={onGo} />
    </>,
  );
  const dots = screen.getAllByRole('button', { name: /^Show / });
  expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(['Show One', 'Show Two', 'Show Three']);
  fireEvent.click(screen.getByRole('button', { name: 'Show Three' }));
  expect(onGo).toHaveBeenCalledWith(2);
  const others = screen.queryAllByRole('button', { name: /^(?!Show |Pause slideshow|Resume slideshow)/ });
  expect(others).toEqual([]);
});
