import { expect, it } from 'vitest';
import { daysOf, evenPace, paceOn, sumsByDay } from './challenge.rules.ts';

const days = daysOf({ startsOn: '2028-02-27', endsOn: '2028-03-02' });

it('knows the days of a challenge, over the end of a leap month', () => {
  expect(days).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']);
  expect(daysOf({ startsOn: '2028-02-27', endsOn: '2028-02-27' })).toEqual(['2028-02-27']);
});

it('adds up what was done, until today', () => {
  const results = [
    { day: '2028-02-29', amount: 3000 },
    { day: '2028-02-27', amount: 1000 },
    { day: '2028-02-27', amount: 500 },
  ];
  expect(sumsByDay(days, '2028-02-29', results)).toEqual([1500, 1500, 4500]);
  expect(sumsByDay(days, '2028-02-26', results)).toEqual([]);
  expect(sumsByDay(days, '2029-01-01', results)).toHaveLength(5);
});

it('compares with an even pace and says what each day left needs', () => {
  expect(evenPace(days, 10_000)).toEqual([2000, 4000, 6000, 8000, 10_000]);
  expect(paceOn(days, '2028-02-29', 7500, 10_000)).toEqual({ ahead: 1500, perDay: 834 });
  expect(paceOn(days, '2028-02-28', 1000, 10_000)).toEqual({ ahead: -3000, perDay: 2250 });
  expect(paceOn(days, '2028-03-02', 12_000, 10_000)).toEqual({ ahead: 2000, perDay: 0 });
  expect(paceOn(days, '2028-03-03', 1000, 10_000)).toBeNull();
});
