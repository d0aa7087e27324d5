import type { ScheduledReply } from '@chalkline/contract/training/enrollment.schema.ts';
import { expect, it } from 'vitest';
import { stateText, workoutText } from './running-texts.ts';

const grip = { day: '2026-11-28', isMoved: false, isAdjusted: false } as ScheduledReply;

it('says that a workout was done before the day it is planned for', () => {
  expect(workoutText('done', grip, '2026-11-27')).toBe('Done, planned for Sat 28 Nov');
  expect(workoutText('done', grip, '2026-11-28')).toBe('Done, Sat 28 Nov');
  expect(workoutText('planned', grip, '2026-11-27')).toBe('Sat 28 Nov');
});

it('says on which day a workout was done instead of its own', () => {
  const early = { ...grip, isDone: true, doneOn: '2026-11-27' } as ScheduledReply;
  expect(workoutText('done', early, '2026-11-27')).toBe('Done Fri 27 Nov, planned for Sat 28 Nov');
  expect(stateText('done', early, '2026-11-27')).toBe('Done, planned for Sat 28 Nov');
  expect(stateText('done', early, '2026-11-28')).toBe('Done Fri 27 Nov');
  const onTime = { ...early, doneOn: '2026-11-28' };
  expect(workoutText('done', onTime, '2026-11-29')).toBe('Done, Sat 28 Nov');
  expect(stateText('done', onTime)).toBe('Done');
});
