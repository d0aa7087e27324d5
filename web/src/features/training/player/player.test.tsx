import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen as page, render, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../platform/calls.ts';
import { desk } from '../desk.ts';
import type { DoneSet } from '../plans.ts';
import type { KeptLog } from '../training-store.ts';
import { Player } from './player.tsx';

const five = { kind: 'work' as const, reps: 5, grams: 100_000, seconds: null, meters: null };
const exercise = (name: string, sets: number) => ({
  exercises: [
    {
      exerciseId: name,
      name,
      measure: 'load' as const,
      sets: Array.from({ length: sets }, () => ({ ...five, rest: 0 })),
    },
  ],
});
const done = (name: string, minute: number): DoneSet => ({
  ...five,
  id: `${name} ${minute}`,
  exerciseId: name,
  name,
  measure: 'load',
  doneAt: `2026-11-23T09:0${minute}:00.000Z`,
  note: '',
  rpe: null,
  revision: 1,
});
const log: KeptLog = {
  id: 'log',
  personId: 'ana',
  name: 'Whole body',
  note: '',
  day: '2026-11-23',
  scheduledId: null,
  startedAt: '2026-11-23T09:00:00.000Z',
  endedAt: null,
  editedAt: '2026-11-23T09:00:00.000Z',
  plan: { blocks: [exercise('Squat', 2), exercise('Row', 2)] },
  sets: [],
  rest: null,
  timer: null,
  editing: false,
};

function open(change: Partial<KeptLog>) {
  const player = (more: Partial<KeptLog> = {}) => (
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Player log={{ ...log, ...change, ...more }} back="/" training={undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(player());
  return (more: Partial<KeptLog>) => rerender(player(more));
}
const shown = () => page.getByRole('heading', { level: 1 }).textContent;
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }));

/** Each clock tick is drawn, as in a browser. */
async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 250) await act(() => vi.advanceTimersByTimeAsync(250));
}

/** Notes the frequencies that are played. */
function fakeAudio(played: number[]) {
  const node = {
    connect: (other: object) => other,
    start: vi.fn(),
    stop: vi.fn(),
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  };
  const frequency = Object.defineProperty({}, 'value', { set: (hertz: number) => played.push(hertz) });
  return class {
    readonly resume = async () => undefined;
    readonly createGain = () => node;
    readonly createOscillator = () => ({ ...node, frequency });
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

it('draws an exercise forward, goes on with it, and comes back to what was left', () => {
  const put = vi.spyOn(desk, 'putSet').mockResolvedValue();
  const now = open({});
  expect(shown()).toBe('Squat');
  press('Exercise 1 of 2: show all');
  fireEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: /^Row/ }));
  expect(shown()).toBe('Row');
  press('Set done');
  expect(put.mock.calls[0]?.[1]).toMatchObject({ exerciseId: 'Row', revision: 1 });
  now({ sets: [done('Row', 1)] });
  expect(shown()).toBe('Row');
  now({ sets: [done('Row', 1), done('Row', 2)] });
  expect(shown()).toBe('Squat');
});

it('corrects and deletes a set of a finished workout', () => {
  const put = vi.spyOn(desk, 'putSet').mockResolvedValue();
  const remove = vi.spyOn(desk, 'removeSet').mockResolvedValue();
  open({ sets: [done('Squat', 1), done('Row', 2)], endedAt: '2026-11-23T10:00:00.000Z', editing: true });
  expect(shown()).toBe('Whole body');
  fireEvent.click(page.getAllByRole('button', { name: 'Set 1: 100 × 5, done' })[1] as HTMLElement);
  expect(shown()).toBe('Row');
  fireEvent.change(page.getByRole('textbox', { name: 'reps' }), { target: { value: '8' } });
  press('Save set');
  expect(put.mock.calls[0]?.[1]).toMatchObject({ id: 'Row 2', reps: 8, revision: 2 });
  expect(shown()).toBe('Whole body');
  fireEvent.click(page.getAllByRole('button', { name: 'Set 1: 100 × 5, done' })[0] as HTMLElement);
  press('Delete set');
  expect(remove.mock.calls[0]?.[1]).toBe('Squat 1');
  expect(shown()).toBe('Whole body');
});

it('shows the plates for the load on the screen', () => {
  open({});
  fireEvent.change(page.getByRole('textbox', { name: 'kg' }), { target: { value: '60' } });
  press('Plates');
  expect(within(page.getByRole('dialog')).getByText('Plates for 60 kg')).toBeDefined();
});

it('lets the end of a rest be heard while another set is on the screen, unless the sound is off', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:30:00Z') });
  const played: number[] = [];
  vi.stubGlobal('AudioContext', fakeAudio(played));
  const note = vi.spyOn(desk, 'noteLog').mockResolvedValue();
  const rest = { until: Date.now() + 2100, length: 90 };
  const now = open({ sets: [done('Squat', 1)], rest });
  expect(shown()).toBe('Rest');
  press('Exercise 1 of 2: show all');
  fireEvent.click(within(page.getByRole('dialog')).getByRole('button', { name: /^Row/ }));
  expect(page.getByRole('button', { name: 'Rest 0:03' })).toBeDefined();
  await pass(2500);
  expect(played).toEqual([660, 660, 880, 1100, 1320]);
  expect(note).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'log', rest: null }));
  now({ rest: null });
  now({ rest: { until: Date.now() + 2100, length: 90 } });
  press(/^Rest 0:0/);
  press('Sound');
  await pass(2500);
  expect(played).toHaveLength(5);
});

it('takes a time as a clock shows it', () => {
  const put = vi.spyOn(desk, 'putSet').mockResolvedValue();
  const run = { ...five, reps: null, grams: null, meters: 5000, rest: 0 };
  const planned = { exerciseId: 'Run', name: 'Run', measure: 'distance' as const, sets: [run] };
  open({ plan: { blocks: [{ exercises: [planned] }] } });
  const time = page.getByRole('textbox', { name: 'min:s' });
  fireEvent.change(time, { target: { value: '2530' } });
  fireEvent.blur(time);
  expect((time as HTMLInputElement).value).toBe('25:30');
  press('Set done');
  expect(put.mock.calls[0]?.[1]).toMatchObject({ meters: 5000, seconds: 1530 });
});

it('logs how hard a set was, which the next set doesn’t take over', () => {
  const put = vi.spyOn(desk, 'putSet').mockResolvedValue();
  const now = open({});
  press('Add RPE');
  press('8.5');
  press('9');
  press('Set done');
  expect(put.mock.calls[0]?.[1]).toMatchObject({ reps: 5, rpe: 9 });
  now({ sets: [{ ...done('Squat', 1), reps: 6, rpe: 9 }] });
  expect(page.getByRole('cell', { name: '100 × 6 @9 done' })).toBeDefined();
  press('Set done');
  expect(put.mock.calls[1]?.[1]).toMatchObject({ reps: 6, rpe: null });
});

it('asks how hard a set was where the program does', () => {
  const asked = { range: null, percent: null, rpe: 8, tempo: null };
  const [block] = exercise('Squat', 1).exercises;
  if (!block) throw new Error('no exercise');
  open({ plan: { blocks: [{ exercises: [{ ...block, sets: [{ ...five, rest: 0, asked }] }] }] } });
  expect(page.getByRole('group', { name: 'RPE: how hard it was' })).toBeDefined();
  expect(page.queryByRole('button', { name: 'Add RPE' })).toBeNull();
});
