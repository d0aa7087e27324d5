import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../platform/testing/fake-server.ts';
import { headSample } from '../testing/board-sample.ts';
import { TryScore } from './try-score.tsx';

beforeEach(() => vi.stubGlobal('fetch', new FakeServer().fetch));
afterEach(() => vi.unstubAllGlobals());

it('shows what it understood, and asks where a score can mean two things', async () => {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TryScore head={headSample(1, 3)} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const score = page.getByLabelText('Score');
  const button = page.getByRole('button', { name: 'Check place' }) as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  fireEvent.change(score, { target: { value: '930' } });
  expect(page.getByText('Reads as 9:30')).toBeTruthy();
  expect(button.disabled).toBe(false);
  fireEvent.change(score, { target: { value: '29:12:00' } });
  expect(button.disabled).toBe(true);
  const [minutes] = page.getAllByRole('radio');
  expect(page.getByText(/minutes, seconds and hundredths, or hours/)).toBeTruthy();
  fireEvent.click(minutes as HTMLElement);
  expect(page.getByText(/^Reads as 29:12(\.00)?$/)).toBeTruthy();
  expect(button.disabled).toBe(false);
});
