import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen as page, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/calls.ts';
import { desk } from './desk.ts';
import { FinishModal } from './player/finish-modal.tsx';
import { TrainButton } from './program/train-button.tsx';
import type { KeptLog } from './training-store.ts';

// A Friday.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (what: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{what}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }));
const at = (local: string) => new Date(local).toISOString();

const trainButton = (day: string) => (
  <TrainButton
    at="fitnessTrainer"
    personId="ana"
    planned={{ id: 'planned', name: 'Push', day, workout: { blocks: [] } } as never}
    exercises={[]}
    training={{ exercises: [] }}
    main
  />
);

it('logs a missed workout on the day it was planned for', () => {
  const change = vi.spyOn(desk, 'changeLog').mockResolvedValue();
  show(trainButton('2026-11-25'));
  press('Train: Push');
  press('I did it already');
  press('Log sets');
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    name: 'Push',
    scheduledId: 'planned',
    day: '2026-11-25',
    startedAt: at('2026-11-25T18:00'),
    endedAt: at('2026-11-25T19:00'),
    editing: true,
  });
});

it('trains today’s workout without a question', () => {
  const change = vi.spyOn(desk, 'changeLog').mockResolvedValue();
  show(trainButton('2026-11-27'));
  press('Train: Push');
  expect(change.mock.calls[0]?.[0]).toMatchObject({ day: '2026-11-27', endedAt: null });
});

it('finishes a workout on the day and with the times it had', () => {
  const change = vi.spyOn(desk, 'changeLog').mockResolvedValue();
  const done = vi.fn();
  const times = { day: '2026-11-27', startedAt: at('2026-11-27T18:10'), endedAt: null };
  const log = { id: 'log', personId: 'ana', name: 'Legs', note: '', sets: [], ...times };
  show(<FinishModal log={log as unknown as KeptLog} onClose={done} onDone={done} />);
  expect((page.getByLabelText('Duration') as HTMLInputElement).value).toBe('110');
  fireEvent.change(page.getByLabelText('Day'), { target: { value: '2026-11-28' } });
  press('Finish');
  expect([page.getByText(/aren’t in the future/) !== null, done.mock.calls.length]).toEqual([true, 0]);
  fireEvent.change(page.getByLabelText('Day'), { target: { value: '2026-11-26' } });
  fireEvent.change(page.getByLabelText('Duration'), { target: { value: '50' } });
  press('Finish');
  expect(change.mock.calls[0]?.[0]).toMatchObject({
    day: '2026-11-26',
    startedAt: at('2026-11-26T18:10'),
    endedAt: at('2026-11-26T19:00'),
  });
});
