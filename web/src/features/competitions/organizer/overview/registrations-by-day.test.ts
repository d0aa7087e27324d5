import { expect, it } from 'vitest';
import { registrationsByDay } from './registrations-by-day.ts';

it('counts every day from the one before the first, those without anybody too', () => {
  const counted = [
    { on: '2026-09-02', athletes: 3 },
    { on: '2026-09-04', athletes: 5 },
  ];
  expect(registrationsByDay(counted, '2026-09-05')).toEqual([
    { on: '2026-09-01', athletes: 0 },
    { on: '2026-09-02', athletes: 3 },
    { on: '2026-09-03', athletes: 3 },
    { on: '2026-09-04', athletes: 5 },
    { on: '2026-09-05', athletes: 5 },
  ]);
  expect(registrationsByDay([], '2026-09-05')).toEqual([]);
});

it('leaves days out of a long time and ends with the last', () => {
  const days = registrationsByDay([{ on: '2026-01-01', athletes: 1 }], '2026-12-31');
  expect(days.length).toBeLessThanOrEqual(60);
  expect(days.at(-1)).toEqual({ on: '2026-12-31', athletes: 1 });
});

it('goes on to who was added after the competition', () => {
  expect(registrationsByDay([{ on: '2026-09-04', athletes: 1 }], '2026-09-02').at(-1)?.on).toBe('2026-09-04');
});
