import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../competitions/days.ts';
import {
  adherence,
  laidOut,
  moved,
  placesOf,
  relaid,
  type Schedule,
  skipped,
  stateOn,
  switchableWeeks,
  switched,
  weekdayOf,
} from './schedule.rules.ts';

const monday = '2026-11-23';
let made = 0;
const newId = () => {
  made += 1;
  return `workout-${made}`;
};

const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const startDay = fc.integer({ min: 0, max: 800 }).map((days) => dayAfter('2026-01-01', days));
const tree = (counts: readonly number[]) => ({
  weeks: counts.map((count, week) => ({
    id: `week-${week}`,
    days: Array.from({ length: count }, (_, day) => ({ id: `${week}-${day}`, name: 'Legs', blocks: [] })),
  })),
});
const weeks = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 12 });

const run = fc.record({
  weekdays,
  startDay,
  counts: weeks,
  withRest: fc.boolean(),
  by: fc.integer({ min: -9, max: 30 }),
});
const scheduleOf = (counts: readonly number[], from: string, days: readonly number[]) =>
  laidOut(placesOf(tree(counts), 1), from, days, newId);
const days = (schedule: Schedule) => schedule.map(({ day }) => day);
const places = (schedule: Schedule) => schedule.map(({ week, dayId }) => `${week} ${dayId}`);

describe('a schedule', () => {
  it('has every workout once, in order, each on a training day of its own', () => {
    fc.assert(
      fc.property(run, ({ counts, startDay: from, weekdays: chosen }) => {
        const schedule = scheduleOf(counts, from, chosen);
        expect(places(schedule)).toEqual(
          counts.flatMap((count, week) =>
            Array.from({ length: count }, (_, day) => `${week + 1} ${week}-${day}`),
          ),
        );
        expect(days(schedule)).toEqual([...new Set(days(schedule))].toSorted());
        expect(days(schedule).every((day) => day >= from && chosen.includes(weekdayOf(day)))).toBe(true);
        expect(new Set(schedule.map(({ id }) => id)).size).toBe(schedule.length);
      }),
    );
  });

  it('starts on the first training day', () => {
    expect(days(scheduleOf([3, 1], '2026-11-24', [1, 3, 5]))).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
      '2026-12-02',
    ]);
  });

  it('moves a workout alone, or with the open ones after it', () => {
    fc.assert(
      fc.property(run, fc.integer({ min: 0, max: 80 }), fc.array(fc.boolean()), (sketch, place, flags) => {
        const schedule = scheduleOf(sketch.counts, sketch.startDay, sketch.weekdays);
        const at = place % schedule.length;
        const one = schedule[at];
        if (!one) return;
        const done = new Set(schedule.filter((_, index) => index !== at && flags[index]).map(({ id }) => id));
        const day = dayAfter(one.day, sketch.by);
        const after = moved(schedule, {
          id: one.id,
          day,
          withRest: sketch.withRest,
          weekdays: sketch.weekdays,
          done,
        });
        if (!after) throw new Error('An open workout can be moved.');
        expect(places(after)).toEqual(places(schedule));
        expect(after[at]).toMatchObject({ day, isMoved: true });
        const follows = (index: number) =>
          sketch.withRest && index > at && !done.has(schedule[index]?.id ?? '');
        after.forEach((entry, index) => {
          if (index !== at && !follows(index)) expect(entry).toEqual(schedule[index]);
        });
        const rest = after.filter((_, index) => follows(index));
        const order = [day, ...days(rest)];
        if (rest.length > 0) expect(order).toEqual([...new Set(order)].toSorted());
        expect(days(rest).every((later) => sketch.weekdays.includes(weekdayOf(later)))).toBe(true);
      }),
    );
  });

  it('follows on other days to train, in order and without what is done or skipped', () => {
    fc.assert(
      fc.property(run, weekdays, fc.array(fc.boolean()), (sketch, chosen, flags) => {
        const laid = scheduleOf(sketch.counts, sketch.startDay, sketch.weekdays);
        const done = new Set(laid.filter((_, index) => flags[index]).map(({ id }) => id));
        const schedule = laid.map((one, at) => ({
          ...one,
          isMoved: true,
          isSkipped: flags[at + 1] === true,
        }));
        const isOpen = ({ id, isSkipped }: Schedule[number]) => !isSkipped && !done.has(id);
        const from = dayAfter(sketch.startDay, sketch.by);
        const after = relaid(schedule, { from, weekdays: chosen, done });
        expect(after === null).toBe(!schedule.some(isOpen));
        if (!after) return;
        expect(after.map(({ id }) => id)).toEqual(schedule.map(({ id }) => id));
        expect(after.filter((one) => !isOpen(one))).toEqual(schedule.filter((one) => !isOpen(one)));
        const open = after.filter(isOpen);
        expect(days(open)).toEqual([...new Set(days(open))].toSorted());
        expect(days(open).every((day) => day >= from && chosen.includes(weekdayOf(day)))).toBe(true);
        expect(open.some(({ isMoved }) => isMoved)).toBe(false);
      }),
    );
  });

  it('moves and skips neither what is done nor what is skipped', () => {
    const [first, second] = scheduleOf([2], monday, [1]);
    if (!first || !second) throw new Error('Two workouts');
    const done = new Set([first.id]);
    const moving = { day: monday, withRest: false, weekdays: [1], done };
    const skipping = { withRest: false, today: monday, weekdays: [1], done };
    expect(skipped([first, second], { ...skipping, id: first.id })).toBeNull();
    expect(moved([first, second], { ...moving, id: first.id })).toBeNull();
    const after = skipped([first, second], { ...skipping, id: second.id }) ?? [];
    expect(after[1]).toMatchObject({ isSkipped: true, day: second.day });
    expect(moved(after, { ...moving, id: second.id })).toBeNull();
    expect(skipped([first], { ...skipping, id: newId() })).toBeNull();
  });

  it('skips a workout alone, or moves the open ones after it up', () => {
    const [a, b, c, d] = scheduleOf([4], monday, [1, 3]);
    if (!a || !b || !c || !d) throw new Error('Four workouts');
    const all = [a, b, c, d];
    const skipping = { id: a.id, withRest: true, today: monday, weekdays: [1, 3], done: new Set<string>() };
    const daysAfter = (change: Partial<typeof skipping>) =>
      days(skipped(all, { ...skipping, ...change }) ?? []);
    expect(days(all)).toEqual([monday, '2026-11-25', '2026-11-30', '2026-12-02']);
    expect(daysAfter({ withRest: false })).toEqual(days(all));
    expect(daysAfter({})).toEqual([monday, monday, '2026-11-25', '2026-11-30']);
    // The second was done early, so it stays; the first was missed, so the next ones begin on Thursday at the earliest.
    expect(daysAfter({ done: new Set([b.id]), today: '2026-11-26' })).toEqual([
      monday,
      '2026-11-25',
      '2026-11-30',
      '2026-12-02',
    ]);
    expect(daysAfter({ today: '2026-12-03' })).toEqual([monday, '2026-12-07', '2026-12-09', '2026-12-14']);
  });

  it('switches to a new version after the weeks that were begun', () => {
    const schedule = scheduleOf([2, 2, 2], monday, [1, 3]);
    const done = new Set(schedule.slice(0, 3).map(({ id }) => id));
    expect(switchableWeeks(schedule, 4, done)).toEqual([3, 4]);
    const later = placesOf(tree([2, 2, 1, 2]), 2, 3);
    const after = switched(schedule, later, { fromWeek: 3, today: '2026-12-01', weekdays: [1, 3] }, newId);
    expect(after.slice(0, 4)).toEqual(schedule.slice(0, 4));
    expect(after.slice(4).map(({ number, week, day }) => [number, week, day])).toEqual([
      [2, 3, '2026-12-07'],
      [2, 4, '2026-12-09'],
      [2, 4, '2026-12-14'],
    ]);
  });

  it('keeps the id of a workout that the new version has as well', () => {
    const program = tree([1, 2]);
    const schedule = laidOut(placesOf(program, 1), monday, [1, 3], newId);
    const [week] = tree([1]).weeks;
    const longer = { weeks: [...program.weeks, ...(week ? [week] : [])] };
    const terms = { fromWeek: 2, today: monday, weekdays: [1, 3] };
    const after = switched(schedule, placesOf(longer, 2, 2), terms, newId);
    expect(after.slice(0, 3).map(({ id }) => id)).toEqual(schedule.map(({ id }) => id));
    expect(after.map(({ number }) => number)).toEqual([1, 2, 2, 2]);
    expect(new Set(after.map(({ id }) => id)).size).toBe(4);
  });
});

