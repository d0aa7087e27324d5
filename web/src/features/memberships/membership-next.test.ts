import type { MembershipReply } from '@chalkline/contract/memberships/membership.schema.ts';
import { expect, it } from 'vitest';
import { calendarDayText } from '../../ui/times.ts';
import { comingOf, nextText } from './membership-next.ts';

type Renewal = NonNullable<MembershipReply['renewal']>;
const renewal = (on: string | null, failed = 0): Renewal => ({
  on,
  price: 4900,
  dearer: null,
  card: null,
  failed,
});
const held = (state: MembershipReply['state'], more: Partial<MembershipReply> = {}) => ({
  state,
  price: 4900,
  paidThrough: '2026-11-08',
  renewal: null,
  change: null,
  ...more,
});

it.each<[string, ReturnType<typeof held>, string]>([
  ['a trial', held('trialing', { renewal: renewal('2026-11-09') }), 'First payment 2026-11-09'],
  ['one that renews', held('active', { renewal: renewal('2026-11-09') }), 'Renews 2026-11-09'],
  [
    'one whose price has risen',
    held('active', { renewal: { ...renewal('2026-11-09'), dearer: 5500 } }),
    'Ends 2026-11-08, unless the new price is agreed to',
  ],
  ['one whose card failed', held('due', { renewal: renewal('2026-11-10', 1) }), 'Next try 2026-11-10'],
  ['one that is being charged', held('due', { renewal: renewal(null) }), 'Is being charged now'],
  ['one that is paid by hand', held('active'), 'Paid through 2026-11-08'],
  ['one that costs nothing', held('active', { price: 0 }), 'Runs until 2026-11-08'],
  ['one that is due', held('due'), 'Comes in until 2026-11-15'],
  ['a suspended one', held('suspended'), 'Ends 2026-11-22'],
  ['a suspended one that renews', held('suspended', { renewal: renewal('2026-11-09') }), 'Ends 2026-11-22'],
  ['a canceled one', held('canceled'), 'No more charges'],
])('says what comes next for %s', (_, membership, expected) => {
  const days = /\d{4}-\d\d-\d\d/;
  const day = days.exec(expected)?.[0];
  expect(nextText(membership)).toBe(day ? expected.replace(day, calendarDayText(day)) : expected);
});

it('says day by day what happens while it stays unpaid', () => {
  expect(comingOf(held('due', { renewal: renewal('2026-11-10', 1) }))).toEqual([
    { on: '2026-11-10', what: 'The card is tried again' },
    { on: '2026-11-12', what: 'The card is tried again' },
    { on: '2026-11-14', what: 'The card is tried again' },
    { on: '2026-11-15', what: 'Last day to come in' },
    { on: '2026-11-16', what: 'Last try to charge the card' },
    { on: '2026-11-22', what: 'Last day to pay, then the membership ends' },
  ]);
  expect(comingOf(held('suspended'))).toEqual([
    { on: '2026-11-22', what: 'Last day to pay, then the membership ends' },
  ]);
  expect(comingOf(held('active'))).toEqual([]);
});
