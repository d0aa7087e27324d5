import type { ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgramWeek } from './program-week.tsx';

// A Friday.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const done = (id: string, day: string, doneOn: string) =>
  ({
    id,
    name: id,
    day,
    doneOn,
    isDone: true,
    isSkipped: false,
    isMoved: false,
    isAdjusted: false,
    week: 1,
  }) as ScheduledReply;

it('shows a workout on the day it was trained, and on its own day when that was', () => {
  const workouts = [
    done('Grip', '2026-11-28', '2026-11-27'),
    done('Squat', '2026-11-23', '2026-11-23'),
    done('Pull', '2026-11-30', '2026-11-26'),
  ];
  const { getByRole } = render(<ProgramWeek enrollment={{} as never} workouts={workouts} />);
  const days = within(getByRole('list', { name: 'This week' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent?.replace(/^\w+ \d+ Nov/, ''))).toEqual([
    'SquatDone',
    'Rest',
    'Rest',
    'PullDone, planned for Mon 30 Nov',
    'GripDone, planned for Sat 28 Nov',
    'GripDone Fri 27 Nov',
    'Rest',
  ]);
});
