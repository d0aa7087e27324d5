import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useOpenItem } from './use-open-item.ts';

const [one, two] = [{ id: 'one' }, { id: 'two' }];

function open(address: string, items: readonly { id: string }[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook((shown: readonly { id: string }[]) => useOpenItem(shown)?.id, {
    wrapper,
    initialProps: items,
  });
}

it('keeps the first item open when another one is put first', () => {
  const { result, rerender } = open('/', [one, two]);
  rerender([two, one]);
  expect(result.current).toBe('one');
});

it('opens the next first item once the open one is deleted', () => {
  const { result, rerender } = open('/', [one, two]);
  rerender([two]);
  expect(result.current).toBe('two');
});

it('opens what the address asks for', () => {
  expect(open('/?open=two', [one, two]).result.current).toBe('two');
  expect(open('/?open=new', [one, two]).result.current).toBeUndefined();
  expect(open('/?open=gone', [one, two]).result.current).toBe('one');
});
