import { appealMinutes } from '@chalkline/contract/competitions/appeal.schema.ts';
import { expect, it } from 'vitest';
import { appealTimeText } from './appeal-texts.ts';

it('names each choice of an organizer in its largest whole unit', () => {
  expect(appealMinutes.map(appealTimeText)).toEqual([
    '15 minutes',
    '30 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '2 days',
    '3 days',
    '7 days',
  ]);
  expect(appealTimeText(90)).toBe('90 minutes');
});