describe('adherence', () => {
  const workout = (day: string, what: 'done' | 'skipped' | 'open' = 'open') => ({
    day,
    isDone: what === 'done',
    isSkipped: what === 'skipped',
  });

  it('counts skipped workouts as due, and today’s once it’s done', () => {
    const week = [
      workout('2026-11-16', 'done'),
      workout('2026-11-18', 'skipped'),
      workout('2026-11-20'),
      workout(monday),
      workout('2026-11-25', 'done'),
    ];
    expect(adherence(week, '2026-11-01', monday)).toEqual({ due: 3, done: 1 });
    expect(adherence(week, '2026-11-17', monday)).toEqual({ due: 2, done: 0 });
    expect(adherence([workout(monday, 'done')], '2026-11-01', monday)).toEqual({ due: 1, done: 1 });
  });

  it('is never more than what was due', () => {
    const any = fc
      .record({
        day: fc.integer({ min: -40, max: 40 }).map((by) => dayAfter(monday, by)),
        what: fc.constantFrom('done' as const, 'skipped' as const, 'open' as const),
      })
      .map(({ day, what }) => workout(day, what));
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const { due, done } = adherence(all, dayAfter(monday, -28), monday);
        expect(done).toBeLessThanOrEqual(due);
        expect(due).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  it('tells of each workout what it is today', () => {
    expect(
      [workout('2026-11-20'), workout(monday), workout('2026-11-25')].map((one) => stateOn(one, monday)),
    ).toEqual(['missed', 'today', 'planned']);
    expect(
      [workout('2026-11-20', 'skipped'), workout(monday, 'done')].map((one) => stateOn(one, monday)),
    ).toEqual(['skipped', 'done']);
  });
});
