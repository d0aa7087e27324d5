import { dayAfter } from '@chalkline/contract/competitions/days.ts';
import { expect, it } from 'vitest';
import { endsSoon, trainingNeed } from './attention.rules.ts';

const today = '2026-11-26';
/** Workouts every second day, the last one yesterday, with whether each is done: the latest first. */
const workouts = (done: readonly boolean[], isSkipped = false) =>
  done.map((isDone, at) => ({ day: dayAfter(today, -1 - 2 * at), isDone, isSkipped }));
const all = (isDone: boolean, count: number) => Array.from({ length: count }, () => isDone);

it('is three missed in a row first, without skipped ones', () => {
  expect(trainingNeed(workouts([false, false, false, true]), [], today)).toBe('missed');
  expect(trainingNeed(workouts([false, false, true]), [], today)).toBeNull();
  expect(trainingNeed(workouts([false, false, false], true), [], today)).toBeNull();
});

it('is adherence that falls by 20 points, where enough was due before and since', () => {
  const before = all(true, 14);
  const since = [true, false, false, true, false, false, true, true, true, true, true, true, true];
  expect(trainingNeed(workouts([...since, ...before]), [], today)).toBe('falling');
  expect(trainingNeed(workouts([...all(true, 11), false, false, ...before]), [], today)).toBeNull();
  expect(trainingNeed(workouts(since), [], today)).toBeNull();
});

it('is a note about pain', () => {
  expect(trainingNeed(workouts([true]), ['Felt great', 'My shoulder HURTS on presses'], today)).toBe('pain');
  expect(trainingNeed(workouts([true]), ['Painted the gym'], today)).toBeNull();
});

it('is a program that ends within a week, with none that goes on', () => {
  const until = (day: string) => [
    { day: dayAfter(today, -3), isDone: true, isSkipped: false },
    { day, isDone: false, isSkipped: false },
    { day: dayAfter(today, 30), isDone: false, isSkipped: true },
  ];
  const [near, far] = [until(dayAfter(today, 7)), until(dayAfter(today, 8))];
  expect(endsSoon([near], today)).toBe(true);
  expect(endsSoon([far], today)).toBe(false);
  expect(endsSoon([near, far], today)).toBe(false);
  expect(endsSoon([], today)).toBe(false);
});
