import type { CheckInQuestion } from '@chalkline/contract/coaching/check-in.schema.ts';
import { day } from '@chalkline/contract/spans.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersFit, answersSeen, nextAfter } from './check-ins.rules.ts';

const questions: readonly CheckInQuestion[] = [
  { label: 'Weight', kind: 'weight', area: 'body' },
  { label: 'Effort', kind: 'scale', area: 'training' },
  { label: 'Meals', kind: 'text', area: 'nutrition' },
];

describe('answers', () => {
  it.each([
    [[72.4, 7, 'Fine'], true],
    [[null, null, null], true],
    [[72.4, 7], false],
    [[19, 7, 'Fine'], false],
    [[72.4, 7.5, 'Fine'], false],
    [[72.4, 11, 'Fine'], false],
    [['72', 7, 'Fine'], false],
    [[72.4, 7, 3], false],
  ])('fit their questions: %j is %s', (answers, fits) => {
    expect(answersFit(questions, answers)).toBe(fits);
  });

  it('are hidden where their area is closed', () => {
    const earlier = [[{ value: 70, until: '2026-10-20T07:00:00.000Z' }]];
    const answered = { questions, answers: [72.4, 7, 'Fine'], earlier };
    const seen = answersSeen(answered, new Set(['training'] as const));
    expect(seen.map((one) => [one.value, one.earlier, one.isHidden])).toEqual([
      [null, [], true],
      [7, [], false],
      [null, [], true],
    ]);
  });
});

describe('the next check-in', () => {
  it('is on the schedule, after now, and no later than one step from it', () => {
    const start = Date.UTC(2026, 9, 20, 7);
    fc.assert(
      fc.property(fc.constantFrom(7, 14, 28), fc.integer({ min: 0, max: 400 * day }), (every, late) => {
        const now = new Date(start + late);
        const next = nextAfter(new Date(start), every, now).getTime();
        expect(next).toBeGreaterThan(now.getTime());
        expect(next - now.getTime()).toBeLessThanOrEqual(every * day);
        expect((next - start) % (every * day)).toBe(0);
      }),
    );
  });
});
