import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  frozen,
  isRenewable,
  isRunning,
  type MembershipDays,
  monthsAfter,
  nextPeriod,
  stateOf,
  trialPeriod,
} from './memberships.rules.ts';

const paid = (paidThrough: string, more: Partial<MembershipDays> = {}): MembershipDays => ({
  paidThrough,
  anchorDay: 31,
  frozenThrough: null,
  trialThrough: null,
  canceledAt: null,
  ...more,
});

describe('a period', () => {
  it.each([
    ['2026-01-31', 1, 31, '2026-02-28'],
    ['2026-02-28', 1, 31, '2026-03-31'],
    ['2028-01-30', 1, 30, '2028-02-29'],
    ['2026-11-30', 3, 31, '2027-02-28'],
    ['2028-02-29', 12, 29, '2029-02-28'],
  ])('%s and %i months on anchor %i begins on %s', (day, months, anchor, next) => {
    expect(monthsAfter(day, months, anchor)).toBe(next);
  });

  it('follows what is paid until it expires, then begins today', () => {
    const member = paid('2026-02-27');
    const next = { startsOn: '2026-02-28', endsOn: '2026-03-30', anchorDay: 31 };
    expect(nextPeriod(member, 'month', '2026-02-20')).toEqual(next);
    expect(nextPeriod(member, 'month', '2026-03-13')).toEqual(next);
    const anew = { startsOn: '2026-03-14', endsOn: '2026-04-13', anchorDay: 14 };
    expect(nextPeriod(member, 'month', '2026-03-14')).toEqual(anew);
    expect(nextPeriod(null, 'month', '2026-03-14')).toEqual(anew);
  });

  it('of a trial has its days, and the next ones begin on the day after', () => {
    expect(trialPeriod('2026-01-17', 14)).toEqual({
      startsOn: '2026-01-17',
      endsOn: '2026-01-30',
      anchorDay: 31,
    });
    expect(trialPeriod('2026-02-28', 1)).toMatchObject({ endsOn: '2026-02-28', anchorDay: 1 });
  });

  it('can be paid from 14 days before', () => {
    expect(isRenewable(paid('2026-02-15'), '2026-02-01')).toBe(true);
    expect(isRenewable(paid('2026-02-16'), '2026-02-01')).toBe(false);
  });
});

it('has a state by its days', () => {
  const today = '2026-03-15';
  const states = (member: MembershipDays) => [stateOf(member, today), isRunning(member, today)];
  expect(states(paid('2026-03-15'))).toEqual(['active', true]);
  expect(states(paid('2026-03-14'))).toEqual(['due', true]);
  expect(states(paid('2026-03-08'))).toEqual(['due', true]);
  expect(states(paid('2026-03-07'))).toEqual(['suspended', true]);
  expect(states(paid('2026-03-01'))).toEqual(['suspended', true]);
  expect(states(paid('2026-02-28'))).toEqual(['expired', false]);
  expect(states(paid('2026-04-20', { frozenThrough: '2026-03-15' }))).toEqual(['frozen', true]);
  expect(states(paid('2026-04-20', { frozenThrough: '2026-03-14' }))).toEqual(['active', true]);
  expect(states(paid('2026-03-15', { trialThrough: '2026-03-15' }))).toEqual(['trialing', true]);
  expect(states(paid('2026-04-14', { trialThrough: '2026-03-14' }))).toEqual(['active', true]);
  const canceledAt = new Date('2026-03-01T10:00:00Z');
  expect(states(paid('2026-03-15', { canceledAt }))).toEqual(['canceled', true]);
  expect(states(paid('2026-03-14', { canceledAt }))).toEqual(['canceled', false]);
});

/** A generator of its own, so that a failure is found again by its number. */
function dice(seed: number) {
  let state = seed + 1;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

it('of 10,000 timelines has periods that never overlap, and as many paid days as were paid and frozen', () => {
  for (let seed = 0; seed < 10_000; seed += 1) {
    const roll = dice(seed);
    let today = dayAfter('2026-01-01', roll(800));
    let member = null as MembershipDays | null;
    let last = '';
    for (let step = 0; step < 12; step += 1) {
      today = dayAfter(today, roll(40));
      const period = (['month', 'quarter', 'year'] as const)[roll(3)] ?? 'month';
      if (member && roll(4) === 0 && stateOf(member, today) === 'active') {
        const days = 7 + roll(84);
        const before: string = member.paidThrough;
        member = { ...member, ...frozen(member, today, days) };
        last = member.paidThrough;
        expect(member.paidThrough).toBe(dayAfter(before, days));
        continue;
      }
      if (member && !isRenewable(member, today)) continue;
      const next = nextPeriod(member, period, today);
      if (next.startsOn <= last || next.endsOn <= next.startsOn) {
        throw new Error(`timeline ${seed}: ${next.startsOn} to ${next.endsOn} after ${last}`);
      }
      if (member && isRunning(member, today) && next.startsOn !== dayAfter(last, 1)) {
        throw new Error(`timeline ${seed}: a gap before ${next.startsOn}`);
      }
      const { anchorDay, endsOn } = next;
      member = paid(endsOn, { anchorDay });
      last = endsOn;
    }
  }
});
